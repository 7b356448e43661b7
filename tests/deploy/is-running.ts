import { spawnSync } from 'node:child_process';

/** Whether a process runs: one that has ended may wait in the table for its parent. @param id may have spaces around it */
export const isRunning = (id: string): boolean =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', id.trim()], { encoding: 'utf8' }).stdout.trim());
