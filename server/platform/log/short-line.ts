const LEVELS: Record<string, string> = {
  fatal: '\u001b[41mFATAL\u001b[0m',
  error: '\u001b[31mERROR\u001b[0m',
  warn: '\u001b[33mWARN \u001b[0m',
  info: '\u001b[32mINFO \u001b[0m',
  debug: '\u001b[2mDEBUG\u001b[0m',
  trace: '\u001b[2mTRACE\u001b[0m',
};

/** A log line as a person reads it in a terminal: time, level, message, facts; the stack of a failure below it. */
export function shortLine(line: string): string {
  const { time, level, msg, err, ...facts } = JSON.parse(line) as Record<string, unknown>;
  const failure = err as { message?: string; stack?: string } | undefined;
  const said = [msg, failure?.message].filter((text, at, all) => text && all.indexOf(text) === at).map((text) => quiet(text));
  const parts = [String(time).slice(11, 19), LEVELS[String(level)] ?? quiet(level), said.join(': '), factsOf(facts), stackOf(failure)];
  return `${parts.filter(Boolean).join(' ')}\n`;
}

function factsOf(facts: Record<string, unknown>): string {
  const shown = Object.entries(facts).map(
    ([name, value]) => `${quiet(name)}=${typeof value === 'string' ? quiet(value) : JSON.stringify(value)}`,
  );
  return shown.length > 0 ? `\u001b[2m${shown.join(' ')}\u001b[0m` : '';
}

const stackOf = (failure: { stack?: string } | undefined): string =>
  failure?.stack ? `\n${failure.stack.split('\n').map(quiet).join('\n')}` : '';

/** JSON kept line breaks and escape sequences apart; unpacked, they could forge lines or steer the terminal. */
const quiet = (value: unknown): string => String(value).replace(/[\u0000-\u001f]/g, (character) => JSON.stringify(character).slice(1, -1));
