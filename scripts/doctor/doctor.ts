import { doctorReport } from './report.ts';
import { main } from '../lib/main.ts';

/** `npm run doctor`: what the configuration holds and what it lacks. Exits 0 when ready, 1 wrong, 2 demonstration. */
await main(async () => {
  const { lines, code } = await doctorReport(new Date());
  console.log(lines.join('\n'));
  return code;
});
