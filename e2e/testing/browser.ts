import type { Language } from '@skyhelm/i18n/translate';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { bareMaps } from './bare-maps.ts';
import { watchFaults, type Faults } from './faults.ts';
import { slowMaps } from './slow-screen.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a story lives for seconds. To make its code as fast as can be, and to move what it has just made about in a small memory, costs
  // more than both win in that time.
  '--js-flags=--no-turbofan --min-semi-space-size=16',
];

/** The same for the page and for calls made in its name: otherwise the server would tell of a sign-in from a new device. */
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** Where a visit begins that has something to prepare before the console is loaded. */
export const NOWHERE = 'about:blank';

export interface Visitor {
  /** Chosen before, kept in the cookie; `null` leaves the choice to the browser's language. */
  language?: Language | null;
  /** What the browser asks for. */
  locale?: string;
  viewport?: { width: number; height: number };
  theme?: 'light' | 'dark';
  /** Has fingers and no mouse. */
  touch?: boolean;
  /** Sees land on the built-in map. */
  world?: boolean;
  /** Sees every dot of what is drawn, because the story looks at their colours. */
  sharp?: boolean;
  /** Signed in already, without going through the login page. */
  account?: { account: string; password: string } | undefined;
  userAgent?: string;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  faults: Faults;
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ARGS });

export async function openVisit(browser: Browser, address: string, visitor: Visitor = {}): Promise<Visit> {
  const {
    language = 'en',
    locale = 'en-GB',
    viewport = DESKTOP,
    theme = 'light',
    touch = false,
    world = false,
    sharp = world,
    account,
    userAgent = USER_AGENT,
  } = visitor;
  const context = await browser.newContext({
    baseURL: address,
    locale,
    viewport,
    // The processor draws what a graphics card would: a quarter of the dots is a third of its work on a map.
    deviceScaleFactor: sharp ? 1 : 0.5,
    userAgent,
    colorScheme: theme,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
  });
  // Only who waits in vain waits that long; on a busy machine ten seconds are soon over.
  context.setDefaultTimeout(60_000);
  const faults = await watchFaults(context);
  await slowMaps(context);
  if (!world) await bareMaps(context);
  if (language !== null) await context.addCookies([{ name: 'language', value: language, url: address }]);
  if (account) await signIn(context, account);
  return { page: await context.newPage(), context, faults };
}

async function signIn(context: BrowserContext, { account, password }: { account: string; password: string }): Promise<void> {
  const response = await context.request.post('/fcms/login', { data: { username: account, password } });
  const answer = (await response.json()) as { state: number; mes: string };
  if (answer.state !== 1) throw new Error(`${account} could not sign in: ${answer.mes}`);
}
