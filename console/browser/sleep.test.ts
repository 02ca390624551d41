import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = vi.hoisted(() => {
  const document = Object.assign(new EventTarget(), { cookie: '', hidden: false });
  Object.assign(globalThis, { document });
  return document;
});

let [steady, wall] = [0, 0];
const pass = (ms: number, byTheWall = ms) => {
  [steady, wall] = [steady + ms, wall + byTheWall];
};

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => steady);
  vi.spyOn(Date, 'now').mockImplementation(() => wall);
});
afterEach(() => {
  page.hidden = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function watched() {
  const { onSleep, onWake, sleeps } = await import('./sleep.ts');
  const told = { sleep: vi.fn<() => void>(), wake: vi.fn<() => void>() };
  onSleep(told.sleep);
  onWake(told.wake);
  sleeps();
  return { sleeps, ...told };
}

test('a machine that slept is noticed at once, whether its steady clock stood still or not', async () => {
  const { sleeps, wake } = await watched();
  pass(1_000);
  expect(sleeps()).toBe(0);
  pass(0, 3_600_000);
  expect(sleeps()).toBe(1);
  pass(3_600_000);
  vi.advanceTimersByTime(1_000);
  expect(wake).toHaveBeenCalledTimes(2);
  expect(sleeps()).toBe(2);
});

test('a busy page is not asleep, nor is a hidden one whose timers are slow; but one that the browser stops is', async () => {
  const { sleeps, sleep, wake } = await watched();
  pass(9_000);
  expect(sleeps()).toBe(0);
  page.hidden = true;
  pass(60_000);
  expect(sleeps()).toBe(0);
  pass(50_000);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(sleeps()).toBe(0);
  page.dispatchEvent(new Event('freeze'));
  expect([sleep.mock.calls.length, wake.mock.calls.length]).toEqual([1, 0]);
  pass(3_600_000);
  page.dispatchEvent(new Event('resume'));
  expect([sleeps(), wake.mock.calls.length]).toEqual([1, 1]);
});

test('who slept while hidden is found out when the page is looked at again', async () => {
  const { sleeps } = await watched();
  page.hidden = true;
  pass(10, 3_600_000);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(sleeps()).toBe(1);
});
