import pino, { type Logger } from 'pino';
import { errorMessage, redact } from './redact.ts';
import { shortLine } from './short-line.ts';

export interface LogDestination {
  write(line: string): void;
}

/** One JSON object a line; short lines where a person watches a terminal. */
export function createLogger(level: string, destination: LogDestination = standardOutput()): Logger {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (facts: unknown) => facts },
      formatters: { level: (label) => ({ level: label }), log: (facts) => redact(facts) as Record<string, unknown> },
      hooks: {
        logMethod([first, ...rest], method) {
          method.apply(this, withSafeMessage(first, rest) as Parameters<typeof method>);
        },
      },
    },
    destination,
  );
  // The library writes what a child is bound to as it is. Children of children inherit this one.
  const { child } = logger;
  logger.child = function (this: Logger, bindings: object, ...options: []) {
    return child.call(this, redact(bindings) as object, ...options);
  } as typeof child;
  return logger;
}

/** Where only an error is given the library would take its message as it is, values of a failed query included. */
function withSafeMessage(first: unknown, rest: unknown[]): unknown[] {
  if (typeof first === 'string') return [first, ...rest].map((part) => redact(part));
  const facts = first instanceof Error ? { err: first } : first;
  if (rest.length > 0) return [facts, ...rest.map((part) => redact(part))];
  const { err } = facts as { err?: unknown };
  return [facts, err instanceof Error ? errorMessage(err) : ''];
}

/** Never waits for whoever reads the log: a pipe that is read slowly would stop every request with it. */
function standardOutput(): LogDestination {
  if (process.stdout.isTTY) return { write: (line) => void process.stdout.write(shortLine(line)) };
  const output = pino.destination({ dest: 1, sync: false });
  // A reader that has gone away is no reason to stop flying.
  output.on('error', () => undefined);
  process.once('exit', () => output.flushSync());
  return output;
}
