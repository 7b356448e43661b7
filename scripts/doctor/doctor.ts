import { main, parseCommandLine } from '../lib/command.ts';
import { strayCharacters, syntaxProblems } from '../../site-build/checks/syntax.ts';
import { inOneLine } from '../../site-build/problems.ts';

/**
 * `npm run doctor` reports on the token's folder; with `--online` or a node's URL, it also asks the chains. Exits 0 if
 * all is ready, 1 if a value is wrong or a chain contradicts it, 2 if work is left or a chain does not confirm it.
 */
await main(async () => {
  const { values } = parseCommandLine('Usage: npm run doctor, or npm run doctor -- --online', {
    options: { online: { type: 'boolean' }, 'rpc-bnb': { type: 'string' }, 'rpc-solana': { type: 'string' } },
  });
  const unreadable = [...strayCharacters('token').map(inOneLine), ...syntaxProblems('token')];
  if (unreadable.length > 0) {
    console.log(unreadable.join('\n'));
    return 1;
  }
  // Only now, because they import the token's facts.
  const { askChains, nodesFrom } = await import('./online.ts');
  const { doctorReport } = await import('./report.ts');
  const { site } = await import('../../config/site.ts');
  const nodes = nodesFrom(values);
  const { lines, code } = await doctorReport(new Date());
  console.log(lines.join('\n'));
  // Naming a node implies `--online`.
  if (Object.keys(values).length === 0 || code === 1) return code;
  const answer = await askChains(site, nodes);
  console.log(
    ['', 'On the chains', ...answer.lines.map((line) => `  ${line}`), '', `Chains: ${answer.outcome}.`].join('\n'),
  );
  if (answer.outcome === 'contradiction') return 1;
  return answer.outcome === 'confirmed' ? code : Math.max(code, 2);
}, 2);
