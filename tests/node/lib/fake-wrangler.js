#!/usr/bin/env node
/*
 * Stands in for wrangler and an account with one Worker, whose state is in the file that ACCOUNT names: `live` is the
 * version that visitors get, `refuses` begins the command that fails, `meanwhile` goes live during an upload.
 */
import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const { ACCOUNT, WRANGLER_OUTPUT_FILE_PATH } = process.env;
const account = JSON.parse(readFileSync(ACCOUNT, 'utf8'));
const words = process.argv.slice(2);
const command = words
  .slice(
    0,
    words.findIndex((word) => word.startsWith('--')),
  )
  .join(' ');
const record = (fields) => appendFileSync(WRANGLER_OUTPUT_FILE_PATH, `${JSON.stringify(fields)}\n`);

function fail(code, message) {
  record({ type: 'command-failed', code });
  console.error(`\u001B[31m✘ [ERROR]\u001B[0m A request to the Cloudflare API failed.\n\n  ${message} [code: ${code}]`);
  process.exitCode = 1;
}

account.calls.push(command);
if (account.refuses && command.startsWith(account.refuses)) {
  fail(10063, 'You need a workers.dev subdomain in order to proceed.');
} else if (command === 'deployments status') {
  if (account.live === null) fail(10007, 'This Worker does not exist on your account.');
  else console.log(JSON.stringify({ versions: [{ version_id: account.live, percentage: 100 }] }));
} else if (command === 'deploy') {
  account.live = 'new';
  record({ type: 'deploy', version_id: 'new' });
} else if (command === 'versions upload') {
  account.live = account.meanwhile ?? account.live;
  record({ type: 'version-upload', version_id: 'new', preview_url: account.preview });
} else if (command.startsWith('versions deploy ')) {
  account.live = command.slice('versions deploy '.length, -'@100%'.length);
} else if (command !== 'triggers deploy') {
  throw new Error(`Unknown command: ${command}`);
}
// In one step, because a test may be reading it.
writeFileSync(`${ACCOUNT}.new`, JSON.stringify(account));
renameSync(`${ACCOUNT}.new`, ACCOUNT);
