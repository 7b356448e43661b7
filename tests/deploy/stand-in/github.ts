import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const REPOSITORY = 'owner/site';

const gh = (root: string): string => `#!/bin/sh
case "$1" in
  api) cat "${root}/api/$(printf %s "$2" | tr / :)" 2>/dev/null || { echo 'gh: Not Found (HTTP 404)' >&2; exit 1; } ;;
  run) mkdir -p "$9" && cp -R "${root}/artifacts/$3/$7/." "$9" ;;
  attestation)
    echo "$*" >> "${root}/asked"
    grep -q "$(sha256sum < "$3")" "${root}/attested" || { echo 'no attestations found' >&2; exit 1; } ;;
esac
`;

interface Run {
  id: number;
  commit: string;
  tag?: string;
  /** What became of each job; one without an entry was skipped. */
  jobs?: Readonly<Record<string, string>>;
  /** When each job ended. */
  at?: string;
  isAttested?: boolean;
}

export const PROMOTED = { 'Promote it to all visitors': 'success', 'Attest the sums': 'success' };

/** Replaces GitHub's `gh`: answers from a folder what a test has put there. */
export class GitHub {
  /** Folder of the command. */
  readonly bin: string;
  private readonly root: string;
  private readonly runs: object[] = [];

  private constructor(root: string) {
    this.root = root;
    this.bin = join(root, 'bin');
  }

  /** @param root an empty folder */
  static async make(root: string): Promise<GitHub> {
    for (const name of ['bin', 'api', 'artifacts']) await mkdir(join(root, name), { recursive: true });
    for (const name of ['attested', 'asked']) await writeFile(join(root, name), '');
    const github = new GitHub(root);
    await writeFile(join(github.bin, 'gh'), gh(root), { mode: 0o755 });
    return github;
  }

  /** Makes the REST API answer at a path below the repository. */
  async knows(path: string, answer: object): Promise<void> {
    await writeFile(join(this.root, 'api', `repos/${REPOSITORY}/${path}`.replaceAll('/', ':')), JSON.stringify(answer));
  }

  /** Adds a run of the deploy workflow, newer than those before. */
  async ran({ id, commit, tag, jobs = PROMOTED, at = '2026-11-22T12:00:00Z', isAttested = true }: Run): Promise<void> {
    const run = { id, head_sha: commit, head_branch: tag, html_url: `https://github.test/runs/${id}` };
    this.runs.unshift(run);
    const path = 'actions/workflows/deploy.yml/runs?event=push&per_page=20';
    await this.knows(path, { workflow_runs: this.runs });
    await this.knows(`${path}&head_sha=${commit}`, { workflow_runs: this.runs });
    const steps = [{ name: 'Warn that nothing is attested', conclusion: isAttested ? 'skipped' : 'success' }];
    const listed = Object.entries(jobs).map(([name, conclusion]) => ({ name, conclusion, completed_at: at, steps }));
    await this.knows(`actions/runs/${id}/jobs?per_page=100`, { jobs: listed });
    await this.knows(`actions/runs/${id}/artifacts?name=build`, { artifacts: [] });
  }

  /** Keeps a folder as the artifact `build` of a run. */
  async stores(id: number, folder: string, expired = false): Promise<void> {
    await this.knows(`actions/runs/${id}/artifacts?name=build`, { artifacts: [{ expired }] });
    await cp(folder, this.artifact(id), { recursive: true });
  }

  artifact(id: number): string {
    return join(this.root, 'artifacts', `${id}`, 'build');
  }

  /** Attests a file. */
  async attests(file: string): Promise<void> {
    const sum = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    await appendFile(join(this.root, 'attested'), `${sum}  -\n`);
  }

  /** The arguments of every attestation that was compared. */
  asked(): Promise<string> {
    return readFile(join(this.root, 'asked'), 'utf8');
  }
}
