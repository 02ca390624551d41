import { changeControl, sendCommand } from '@skyhelm/contract/control';
import type { InputOf } from '@skyhelm/contract/endpoint';
import { addNoFlyZone, deleteNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { NO_FENCE, type SingleFence } from '@skyhelm/core/airspace/fence';
import type { Aim } from '@skyhelm/core/vehicle/command';
import type { FlightMode } from '@skyhelm/core/vehicle/flight-mode';
import type { Craft } from '@skyhelm/core/vehicle/flight-traits';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { serve } from '../../platform/bus/subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import { controlApp, type ControlApp, type FlownDevice } from '../../testing/control-app.ts';
import { peopleOf, type Person } from '../../testing/people.ts';

let own: ControlApp;
let admin: { token: string };
let pilot: Person;
let device: FlownDevice;
let state: VehicleState;
let fence: SingleFence;
let craft: Craft | undefined;
let paused: { pausedIn?: FlightMode; pausedAim?: Aim };

beforeAll(async () => {
  own = await controlApp();
  const people = await peopleOf(own.test);
  admin = people.admin;
  pilot = await people.person('pilot1', [await people.role('pilots', { permissions: ['device:control'] })]);
  answerForGateway(own.test.services.bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(deviceIds.map((id) => [id, { seq: 1, receivedAt: 0, online: true, state, stale: [], fence, craft, ...paused }])),
  );
});

beforeEach(async () => {
  fence = NO_FENCE;
  craft = undefined;
  paused = {};
  device = own.device([pilot.id]);
  await own.done(changeControl, { deviceId: device.id, action: 'take' }, pilot);
});

/** What reaches the gateway. */
function gateway(): unknown[] {
  const orders: unknown[] = [];
  onTestFinished(
    serve(own.test.services.bus, 'gateway.command', (order) => {
      orders.push(order);
      return { step: 'sent' };
    }),
  );
  return orders;
}

type WithoutDevice<T> = T extends unknown ? Omit<T, 'deviceId'> : never;
const refusal = async (command: WithoutDevice<InputOf<typeof sendCommand>>) => {
  const answer = await own.call(sendCommand, { deviceId: device.id, ...command }, pilot);
  return answer.state === 1 ? undefined : answer.code;
};

describe('nobody is told', () => {
  test('to a place beside a no-fly zone, or off towards one, on wings', async () => {
    const orders = gateway();
    const place = { longitude: 116.4, latitude: 39.9 };
    // A hundred metres and more behind the place, which lies half a kilometre ahead.
    const there = { ...place, latitude: 39.9 + 500 / 111_195 };
    const centre = { ...place, latitude: 39.9 + 660 / 111_195 };
    const zone = { name: 'Prison', description: 'x', shape: { kind: 'circle', centre, radius: 50 } } as const;
    const { id } = await own.test.done(addNoFlyZone, { ...zone, validUntil: '2099-01-01T00:00:00Z' }, admin);
    const told = async (given: typeof craft) => {
      craft = given;
      state = { flying: true, homeAltitude: 100, altitude: 160, height: 60, ...place };
      const pointed = [
        await refusal({ kind: 'goTo', ...there, height: 60 }),
        await refusal({ kind: 'orbit', ...there, radius: 20, height: 60, evenUnsafe: true }),
      ];
      state = { flying: false, altitude: 100, ...place, heading: 0 };
      return [...pointed, await refusal({ kind: 'takeOff', height: 150 })];
    };
    expect(await told({ kind: 'multirotor', autopilot: 'ardupilot' })).toEqual([undefined, undefined, undefined]);
    expect(await told({ kind: 'fixedWing', autopilot: 'ardupilot' })).toEqual([
      'command.noFlyZone',
      'command.noFlyZone',
      'command.climbZone',
    ]);
    await own.test.done(deleteNoFlyZone, { id }, admin);
    expect(await told({ kind: 'fixedWing', autopilot: 'ardupilot' })).toEqual([undefined, undefined, undefined]);
    fence = { within: [{ kind: 'circle', centre: place, radius: 300 }], outside: [] };
    expect(await refusal({ kind: 'takeOff', height: 100 })).toBe('command.climbFence');
    expect(orders).toHaveLength(6);
  });

  test('to go on to a place that a zone was put before, or that nobody knows of', async () => {
    const orders = gateway();
    const place = { longitude: 116.4, latitude: 39.9 };
    state = { flying: true, homeAltitude: 100, altitude: 160, height: 60, longitude: 116.4, latitude: 39.88 };
    const going: Aim = { kind: 'goTo', params: { ...place, height: 60 } };
    paused = { pausedIn: 'pointing', pausedAim: going };
    const goOn = () => refusal({ kind: 'continue' });
    expect(await goOn()).toBeUndefined();
    const shape = { kind: 'circle', centre: { ...place, latitude: 39.89 }, radius: 200 } as const;
    const zone = { name: 'Prison', description: 'x', shape, ceiling: 180, validUntil: '2099-01-01T00:00:00Z' };
    const { id } = await own.test.done(addNoFlyZone, zone, admin);
    expect(await goOn()).toBe('command.crossing');
    // As high as it was told to be there, whatever it has climbed to meanwhile.
    state = { ...state, altitude: 300, height: 200 };
    expect(await goOn()).toBe('command.crossing');
    paused = { pausedIn: 'pointing', pausedAim: { ...going, params: { ...place, height: 150 } } };
    expect(await goOn()).toBeUndefined();
    paused = { pausedIn: 'surround', pausedAim: { kind: 'orbit', params: { ...place, height: 60, radius: 1_100, clockwise: true } } };
    expect(await goOn()).toBe('command.noFlyZone');
    paused = { pausedIn: 'pointing' };
    expect(await goOn()).toBe('command.unknownAim');
    paused = { pausedIn: 'return' };
    expect(await goOn()).toBeUndefined();
    await own.test.done(deleteNoFlyZone, { id }, admin);
    expect(orders).toHaveLength(3);
  });
});
