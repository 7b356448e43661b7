/*
 * Ends this process once its parent has ended, even by a signal that cannot be forwarded. A thread watches, because
 * loading packages or building may block the main thread for seconds.
 */
import { Worker } from 'node:worker_threads';

const watch = `const { workerData: parent } = require('node:worker_threads');
setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 200);`;
new Worker(watch, { eval: true, workerData: process.ppid }).unref();
