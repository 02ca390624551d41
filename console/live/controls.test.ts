import type { ControlMessage } from '@skyhelm/contract/channels/control';
import type { Control, VehicleCommand } from '@skyhelm/contract/control';
import { RENEW_EVERY_MS } from '@skyhelm/core/vehicle/lease';
import { NEUTRAL } from '@skyhelm/core/vehicle/sticks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

interface Opened {
  onOpen(): void;
  onClose(): void;
  onMessage(message: ControlMessage): void;
}
const wire = vi.hoisted(() => ({ opened: [] as Opened[], sent: [] as object[], called: [] as object[] }));
vi.mock('../api/channel-socket.ts', () => ({
  openChannel: (given: Opened) => {
    wire.opened.push(given);
    return { send: (message: object) => wire.sent.push(message), close() {} };
  },
}));
vi.mock('../api/client.ts', () => ({
  send: async (_: unknown, input: object) => {
    wire.called.push(input);
    return { ...MINE, leftMs: 10_000 };
  },
}));
const sleep = vi.hoisted((): { wake(): void } => ({ wake: () => undefined }));
vi.mock('../browser/sleep.ts', () => ({
  onWake: (told: () => void) => {
    sleep.wake = told;
    return () => undefined;
  },
}));
const { controlsNow, followControls, lettingGo, noteControl, steer } = await import('./controls.ts');

const MINE: Control = {
  holder: { name: 'pilot1', isMe: true, here: true },
  leftMs: 9_000,
  asking: null,
  mayFly: true,
  mayTakeBack: false,
};
const commandNamed = (id: string, createdAt: string, course: VehicleCommand['course']) =>
  ({
    id,
    deviceId: 'a',
    kind: 'land',
    params: {},
    course,
    details: {},
    by: 'pilot1',
    createdAt,
    endedAt: null,
  }) as unknown as VehicleCommand;

let end: () => void;
const socket = () => wire.opened.at(-1)!;
const sentSince = (before: number) => wire.sent.slice(before);

beforeEach(() => {
  Object.assign(wire, { opened: [], sent: [], called: [] });
  vi.useFakeTimers();
  end = followControls('a', () => undefined);
  socket().onOpen();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('follows its devices, again after a loss, and says what it is told', () => {
  expect(wire.sent).toEqual([{ watch: ['a'] }]);
  const endB = followControls('b', () => undefined);
  expect(wire.sent.at(-1)).toEqual({ watch: ['a', 'b'] });
  endB();
  socket().onMessage({ device: 'a', control: MINE });
  socket().onMessage({ device: 'b', control: MINE });
  expect(controlsNow('a')).toMatchObject({ isConnected: true, control: MINE });
  expect(controlsNow('b').control).toBe(undefined);
  socket().onClose();
  expect(controlsNow('a')).toMatchObject({ isConnected: false, control: MINE });
  socket().onOpen();
  expect(wire.sent.at(-1)).toEqual({ watch: ['a'] });
  socket().onMessage({ refused: ['a'] });
  expect(controlsNow('a').control).toBe(undefined);
});

test('renews the controls that are held here, over the socket while it is open, otherwise by a call', async () => {
  vi.advanceTimersByTime(RENEW_EVERY_MS);
  expect(wire.sent).toEqual([{ watch: ['a'] }]);
  socket().onMessage({ device: 'a', control: MINE });
  vi.advanceTimersByTime(RENEW_EVERY_MS);
  expect(sentSince(1)).toEqual([{ renew: 'a' }]);
  socket().onClose();
  await vi.advanceTimersByTimeAsync(RENEW_EVERY_MS);
  expect(sentSince(2)).toEqual([]);
  expect(wire.called).toEqual([{ deviceId: 'a' }]);
  expect(controlsNow('a').control?.leftMs).toBe(10_000);
});

test('keeps the newest commands, each as it is now', () => {
  const at = (second: number) => `2026-01-01T00:00:0${second}.000Z`;
  socket().onMessage({ device: 'a', commands: [5, 4, 3, 2, 1].map((n) => commandNamed(`c${n}`, at(n), 'sent')) });
  socket().onMessage({ device: 'a', commands: [commandNamed('c3', at(3), 'done')] });
  socket().onMessage({ device: 'a', commands: [commandNamed('c6', at(6), 'sent')] });
  expect(controlsNow('a').commands.map(({ id, course }) => `${id} ${course}`)).toEqual([
    'c6 sent',
    'c5 sent',
    'c4 sent',
    'c3 done',
    'c2 sent',
  ]);
});

test('stamps the sticks with a clock that only goes forward', () => {
  steer('a', NEUTRAL);
  vi.advanceTimersByTime(50);
  steer('a', null);
  const [first, second] = sentSince(1) as { at: number; axes: object | null }[];
  expect([first!.axes, second!.axes]).toEqual([NEUTRAL, null]);
  expect(second!.at).toBeGreaterThan(first!.at);
});

test('says why the sticks did not count, and forgets it', () => {
  socket().onMessage({ device: 'a', sticks: 'late' });
  expect(controlsNow('a').fault).toBe('late');
  vi.advanceTimersByTime(1_500);
  socket().onMessage({ device: 'a', sticks: 'elsewhere' });
  vi.advanceTimersByTime(1_500);
  expect(controlsNow('a').fault).toBe('elsewhere');
  vi.advanceTimersByTime(600);
  expect(controlsNow('a').fault).toBe(undefined);
});

test('after a sleep nobody is taken to have the controls until the server says who does, and none are renewed', () => {
  socket().onMessage({ device: 'a', control: MINE });
  sleep.wake();
  expect(controlsNow('a').control).toBe(undefined);
  const before = wire.sent.length;
  vi.advanceTimersByTime(RENEW_EVERY_MS);
  expect(sentSince(before)).toEqual([]);
  socket().onMessage({ device: 'a', control: { ...MINE, holder: null } });
  expect(controlsNow('a').control?.holder).toBe(null);
});

describe('controls that were here', () => {
  const NOBODYS: Control = { ...MINE, holder: null };
  const OTHERS: Control = { ...MINE, holder: { name: 'pilot2', isMe: false, here: false } };
  beforeEach(() => socket().onMessage({ device: 'a', control: MINE }));

  test('are lost once the server says that somebody else has them, or nobody, until they are taken again', () => {
    for (const control of [NOBODYS, OTHERS]) {
      expect(controlsNow('a').isLost).toBe(false);
      socket().onMessage({ device: 'a', control });
      socket().onMessage({ device: 'a', control });
      expect(controlsNow('a').isLost).toBe(true);
      socket().onMessage({ device: 'a', control: MINE });
    }
    expect(controlsNow('a').isLost).toBe(false);
  });

  test('are lost to a page that has slept, as soon as it hears so', () => {
    sleep.wake();
    expect(controlsNow('a').isLost).toBe(false);
    socket().onMessage({ device: 'a', control: NOBODYS });
    expect(controlsNow('a').isLost).toBe(true);
  });

  test.each(['release', 'handOver'] as const)('are not lost to whoever let go of them: %s', async (action) => {
    await lettingGo('a', action, async () => {
      socket().onMessage({ device: 'a', control: NOBODYS });
      noteControl('a', NOBODYS);
    });
    expect(controlsNow('a').isLost).toBe(false);
    socket().onMessage({ device: 'a', control: NOBODYS });
    expect(controlsNow('a').isLost).toBe(false);
  });

  test('are lost though somebody wanted to let go of them, where that came to nothing', async () => {
    await lettingGo('a', 'release', async () => Promise.reject(new Error('refused'))).catch(() => undefined);
    socket().onMessage({ device: 'a', control: OTHERS });
    expect(controlsNow('a').isLost).toBe(true);
  });
});
