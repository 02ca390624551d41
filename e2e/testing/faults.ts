import type { BrowserContext } from 'playwright-core';

export interface Faults {
  /** A story that provokes a complaint names it beforehand. */
  expect(pattern: RegExp): void;
  unexpected(): string[];
}

/** Errors in the console, exceptions, failed requests and violations of the content security policy, on every page of a context. */
export async function watchFaults(context: BrowserContext): Promise<Faults> {
  const found: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    // Software graphics grumble about being asked for a picture.
    if (message.text().includes('GL Driver Message')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => found.push(`exception: ${error.error().stack ?? error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left cancels what it had asked for.
    if (reason !== 'net::ERR_ABORTED') found.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) found.push(`answered ${response.status()}: ${response.url()}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`content security policy: ${violatedDirective} forbids ${blockedURI}`),
    );
  });
  return {
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => found.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
  };
}
