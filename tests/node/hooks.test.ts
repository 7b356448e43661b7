import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command, temporaryFolder } from './lib/project.ts';

const script = join(temporaryFolder(), 'environment.ts');

// Inherited, they would turn every repository that a test uses into the project's own.
test.for(['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE', 'GIT_PREFIX', 'GIT_OBJECT_DIRECTORY'])(
  'a command in a git hook does not inherit %s',
  async (name) => {
    await writeFile(script, `console.log(process.env.${name}, process.env.GIT_AUTHOR_NAME);`);
    const hook = { [name]: join(script, 'nowhere'), GIT_AUTHOR_NAME: 'A' };
    const { text } = await command('.', ['node', 'scripts/launch.js', script], hook);
    expect(text).toBe('undefined A\n');
  },
);
