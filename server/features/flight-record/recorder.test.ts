import { getFlightEvents, getFlightRecords, getFlightTrack } from '@skyhelm/contract/flight-record';
import type { DeviceId, FlightRecordId } from '@skyhelm/contract/ids';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { publish } from '../../platform/bus/subjects.ts';
import { newId } from '../../platform/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { deviceDirectory } from '../device/index.ts';
import { MAKE, recordings, TAKE_OFF, upTo } from './recorder-testing.ts';

let app: TestApp;
let as: { token: string };
let { recording, flying, samplesOf, heightsOf, record } = {} as ReturnType<typeof recordings>;
beforeAll(async () => {
  app = await testApp();
  as = { token: app.main.token };
  ({ recording, flying, samplesOf, heightsOf, record } = recordings(app));
});

test('a flight is in the list from its beginning, and every sample of it once it has landed', async () => {
  const { recorder } = await recording();
  const { id, deviceId, tape, fly, land } = await flying(recorder, 'Whole');
  fly(25);
  tape.happened({ kind: 'modeChanged', mode: 'route', phase: 'inProgress' }, TAKE_OFF + 2_000);
  await recorder.tick();
  expect(await record(id)).toMatchObject({ deviceId, deviceName: 'Whole', landedAt: null, source: 'live', may: { delete: false } });
  fly(30);
  await land();
  await recorder.tick();
  expect(await heightsOf(id)).toEqual(upTo(55));
  expect(await record(id)).toMatchObject({ samples: 55, maxHeight: 54, seconds: 5.5, metres: 10, startPercent: 90, lostSamples: 0 });
  expect((await record(id)).modes).toEqual([{ mode: 'takeOff', seconds: 5.4 }]);
  const { events } = await app.done(getFlightEvents, { id }, as);
  expect(events).toEqual([{ at: TAKE_OFF + 2_000, event: { kind: 'modeChanged', mode: 'route', phase: 'inProgress' }, text: '' }]);
  const track = await app.done(getFlightTrack, { id }, as);
  expect(track).toMatchObject({ at: [TAKE_OFF, TAKE_OFF + 5_000, TAKE_OFF + 5_400], height: [0, 50, 54], groundSpeed: [null, null, null] });
});

test('every two minutes are packed by themselves, and a stretch is read without the others', async () => {
  const { recorder, pass } = await recording();
  const { id, fly, land } = await flying(recorder, 'Minutes');
  for (let time = 0; time < 3; time++) {
    fly(1_150);
    await recorder.tick();
    pass(115_000);
    await recorder.tick();
  }
  await land();
  await recorder.tick();
  expect(await heightsOf(id)).toEqual(upTo(3_450));
  const middle = await samplesOf(id, 120, 130);
  expect([middle.length, middle[0]!.state.height]).toEqual([1_150, 1_150]);
  expect(await record(id)).toMatchObject({ samples: 3_450, maxHeight: 3_449 });
  expect((await app.done(getFlightTrack, { id, points: 4 }, as)).height).toEqual([0, 1_149, 1_150, 3_449]);
});

test('what was known no longer is recorded as unknown', async () => {
  const { recorder } = await recording();
  const { id, tape, heardAt, land } = await flying(recorder, 'Stale');
  heardAt.roll = 0;
  tape.heard({ roll: 5 }, TAKE_OFF, 0);
  tape.heard({ height: 1 }, TAKE_OFF + 2_000, 2_000);
  tape.heard({ height: 2 }, TAKE_OFF + 4_000, 4_000);
  await land();
  await recorder.tick();
  expect((await samplesOf(id)).map(({ state }) => state.roll)).toEqual([5, 5, undefined]);
});

test('what a server that fell had written is there after the next start, once and in order, and the flight goes on', async () => {
  const first = await recording();
  const { id, deviceId, tape, fly } = await flying(first.recorder, 'Fallen');
  fly(600);
  await first.recorder.tick();
  first.pass(115_000);
  fly(5);
  await first.recorder.tick();
  fly(20);
  await first.recorder.tick();
  const open = { id, deviceId, takeOffAt: TAKE_OFF, landedAt: TAKE_OFF + 62_500, metres: 5 };
  await deviceDirectory(app.services).noteFlying([open]);
  tape.parts = [];
  const second = await recording();
  expect(await heightsOf(id)).toEqual(upTo(625));
  expect(await record(id)).toMatchObject({ landedAt: null, samples: 625, metres: 5 });
  const again = second.recorder.begin({ id, deviceId, takeOffAt: TAKE_OFF, ...MAKE }, {}, {});
  again.heard({ height: 625 }, TAKE_OFF + 62_500, 0);
  again.end();
  await deviceDirectory(app.services).noteFlight({ ...open, metres: 6 });
  await second.recorder.tick();
  expect(await heightsOf(id)).toEqual(upTo(626));
  const { rows } = await app.done(getFlightRecords, { deviceId }, as);
  expect(rows).toHaveLength(1);
});

test('a flight that nobody wrote down as lasting has ended with what is known of it', async () => {
  const { recorder } = await recording();
  const { id, tape, fly } = await flying(recorder, 'Forgotten');
  fly(10);
  await recorder.tick();
  tape.parts = [];
  await recording();
  expect(await record(id)).toMatchObject({ landedAt: new Date(TAKE_OFF + 900).toISOString(), samples: 10 });
});

test('while the database is away what comes is held; when there is too much, how much was lost is said', async () => {
  const { recorder } = await recording(4_000);
  const { id, fly, land } = await flying(recorder, 'Held');
  await recorder.tick();
  const { pool } = app.services.database;
  await pool.query('alter table flight_journal rename to flight_journal_away');
  onTestFinished(() => pool.query('alter table if exists flight_journal_away rename to flight_journal').then(() => undefined));
  fly(100);
  await recorder.tick();
  fly(1_000);
  await recorder.tick();
  fly(50);
  await recorder.tick();
  await pool.query('alter table flight_journal_away rename to flight_journal');
  await land();
  await recorder.tick();
  const { samples, lostSamples } = await record(id);
  expect([samples, lostSamples]).toEqual([1_100, 50]);
  expect(await heightsOf(id)).toEqual(upTo(1_100));
});

test('who has the controls at take-off, or takes them in the air, is its pilot', async () => {
  const { recorder } = await recording();
  const deviceId = await fleetOf(app, as).add('Piloted');
  const holder = (holderId: string | null) =>
    publish(app.services.bus, 'device.control', { enterpriseId: app.main.enterpriseId, deviceId, token: 1, change: 'taken', holderId });
  const fly = (takeOffAt: number) => {
    const id = newId<FlightRecordId>();
    recorder.begin({ id, deviceId, takeOffAt, ...MAKE }, {}, {});
    return id;
  };
  const nobodys = fly(TAKE_OFF);
  await recorder.tick();
  expect((await record(nobodys)).pilot).toBeNull();
  holder(app.main.adminId);
  await new Promise(setImmediate);
  const theirs = fly(TAKE_OFF + 1);
  await recorder.tick();
  const { pilot } = await record(theirs);
  expect(pilot).not.toBeNull();
  expect((await record(nobodys)).pilot).toBe(pilot);
});

test('nothing is kept of a device that was deleted in flight, and the others go on', async () => {
  const { recorder } = await recording();
  const gone = recorder.begin({ id: newId(), deviceId: newId<DeviceId>(), takeOffAt: TAKE_OFF, ...MAKE }, {}, {});
  gone.heard({ height: 1 }, TAKE_OFF, 0);
  gone.happened({ kind: 'armed' }, TAKE_OFF);
  gone.end();
  const { id, fly, land } = await flying(recorder, 'Stays');
  fly(3);
  await land();
  await recorder.tick();
  expect(await heightsOf(id)).toEqual(upTo(3));
});
