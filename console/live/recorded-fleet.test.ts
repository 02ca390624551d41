import { madeUpFlight, MADE_UP_AT } from '@skyhelm/core/flight-file/testing/made-up-flight';
import { indexAt, stretchOf, tableOf, type SampleTable } from '@skyhelm/core/record/sample-table';
import { expect, test } from 'vitest';
import { playClock } from './play-clock.ts';
import { recordedFleet, type RecordedFlight } from './recorded-fleet.ts';

const LASTS_S = 400;
const TABLE = tableOf(madeUpFlight(LASTS_S).samples);
const tick = () => new Promise((resolve) => setImmediate(resolve));

const stretch = (table: SampleTable, from: number, to: number): SampleTable[] => {
  const cut = stretchOf(table, Math.max(0, indexAt(table, from)), indexAt(table, to) + 1);
  return cut.times.length === 0 ? [] : [cut];
};

const flight = (id: string, shift = 0): RecordedFlight => ({
  vehicle: { id, name: id, sn: '', model: '', isSimulated: false, mayFly: false },
  from: MADE_UP_AT,
  to: MADE_UP_AT + LASTS_S * 1000 - 100,
  isOpen: false,
  shift,
  track: { at: [], longitude: [], latitude: [] },
  events: [
    { at: MADE_UP_AT + 60_000, event: { kind: 'alarm', fault: 'batteryLow', isOn: true }, text: 'Battery' },
    { at: MADE_UP_AT + 90_000, event: { kind: 'alarm', fault: 'batteryLow', isOn: false }, text: '' },
  ],
});

function playing(flights: RecordedFlight[], table = TABLE) {
  const clock = playClock();
  const fleet = recordedFleet(clock, async (_, from, to) => stretch(table, from, to));
  fleet.setFlights(flights);
  const seek = async (seconds: number) => {
    clock.seek(MADE_UP_AT + seconds * 1000);
    fleet.tick();
    await tick();
  };
  return { clock, fleet, seek };
}

test('a seek either way shows the vehicle as it was then, the same object until that changes', async () => {
  const { fleet, seek, clock } = playing([flight('a')]);
  for (const second of [30, 390, 10, 200.05]) {
    await seek(second);
    expect(fleet.now('a').state.height).toBeCloseTo(Math.min(50, Math.floor(second * 10 - 20) / 10, LASTS_S - 2 - second), 0);
    expect(fleet.now('a')).toMatchObject({ online: true, isConnected: true });
  }
  const before = fleet.now('a');
  clock.seek(clock.now() + 20);
  fleet.tick();
  expect(fleet.now('a')).toBe(before);
});

test('time stands still until what is to be shown has come', async () => {
  const { clock, fleet, seek } = playing([flight('a')]);
  clock.seek(MADE_UP_AT + 300_000);
  fleet.tick();
  expect(clock.state().isWaiting).toBe(true);
  expect(fleet.isConnected()).toBe(false);
  await seek(300);
  expect(clock.state().isWaiting).toBe(false);
});

test('a gap in the record is a gap on the screen: values grow old and go, and nobody is heard', async () => {
  const { samples } = madeUpFlight(LASTS_S);
  const holed = tableOf(samples.filter(({ at }) => at < MADE_UP_AT + 100_000 || at > MADE_UP_AT + 112_000));
  const { fleet, seek } = playing([flight('a')], holed);
  await seek(102);
  expect(fleet.now('a').age).toBeGreaterThan(1_900);
  expect(fleet.now('a').state.height).toBeDefined();
  await seek(105);
  expect(fleet.now('a').state).toMatchObject({ satellites: 17, homeLatitude: 31.2304 });
  expect(fleet.now('a').state.height).toBeUndefined();
  await seek(111.5);
  expect(fleet.now('a').online).toBe(false);
  await seek(113);
  expect(fleet.now('a')).toMatchObject({ online: true });
});

test('flights on one clock are each at their own moment, and before its first sample one is not there', async () => {
  const { fleet, seek } = playing([flight('a'), flight('b', -100_000)]);
  await seek(50);
  expect(fleet.now('a').state.height).toBeCloseTo(48, 0);
  expect(fleet.now('b')).toMatchObject({ online: false, state: {} });
  await seek(110);
  expect(fleet.now('b').state.height).toBeCloseTo(8, 0);
});

test('alarms are on from their beginning to their end, whichever way one seeks', async () => {
  const { fleet, seek } = playing([flight('a')]);
  for (const [second, count] of [
    [70, 1],
    [95, 0],
    [61, 1],
    [59, 0],
  ] as const) {
    await seek(second);
    expect(fleet.news.alarms()).toHaveLength(count);
  }
});

test('a flight in the air takes the clock along: it plays on where the flight has come to, and draws its way', async () => {
  const known = { ...flight('a'), to: MADE_UP_AT + 100_000, isOpen: true };
  let flown = MADE_UP_AT + 110_000;
  const clock = playClock();
  const fleet = recordedFleet(clock, async (_, from, to) => stretch(TABLE, from, Math.min(to, flown)));
  fleet.setFlights([known]);
  expect(clock.state()).toMatchObject({ to: MADE_UP_AT + 100_000, isOpen: true });
  clock.seekEnd();
  fleet.tick();
  await tick();
  expect(clock.state()).toMatchObject({ isPlaying: true, to: flown });
  clock.seek(flown);
  fleet.tick();
  expect(clock.state().isPlaying).toBe(true);
  expect(fleet.trail('a')[0]!.length).toBeGreaterThan(1);
  // What the server says next may be behind what is known already: nobody is taken back.
  fleet.setFlights([{ ...known, to: MADE_UP_AT + 105_000 }]);
  expect(clock.now()).toBeGreaterThanOrEqual(MADE_UP_AT + 110_000);
  flown = MADE_UP_AT + 120_000;
  fleet.setFlights([{ ...known, to: flown, isOpen: false }]);
  clock.seek(flown);
  fleet.tick();
  expect(clock.state()).toMatchObject({ isOpen: false, to: flown });
});

test('playing, an hour between two flights is passed over; who seeks into it stays there', async () => {
  const { clock, fleet, seek } = playing([flight('a'), flight('b', -3_600_000)]);
  await seek(1_000);
  expect(clock.now()).toBe(MADE_UP_AT + 1_000_000);
  clock.play();
  fleet.tick();
  expect(clock.now()).toBeGreaterThanOrEqual(MADE_UP_AT + 3_598_000);
});

test('nothing is waited for from a flight that has not begun, and one that ended is not heard any more', async () => {
  const { fleet, seek } = playing([flight('early'), flight('late', -600_000)]);
  await seek(30);
  expect(fleet.now('early').online).toBe(true);
  expect(fleet.now('late')).toMatchObject({ online: false, state: {}, age: undefined });
  await seek(630);
  expect(fleet.now('late').online).toBe(true);
  expect(fleet.now('early').online).toBe(false);
  await seek(30);
  expect(fleet.now('late')).toMatchObject({ online: false, age: undefined });
});
