/** A connection whose statements PostgreSQL parses once: the same few are sent thousands of times. */
import pg from 'pg';

/** Statements that a connection keeps. Lists of different lengths make many, and each takes memory of the server. */
const MOST = 300;
/** "select *" may have other columns once a newer node has changed a table, and is then refused. */
const ALL_COLUMNS = /(?<!count\()\*/;

/** The statements that are kept, with their names: the same on all connections. */
export class StatementNames {
  readonly #names = new Map<string, string>();

  /** Given a statement, returns the name under which connections keep it; undefined: it is parsed each time. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST || ALL_COLUMNS.test(text)) return known;
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

const names = new StatementNames();

export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the method has a dozen signatures, all of which pass through
  override query(...args: any[]): any {
    const [text, values, ...others] = args;
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? names.nameOf(text) : undefined;
    const call: (...args: unknown[]) => unknown = super.query.bind(this);
    return name === undefined ? call(...args) : call({ name, text, values }, ...others);
  }
}
