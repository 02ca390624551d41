import { addDevice } from '@skyhelm/contract/device';
import { cancelFlightImport } from '@skyhelm/contract/flight-import';
import { FLIGHT_PIECE_BYTES } from '@skyhelm/contract/flight-import-facts';
import { deleteFlightRecord, exportFlightRecord, getFlightEvents, getFlightRecords, getFlightTrack } from '@skyhelm/contract/flight-record';
import type { DeviceId, FlightRecordId } from '@skyhelm/contract/ids';
import { dataflashFile } from '@skyhelm/core/flight-file/testing/dataflash-file';
import { MADE_UP_AT, madeUpFlight } from '@skyhelm/core/flight-file/testing/made-up-flight';
import { tlogFile } from '@skyhelm/core/flight-file/testing/tlog-file';
import { ulogFile } from '@skyhelm/core/flight-file/testing/ulog-file';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';
import { device } from '../../tables/device.table.ts';
import { deviceDirectory } from '../device/index.ts';
import { cleanFlightImports } from './clean-flight-imports.ts';
import { flightImports } from './flight-import-testing.ts';
import { endLost } from './flight-import.store.ts';
import { flightImport } from '../../tables/flight-import.table.ts';

/** Every import loads its readers into a thread of its own, some of them three times. */
vi.setConfig({ testTimeout: 300_000 });

let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let imports: ReturnType<typeof flightImports>;
const admin = () => ({ token: app.main.token });

beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  imports = flightImports(app, people);
});

let devices = 0;
const newDevice = async (name: string, type: 'uav' | 'smartBattery' = 'uav'): Promise<DeviceId> =>
  (await app.done(addDevice, { name, sn: `SN-${++devices}`, type }, admin())).id;

const DAY_MS = 86_400_000;
/** Each another day, so that no two are the same file. */
let day = 0;
const flown = (seconds = 30) => madeUpFlight(seconds, MADE_UP_AT + day++ * DAY_MS);
const records = async (deviceId: DeviceId) => (await app.done(getFlightRecords, { deviceId }, admin())).rows;
const keptPieces = async () => {
  const keys: string[] = [];
  for await (const key of app.services.blobs.list()) if (key.startsWith('flight-import/')) keys.push(key);
  return keys;
};
const logged = async (operation: string) =>
  (
    await app.services.database.pool.query<{ target_name: string; details: object }>(
      'select target_name, details from operation_log where operation = $1 order by seq',
      [operation],
    )
  ).rows;

describe('a recording', () => {
  test.each([
    ['bin', dataflashFile],
    ['ulg', ulogFile],
    ['tlog', tlogFile],
  ] as const)('.%s becomes a flight of the device', async (format, write) => {
    const deviceId = await newDevice(`Uav ${format}`);
    const { samples } = flown();
    const state = await imports.run(deviceId, `flight.${format}`, write(samples));
    expect(state).toMatchObject({ phase: 'done', fileName: `flight.${format}`, deviceName: `Uav ${format}`, mes: '' });
    expect(state.flights).toHaveLength(1);

    const [record] = await records(deviceId);
    expect(record).toMatchObject({ id: state.flights[0]!.id, source: format, pilot: null, lostSamples: 0 });
    expect(record!.seconds).toBeGreaterThan(25);
    expect(record!.seconds).toBeLessThan(27);
    expect(record!.maxHeight).toBeGreaterThan(10);
    expect(record!.samples).toBeGreaterThan(250);
    const track = await app.done(getFlightTrack, { id: record!.id }, admin());
    expect(track.latitude[2]).toBeCloseTo(31.23, 2);
    const { events } = await app.done(getFlightEvents, { id: record!.id }, admin());
    expect(events.map(({ event }) => event.kind)).toEqual(expect.arrayContaining(['tookOff', 'landed']));
    expect(await keptPieces()).toEqual([]);
    expect((await logged('flightRecord.imported')).at(-1)).toMatchObject({ target_name: `Uav ${format}` });
  });

  test('that was exported here becomes the same record again, field by field', async () => {
    const [one, other] = [await newDevice('Out'), await newDevice('Back')];
    await imports.run(one, 'flight.bin', dataflashFile(flown(60).samples));
    const [out] = await records(one);
    const file = await app.raw(exportFlightRecord, { id: out!.id, format: 'tlog', timeZone: 'UTC' }, admin());
    await imports.run(other, 'flight.tlog', new Uint8Array(file.rawPayload));
    const [back] = await records(other);
    const { id: _id, deviceId: _device, deviceName: _name, sn: _sn, source: _source, modes, samples, metres, ...same } = out!;
    const { takeOffAt, landedAt, seconds, pilot, minSatellites, startPercent, endPercent, lostSamples, may, isLandingUnseen, ...measured } =
      same;
    expect(back).toMatchObject({
      takeOffAt,
      landedAt,
      seconds,
      pilot,
      minSatellites,
      startPercent,
      endPercent,
      lostSamples,
      may,
      isLandingUnseen,
    });
    for (const [name, value] of Object.entries(measured)) expect(back![name as keyof typeof measured], name).toBeCloseTo(value!, 1);
    expect(back!.modes.map(({ mode }) => mode)).toEqual(modes.map(({ mode }) => mode));
    expect(Math.abs(back!.samples - samples)).toBeLessThanOrEqual(2);
    expect(Math.abs(back!.metres - metres)).toBeLessThan(2);
  });

  test('of several pieces is put together, and says what was damaged', async () => {
    const deviceId = await newDevice('Long');
    const whole = dataflashFile(flown().samples);
    const bytes = new Uint8Array(FLIGHT_PIECE_BYTES + 40_000);
    // Its beginning, a hole, and the rest across the end of the first piece.
    bytes.set(whole.subarray(0, 30_000));
    bytes.set(whole.subarray(30_000), bytes.length - whole.length + 30_000);
    const id = await imports.begun(deviceId, 'long.bin', bytes.length);
    const [first, second] = [bytes.subarray(0, FLIGHT_PIECE_BYTES), bytes.subarray(FLIGHT_PIECE_BYTES)];
    expect(codeOf(await imports.send(id, 1, second))).toBe('flightImport.piece');
    expect(codeOf(await imports.send(id, 0, second))).toBe('flightImport.piece');
    expect(codeOf(await imports.send(id, 0, first))).toBe('done');
    expect(await imports.look()).toMatchObject({ phase: 'uploading', done: FLIGHT_PIECE_BYTES, bytes: bytes.length });
    expect(codeOf(await imports.send(id, 0, first))).toBe('done');
    expect(codeOf(await imports.send(id, 1, second))).toBe('done');
    const state = await imports.ended();
    expect(state).toMatchObject({ phase: 'done' });
    expect(state.flights).toHaveLength(1);
    expect(state.notes.join()).toMatch(/Damaged parts were left out: [\d,]+ bytes/);
  });

  test('is taken once, also under another name and for another device, until its flights are deleted', async () => {
    const [one, other] = [await newDevice('First'), await newDevice('Second')];
    const bytes = ulogFile(flown().samples);
    const { flights } = await imports.run(one, 'mine.ulg', bytes);
    const again = await imports.run(other, 'copy.ulg', bytes);
    expect(again).toMatchObject({ phase: 'failed', mes: 'This recording was imported before: as “mine.ulg”, for “First”' });
    expect(await records(other)).toEqual([]);
    await app.done(deleteFlightRecord, { id: flights[0]!.id }, admin());
    expect(await imports.run(one, 'copy.ulg', bytes)).toMatchObject({ phase: 'done', flights: [{ isKnown: false }] });
    expect(await records(one)).toHaveLength(1);
  });

  test('whose flight is known from another file leaves that as it is', async () => {
    const deviceId = await newDevice('Twice');
    const { samples } = flown();
    const first = await imports.run(deviceId, 'first.bin', dataflashFile(samples));
    const second = await imports.run(deviceId, 'longer.bin', dataflashFile(samples.slice(5)));
    expect(second.flights).toMatchObject([{ id: first.flights[0]!.id, isKnown: true }]);
    expect(await records(deviceId)).toHaveLength(1);
  });

  test('of a flight that was heard live, or is known from another kind of file, leaves one record, unless both are wanted', async () => {
    const deviceId = await newDevice('Heard');
    const { samples } = flown(60);
    const takeOffAt = samples[0]!.at + 5_000;
    const live = newId<FlightRecordId>();
    const heard = { id: live, deviceId, takeOffAt, landedAt: takeOffAt + 50_000, metres: 300 };
    await deviceDirectory(app.services).noteFlight(heard);
    const first = await imports.run(deviceId, 'card.bin', dataflashFile(samples));
    expect(first).toMatchObject({ phase: 'done', flights: [{ id: live, isKnown: true, isLive: true }] });
    expect(await records(deviceId)).toMatchObject([{ id: live, source: 'live' }]);

    const both = await imports.run(deviceId, 'card.bin', dataflashFile(samples), { addKnown: true });
    expect(both).toMatchObject({ phase: 'done', flights: [{ isKnown: false, isLive: false }] });
    expect((await records(deviceId)).map(({ source }) => source).sort()).toEqual(['bin', 'live']);

    await app.done(deleteFlightRecord, { id: live }, admin());
    const other = await imports.run(deviceId, 'station.tlog', tlogFile(samples));
    expect(other.flights).toMatchObject([{ id: both.flights[0]!.id, isKnown: true, isLive: false }]);
    expect(await records(deviceId)).toHaveLength(1);
  });

  test('of an aircraft that is bound to another device says which, and that the hardware is another', async () => {
    const [own, meant] = [await newDevice('Not this one'), await newDevice('This one')];
    const bytes = ulogFile(flown().samples);
    const bind = (id: DeviceId, hardwareId: string) => app.services.database.db.update(device).set({ hardwareId }).where(eq(device.id, id));
    await bind(meant, 'mavlink:000200000000203256465008002a003d0000');
    await bind(own, `mavlink:${'7'.repeat(36)}`);
    const { phase, notes } = await imports.run(own, 'whose.ulg', bytes);
    expect(phase).toBe('done');
    expect(notes.slice(-2)).toEqual([expect.stringContaining('another hardware'), 'The aircraft of the recording is bound to “This one”']);
  });

  test.each([
    ['picture.tlog', new Uint8Array(2_000).fill(7), 'This is not a recording of the kind its name says'],
    ['other.bin', ulogFile(madeUpFlight(5).samples), 'This is not a recording of the kind its name says'],
    ['ground.ulg', ulogFile(madeUpFlight(60).samples.slice(0, 19)), 'There is no flight in this recording'],
  ])('that has no flight fails with a reason: %s', async (name, bytes, reason) => {
    const deviceId = await newDevice(`No flight in ${name.split('.')[0]}`);
    const state = await imports.run(deviceId, name, bytes);
    expect(state).toMatchObject({ phase: 'failed', flights: [] });
    expect(state.mes).toContain(reason);
    expect(await records(deviceId)).toEqual([]);
    expect(await keptPieces()).toEqual([]);
  });
});

describe('on the way', () => {
  test('there is one at a time, and it can be cancelled', async () => {
    const deviceId = await newDevice('Cancelled');
    const id = await imports.begun(deviceId, 'a.bin', FLIGHT_PIECE_BYTES * 2);
    expect(codeOf(await imports.begin(deviceId, 'b.bin', 5))).toBe('flightImport.running');
    await imports.send(id, 0, new Uint8Array(FLIGHT_PIECE_BYTES));
    expect(await keptPieces()).toHaveLength(1);
    await app.done(cancelFlightImport, { id }, admin());
    expect(await keptPieces()).toEqual([]);
    expect(await imports.look()).toMatchObject({ phase: 'cancelled', flights: [] });
    expect(codeOf(await imports.send(id, 1, new Uint8Array(FLIGHT_PIECE_BYTES)))).toBe('flightImport.over');
    expect(codeOf(await app.call(cancelFlightImport, { id }, admin()))).toBe('flightImport.over');
  });

  test('one that is cancelled while it is read is read no further, and nothing is left of it', async () => {
    const deviceId = await newDevice('Cancelled in reading');
    const whole = dataflashFile(flown().samples);
    const bytes = new Uint8Array(FLIGHT_PIECE_BYTES + 1_000);
    bytes.set(whole);
    const { blobs } = app.services;
    const get = blobs.get.bind(blobs);
    const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const asked = vi.spyOn(blobs, 'get').mockImplementation(async (key) => {
      reached.resolve();
      await goOn.promise;
      return get(key);
    });
    onTestFinished(() => asked.mockRestore());
    const id = await imports.begun(deviceId, 'slow.bin', bytes.length);
    await imports.send(id, 0, bytes.subarray(0, FLIGHT_PIECE_BYTES));
    await imports.send(id, 1, bytes.subarray(FLIGHT_PIECE_BYTES));
    await reached.promise;
    expect(await imports.look()).toMatchObject({ phase: 'reading' });
    await app.done(cancelFlightImport, { id }, admin());
    goOn.resolve();
    expect(await imports.look()).toMatchObject({ phase: 'cancelled', flights: [] });
    // The next one has its turn when this one has come to its end.
    await imports.run(deviceId, 'next.bin', dataflashFile(flown().samples));
    expect(await records(deviceId)).toHaveLength(1);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(await keptPieces()).toEqual([]);
  });

  test('one that nobody goes on with is over, and its pieces are swept away', async () => {
    const deviceId = await newDevice('Left');
    const id = await imports.begun(deviceId, 'left.bin', FLIGHT_PIECE_BYTES * 2);
    await imports.send(id, 0, new Uint8Array(FLIGHT_PIECE_BYTES));
    await app.services.database.db
      .update(flightImport)
      .set({ aliveUntil: new Date(0) })
      .where(eq(flightImport.id, id));
    expect(await imports.look()).toMatchObject({ phase: 'interrupted' });
    await cleanFlightImports(app.services);
    expect(await keptPieces()).toEqual([]);
    await imports.run(deviceId, 'anew.bin', dataflashFile(flown().samples));
    expect(await records(deviceId)).toHaveLength(1);
  });

  test('a server that begins anew has read nothing to its end, while what is being sent goes on', async () => {
    const deviceId = await newDevice('Fallen');
    const { db } = app.services.database;
    const id = await imports.begun(deviceId, 'fallen.bin', FLIGHT_PIECE_BYTES * 2);
    await endLost(db, new Date(), true);
    expect(await imports.look()).toMatchObject({ phase: 'uploading' });
    await db.update(flightImport).set({ phase: 'saving' }).where(eq(flightImport.id, id));
    await endLost(db, new Date(), true);
    expect(await imports.look()).toMatchObject({ phase: 'interrupted', flights: [] });
  });

  test('a name, a size or a device that cannot be is refused', async () => {
    const deviceId = await newDevice('Refused');
    const battery = await newDevice('Battery', 'smartBattery');
    expect(codeOf(await imports.begin(battery, 'flight.bin', 5))).toBe('flightImport.otherType');
    expect(codeOf(await imports.begin(deviceId, 'flight.zip', 5))).toBe('input.invalid');
    expect(codeOf(await imports.begin(deviceId, 'flight.bin', 0))).toBe('input.invalid');
    expect(codeOf(await imports.begin(deviceId, 'flight.bin', 3 * 1024 ** 3))).toBe('input.invalid');
  });

  test('a recording that is on record of a device one does not see says no name of it', async () => {
    const bytes = ulogFile(flown().samples);
    await imports.run(await newDevice('Secret'), 'secret.ulg', bytes);
    const role = await people.role('Own devices', {
      permissions: ['flightRecord:import', 'flightRecord:query', 'device:query', 'device:add'],
      dataScope: 'self',
    });
    const pilot = await people.person('importer2', [role]);
    const { id } = await app.done(addDevice, { name: 'Own', sn: `SN-${++devices}`, type: 'uav' }, pilot);
    const { phase, mes } = await imports.run(id, 'found.ulg', bytes, pilot);
    expect([phase, mes]).toEqual(['failed', 'This recording was imported before, for a device that is not shared with you']);
  });

  test('only who looks after the device or flies it adds to its records', async () => {
    const deviceId = await newDevice('Not theirs');
    const roleId = await people.role('Importer', {
      permissions: ['flightRecord:import', 'flightRecord:query', 'device:query'],
      dataScope: 'self',
    });
    const stranger = await people.person('importer1', [roleId]);
    expect(codeOf(await imports.begin(deviceId, 'flight.bin', 5, stranger))).toBe('record.notFound');
  });
});
