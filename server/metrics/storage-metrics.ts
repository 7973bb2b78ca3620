/** The metrics of what a service stores things in: its database and its blobs. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { OnStatement } from '../storage/statements.ts';
import type { BlobCall, OnBlobCall } from './watch-blobs.ts';

/** From a lookup in memory to a statement that waited for another node. */
const STATEMENT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];
/** From a local file to 25 MB over a slow line. */
const BLOB_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const CALLS: readonly BlobCall[] = ['put', 'open', 'use', 'delete'];

export class StorageMetrics {
  readonly #up: Gauge;
  readonly #statements: Histogram;
  readonly #statementFaults: Counter;
  readonly #blobs: Histogram<'operation'>;
  readonly #blobFaults: Counter<'operation'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#up = new Gauge({
      name: 'ledgerize_database_up',
      help: '1 if the database answered this request for metrics, otherwise 0.',
      registers,
    });
    this.#statements = new Histogram({
      name: 'ledgerize_database_statement_duration_seconds',
      help: 'Seconds that a statement took, with the wait for other transactions.',
      buckets: STATEMENT_SECONDS,
      registers,
    });
    this.#statementFaults = new Counter({
      name: 'ledgerize_database_faults_total',
      help: 'Statements that the database refused or did not answer.',
      registers,
    });
    this.#blobs = new Histogram({
      name: 'ledgerize_blob_duration_seconds',
      help: 'Seconds until the store of blobs had done a call, by operation.',
      labelNames: ['operation'],
      buckets: BLOB_SECONDS,
      registers,
    });
    this.#blobFaults = new Counter({
      name: 'ledgerize_blob_faults_total',
      help: 'Calls that the store of blobs refused or did not answer, by operation.',
      labelNames: ['operation'],
      registers,
    });
    for (const operation of CALLS) this.#blobFaults.inc({ operation }, 0);
  }

  databaseUp(up: boolean): void {
    this.#up.set(up ? 1 : 0);
  }

  readonly statement: OnStatement = ({ ms, failed }) => {
    this.#statements.observe(ms / 1_000);
    if (failed) this.#statementFaults.inc();
  };

  readonly blobCall: OnBlobCall = (operation, seconds, failed) => {
    this.#blobs.observe({ operation }, seconds);
    if (failed) this.#blobFaults.inc({ operation });
  };
}
