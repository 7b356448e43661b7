import { doctorReport } from './report.ts';
import { parseCommandLine } from '../lib/command-line.ts';
import { main } from '../lib/main.ts';

/** `npm run doctor` reports on the configuration. Exits 0 if it is ready, 1 if a value is wrong, 2 if work is left. */
await main(async () => {
  parseCommandLine('Write: npm run doctor');
  const { lines, code } = await doctorReport(new Date());
  console.log(lines.join('\n'));
  return code;
});
