/*
 * Ends this process when its parent has ended, even by a signal that nothing can pass on. A thread looks, because loading
 * packages or building may keep the process itself busy for seconds.
 */
import { Worker } from 'node:worker_threads';

const watch = `const { workerData: parent } = require('node:worker_threads');
setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 200);`;
new Worker(watch, { eval: true, workerData: process.ppid }).unref();
