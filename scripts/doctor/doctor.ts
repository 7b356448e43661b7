import { doctorReport } from './report.ts';
import { main } from '../lib/main.ts';

/** `npm run doctor`: what the configuration holds and what it lacks. Exits 0 when ready, 1 where a value is wrong, 2 where something is left to do. */
await main(async () => {
  const { lines, code } = await doctorReport(new Date());
  console.log(lines.join('\n'));
  return code;
});
