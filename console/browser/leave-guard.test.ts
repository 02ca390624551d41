import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardLeaving, leaveBy } from './leave-guard.ts';

const window = new EventTarget();
let done: (() => void) | undefined;

/** As much of a link as a click on it needs. */
class Link {
  target = '';
  went = 0;
  closest() {
    return this;
  }
  hasAttribute() {
    return false;
  }
  click(keys: object = {}) {
    const event = new Event('click', { cancelable: true });
    Object.assign(event, { button: 0, ...keys });
    Object.defineProperty(event, 'target', { value: this });
    window.dispatchEvent(event);
    if (!event.defaultPrevented) this.went++;
  }
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('Element', Link);
});
afterEach(() => {
  done?.();
  vi.unstubAllGlobals();
});

test('a link leads nowhere until whoever is asked agrees, and asks again the next time', () => {
  const [ask, link] = [vi.fn<(go: () => void) => void>(), new Link()];
  done = guardLeaving(ask);
  link.click();
  expect(link.went).toBe(0);
  ask.mock.lastCall![0]();
  expect(link.went).toBe(1);
  link.click();
  expect(link.went).toBe(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what opens in another tab loses nothing here', () => {
  const [ask, link] = [vi.fn<(go: () => void) => void>(), new Link()];
  done = guardLeaving(ask);
  link.click({ ctrlKey: true });
  link.target = '_blank';
  link.click();
  expect([link.went, ask.mock.calls.length]).toEqual([2, 0]);
});

test('ways that are no links are asked about as well, and nothing is once all is kept', () => {
  const [ask, go, link] = [vi.fn<(go: () => void) => void>(), vi.fn<() => void>(), new Link()];
  guardLeaving(ask)();
  leaveBy(go);
  link.click();
  expect([go.mock.calls.length, link.went, ask.mock.calls.length]).toEqual([1, 1, 0]);
  done = guardLeaving(ask);
  leaveBy(go);
  expect(go).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledExactlyOnceWith(go);
});
