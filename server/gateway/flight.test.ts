import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publish, request, subscribe, type Events } from '../platform/bus/subjects.ts';
import { askGateway } from '../platform/bus/vehicle-subjects.ts';
import { recordedBoot, recordedFlight } from './protocols/mavlink/testing/recorded.ts';
import { FLYING, overTcp, overUdp } from './testing/aircraft.ts';
import { known, settled } from './testing/known.ts';
import { online, PATIENTLY, rig, type Rig } from './testing/rig.ts';

const PLACE = { lat: 312_304_000, lon: 1_214_737_000, alt: 50_000 };

const kinds = (own: Rig) => own.news.map(({ event }) => event.kind);

describe('a recorded flight of a real ArduCopter', () => {
  test('is told as it was: armed, took off, routed, landed, disarmed, with its texts', async () => {
    const own = await rig();
    const aircraft = await overUdp(own.udpPort, { isShy: true });
    own.register('mavlink:303030303030303030303030303030303000', { id: 'recorded', name: 'Recorded' });
    const frames = recordedFlight();
    const hello = frames.filter(({ bytes }) => bytes[7] === 148);
    const flight = frames.filter(({ bytes }) => bytes[7] !== 148);
    aircraft.raw(flight.find(({ bytes }) => bytes[7] === 0)!.bytes);
    for (const { bytes } of hello) aircraft.raw(bytes);
    await expect.poll(async () => (await own.vehicles())[0]?.deviceId, PATIENTLY).toBe('recorded');
    let before = flight[0]!.at;
    for (const { at, bytes } of flight) {
      own.pass(at - before);
      before = at;
      aircraft.raw(bytes);
      // As a radio does: one after the other.
      await new Promise(setImmediate);
    }
    await expect.poll(() => own.flights.length, PATIENTLY).toBe(1);
    const told = own.news.filter(({ event }) => event.kind !== 'statusText' && event.kind !== 'alarm').map(({ event }) => event);
    expect(told.map((event) => (event.kind === 'modeChanged' ? `${event.mode} ${event.phase}` : event.kind))).toEqual([
      'notFlying notFlying',
      'armed',
      'pointing notFlying',
      'pointing inProgress',
      'tookOff',
      expect.stringMatching(/^route /),
      ...told.slice(6, -3).map(() => expect.stringMatching(/^route /) as string),
      'disarmed',
      'notFlying notFlying',
      'landed',
    ]);
    const texts = own.news.flatMap(({ event }) => (event.kind === 'statusText' ? [event.text] : []));
    expect(texts).toEqual(expect.arrayContaining(['Arming motors', 'Mission: 6 RTL', 'Disarming motors']));
    const state = await own.state('recorded');
    expect(state['homeLatitude']).toBeCloseTo(39.9041, 2);
    expect(state['satellites']).toBe(10);
    expect(own.flights[0]).toMatchObject({ deviceId: 'recorded' });
    expect(own.flights[0]!.metres).toBeGreaterThan(10);
  });

  test('is understood from the first byte on a line with plain text between the frames', async () => {
    const own = await rig();
    const aircraft = await overTcp(own.tcpPort, { isShy: true });
    const bytes = recordedBoot();
    for (let at = 0; at < bytes.length; at += 97) aircraft.raw(bytes.subarray(at, at + 97));
    const link = async () => (await askGateway(own.bus, 'gateway.statistics', null)).find(({ frames }) => frames > 100);
    await expect.poll(link, PATIENTLY).toMatchObject({ brokenFrames: 0 });
    expect((await link())!.strayBytes).toBeGreaterThan(100);
  });
});

describe('what cannot be true', () => {
  test('late, doubled and out-of-order messages change nothing', async () => {
    const one = await known();
    const roll = (time_boot_ms: number, degrees: number) => one.aircraft.say('ATTITUDE', { time_boot_ms, roll: (degrees * Math.PI) / 180 });
    roll(1_000, 10);
    roll(1_200, 12);
    roll(1_100, 11);
    roll(1_200, 99);
    expect((await settled(one))['roll']).toBeCloseTo(12, 3);
    expect(one.own.patches.filter(({ patch }) => 'roll' in patch)).toHaveLength(2);
  });

  test('a clock that leaps ahead does not shut out what follows', async () => {
    const one = await known();
    const roll = (time_boot_ms: number, degrees: number) => one.aircraft.say('ATTITUDE', { time_boot_ms, roll: (degrees * Math.PI) / 180 });
    roll(1_000, 10);
    roll(4_000_000_000, 20);
    roll(1_100, 11);
    roll(1_200, 12);
    expect((await settled(one))['roll']).toBeCloseTo(12, 3);
  });

  test('a server whose clock is set back or ahead by a day keeps its fleet', async () => {
    const one = await known();
    for (const day of [-86_400_000, 2 * 86_400_000]) {
      one.own.setWall(day);
      one.aircraft.beat();
      await settled(one);
      expect((await request(one.own.bus, 'gateway.links', { deviceIds: [one.id] }, 1_000))[one.id]?.online).toBe(true);
    }
  });

  test('NaN and places off the earth are left out, the rest of the message counts', async () => {
    const one = await known();
    one.aircraft.say('GLOBAL_POSITION_INT', { ...PLACE, time_boot_ms: 10 });
    one.aircraft.say('GLOBAL_POSITION_INT', { ...PLACE, lat: 2_000_000_000, relative_alt: 7_000, time_boot_ms: 20 });
    one.aircraft.say('VFR_HUD', { airspeed: NaN, groundspeed: Infinity, climb: 1.5, throttle: 60_000 });
    const state = await settled(one);
    expect(state).toMatchObject({ latitude: 31.2304, longitude: 121.4737, height: 7, climbRate: 1.5 });
    for (const field of ['airSpeed', 'groundSpeed', 'throttle']) expect(state).not.toHaveProperty(field);
  });

  test('before it knows where it is, it is nowhere, not in the Gulf of Guinea', async () => {
    const one = await known();
    one.aircraft.say('GLOBAL_POSITION_INT', { lat: 0, lon: 0, time_boot_ms: 10 });
    expect(await settled(one)).not.toHaveProperty('latitude');
  });

  test('whatever bytes come, before and between good ones, the aircraft is still heard', async () => {
    const one = await known();
    const attack = fc.sample(
      fc.oneof(
        fc.uint8Array({ maxLength: 600 }),
        fc.uint8Array({ maxLength: 60 }).map((rest) => Uint8Array.of(0xfd, ...rest)),
      ),
      300,
    );
    for (const bytes of attack) if (bytes.length > 0) one.aircraft.raw(bytes);
    const { bytes } = recordedFlight()[50]!;
    for (let cut = 1; cut < bytes.length; cut++) one.aircraft.raw(bytes.subarray(0, cut));
    const forged = bytes.slice();
    forged[12]! ^= 1;
    const broken = async () => (await askGateway(one.own.bus, 'gateway.statistics', null))[0]!.brokenFrames;
    await settled(one);
    const [before, seen] = [await broken(), one.own.patches.length];
    one.aircraft.raw(forged);
    await settled(one);
    expect((await broken()) - before).toBe(1);
    expect(one.own.patches.slice(seen).map(({ patch }) => Object.keys(patch))).not.toContainEqual(
      expect.arrayContaining(['estimatorError']),
    );
    expect(await one.own.vehicles()).toHaveLength(1);
  });

  test('a flood from one source is thrown away unread, and another is heard meanwhile', async () => {
    const one = await known();
    const flooder = await overUdp(one.own.udpPort, { number: 2, system: 2 });
    one.own.freeze();
    const noise = new Uint8Array(1_400).fill(0xfd);
    for (let round = 0; round < 20; round++) {
      for (let n = 0; n < 20; n++) flooder.raw(noise);
      await new Promise(setImmediate);
    }
    flooder.beat();
    await settled(one);
    expect(await one.own.vehicles()).toHaveLength(1);
    one.own.pass(1_001);
    await expect.poll(async () => (flooder.beat(), one.own.vehicles()), PATIENTLY).toHaveLength(2);
    const flooded = async () => (await askGateway(one.own.bus, 'gateway.statistics', null)).some(({ floodedBytes }) => floodedBytes > 0);
    await expect.poll(flooded, PATIENTLY).toBe(true);
  });

  test('an aircraft that goes mad is listened to so often and no more, and the statistics say so', async () => {
    const one = await known();
    one.own.freeze();
    for (let n = 0; n < 1_500; n++) {
      one.aircraft.say('ATTITUDE', { time_boot_ms: 1_000 + n });
      if (n % 50 === 0) await new Promise(setImmediate);
    }
    await expect.poll(async () => (await one.own.vehicles())[0]?.trouble, PATIENTLY).toEqual(['flooding']);
    await expect.poll(async () => (await askGateway(one.own.bus, 'gateway.statistics', null))[0]!.frames, PATIENTLY).toBeGreaterThan(1_400);
    expect(one.own.patches.filter(({ patch }) => 'roll' in patch).length).toBeLessThanOrEqual(1_000);
    one.own.pass(1_500);
    await settled(one);
  });
});

describe('on and off', () => {
  test('it is told when a device is heard, falls silent and takes off; the registry gets the flight', async () => {
    const one = await known();
    const heard: Events['device.heard'][] = [];
    subscribe(one.own.bus, 'device.heard', (event) => void heard.push(event));
    one.aircraft.beat(FLYING);
    await expect.poll(() => heard.at(-1), PATIENTLY).toMatchObject({ deviceId: one.id, online: true, flying: true });
    one.own.pass(40_000);
    await expect.poll(() => heard.at(-1), PATIENTLY).toMatchObject({ online: false, flying: true });
    one.aircraft.beat(FLYING);
    await expect.poll(() => heard.at(-1), PATIENTLY).toMatchObject({ online: true });
    one.aircraft.beat();
    await expect.poll(() => heard.at(-1), PATIENTLY).toMatchObject({ flying: false });
    await expect.poll(() => one.own.flights, PATIENTLY).toHaveLength(1);
    const [flight] = one.own.flights;
    expect(flight!.landedAt - flight!.takeOffAt).toBeGreaterThanOrEqual(40_000);
    expect(one.own.seen.flat()).toContain(one.id);
  });

  test('what is heard of a flight is recorded from take-off to landing, under the id that the registry knows', async () => {
    const one = await known();
    one.aircraft.beat(FLYING);
    await expect.poll(() => one.own.tapes.size, PATIENTLY).toBe(1);
    const [tape] = one.own.tapes.values();
    one.aircraft.say('GLOBAL_POSITION_INT', { ...PLACE, time_boot_ms: 1_000 });
    await expect.poll(() => tape!.patches.some(({ latitude }) => latitude !== undefined), PATIENTLY).toBe(true);
    one.aircraft.beat();
    await expect.poll(() => tape!.hasEnded, PATIENTLY).toBe(true);
    expect(tape!.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['tookOff', 'landed']));
    await expect.poll(() => one.own.flights.map(({ id }) => id), PATIENTLY).toEqual([tape!.flight.id]);
  });

  test('a flight is written though the registry was away when it ended', async () => {
    const one = await known();
    one.aircraft.beat(FLYING);
    one.own.registry.isDown = true;
    one.aircraft.beat();
    await expect.poll(() => kinds(one.own), PATIENTLY).toContain('landed');
    expect(one.own.flights).toEqual([]);
    one.own.registry.isDown = false;
    await expect.poll(() => one.own.flights, PATIENTLY).toHaveLength(1);
  });

  test('a flight is written once a second while it lasts, and is taken for lasting by whoever comes after', async () => {
    const one = await known();
    one.aircraft.beat(FLYING);
    one.aircraft.say('GLOBAL_POSITION_INT', { ...PLACE, time_boot_ms: 1_000 });
    one.aircraft.say('GLOBAL_POSITION_INT', { ...PLACE, lat: PLACE.lat + 1_000, time_boot_ms: 2_000 });
    const lasting = () => one.own.lasting.get(one.id);
    await expect.poll(() => lasting()?.metres, PATIENTLY).toBeCloseTo(11.1, 0);
    const before = lasting()!;
    one.own.pass(1_500);
    one.aircraft.beat(FLYING);
    await expect.poll(() => lasting()!.landedAt - before.landedAt, PATIENTLY).toBeGreaterThanOrEqual(1_500);
    await one.own.gateway.stop();
    expect(one.own.flights).toEqual([]);
    expect(lasting()).toMatchObject({ takeOffAt: before.takeOffAt });
  });

  test('a position that leaps is said to, once though it leaps to and fro, and adds nothing to what was flown', async () => {
    const one = await known();
    one.aircraft.beat(FLYING);
    const be = (lat: number, time_boot_ms: number) =>
      one.aircraft.say('GLOBAL_POSITION_INT', { ...PLACE, lat: PLACE.lat + lat, time_boot_ms });
    be(0, 1_000);
    for (let time = 2_000; time < 8_000; time += 1_000) be(time % 2_000 === 0 ? 9_000_000 : 0, time);
    await settled(one);
    const leaps = () => one.own.news.flatMap(({ event }) => (event.kind === 'leapt' ? [event.metres] : []));
    expect(leaps()).toEqual([expect.closeTo(100_000, -3)]);
    one.own.pass(11_000);
    one.aircraft.beat(FLYING);
    be(9_000_000, 9_000);
    await settled(one);
    expect(leaps()).toHaveLength(2);
    one.aircraft.beat();
    await expect.poll(() => one.own.flights, PATIENTLY).toMatchObject([{ metres: 0 }]);
  });

  const afterwards = async (heardMsAgo: number) => {
    const own = await rig();
    const aircraft = await overUdp(own.udpPort);
    const heardAt = Date.now() - heardMsAgo;
    const openFlight = { id: 'flight1', takeOffAt: heardAt - 60_000, heardAt, metres: 500 };
    const { id } = own.register(aircraft.hardwareId, { openFlight });
    return { own, aircraft, id, openFlight };
  };

  test('what flew when a server fell and still flies is on the same flight', async () => {
    const { own, aircraft, id, openFlight } = await afterwards(20_000);
    const flies = async () => (aircraft.beat(FLYING), (await own.state(id))['flying']);
    await expect.poll(flies, PATIENTLY).toBe(true);
    await expect.poll(() => own.lasting.get(id)?.landedAt, PATIENTLY).toBeGreaterThan(openFlight.heardAt + 19_000);
    aircraft.beat();
    await expect.poll(() => own.flights, PATIENTLY).toHaveLength(1);
    expect(own.flights[0]).toMatchObject({ takeOffAt: openFlight.takeOffAt, metres: 500 });
    expect(own.flights[0]!.landedAt).toBeGreaterThan(openFlight.heardAt + 19_000);
    expect(kinds(own)).not.toContain('tookOff');
    expect(own.tapes.get('flight1')).toMatchObject({ hasEnded: true });
    expect(own.tapes.get('flight1')!.patches).not.toEqual([]);
  });

  test('what came down while no server listened has flown until it was last heard', async () => {
    const { own, aircraft, id, openFlight } = await afterwards(20_000);
    await online(own, aircraft, id);
    await expect.poll(() => own.flights, PATIENTLY).toHaveLength(1);
    expect(own.flights[0]).toEqual({
      id: 'flight1',
      deviceId: id,
      takeOffAt: openFlight.takeOffAt,
      landedAt: openFlight.heardAt,
      metres: 500,
      isLandingUnseen: true,
    });
    expect(kinds(own)).toContain('lost');
    expect(kinds(own)).not.toContain('landed');
  });

  test('what flies again long after a server fell is on another flight', async () => {
    const { own, aircraft, id, openFlight } = await afterwards(3_600_000);
    const flies = async () => (aircraft.beat(FLYING), (await own.state(id))['flying']);
    await expect.poll(flies, PATIENTLY).toBe(true);
    expect(own.flights).toEqual([
      { id: 'flight1', deviceId: id, takeOffAt: openFlight.takeOffAt, landedAt: openFlight.heardAt, metres: 500, isLandingUnseen: true },
    ]);
    await expect.poll(() => own.lasting.get(id)?.takeOffAt, PATIENTLY).toBeGreaterThan(openFlight.heardAt);
  });

  test('one that is lost in the air has ended its flight with the last message', async () => {
    const one = await known();
    one.aircraft.beat(FLYING);
    await expect.poll(() => kinds(one.own), PATIENTLY).toContain('tookOff');
    one.own.pass(700_000);
    await expect.poll(() => one.own.flights, PATIENTLY).toHaveLength(1);
    expect(one.own.flights[0]!.landedAt - one.own.flights[0]!.takeOffAt).toBeLessThan(60_000);
    expect(kinds(one.own)).toContain('lost');
    expect(kinds(one.own)).not.toContain('landed');
    const link = async () => (await request(one.own.bus, 'gateway.links', { deviceIds: [one.id] }, 1_000))[one.id];
    expect(await link()).toMatchObject({ online: false, flying: false });
    // Found again in the air it is on another flight, and nobody is told of a take-off that nobody saw.
    await expect.poll(() => (one.aircraft.beat(FLYING), link()), PATIENTLY).toMatchObject({ online: true, flying: true });
    expect(kinds(one.own).filter((kind) => kind === 'tookOff')).toHaveLength(1);
  });

  test('one that is no more was last heard in the air, which is no landing, and is offline at once', async () => {
    const one = await known();
    one.aircraft.beat(FLYING);
    await settled(one);
    publish(one.own.bus, 'device.vanished', { deviceId: one.id });
    const link = async () => (await request(one.own.bus, 'gateway.links', { deviceIds: [one.id] }, 1_000))[one.id];
    await expect.poll(link, PATIENTLY).toMatchObject({ online: false, flying: false });
    expect(one.own.flights).toMatchObject([{ isLandingUnseen: true }]);
    expect(kinds(one.own)).toContain('lost');
    expect(kinds(one.own)).not.toContain('landed');
  });

  test('of two ways one counts; when it falls silent the other takes over, without a jump back', async () => {
    const one = await known();
    const other = await overUdp(one.own.udpPort, { system: 1 });
    const both = async () => (other.beat(), one.aircraft.beat(), (await one.own.vehicles()).map(({ deviceId }) => deviceId));
    await expect.poll(both, PATIENTLY).toEqual([one.id, one.id]);
    one.aircraft.say('ATTITUDE', { time_boot_ms: 1_000, roll: 0 });
    other.say('ATTITUDE', { time_boot_ms: 1_020, roll: 1 });
    expect((await settled(one))['roll']).toBe(0);
    expect((await one.own.vehicles()).map(({ isPrimary }) => isPrimary)).toEqual([true, false]);
    one.own.pass(2_500);
    other.say('ATTITUDE', { time_boot_ms: 950, roll: 1 });
    other.say('ATTITUDE', { time_boot_ms: 1_100, roll: 0.5 });
    await expect.poll(async () => (await one.own.state(one.id))['roll'], PATIENTLY).toBeCloseTo(28.65, 1);
    expect((await one.own.vehicles()).map(({ isPrimary }) => isPrimary)).toEqual([false, true]);
    await expect.poll(async () => (await one.own.state(one.id))['linkCount'], PATIENTLY).toBe(2);
  });
});

test('a device that becomes another aircraft has nothing of the one before it', async () => {
  const one = await known();
  one.aircraft.beat(FLYING);
  one.aircraft.say('SYS_STATUS', { battery_remaining: 20 });
  await expect.poll(async () => (await one.own.state(one.id))['flying'], PATIENTLY).toBe(true);
  await expect.poll(async () => (await one.own.state(one.id))['batteryPercent'], PATIENTLY).toBe(20);
  one.aircraft.close();
  const other = await overUdp(one.own.udpPort, { number: 9, system: 9 });
  const device = one.own.registry.devices.get(one.aircraft.hardwareId)!;
  one.own.registry.devices.delete(one.aircraft.hardwareId);
  one.own.registry.devices.set(other.hardwareId, device);
  one.own.changed(one.id);
  await expect.poll(async () => (other.beat(), (await one.own.state(one.id))['flying']), PATIENTLY).toBe(false);
  expect(await one.own.state(one.id)).not.toHaveProperty('batteryPercent');
  await expect.poll(() => one.own.flights, PATIENTLY).toHaveLength(1);
  expect(await askGateway(one.own.bus, 'gateway.alarms', null)).toEqual([]);
  expect(alarms(one.own)).toEqual([true, false]);
});

/** Whether the battery was told to be low, each time that changed. */
const alarms = ({ news }: Rig) => news.flatMap(({ event }) => (event.kind === 'alarm' && event.fault === 'batteryLow' ? [event.isOn] : []));

test('what is wrong with one on the ground is over once it is off the link, and is told anew when it comes back', async () => {
  const one = await known();
  one.aircraft.say('SYS_STATUS', { battery_remaining: 20 });
  await settled(one);
  expect(alarms(one.own)).toEqual([true]);
  const raised = one.own.news.find(({ event }) => event.kind === 'alarm')!;
  // Whoever comes later learns since when.
  one.own.pass(2_000);
  one.aircraft.beat();
  await settled(one);
  expect(await askGateway(one.own.bus, 'gateway.alarms', null)).toEqual([raised]);
  one.own.pass(6_000);
  await expect.poll(() => alarms(one.own), PATIENTLY).toEqual([true, false]);
  expect(await askGateway(one.own.bus, 'gateway.alarms', null)).toEqual([]);
  one.own.pass(3_000);
  one.aircraft.beat();
  one.aircraft.say('SYS_STATUS', { battery_remaining: 20 });
  await expect.poll(() => alarms(one.own), PATIENTLY).toEqual([true, false, true]);
});
