/** The pictures of the README, taken from the demo enterprise: `node e2e/pictures.ts`, after the console is built. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { addMembers, getDepts, getMembers, removeMembers } from '@skyhelm/contract/department';
import { addRoute } from '@skyhelm/contract/route';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { CAMERAS } from '@skyhelm/core/plan/pattern/cameras';
import { layOut } from '@skyhelm/core/plan/pattern/lay-out';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import { NEW_ROUTE } from '@skyhelm/core/plan/route-defaults';
import { LANGUAGES, type Language, type WordKey } from '@skyhelm/i18n/translate';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openVisit, PHONE, type Visitor } from './testing/browser.ts';
import { afterPictures } from './testing/map-pictures.ts';
import { startProduct } from './testing/product.ts';
import { callerAs } from './testing/server-calls.ts';
import { freeUdpPort } from './testing/simulator.ts';
import { wordsOf } from './testing/words.ts';

const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));

interface Picture {
  file: string;
  path: string;
  /** Something that is on the screen when everything is. */
  awaits: WordKey;
  visitor?: Visitor;
  /** What is done before the picture is taken. */
  prepare?: (page: Page, t: ReturnType<typeof wordsOf>) => Promise<void>;
}

/** The first in the list flies; from near, with its instruments, once it has flown a while. */
async function openAircraft(page: Page, t: ReturnType<typeof wordsOf>): Promise<void> {
  const isPhone = page.viewportSize()!.width === PHONE.width;
  const show = (panel: 'fleet' | 'aircraft') => page.getByRole('button', { name: t(`station.panel.${panel}`), exact: true }).click();
  const first = page.getByRole('option').first();
  if (isPhone) await show('fleet');
  await first.getByText(t('vehicle.mode.route')).waitFor({ timeout: 120_000 });
  await first.click();
  if (isPhone) await show('aircraft');
  await page.getByRole('button', { name: t('flight.take'), exact: true }).click();
  await page.getByText(t('flight.holder.me')).waitFor();
}

/** The station is dark unless somebody likes it light. */
async function openInTheLight(page: Page, t: ReturnType<typeof wordsOf>): Promise<void> {
  await page.getByRole('button', { name: t('common.lightTheme') }).click();
  await openAircraft(page, t);
}

/** The demo's aircraft take off one after the other. */
async function awaitFlights(page: Page, t: ReturnType<typeof wordsOf>): Promise<void> {
  await page
    .getByRole('list', { name: t('home.devices.flying') })
    .getByRole('listitem')
    .nth(3)
    .waitFor({ timeout: 120_000 });
  await page.locator('[data-map=ready]').waitFor();
  await afterPictures(page);
}

const SURVEY = 'Quarry';

/** Of an area with a notch and a hole. */
async function planSurvey(address: string, password: string): Promise<void> {
  const { positionAt } = tangentPlane({ latitude: 31.12, longitude: 121.02 });
  const ring = (...corners: [north: number, east: number][]) => corners.map(([north, east]) => positionAt({ north, east }));
  const pattern: Pattern = {
    kind: 'orthophoto',
    area: {
      outer: ring([-330, -520], [60, -560], [330, -380], [280, -60], [40, 0], [260, 90], [340, 430], [-60, 560], [-340, 380]),
      holes: [ring([-190, -290], [-20, -270], [-40, -90], [-210, -110])],
    },
    angle: null,
    turnaround: null,
    isCrossed: false,
    camera: CAMERAS[0]!,
    resolution: 2.5,
    frontOverlap: 80,
    sideOverlap: 60,
  };
  const route = { ...NEW_ROUTE, speed: 10, endAction: 'return' as const, pattern };
  const caller = await callerAs(address, 'demo', password);
  await caller.call(addRoute, { name: SURVEY, route: { ...route, waypoints: layOut(pattern, route).waypoints } });
}

async function openSurvey(page: Page, t: ReturnType<typeof wordsOf>): Promise<void> {
  await page.getByRole('link', { name: SURVEY, exact: true }).click();
  await page.getByRole('button', { name: t('route.offline.switch'), exact: true }).click();
  await page.getByRole('button', { name: t('common.lightTheme') }).click();
  await page.locator('[data-map=ready]').waitFor();
  await afterPictures(page);
}

const PICTURES: Record<Language, Picture[]> = {
  en: [
    { file: 'login', path: '/login', awaits: 'login.submit' },
    { file: 'home-light', path: '/home', awaits: 'home.recent', prepare: awaitFlights },
    { file: 'departments', path: '/department', awaits: 'demo.department.north' },
    { file: 'tasks', path: '/task-management', awaits: 'dictionary.taskStatus.completed' },
    { file: 'approvals-dark', path: '/approval', awaits: 'dictionary.taskApproval.pending', visitor: { theme: 'dark' } },
    { file: 'survey', path: '/route', awaits: 'route.title', prepare: openSurvey },
    { file: 'ground-station-phone', path: '/tta', awaits: 'menu.groundStation', visitor: { viewport: PHONE }, prepare: openAircraft },
  ],
  zh: [
    { file: 'departments-dark-zh', path: '/department', awaits: 'demo.department.north', visitor: { theme: 'dark' } },
    { file: 'ground-station-zh', path: '/tta', awaits: 'menu.groundStation', prepare: openInTheLight },
  ],
  ru: [{ file: 'phone-ru', path: '/home', awaits: 'home.people', visitor: { viewport: PHONE }, prepare: awaitFlights }],
};

/** A little life: people come in, and somebody rearranges things. */
async function animate(address: string, password: string): Promise<void> {
  for (const account of ['dispatcher1', 'pilot1', 'pilot2', 'reviewer1']) await callerAs(address, account, password);
  const administrator = await callerAs(address, 'demo', password);
  const training = (await administrator.call(getDepts, { keyword: '' })).at(-1)!;
  const [somebody] = (await administrator.call(getMembers, { id: training.id })).rows;
  await administrator.call(removeMembers, { id: training.id, userIds: [somebody!.id] });
  await administrator.call(addMembers, { id: training.id, userIds: [somebody!.id] });
}

async function take(browser: Browser, address: string, language: Language, password: string, picture: Picture): Promise<void> {
  const { file, path, awaits, visitor, prepare } = picture;
  const account = path === '/login' ? undefined : { account: 'demo', password };
  const { page, context } = await openVisit(browser, address, { language, account, world: true, ...visitor });
  await page.goto(path);
  await page.getByText(wordsOf(language)(awaits), { exact: true }).first().waitFor();
  await prepare?.(page, wordsOf(language));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: `${FOLDER}${file}.png` });
  await context.close();
}

await mkdir(FOLDER, { recursive: true });
const browser = await launchBrowser();
for (const language of LANGUAGES) {
  const env = { DEMO_FLEET: 'true', MAVLINK_UDP: String(await freeUdpPort()) };
  const { address, demoPassword, stop } = await startProduct({ language, env });
  await animate(address, demoPassword!);
  await planSurvey(address, demoPassword!);
  for (const picture of PICTURES[language]) await take(browser, address, language, demoPassword!, picture);
  await stop();
}
await browser.close();
