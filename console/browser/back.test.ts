import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onBack } from './back.ts';

let address = '';
const window = new EventTarget();
const closers: (() => void)[] = [];
const layer = (close: () => void) => {
  const done = onBack(close);
  closers.push(done);
  return done;
};

const routed = vi.fn<(address: string) => void>();
const hear = () => routed(address);

const goBackTo = (path: string) => {
  address = path;
  // This runtime calls in the order of registration, a browser whoever captures first.
  window.addEventListener('popstate', hear);
  window.dispatchEvent(new Event('popstate'));
  window.removeEventListener('popstate', hear);
};

beforeEach(() => {
  address = '/department?q=north';
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('location', {
    get href() {
      return address;
    },
  });
  vi.stubGlobal('history', { state: null, pushState: (_state: unknown, _title: string, to: string) => void (address = to) });
  routed.mockClear();
});

afterEach(() => {
  closers.splice(0).forEach((done) => done());
  vi.unstubAllGlobals();
});

test('back closes the latest layer, keeps the address, and the router hears nothing of it', () => {
  const [drawer, question] = [vi.fn<() => void>(), vi.fn<() => void>()];
  layer(drawer);
  const answered = layer(question);
  goBackTo('/home');
  expect([address, drawer.mock.calls.length, question.mock.calls.length]).toEqual(['/department?q=north', 0, 1]);
  answered();
  goBackTo('/home');
  expect([address, drawer.mock.calls.length, question.mock.calls.length]).toEqual(['/department?q=north', 1, 1]);
  expect(routed).not.toHaveBeenCalled();
});

test('the address is put back as it was last, and with nothing open back goes back', () => {
  const done = layer(() => undefined);
  address = '/department?q=south';
  window.dispatchEvent(new Event('replaceState'));
  goBackTo('/home');
  expect(address).toBe('/department?q=south');
  done();
  closers.length = 0;
  goBackTo('/home');
  expect(routed).toHaveBeenCalledWith('/home');
});
