import { encode } from '@skyhelm/core/mavlink/encode';
import { describe, expect, test } from 'vitest';
import { publish, request } from '../platform/bus/subjects.ts';
import { FLYING, overTcp, overUdp, overWebSocket, type Aircraft } from './testing/aircraft.ts';
import { online, PATIENTLY, rig, type Rig } from './testing/rig.ts';

const SHANGHAI = { lat: 312_304_000, lon: 1_214_737_000, alt: 50_000, relative_alt: 30_000, hdg: 9_000 };

const unclaimed = async (own: Rig) => (await request(own.bus, 'gateway.unclaimed', null, 1_000)).map(({ hardwareId }) => hardwareId);
const ordersTo = ({ heard }: Aircraft, command: number) => heard.filter(({ said }) => said['command'] === command);

describe.each([
  ['UDP', (own: Rig) => overUdp(own.udpPort)],
  ['TCP', (own: Rig) => overTcp(own.tcpPort)],
  ['WebSocket', (own: Rig) => overWebSocket(own.wsPort)],
])('over %s', (_, open) => {
  test('an aircraft is asked who it is, and what it measures is known', async () => {
    const own = await rig();
    const aircraft = await open(own);
    const { id } = own.register(aircraft.hardwareId);
    await online(own, aircraft, id);
    aircraft.say('GLOBAL_POSITION_INT', { ...SHANGHAI, time_boot_ms: 1_000, vx: 250 });
    aircraft.say('SYS_STATUS', { voltage_battery: 15_800, battery_remaining: 87, current_battery: -1 });
    await expect
      .poll(() => own.state(id), PATIENTLY)
      .toMatchObject({
        latitude: 31.2304,
        longitude: 121.4737,
        altitude: 50,
        height: 30,
        heading: 90,
        velocityNorth: 2.5,
        batteryVoltage: 15.8,
        batteryPercent: 87,
        mode: 1,
        phase: 1,
        armed: false,
      });
    expect(await own.state(id)).not.toHaveProperty('batteryCurrent');
  });

  test('one that nobody has claimed is listed, and heard as soon as it is bound', async () => {
    const own = await rig();
    const aircraft = await open(own);
    await expect.poll(() => (aircraft.beat(), unclaimed(own)), PATIENTLY).toEqual([aircraft.hardwareId]);
    expect(own.patches).toEqual([]);
    expect((await request(own.bus, 'gateway.unclaimed', null, 1_000))[0]).toMatchObject({
      protocol: 'mavlink',
      kind: 'multirotor',
      autopilot: 'ardupilot',
      firmware: '4.6.3',
    });
    const { id } = own.register(aircraft.hardwareId);
    own.changed(id);
    await online(own, aircraft, id);
    expect(await unclaimed(own)).toEqual([]);
    own.registry.devices.clear();
    own.changed(id);
    await expect.poll(() => unclaimed(own), PATIENTLY).toEqual([aircraft.hardwareId]);
    expect(await request(own.bus, 'gateway.links', { deviceIds: [id] }, 1_000)).toEqual({});
  });
});

describe('who it is', () => {
  test('the short number counts where there is no long one', async () => {
    const own = await rig();
    const aircraft = await overUdp(own.udpPort, { number: 0, uid: 0x1234n });
    await expect.poll(() => (aircraft.beat(), unclaimed(own)), PATIENTLY).toEqual(['mavlink:0000000000001234']);
  });

  test('without any number it cannot be claimed, and the statistics say why', async () => {
    const own = await rig();
    const aircraft = await overUdp(own.udpPort, { number: 0 });
    const troubles = async () => (aircraft.beat(), (await own.vehicles()).map(({ trouble }) => trouble));
    await expect.poll(troubles, PATIENTLY).toEqual([['nameless']]);
    expect(await unclaimed(own)).toEqual([]);
  });

  test('one that does not answer is asked again, the other way too, and the statistics say so', async () => {
    const own = await rig();
    const aircraft = await overUdp(own.udpPort, { isShy: true });
    const troubles = async () => {
      aircraft.beat();
      own.pass(1_000);
      return (await own.vehicles()).map(({ trouble }) => trouble);
    };
    await expect.poll(troubles, PATIENTLY).toEqual([['noAnswer']]);
    expect(ordersTo(aircraft, 512).length).toBeGreaterThan(1);
    expect(ordersTo(aircraft, 520).length).toBeGreaterThan(0);
  });

  test('two with one system id are told apart by where they come from and by their hardware, and both are named', async () => {
    const own = await rig();
    const [one, other] = [await overUdp(own.udpPort, { number: 1 }), await overUdp(own.udpPort, { number: 2 })];
    const [first, second] = [own.register(one.hardwareId), own.register(other.hardwareId)];
    await Promise.all([online(own, one, first.id), online(own, other, second.id)]);
    one.say('GLOBAL_POSITION_INT', { ...SHANGHAI, time_boot_ms: 500 });
    other.say('GLOBAL_POSITION_INT', { ...SHANGHAI, lat: 100_000_000, time_boot_ms: 400 });
    await expect
      .poll(async () => [(await own.state(first.id))['latitude'], (await own.state(second.id))['latitude']], PATIENTLY)
      .toEqual([31.2304, 10]);
    expect((await own.vehicles()).map(({ deviceId, trouble }) => ({ deviceId, trouble }))).toEqual([
      { deviceId: first.id, trouble: ['sharedSystemId'] },
      { deviceId: second.id, trouble: ['sharedSystemId'] },
    ]);
  });

  test('two with one system id behind one address cannot be told apart: neither is believed', async () => {
    const own = await rig();
    const both = await overTcp(own.tcpPort, { number: 1 });
    const { id } = own.register(both.hardwareId);
    await online(own, both, id);
    both.say('AUTOPILOT_VERSION', { uid2: Array.from({ length: 18 }, () => 7) });
    await expect.poll(async () => (await own.vehicles())[0]?.trouble, PATIENTLY).toEqual(['ambiguous']);
    const heard = own.patches.length;
    both.say('ATTITUDE', { time_boot_ms: 9, roll: 1 });
    both.introduce();
    await expect.poll(async () => (await own.vehicles())[0]?.deviceId, PATIENTLY).toBeUndefined();
    expect(own.patches.slice(heard).filter(({ patch }) => 'roll' in patch)).toEqual([]);
  });

  test('behind one number another aircraft is another device, and the first one is offline', async () => {
    const own = await rig();
    const aircraft = await overTcp(own.tcpPort, { number: 1, isShy: true });
    const [first, second] = [own.register(aircraft.hardwareId), own.register(`mavlink:${'07'.repeat(18)}`)];
    aircraft.beat();
    aircraft.introduce();
    await online(own, aircraft, first.id);
    own.pass(11_000);
    aircraft.say('AUTOPILOT_VERSION', { uid2: Array.from({ length: 18 }, () => 7) });
    await online(own, aircraft, second.id);
    own.pass(6_000);
    const links = async () => {
      aircraft.beat();
      const known = await request(own.bus, 'gateway.links', { deviceIds: [first.id, second.id] }, 1_000);
      return [known[first.id]?.online, known[second.id]?.online];
    };
    await expect.poll(links, PATIENTLY).toEqual([false, true]);
  });

  test('a third of the messages lost: it is known, heard, and the loss is told', async () => {
    const own = await rig();
    const aircraft = await overUdp(own.udpPort, { isShy: true });
    const { id } = own.register(aircraft.hardwareId);
    let sent = 0;
    const lossy = (bytes: Uint8Array) => {
      if (sent++ % 3 !== 0) aircraft.raw(bytes);
    };
    const uid2 = [...Array.from({ length: 17 }, () => 0xab), 1];
    const speak = async () => {
      const sender = { system: 1, component: 1, sequence: sent % 256 };
      if (sent % 8 === 1) lossy(encode('AUTOPILOT_VERSION', { uid2 }, sender));
      else lossy(encode('HEARTBEAT', { type: 2, autopilot: 3 }, sender));
      return (await own.state(id))['linkLoss'] as number | undefined;
    };
    await expect.poll(async () => Math.round(((await speak()) ?? 0) / 10), PATIENTLY).toBe(3);
  });

  test('many vehicles on one link are each their own', async () => {
    const own = await rig();
    const carrier = await overTcp(own.tcpPort, { isShy: true });
    for (let system = 1; system <= 20; system++) {
      const uid2 = Array.from({ length: 18 }, () => system);
      own.register(`mavlink:${uid2.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`, { id: `many${system}` });
      carrier.raw(encode('HEARTBEAT', { type: 2, autopilot: 3 }, { system, component: 1, sequence: 0 }));
      carrier.raw(encode('AUTOPILOT_VERSION', { uid2 }, { system, component: 1, sequence: 1 }));
    }
    const known = async () => (await own.vehicles()).filter(({ deviceId }) => deviceId?.startsWith('many')).length;
    await expect.poll(known, PATIENTLY).toBe(20);
    for (let system = 1; system <= 20; system++) {
      carrier.raw(encode('ATTITUDE', { time_boot_ms: 5, roll: system / 100 }, { system, component: 1, sequence: 2 }));
    }
    await expect.poll(async () => (await own.state('many20'))['roll'], PATIENTLY).toBeCloseTo(11.459, 2);
    expect((await own.state('many3'))['roll']).toBeCloseTo(1.719, 2);
  });

  test('while the registry does not answer nobody is lost: it is asked again', async () => {
    const own = await rig();
    own.registry.isDown = true;
    const aircraft = await overUdp(own.udpPort);
    const { id } = own.register(aircraft.hardwareId);
    await expect.poll(() => (aircraft.beat(), unclaimed(own)), PATIENTLY).toEqual([aircraft.hardwareId]);
    const others = await Promise.all([2, 3].map((number) => overUdp(own.udpPort, { number })));
    const all = async () => (others.forEach((other) => other.beat()), (await unclaimed(own)).length);
    await expect.poll(all, PATIENTLY).toBe(3);
    own.pass(6_000);
    await expect.poll(async () => (aircraft.beat(), (await all()) === 3), PATIENTLY).toBe(true);
    expect(own.warnings.filter((said) => said.startsWith('whose vehicles'))).toHaveLength(1);
    own.registry.isDown = false;
    own.pass(6_000);
    await online(own, aircraft, id);
  });
});

describe('signing', () => {
  const key = new Uint8Array(32).fill(9);

  test('of a device with a key only what it signed counts, once, and the statistics say what did not', async () => {
    const own = await rig();
    const aircraft = await overUdp(own.udpPort, { key });
    const { id } = own.register(aircraft.hardwareId, { signingKey: key });
    await online(own, aircraft, id);
    aircraft.say('ATTITUDE', { time_boot_ms: 10, roll: 0.1 });
    await expect.poll(async () => (await own.state(id))['roll'], PATIENTLY).toBeCloseTo(5.73, 1);
    aircraft.raw(encode('ATTITUDE', { time_boot_ms: 20, roll: 1 }, { system: 1, component: 1, sequence: 200 }));
    aircraft.say('ATTITUDE', { time_boot_ms: 30, roll: 1 }, 1);
    await expect.poll(async () => (await own.vehicles())[0]?.trouble, PATIENTLY).toEqual(['unsigned', 'replayed']);
    expect((await own.state(id))['roll']).toBeCloseTo(5.73, 1);
    await expect.poll(() => ordersTo(aircraft, 511).length, PATIENTLY).toBeGreaterThan(5);
    expect(ordersTo(aircraft, 511).filter(({ fault }) => fault)).toEqual([]);
  });

  test('somebody who only knows the number of the hardware gets nowhere', async () => {
    const own = await rig();
    const thief = await overUdp(own.udpPort);
    const { id } = own.register(thief.hardwareId, { signingKey: key });
    const troubles = async () => (thief.beat(), (await own.vehicles())[0]?.trouble);
    await expect.poll(troubles, PATIENTLY).toEqual(['unsigned']);
    expect((await request(own.bus, 'gateway.links', { deviceIds: [id] }, 1_000))[id]?.online).toBe(false);
    expect(own.patches).toEqual([]);
  });
});

describe('streams', () => {
  const intervals = (aircraft: Aircraft) => ordersTo(aircraft, 511).map(({ said }) => said['param1']);

  test('are asked for once it is known, again when they stop, and again after a reboot', async () => {
    const own = await rig();
    const aircraft = await overUdp(own.udpPort);
    const { id } = own.register(aircraft.hardwareId);
    await online(own, aircraft, id);
    await expect.poll(() => intervals(aircraft), PATIENTLY).toEqual(expect.arrayContaining([30, 33, 1, 242]));
    aircraft.say('ATTITUDE', { time_boot_ms: 60_000 });
    await expect.poll(async () => 'roll' in (await own.state(id)), PATIENTLY).toBe(true);
    aircraft.heard.length = 0;
    own.pass(3_500);
    await expect.poll(() => intervals(aircraft), PATIENTLY).toEqual(expect.arrayContaining([33, 1]));
    expect(intervals(aircraft)).not.toContain(30);
    own.pass(7_000);
    aircraft.beat();
    aircraft.heard.length = 0;
    aircraft.say('ATTITUDE', { time_boot_ms: 100 });
    await expect.poll(() => intervals(aircraft), PATIENTLY).toContain(30);
    await expect.poll(() => ordersTo(aircraft, 512).length, PATIENTLY).toBe(1);
    expect(own.news.map(({ event }) => event.kind)).toContain('rebooted');
  });

  test('what it never sends is asked for a few times and then no more; an old ArduPilot is asked by groups', async () => {
    const own = await rig();
    const aircraft = await overUdp(own.udpPort);
    const { id } = own.register(aircraft.hardwareId);
    await online(own, aircraft, id);
    const asked = async () => {
      own.pass(2_000);
      aircraft.beat();
      await own.state(id);
      return intervals(aircraft).filter((message) => message === 33).length;
    };
    await expect.poll(asked, PATIENTLY).toBe(5);
    expect(aircraft.heard.filter(({ name }) => name === 'REQUEST_DATA_STREAM').length).toBeGreaterThan(0);
    for (let round = 0; round < 20; round++) await asked();
    expect(await asked()).toBe(5);
    aircraft.say('GLOBAL_POSITION_INT', { ...SHANGHAI, time_boot_ms: 5 });
    await expect.poll(asked, PATIENTLY).toBeGreaterThan(5);
  });
});

test('a ground station shows itself while a pilot has control, and until the aircraft that was flown has landed', async () => {
  const own = await rig();
  const aircraft = await overUdp(own.udpPort);
  const { id } = own.register(aircraft.hardwareId);
  await online(own, aircraft, id);
  const beats = () => aircraft.heard.filter(({ name }) => name === 'HEARTBEAT').length;
  /** Some seconds of the aircraft's life. */
  const seconds = async (count: number, beat: Parameters<Aircraft['beat']>[0] = {}) => {
    for (let second = 0; second < count; second++) {
      const heard = own.patches.length;
      own.pass(1_000);
      aircraft.beat(beat);
      await expect.poll(() => own.patches.length, PATIENTLY).toBeGreaterThan(heard);
    }
  };
  await seconds(5, FLYING);
  await seconds(1);
  expect(beats()).toBe(0);
  publish(own.bus, 'device.held', { deviceId: id, forMs: 30_000 });
  await expect.poll(async () => (await seconds(1), beats()), PATIENTLY).toBeGreaterThan(1);
  own.pass(30_001);
  const sent = beats();
  await seconds(5);
  expect(beats() - sent).toBeLessThanOrEqual(1);
  publish(own.bus, 'device.held', { deviceId: id, forMs: 30_000 });
  await seconds(2);
  await seconds(2, FLYING);
  own.pass(30_001);
  const inFlight = beats();
  await seconds(5, FLYING);
  await expect.poll(beats, PATIENTLY).toBeGreaterThan(inFlight + 3);
  await seconds(1);
  const landed = beats();
  await seconds(5);
  expect(beats() - landed).toBeLessThanOrEqual(1);
});
