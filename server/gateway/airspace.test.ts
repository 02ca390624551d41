import type { Zone } from '@skyhelm/core/airspace/zone';
import { describe, expect, test } from 'vitest';
import { request } from '../platform/bus/subjects.ts';
import { FLYING, overUdp, type Aircraft } from './testing/aircraft.ts';
import { rig, type Rig } from './testing/rig.ts';

const PATIENTLY = { timeout: 60_000, interval: 5 };
const CENTRE = { latitude: 31.2304, longitude: 121.4737 };
const zone = (given: Partial<Zone> = {}): Zone => ({
  id: 'z1',
  name: 'Harbour',
  kind: 'noFly',
  shape: { kind: 'circle', centre: CENTRE, radius: 300 },
  floor: null,
  ceiling: null,
  datum: 'sea',
  activeFrom: null,
  validUntil: null,
  ...given,
});

interface Flight {
  own: Rig;
  aircraft: Aircraft;
  id: string;
}

async function aloft(zones: Zone[]): Promise<Flight> {
  const own = await rig();
  own.forbid(zones);
  const aircraft = await overUdp(own.udpPort);
  const { id } = own.register(aircraft.hardwareId);
  const flying = async () => (aircraft.beat(FLYING), (await request(own.bus, 'gateway.links', { deviceIds: [id] }, 1_000))[id]?.flying);
  await expect.poll(flying, PATIENTLY).toBe(true);
  return { own, aircraft, id };
}

const METRES_OF_DEGREE = 111_000;
const be = ({ aircraft }: Flight, metresNorth: number, speedNorth = 0) =>
  aircraft.say('GLOBAL_POSITION_INT', {
    vx: speedNorth * 100,
    lat: Math.round((CENTRE.latitude + metresNorth / METRES_OF_DEGREE) * 1e7),
    lon: Math.round(CENTRE.longitude * 1e7),
    alt: 80_000,
    relative_alt: 60_000,
  });

const alarms = ({ own }: Flight) =>
  own.news.flatMap(({ event }) =>
    event.kind === 'alarm' ? [`${event.fault} ${event.isOn ? 'on' : 'off'}${event.about ? ` ${event.about}` : ''}`] : [],
  );

describe('once a second in flight', () => {
  test('whoever flies into a zone is told of, and once they have left it', async () => {
    const flight = await aloft([zone()]);
    be(flight, 1_000);
    await expect.poll(async () => (await flight.own.state(flight.id))['latitude'], PATIENTLY).toBeGreaterThan(CENTRE.latitude);
    be(flight, 100);
    await expect.poll(() => alarms(flight), PATIENTLY).toEqual(['zone on Harbour']);
    be(flight, 1_000);
    await expect.poll(() => alarms(flight), PATIENTLY).toEqual(['zone on Harbour', 'zone off']);
  });

  test('a zone that is put up around a vehicle in the air is told at once, though the zones could not be read at first', async () => {
    const flight = await aloft([]);
    be(flight, 0);
    flight.own.registry.isDown = true;
    flight.own.forbid([zone()]);
    const { own } = flight;
    const later = own.patches.length;
    await expect.poll(() => (be(flight, 0), own.patches.length), PATIENTLY).toBeGreaterThan(later + 20);
    expect(alarms(flight)).toEqual([]);
    own.registry.isDown = false;
    own.pass(5_001);
    await expect.poll(() => (be(flight, 0), alarms(flight)), PATIENTLY).toContain('zone on Harbour');
  });

  test('a zone that is put up in front of a vehicle in the air is told before it is there', async () => {
    const flight = await aloft([]);
    be(flight, 420, -10);
    await expect.poll(async () => (await flight.own.state(flight.id))['velocityNorth'], PATIENTLY).toBe(-10);
    expect(alarms(flight)).toEqual([]);
    flight.own.forbid([zone()]);
    await expect.poll(() => (be(flight, 420, -10), alarms(flight)), PATIENTLY).toEqual(['zoneAhead on Harbour']);
    await expect
      .poll(() => (be(flight, 250, -10), alarms(flight)), PATIENTLY)
      .toEqual(['zoneAhead on Harbour', 'zone on Harbour', 'zoneAhead off']);
  });

  test('a fence that is put up around a vehicle in the air holds at once, beside what it has on board', async () => {
    const flight = await aloft([]);
    be(flight, 0);
    const within = [{ kind: 'circle' as const, centre: CENTRE, radius: 300 }];
    flight.own.fenceIn(flight.id, { within, outside: [], ceiling: 100 });
    await expect.poll(() => (be(flight, 500), alarms(flight)), PATIENTLY).toEqual(['fence on']);
    await expect.poll(() => (be(flight, 0), alarms(flight)), PATIENTLY).toEqual(['fence on', 'fence off']);
    // It flies at 60 m.
    flight.own.fenceIn(flight.id, { within, outside: [], ceiling: 50 });
    await expect.poll(() => (be(flight, 0), alarms(flight)), PATIENTLY).toEqual(['fence on', 'fence off', 'fence on']);
  });

  test('one that says itself that it is beyond its fence is believed', async () => {
    const flight = await aloft([]);
    const bits = { battery_remaining: 90, onboard_control_sensors_present: 0x10_0000, onboard_control_sensors_enabled: 0x10_0000 };
    flight.aircraft.say('SYS_STATUS', { ...bits, onboard_control_sensors_health: 0 });
    await expect.poll(() => alarms(flight), PATIENTLY).toEqual(['fenceFailsafe on']);
    flight.aircraft.say('SYS_STATUS', { ...bits, onboard_control_sensors_health: 0x10_0000 });
    await expect.poll(() => alarms(flight), PATIENTLY).toEqual(['fenceFailsafe on', 'fenceFailsafe off']);
  });

  test('one that falls silent in the air is told of, and that it is back', async () => {
    const flight = await aloft([]);
    // Heartbeats may still be on their way.
    await expect.poll(() => (flight.own.pass(1_000), alarms(flight)), { ...PATIENTLY, interval: 50 }).toEqual(['link on']);
    flight.aircraft.beat(FLYING);
    await expect.poll(() => alarms(flight), PATIENTLY).toEqual(['link on', 'link off']);
  });

  test('one whose battery does not last for the way home is told of', async () => {
    const flight = await aloft([]);
    const { aircraft } = flight;
    aircraft.say('HOME_POSITION', { latitude: Math.round((CENTRE.latitude + 0.1) * 1e7), longitude: Math.round(CENTRE.longitude * 1e7) });
    be(flight, 0);
    aircraft.say('BATTERY_STATUS', { battery_remaining: 60, time_remaining: 600 });
    await expect.poll(() => alarms(flight), PATIENTLY).toEqual(['wayHome on']);
    be(flight, 10_500);
    await expect.poll(() => alarms(flight), PATIENTLY).toEqual(['wayHome on', 'wayHome off']);
  });
});
