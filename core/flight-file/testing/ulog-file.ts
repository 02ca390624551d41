import { encodeUtf8 } from '../../mavlink/utf8.ts';
import type { RecordedSample } from '../../record/recording.ts';
import { bytesOf, wholeOf } from './byte-sheet.ts';

const MAGIC = [0x55, 0x4c, 0x6f, 0x67, 0x01, 0x12, 0x35, 0x01];
const RADIANS = Math.PI / 180;

/** A message as PX4's documentation of its log describes it: length, kind, content. */
export const ulogMessage = (kind: string, content: readonly number[]): number[] => [
  ...bytesOf('u16', content.length),
  kind.charCodeAt(0),
  ...content,
];

const TOPICS = {
  vehicle_attitude: 'uint64_t timestamp;float[4] q;float[4] delta_q_reset;uint8_t quat_reset_counter;uint8_t[7] _padding0;',
  vehicle_global_position: 'uint64_t timestamp;double lat;double lon;float alt;float alt_ellipsoid;',
  vehicle_local_position: 'uint64_t timestamp;float x;float y;float z;float vx;float vy;float vz;bool v_xy_valid;bool v_z_valid;',
  vehicle_gps_position: 'uint64_t timestamp;uint64_t time_utc_usec;float eph;float hdop;uint8_t fix_type;uint8_t satellites_used;',
  battery_status: 'uint64_t timestamp;float voltage_v;float current_a;float remaining;battery_cell[2] cells;uint8_t warning;',
  vehicle_status: 'uint64_t timestamp;uint8_t nav_state;uint8_t arming_state;uint8_t system_type;bool failsafe;',
  vehicle_land_detected: 'uint64_t timestamp;bool landed;',
  home_position: 'uint64_t timestamp;double lat;double lon;float alt;bool valid_hpos;',
  sensor_combined: 'uint64_t timestamp;float[3] gyro_rad;float[3] accelerometer_m_s2;',
} as const;

export type UlogTopic = keyof typeof TOPICS;
const NAMES = Object.keys(TOPICS) as UlogTopic[];
const CELL = 'battery_cell:float volts;uint8_t number;';

const f32 = (...values: number[]): number[] => values.flatMap((value) => bytesOf('f32', value));
const f64 = (...values: number[]): number[] => values.flatMap((value) => bytesOf('f64', value));
const u8 = (...values: number[]): number[] => values.flatMap((value) => bytesOf('u8', value));

export const ulogData = (topic: UlogTopic, timestampUs: number, content: readonly number[]): number[] =>
  ulogMessage('D', [...bytesOf('u16', NAMES.indexOf(topic) + 1), ...bytesOf('u64', timestampUs), ...content]);

const information = (key: string, value: readonly number[]): number[] => ulogMessage('I', [key.length, ...encodeUtf8(key), ...value]);

export function ulogHead(beganUs = 0): number[] {
  const uuid = '000200000000203256465008002a003d0000';
  return [
    ...MAGIC,
    ...bytesOf('u64', beganUs),
    ...ulogMessage(
      'B',
      Array.from({ length: 40 }, () => 0),
    ),
    ...information('char[3] sys_name', encodeUtf8('PX4')),
    ...information(`char[${uuid.length}] sys_uuid`, encodeUtf8(uuid)),
    ...information('uint32_t ver_sw_release', [255, 3, 15, 1]),
    ...ulogMessage('F', encodeUtf8(CELL)),
    ...NAMES.flatMap((name) => ulogMessage('F', encodeUtf8(`${name}:${TOPICS[name]}`))),
    ...NAMES.flatMap((name, at) => ulogMessage('A', [0, ...bytesOf('u16', at + 1), ...encodeUtf8(name)])),
  ];
}

function quaternion(roll: number, pitch: number, yaw: number): number[] {
  const [cr, cp, cy] = [roll, pitch, yaw].map((degrees) => Math.cos((degrees * RADIANS) / 2)) as [number, number, number];
  const [sr, sp, sy] = [roll, pitch, yaw].map((degrees) => Math.sin((degrees * RADIANS) / 2)) as [number, number, number];
  return [cr * cp * cy + sr * sp * sy, sr * cp * cy - cr * sp * sy, cr * sp * cy + sr * cp * sy, cr * cp * sy - sr * sp * cy];
}

const [MISSION, ARMED, QUADROTOR] = [3, 2, 2];

/** A log of the flight: what PX4 writes of it, with an inertial sensor beside that nobody asks for. */
export function ulogFile(samples: readonly RecordedSample[], bootMs = 60_000): Uint8Array<ArrayBuffer> {
  const [first] = samples;
  const parts: number[][] = [ulogHead(bootMs * 1000)];
  let flying: boolean | undefined;
  samples.forEach(({ at, state }, tick) => {
    const us = (at - first!.at + bootMs) * 1000;
    const data = (topic: UlogTopic, content: readonly number[]) => parts.push(ulogData(topic, us, content));
    if (tick % 10 === 0) {
      data('vehicle_gps_position', [...bytesOf('u64', at * 1000), ...f32(0.8, state.hdop!), ...u8(3, state.satellites!)]);
      data('home_position', [...f64(state.homeLatitude!, state.homeLongitude!), ...f32(state.homeAltitude!), 1]);
      data('vehicle_status', u8(MISSION, ARMED, QUADROTOR, 0));
    }
    if (state.flying !== flying) data('vehicle_land_detected', u8(state.flying ? 0 : 1));
    flying = state.flying;
    data('sensor_combined', f32(0, 0, 0, 0, 0, -9.81));
    // Whoever writes it leaves out what only fills up the end.
    data('vehicle_attitude', [...f32(...quaternion(state.roll!, state.pitch!, state.yaw!)), ...f32(1, 0, 0, 0), 0]);
    data('vehicle_global_position', [...f64(state.latitude!, state.longitude!), ...f32(state.altitude!, 0)]);
    const velocity = f32(state.velocityNorth!, state.velocityEast!, state.velocityDown!);
    data('vehicle_local_position', [...f32(0, 0, -state.height!), ...velocity, ...u8(1, 1)]);
    const cells = [...f32(4), 0, ...f32(4), 1];
    data('battery_status', [...f32(state.batteryVoltage!, state.batteryCurrent!, state.batteryPercent! / 100), ...cells, 0]);
    if (tick === 50) parts.push(ulogMessage('L', [0x35, ...bytesOf('u64', us), ...encodeUtf8('Takeoff detected')]));
  });
  parts.push(ulogMessage('O', bytesOf('u16', 2_500)));
  return wholeOf(parts);
}
