/** `ledgerize serve`: serves the HTTP interface with the settings from the environment. */
import { none, readArguments } from './arguments.ts';
import { type Command, EXIT } from './command.ts';

export const command: Command = {
  help: `Usage: ledgerize serve [--role all|api|worker]

Serves the portal and the HTTP interface. The first start makes an account, shows its API key once, and prints
the link that sets up the portal.

Options:
  --role ROLE                     what this process does: api takes requests, worker converts files, all does both (all)

Settings (environment):
  PORT, HOST                      where to listen (3000, 127.0.0.1)
  LEDGERIZE_DATA                  the folder of the database and the files (./data)
  DATABASE_URL                    a PostgreSQL database that several servers share, instead of the data folder
  LEDGERIZE_DATABASE_CONNECTIONS  connections to it at most (10)
  LEDGERIZE_ROLE                  as --role
  LEDGERIZE_LEASE                 after this time without a sign of life, a server's work goes to another (60s)
  LEDGERIZE_API_KEY               the first account's key, instead of one that is made
  LEDGERIZE_SECRET                encrypts what is stored; made where it is not set
  LEDGERIZE_OLD_SECRETS           secrets before it, which still open what they sealed
  LEDGERIZE_ENCRYPT_BLOBS         on or off: whether files and results are encrypted (on)
  LEDGERIZE_CREDITS               credits of the first account (1000000)
  LEDGERIZE_RETENTION             how long files and results are kept (30d)
  LEDGERIZE_REQUESTS_PER_MINUTE   a key's (60)
  LEDGERIZE_ACCOUNT_REQUESTS_PER_MINUTE   of all keys of an account together (ten times a key's)
  LEDGERIZE_MAX_FILE_MB           largest PDF (25)
  LEDGERIZE_THREADS               conversions at the same time (one a core)
  LEDGERIZE_PUBLIC_URL            where the service is reached from outside
  LEDGERIZE_TRUSTED_PROXIES       proxies whose X-Forwarded-* are believed: addresses, ranges, or a number
  LEDGERIZE_CORS_ORIGINS          origins whose web pages may call the interface (off)
  LEDGERIZE_SIGNUP                on or off: whether anyone may sign up to the portal (on)
  LEDGERIZE_SIGNUP_CREDITS        credits of an account that signs up (500)
  LEDGERIZE_SMTP_URL              the server that sends mail, such as smtps://user:password@mail.example.com
  LEDGERIZE_MAIL_FROM             whom mail is from
  LEDGERIZE_METRICS               on or off: figures for Prometheus at /metrics (on)
  LEDGERIZE_LOG_LEVEL             fatal, error, warn, info, debug, trace, silent (info)
`,
  async run(args) {
    const { positionals, values } = readArguments(args, { role: { type: 'string' } });
    none(positionals);
    const { serve } = await import('../server/main.ts');
    await serve({ ...process.env, ...(values.role !== undefined && { LEDGERIZE_ROLE: values.role }) });
    return EXIT.done;
  },
};
