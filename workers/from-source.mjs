/** Starts a thread from its TypeScript source, in a checkout: Node 20 cannot read types, and takes no loader for threads. */
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.entry);
