import { expect, test } from 'vitest';
import { request } from '../platform/bus/subjects.ts';
import { askGateway } from '../platform/bus/vehicle-subjects.ts';
import { FLYING, overUdp } from './testing/aircraft.ts';
import { PATIENTLY, rig } from './testing/rig.ts';

test('the wind is told by what flies, from where it is, and by nobody on the ground', async () => {
  const own = await rig();
  const aircraft = await overUdp(own.udpPort);
  const { id, name } = own.register(aircraft.hardwareId);
  const winds = () => askGateway(own.bus, 'gateway.winds', null);
  const say = () => {
    aircraft.say('WIND', { direction: 45, speed: 5.5 });
    aircraft.say('GLOBAL_POSITION_INT', { lat: 31e7, lon: 121e7, alt: 80_000, relative_alt: 60_000 });
  };
  await expect.poll(async () => (aircraft.beat(), say(), (await own.state(id))['windSpeed']), PATIENTLY).toBeCloseTo(5.5);
  expect(await winds()).toEqual([]);
  const flying = async () => (
    aircraft.beat(FLYING),
    say(),
    (await request(own.bus, 'gateway.links', { deviceIds: [id] }, 1_000))[id]?.flying
  );
  await expect.poll(flying, PATIENTLY).toBe(true);
  expect(await winds()).toEqual([
    { deviceId: id, name, longitude: 121, latitude: 31, height: 60, speed: expect.closeTo(5.5) as number, from: 45 },
  ]);
});
