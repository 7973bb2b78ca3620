/** The command line: finds the command in the first argument, loads only that one, and ends with its exit code. */
import { readFileSync } from 'node:fs';
import { eitherOf, FORMAT_NAMES } from '../formats/registry.ts';
import { unknown } from './arguments.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { oneLine } from './failure.ts';

/** Loaded when needed: converting must not wait for the server's libraries. */
const COMMANDS: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
  convert: () => import('./convert.ts'),
  explain: () => import('./explain.ts'),
  redact: () => import('./redact.ts'),
  watch: () => import('./watch.ts'),
  mcp: () => import('./mcp.ts'),
  serve: () => import('./serve.ts'),
  accounts: () => import('./accounts.ts'),
  keys: () => import('./keys.ts'),
  users: () => import('./users.ts'),
  credits: () => import('./credits.ts'),
  limits: () => import('./limits.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  move: () => import('./move.ts'),
  secret: () => import('./secret.ts'),
  audit: () => import('./audit.ts'),
};

const HELP = `Usage: ledgerize COMMAND …

Bank and card statements in PDF to transactions, proved by the paper's own arithmetic.

  convert FILE…   convert statements to ${eitherOf(FORMAT_NAMES)}
  watch DIR       convert what appears in a folder
  explain FILE    tell how a statement was read, and what became of a text on it
  redact FILE     make a copy with invented contents, to be shared
  serve           serve the HTTP interface
  mcp             serve tools for assistants, by the Model Context Protocol
  accounts        make and list accounts
  keys            make, list and revoke API keys
  users           list who signs in to the portal, make links that let someone in
  credits         add credits to an account
  limits          show and set the limits of an account
  backup DIR      write a backup of a service, while it runs
  restore DIR     fill a new service from a backup
  move            take a service from a data folder into a cluster, or back
  audit           list who did what, verify that the log is whole
  secret          rotate the secret under which everything stored is sealed

Options:
  --help          show this, or with a command its own help
  --version       show the version

More about a command: ledgerize COMMAND --help
`;

function version(): string {
  // one folder up in a checkout, more in a build
  for (let place = new URL('..', import.meta.url); ; place = new URL('..', place)) {
    try {
      return JSON.parse(readFileSync(new URL('package.json', place), 'utf8')).version;
    } catch (error) {
      if (place.pathname === '/') throw error;
    }
  }
}

async function main([name, ...args]: readonly string[]): Promise<ExitCode> {
  if (name === '--help' || name === '-h' || name === 'help') return print(HELP);
  if (name === '--version' || name === '-v') return print(`${version()}\n`);
  if (name === undefined) {
    process.stderr.write(HELP);
    return EXIT.usage;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) {
    const kind = name.startsWith('-') ? 'option' : 'command';
    return printUsage(unknown(kind, name, Object.keys(COMMANDS)), 'ledgerize');
  }
  return runCommand(name, (await load()).command, args);
}

/** Runs a command, or prints its help. */
async function runCommand(name: string, command: Command, args: readonly string[]): Promise<ExitCode> {
  const options = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  if (options.includes('--help') || options.includes('-h')) return print(command.help);
  try {
    return await command.run(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return printUsage(error.message, `ledgerize ${name}`);
  }
}

/** Prints what is wrong with the arguments, and the command whose help says what is right. */
function printUsage(message: string, help: string): ExitCode {
  process.stderr.write(`ledgerize: ${message}\nTry: ${help} --help\n`);
  return EXIT.usage;
}

function print(text: string): ExitCode {
  process.stdout.write(text);
  return EXIT.done;
}

// a reader that closes the pipe early (`| head`) is not an error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  const exitCode = await main(process.argv.slice(2));
  // if a server could not start, it has set the exit code already
  process.exitCode ||= exitCode;
} catch (error) {
  process.stderr.write(`ledgerize: ${oneLine(error)}\n`);
  process.exitCode = EXIT.failed;
}
