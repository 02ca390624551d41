const PART = '[A-Za-z0-9_-]+';
const SUBJECT = new RegExp(`^${PART}(\\.${PART})*$`);
const PATTERN = new RegExp(`^((${PART}|\\*)\\.)*(${PART}|\\*|>)$`);

export const isSubject = (text: string): boolean => SUBJECT.test(text);
export const isPattern = (text: string): boolean => PATTERN.test(text);

/** As NATS matches: `*` is exactly one part, `>` is one part or more. */
export function matches(pattern: string, subject: string): boolean {
  const [wanted, given] = [pattern.split('.'), subject.split('.')];
  if (wanted.at(-1) === '>') {
    return given.length >= wanted.length && wanted.slice(0, -1).every((part, at) => part === '*' || part === given[at]);
  }
  return given.length === wanted.length && wanted.every((part, at) => part === '*' || part === given[at]);
}

export function requireSubject(isWellFormed: boolean, subject: string): void {
  if (!isWellFormed) throw new Error(`not a bus subject: ${JSON.stringify(subject)}`);
}
