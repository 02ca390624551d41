import { describe, expect, test } from 'vitest';
import { encode } from '../../mavlink/encode.ts';
import { CopterMode, MavAutopilot, MavLandedState, MavState, MavType, PlaneMode } from '../../mavlink/named-numbers.generated.ts';
import type { Message, MessageName } from '../../mavlink/message.ts';
import { parser } from '../../mavlink/parser.ts';
import { modeNumbered, type FlightMode } from '../flight-mode.ts';
import { phaseNumbered } from '../phase.ts';
import type { Patch } from '../state.ts';
import { flightNotes, modeOf, noteLandedState, translateHeartbeat } from './flight.ts';
import { TRANSLATIONS } from './translate.ts';

const { ARDUPILOTMEGA, PX4, GENERIC } = MavAutopilot;
const { QUADROTOR, FIXED_WING, VTOL_FIXEDROTOR } = MavType;
const px4 = (main: number, below = 0) => ((below << 24) | (main << 16)) >>> 0;

function payloadOf<N extends MessageName>(name: N, message: Partial<Message<N>>): DataView {
  let payload: DataView = new DataView(new ArrayBuffer(0));
  parser((frame) => void (payload = frame.payload)).take(encode(name, message, { system: 1, component: 1, sequence: 0 }));
  return payload;
}

describe('modes', () => {
  test.each<[number, number, number, FlightMode | undefined]>([
    [ARDUPILOTMEGA, QUADROTOR, CopterMode.SMART_RTL, 'trackReturn'],
    [ARDUPILOTMEGA, QUADROTOR, CopterMode.ZIGZAG, 'abPoint'],
    [ARDUPILOTMEGA, QUADROTOR, CopterMode.ALT_HOLD, 'fixedHeight'],
    [ARDUPILOTMEGA, FIXED_WING, PlaneMode.AUTO, 'route'],
    [ARDUPILOTMEGA, FIXED_WING, PlaneMode.QRTL, 'return'],
    [ARDUPILOTMEGA, VTOL_FIXEDROTOR, PlaneMode.QLAND, 'land'],
    [ARDUPILOTMEGA, QUADROTOR, 250, undefined],
    [PX4, QUADROTOR, px4(4, 4), 'route'],
    [PX4, QUADROTOR, px4(4, 2), 'takeOff'],
    [PX4, FIXED_WING, px4(4, 5), 'return'],
    [PX4, VTOL_FIXEDROTOR, px4(4, 10), 'takeOff'],
    [PX4, QUADROTOR, px4(3, 1), 'surround'],
    [PX4, QUADROTOR, px4(6), 'pointing'],
    [PX4, QUADROTOR, px4(99), undefined],
    [GENERIC, QUADROTOR, 4, undefined],
  ])('of autopilot %i, airframe %i, number %i: %s', (autopilot, type, number, mode) => {
    expect(modeOf(autopilot, type, number)).toBe(mode);
  });

  /** What a heartbeat says once the vehicle has said so about the ground. */
  function heard(landed: number | undefined, beats: Partial<Message<'HEARTBEAT'>>[]): string[] {
    const notes = flightNotes();
    if (landed !== undefined) noteLandedState(payloadOf('EXTENDED_SYS_STATE', { landed_state: landed }), notes);
    return beats.map((beat) => {
      const patch: Patch = {};
      translateHeartbeat(payloadOf('HEARTBEAT', { type: QUADROTOR, autopilot: ARDUPILOTMEGA, ...beat }), patch, notes);
      return `${modeNumbered(patch.mode!)} ${phaseNumbered(patch.phase!)!.phase} ${patch.flying ? 'in the air' : 'on the ground'}`;
    });
  }
  const armed = { base_mode: 128 };

  test('take-off and landing within another mode are seen by what it says of the ground', () => {
    const guided = { ...armed, custom_mode: CopterMode.GUIDED };
    expect(heard(MavLandedState.TAKEOFF, [guided])).toEqual(['takeOff inProgress in the air']);
    expect(heard(MavLandedState.IN_AIR, [guided])).toEqual(['pointing inProgress in the air']);
    expect(heard(MavLandedState.LANDING, [{ ...armed, custom_mode: CopterMode.RTL }])).toEqual(['land inProgress in the air']);
    expect(heard(MavLandedState.ON_GROUND, [{ ...guided, system_status: MavState.ACTIVE }])).toEqual(['pointing notFlying on the ground']);
  });

  test('a failsafe says nothing about the ground: it stays what it was', () => {
    const [active, critical] = [MavState.ACTIVE, MavState.CRITICAL].map((system_status) => ({
      ...armed,
      custom_mode: CopterMode.LAND,
      system_status,
    }));
    expect(heard(undefined, [critical!])).toEqual(['land notFlying on the ground']);
    expect(heard(undefined, [active!, critical!]).at(-1)).toBe('land inProgress in the air');
  });

  test('what it flew in, it has completed once it is down', () => {
    const landing = { ...armed, custom_mode: CopterMode.LAND };
    expect(heard(undefined, [{ ...landing, system_status: MavState.ACTIVE }, { ...landing, system_status: MavState.STANDBY }, {}])).toEqual(
      ['land inProgress in the air', 'land completed on the ground', 'notFlying notFlying on the ground'],
    );
  });

  test('held in the middle of a flight is paused; an unknown mode is flown by hand', () => {
    const flying = { ...armed, system_status: MavState.ACTIVE };
    expect(heard(undefined, [{ ...flying, custom_mode: CopterMode.BRAKE }])).toEqual(['fixedPoint paused in the air']);
    expect(heard(undefined, [{ ...flying, custom_mode: 250 }])).toEqual(['stabilised inProgress in the air']);
  });
});

function translated<N extends MessageName>(name: N, message: Partial<Message<N>>): Patch {
  const patch: Patch = {};
  const payload = payloadOf(name, message);
  [...TRANSLATIONS.values()].find(({ stream }) => stream === name)!.translate(payload, patch);
  return patch;
}

describe('messages', () => {
  test('wind is told by where it comes from, in either dialect', () => {
    expect(translated('WIND', { direction: -90, speed: 5 })).toEqual({ windDirection: 270, windSpeed: 5 });
    const { windDirection, windSpeed } = translated('WIND_COV', { wind_x: 0, wind_y: 5 });
    expect([windDirection, windSpeed]).toEqual([270, 5]);
  });

  test('what the sender marks as unknown is left out', () => {
    expect(translated('GPS_RAW_INT', { fix_type: 6, satellites_visible: 255, eph: 65_535 })).toEqual({ positioning: 5 });
    expect(translated('BATTERY_STATUS', { temperature: 32_767, time_remaining: 0 })).toEqual({});
    expect(translated('WIND', { direction: 0, speed: 0 })).toEqual({});
    expect(translated('WIND_COV', { wind_x: 0, wind_y: 0 })).toEqual({});
    expect(translated('GPS_RAW_INT', { fix_type: 0, satellites_visible: 0 })).not.toHaveProperty('satellites');
    expect(translated('GLOBAL_POSITION_INT', { lat: 0, lon: 0, relative_alt: 0, hdg: 65_535 })).toEqual({});
    expect(translated('SYS_STATUS', { voltage_battery: 0, current_battery: -1, battery_remaining: -1 })).not.toHaveProperty(
      'batteryVoltage',
    );
    expect(translated('BATTERY_STATUS', { voltages: [16_800, ...Array<number>(9).fill(65_535)], temperature: 32_767 })).toEqual({});
    expect(translated('BATTERY_STATUS', { voltages: [4_100, 3_900, ...Array<number>(8).fill(65_535)], temperature: 32_767 })).toEqual({
      cellVoltage: 3.9,
    });
    expect(translated('BATTERY_STATUS', { id: 1, temperature: 2_000 })).toEqual({});
    expect(translated('MISSION_CURRENT', { seq: 3, total: 0 })).toEqual({ missionItem: 3 });
    expect(translated('SYS_STATUS', { voltage_battery: 65_535, current_battery: -1, battery_remaining: -1 })).not.toHaveProperty(
      'batteryVoltage',
    );
  });

  test('no mission is none, not an unknown number of items', () => {
    expect(translated('MISSION_CURRENT', { seq: 0, total: 65_535 })).toEqual({ missionItem: 0, missionCount: 0 });
    expect(translated('MISSION_CURRENT', { seq: 0, total: 0, mission_state: 1 })).toEqual({ missionItem: 0, missionCount: 0 });
    expect(translated('MISSION_CURRENT', { seq: 1, total: 0, mission_state: 2 })).toEqual({ missionItem: 1 });
  });

  test('of the tests of an estimator those count that run, and one beyond all measure is the worst there is', () => {
    const tests = { vel_ratio: 0.25, pos_horiz_ratio: 1.5, pos_vert_ratio: 0.5, mag_ratio: Number.NaN };
    expect(translated('ESTIMATOR_STATUS', tests)).toEqual({ estimatorError: 1.5 });
    expect(translated('EKF_STATUS_REPORT', { velocity_variance: Number.NaN, compass_variance: 0.5 })).toEqual({ estimatorError: 0.5 });
    for (const beyond of [1_000, Number.POSITIVE_INFINITY]) {
      expect(translated('ESTIMATOR_STATUS', { ...tests, vel_ratio: beyond })).toEqual({ estimatorError: 60 });
    }
    const none = { vel_ratio: Number.NaN, pos_horiz_ratio: Number.NaN, pos_vert_ratio: Number.NaN, mag_ratio: Number.NaN };
    expect(translated('ESTIMATOR_STATUS', none)).toEqual({});
  });

  test('only the sensor that looks down measures the clearance, within its range', () => {
    const range = { min_distance: 20, max_distance: 700, current_distance: 500 };
    expect(translated('DISTANCE_SENSOR', { ...range, orientation: 25 })).toEqual({ clearance: 5 });
    expect(translated('DISTANCE_SENSOR', { ...range, orientation: 0 })).toEqual({});
    expect(translated('DISTANCE_SENSOR', { ...range, current_distance: 800, orientation: 25 })).toEqual({});
  });
});
