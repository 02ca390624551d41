// Written by `npm run generate` from the definitions of minimal, standard, common and ardupilotmega.
import type { Codecs } from './codec.ts';
import { list, readText, writeList, writeText } from './wire.ts';

export const CODECS: Codecs = {
  HEARTBEAT: {
    read: (v) => ({
      custom_mode: v.getUint32(0, true),
      type: v.getUint8(4),
      autopilot: v.getUint8(5),
      base_mode: v.getUint8(6),
      system_status: v.getUint8(7),
      mavlink_version: v.getUint8(8),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.custom_mode ?? 0, true);
      v.setUint8(at + 4, m.type ?? 0);
      v.setUint8(at + 5, m.autopilot ?? 0);
      v.setUint8(at + 6, m.base_mode ?? 0);
      v.setUint8(at + 7, m.system_status ?? 0);
      v.setUint8(at + 8, m.mavlink_version ?? 0);
    },
  },
  SYS_STATUS: {
    read: (v) => ({
      onboard_control_sensors_present: v.getUint32(0, true),
      onboard_control_sensors_enabled: v.getUint32(4, true),
      onboard_control_sensors_health: v.getUint32(8, true),
      load: v.getUint16(12, true),
      voltage_battery: v.getUint16(14, true),
      current_battery: v.getInt16(16, true),
      drop_rate_comm: v.getUint16(18, true),
      errors_comm: v.getUint16(20, true),
      errors_count1: v.getUint16(22, true),
      errors_count2: v.getUint16(24, true),
      errors_count3: v.getUint16(26, true),
      errors_count4: v.getUint16(28, true),
      battery_remaining: v.getInt8(30),
      onboard_control_sensors_present_extended: v.getUint32(31, true),
      onboard_control_sensors_enabled_extended: v.getUint32(35, true),
      onboard_control_sensors_health_extended: v.getUint32(39, true),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.onboard_control_sensors_present ?? 0, true);
      v.setUint32(at + 4, m.onboard_control_sensors_enabled ?? 0, true);
      v.setUint32(at + 8, m.onboard_control_sensors_health ?? 0, true);
      v.setUint16(at + 12, m.load ?? 0, true);
      v.setUint16(at + 14, m.voltage_battery ?? 0, true);
      v.setInt16(at + 16, m.current_battery ?? 0, true);
      v.setUint16(at + 18, m.drop_rate_comm ?? 0, true);
      v.setUint16(at + 20, m.errors_comm ?? 0, true);
      v.setUint16(at + 22, m.errors_count1 ?? 0, true);
      v.setUint16(at + 24, m.errors_count2 ?? 0, true);
      v.setUint16(at + 26, m.errors_count3 ?? 0, true);
      v.setUint16(at + 28, m.errors_count4 ?? 0, true);
      v.setInt8(at + 30, m.battery_remaining ?? 0);
      v.setUint32(at + 31, m.onboard_control_sensors_present_extended ?? 0, true);
      v.setUint32(at + 35, m.onboard_control_sensors_enabled_extended ?? 0, true);
      v.setUint32(at + 39, m.onboard_control_sensors_health_extended ?? 0, true);
    },
  },
  SYSTEM_TIME: {
    read: (v) => ({
      time_unix_usec: v.getBigUint64(0, true),
      time_boot_ms: v.getUint32(8, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_unix_usec ?? 0n, true);
      v.setUint32(at + 8, m.time_boot_ms ?? 0, true);
    },
  },
  PING: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      seq: v.getUint32(8, true),
      target_system: v.getUint8(12),
      target_component: v.getUint8(13),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setUint32(at + 8, m.seq ?? 0, true);
      v.setUint8(at + 12, m.target_system ?? 0);
      v.setUint8(at + 13, m.target_component ?? 0);
    },
  },
  CHANGE_OPERATOR_CONTROL: {
    read: (v) => ({
      target_system: v.getUint8(0),
      control_request: v.getUint8(1),
      version: v.getUint8(2),
      passkey: readText(v, 3, 25),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.control_request ?? 0);
      v.setUint8(at + 2, m.version ?? 0);
      writeText(v, at + 3, 25, m.passkey);
    },
  },
  CHANGE_OPERATOR_CONTROL_ACK: {
    read: (v) => ({
      gcs_system_id: v.getUint8(0),
      control_request: v.getUint8(1),
      ack: v.getUint8(2),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.gcs_system_id ?? 0);
      v.setUint8(at + 1, m.control_request ?? 0);
      v.setUint8(at + 2, m.ack ?? 0);
    },
  },
  AUTH_KEY: {
    read: (v) => ({
      key: readText(v, 0, 32),
    }),
    write: (v, at, m) => {
      writeText(v, at, 32, m.key);
    },
  },
  SET_MODE: {
    read: (v) => ({
      custom_mode: v.getUint32(0, true),
      target_system: v.getUint8(4),
      base_mode: v.getUint8(5),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.custom_mode ?? 0, true);
      v.setUint8(at + 4, m.target_system ?? 0);
      v.setUint8(at + 5, m.base_mode ?? 0);
    },
  },
  PARAM_REQUEST_READ: {
    read: (v) => ({
      param_index: v.getInt16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      param_id: readText(v, 4, 16),
    }),
    write: (v, at, m) => {
      v.setInt16(at, m.param_index ?? 0, true);
      v.setUint8(at + 2, m.target_system ?? 0);
      v.setUint8(at + 3, m.target_component ?? 0);
      writeText(v, at + 4, 16, m.param_id);
    },
  },
  PARAM_REQUEST_LIST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
    },
  },
  PARAM_VALUE: {
    read: (v) => ({
      param_value: v.getFloat32(0, true),
      param_count: v.getUint16(4, true),
      param_index: v.getUint16(6, true),
      param_id: readText(v, 8, 16),
      param_type: v.getUint8(24),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.param_value ?? 0, true);
      v.setUint16(at + 4, m.param_count ?? 0, true);
      v.setUint16(at + 6, m.param_index ?? 0, true);
      writeText(v, at + 8, 16, m.param_id);
      v.setUint8(at + 24, m.param_type ?? 0);
    },
  },
  PARAM_SET: {
    read: (v) => ({
      param_value: v.getFloat32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      param_id: readText(v, 6, 16),
      param_type: v.getUint8(22),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.param_value ?? 0, true);
      v.setUint8(at + 4, m.target_system ?? 0);
      v.setUint8(at + 5, m.target_component ?? 0);
      writeText(v, at + 6, 16, m.param_id);
      v.setUint8(at + 22, m.param_type ?? 0);
    },
  },
  GPS_RAW_INT: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      lat: v.getInt32(8, true),
      lon: v.getInt32(12, true),
      alt: v.getInt32(16, true),
      eph: v.getUint16(20, true),
      epv: v.getUint16(22, true),
      vel: v.getUint16(24, true),
      cog: v.getUint16(26, true),
      fix_type: v.getUint8(28),
      satellites_visible: v.getUint8(29),
      alt_ellipsoid: v.getInt32(30, true),
      h_acc: v.getUint32(34, true),
      v_acc: v.getUint32(38, true),
      vel_acc: v.getUint32(42, true),
      hdg_acc: v.getUint32(46, true),
      yaw: v.getUint16(50, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setInt32(at + 8, m.lat ?? 0, true);
      v.setInt32(at + 12, m.lon ?? 0, true);
      v.setInt32(at + 16, m.alt ?? 0, true);
      v.setUint16(at + 20, m.eph ?? 0, true);
      v.setUint16(at + 22, m.epv ?? 0, true);
      v.setUint16(at + 24, m.vel ?? 0, true);
      v.setUint16(at + 26, m.cog ?? 0, true);
      v.setUint8(at + 28, m.fix_type ?? 0);
      v.setUint8(at + 29, m.satellites_visible ?? 0);
      v.setInt32(at + 30, m.alt_ellipsoid ?? 0, true);
      v.setUint32(at + 34, m.h_acc ?? 0, true);
      v.setUint32(at + 38, m.v_acc ?? 0, true);
      v.setUint32(at + 42, m.vel_acc ?? 0, true);
      v.setUint32(at + 46, m.hdg_acc ?? 0, true);
      v.setUint16(at + 50, m.yaw ?? 0, true);
    },
  },
  GPS_STATUS: {
    read: (v) => ({
      satellites_visible: v.getUint8(0),
      satellite_prn: list(20, (n) => v.getUint8(1 + 1 * n)),
      satellite_used: list(20, (n) => v.getUint8(21 + 1 * n)),
      satellite_elevation: list(20, (n) => v.getUint8(41 + 1 * n)),
      satellite_azimuth: list(20, (n) => v.getUint8(61 + 1 * n)),
      satellite_snr: list(20, (n) => v.getUint8(81 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.satellites_visible ?? 0);
      writeList(m.satellite_prn, 20, 0, (n, value) => v.setUint8(at + 1 + 1 * n, value));
      writeList(m.satellite_used, 20, 0, (n, value) => v.setUint8(at + 21 + 1 * n, value));
      writeList(m.satellite_elevation, 20, 0, (n, value) => v.setUint8(at + 41 + 1 * n, value));
      writeList(m.satellite_azimuth, 20, 0, (n, value) => v.setUint8(at + 61 + 1 * n, value));
      writeList(m.satellite_snr, 20, 0, (n, value) => v.setUint8(at + 81 + 1 * n, value));
    },
  },
  SCALED_IMU: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      xacc: v.getInt16(4, true),
      yacc: v.getInt16(6, true),
      zacc: v.getInt16(8, true),
      xgyro: v.getInt16(10, true),
      ygyro: v.getInt16(12, true),
      zgyro: v.getInt16(14, true),
      xmag: v.getInt16(16, true),
      ymag: v.getInt16(18, true),
      zmag: v.getInt16(20, true),
      temperature: v.getInt16(22, true),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setInt16(at + 4, m.xacc ?? 0, true);
      v.setInt16(at + 6, m.yacc ?? 0, true);
      v.setInt16(at + 8, m.zacc ?? 0, true);
      v.setInt16(at + 10, m.xgyro ?? 0, true);
      v.setInt16(at + 12, m.ygyro ?? 0, true);
      v.setInt16(at + 14, m.zgyro ?? 0, true);
      v.setInt16(at + 16, m.xmag ?? 0, true);
      v.setInt16(at + 18, m.ymag ?? 0, true);
      v.setInt16(at + 20, m.zmag ?? 0, true);
      v.setInt16(at + 22, m.temperature ?? 0, true);
    },
  },
  RAW_IMU: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      xacc: v.getInt16(8, true),
      yacc: v.getInt16(10, true),
      zacc: v.getInt16(12, true),
      xgyro: v.getInt16(14, true),
      ygyro: v.getInt16(16, true),
      zgyro: v.getInt16(18, true),
      xmag: v.getInt16(20, true),
      ymag: v.getInt16(22, true),
      zmag: v.getInt16(24, true),
      id: v.getUint8(26),
      temperature: v.getInt16(27, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setInt16(at + 8, m.xacc ?? 0, true);
      v.setInt16(at + 10, m.yacc ?? 0, true);
      v.setInt16(at + 12, m.zacc ?? 0, true);
      v.setInt16(at + 14, m.xgyro ?? 0, true);
      v.setInt16(at + 16, m.ygyro ?? 0, true);
      v.setInt16(at + 18, m.zgyro ?? 0, true);
      v.setInt16(at + 20, m.xmag ?? 0, true);
      v.setInt16(at + 22, m.ymag ?? 0, true);
      v.setInt16(at + 24, m.zmag ?? 0, true);
      v.setUint8(at + 26, m.id ?? 0);
      v.setInt16(at + 27, m.temperature ?? 0, true);
    },
  },
  RAW_PRESSURE: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      press_abs: v.getInt16(8, true),
      press_diff1: v.getInt16(10, true),
      press_diff2: v.getInt16(12, true),
      temperature: v.getInt16(14, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setInt16(at + 8, m.press_abs ?? 0, true);
      v.setInt16(at + 10, m.press_diff1 ?? 0, true);
      v.setInt16(at + 12, m.press_diff2 ?? 0, true);
      v.setInt16(at + 14, m.temperature ?? 0, true);
    },
  },
  SCALED_PRESSURE: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      press_abs: v.getFloat32(4, true),
      press_diff: v.getFloat32(8, true),
      temperature: v.getInt16(12, true),
      temperature_press_diff: v.getInt16(14, true),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setFloat32(at + 4, m.press_abs ?? 0, true);
      v.setFloat32(at + 8, m.press_diff ?? 0, true);
      v.setInt16(at + 12, m.temperature ?? 0, true);
      v.setInt16(at + 14, m.temperature_press_diff ?? 0, true);
    },
  },
  ATTITUDE: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      roll: v.getFloat32(4, true),
      pitch: v.getFloat32(8, true),
      yaw: v.getFloat32(12, true),
      rollspeed: v.getFloat32(16, true),
      pitchspeed: v.getFloat32(20, true),
      yawspeed: v.getFloat32(24, true),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setFloat32(at + 4, m.roll ?? 0, true);
      v.setFloat32(at + 8, m.pitch ?? 0, true);
      v.setFloat32(at + 12, m.yaw ?? 0, true);
      v.setFloat32(at + 16, m.rollspeed ?? 0, true);
      v.setFloat32(at + 20, m.pitchspeed ?? 0, true);
      v.setFloat32(at + 24, m.yawspeed ?? 0, true);
    },
  },
  ATTITUDE_QUATERNION: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      q1: v.getFloat32(4, true),
      q2: v.getFloat32(8, true),
      q3: v.getFloat32(12, true),
      q4: v.getFloat32(16, true),
      rollspeed: v.getFloat32(20, true),
      pitchspeed: v.getFloat32(24, true),
      yawspeed: v.getFloat32(28, true),
      repr_offset_q: list(4, (n) => v.getFloat32(32 + 4 * n, true)),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setFloat32(at + 4, m.q1 ?? 0, true);
      v.setFloat32(at + 8, m.q2 ?? 0, true);
      v.setFloat32(at + 12, m.q3 ?? 0, true);
      v.setFloat32(at + 16, m.q4 ?? 0, true);
      v.setFloat32(at + 20, m.rollspeed ?? 0, true);
      v.setFloat32(at + 24, m.pitchspeed ?? 0, true);
      v.setFloat32(at + 28, m.yawspeed ?? 0, true);
      writeList(m.repr_offset_q, 4, 0, (n, value) => v.setFloat32(at + 32 + 4 * n, value, true));
    },
  },
  LOCAL_POSITION_NED: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      x: v.getFloat32(4, true),
      y: v.getFloat32(8, true),
      z: v.getFloat32(12, true),
      vx: v.getFloat32(16, true),
      vy: v.getFloat32(20, true),
      vz: v.getFloat32(24, true),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setFloat32(at + 4, m.x ?? 0, true);
      v.setFloat32(at + 8, m.y ?? 0, true);
      v.setFloat32(at + 12, m.z ?? 0, true);
      v.setFloat32(at + 16, m.vx ?? 0, true);
      v.setFloat32(at + 20, m.vy ?? 0, true);
      v.setFloat32(at + 24, m.vz ?? 0, true);
    },
  },
  GLOBAL_POSITION_INT: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      lat: v.getInt32(4, true),
      lon: v.getInt32(8, true),
      alt: v.getInt32(12, true),
      relative_alt: v.getInt32(16, true),
      vx: v.getInt16(20, true),
      vy: v.getInt16(22, true),
      vz: v.getInt16(24, true),
      hdg: v.getUint16(26, true),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setInt32(at + 4, m.lat ?? 0, true);
      v.setInt32(at + 8, m.lon ?? 0, true);
      v.setInt32(at + 12, m.alt ?? 0, true);
      v.setInt32(at + 16, m.relative_alt ?? 0, true);
      v.setInt16(at + 20, m.vx ?? 0, true);
      v.setInt16(at + 22, m.vy ?? 0, true);
      v.setInt16(at + 24, m.vz ?? 0, true);
      v.setUint16(at + 26, m.hdg ?? 0, true);
    },
  },
  RC_CHANNELS_SCALED: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      chan1_scaled: v.getInt16(4, true),
      chan2_scaled: v.getInt16(6, true),
      chan3_scaled: v.getInt16(8, true),
      chan4_scaled: v.getInt16(10, true),
      chan5_scaled: v.getInt16(12, true),
      chan6_scaled: v.getInt16(14, true),
      chan7_scaled: v.getInt16(16, true),
      chan8_scaled: v.getInt16(18, true),
      port: v.getUint8(20),
      rssi: v.getUint8(21),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setInt16(at + 4, m.chan1_scaled ?? 0, true);
      v.setInt16(at + 6, m.chan2_scaled ?? 0, true);
      v.setInt16(at + 8, m.chan3_scaled ?? 0, true);
      v.setInt16(at + 10, m.chan4_scaled ?? 0, true);
      v.setInt16(at + 12, m.chan5_scaled ?? 0, true);
      v.setInt16(at + 14, m.chan6_scaled ?? 0, true);
      v.setInt16(at + 16, m.chan7_scaled ?? 0, true);
      v.setInt16(at + 18, m.chan8_scaled ?? 0, true);
      v.setUint8(at + 20, m.port ?? 0);
      v.setUint8(at + 21, m.rssi ?? 0);
    },
  },
  RC_CHANNELS_RAW: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      chan1_raw: v.getUint16(4, true),
      chan2_raw: v.getUint16(6, true),
      chan3_raw: v.getUint16(8, true),
      chan4_raw: v.getUint16(10, true),
      chan5_raw: v.getUint16(12, true),
      chan6_raw: v.getUint16(14, true),
      chan7_raw: v.getUint16(16, true),
      chan8_raw: v.getUint16(18, true),
      port: v.getUint8(20),
      rssi: v.getUint8(21),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setUint16(at + 4, m.chan1_raw ?? 0, true);
      v.setUint16(at + 6, m.chan2_raw ?? 0, true);
      v.setUint16(at + 8, m.chan3_raw ?? 0, true);
      v.setUint16(at + 10, m.chan4_raw ?? 0, true);
      v.setUint16(at + 12, m.chan5_raw ?? 0, true);
      v.setUint16(at + 14, m.chan6_raw ?? 0, true);
      v.setUint16(at + 16, m.chan7_raw ?? 0, true);
      v.setUint16(at + 18, m.chan8_raw ?? 0, true);
      v.setUint8(at + 20, m.port ?? 0);
      v.setUint8(at + 21, m.rssi ?? 0);
    },
  },
  SERVO_OUTPUT_RAW: {
    read: (v) => ({
      time_usec: v.getUint32(0, true),
      servo1_raw: v.getUint16(4, true),
      servo2_raw: v.getUint16(6, true),
      servo3_raw: v.getUint16(8, true),
      servo4_raw: v.getUint16(10, true),
      servo5_raw: v.getUint16(12, true),
      servo6_raw: v.getUint16(14, true),
      servo7_raw: v.getUint16(16, true),
      servo8_raw: v.getUint16(18, true),
      port: v.getUint8(20),
      servo9_raw: v.getUint16(21, true),
      servo10_raw: v.getUint16(23, true),
      servo11_raw: v.getUint16(25, true),
      servo12_raw: v.getUint16(27, true),
      servo13_raw: v.getUint16(29, true),
      servo14_raw: v.getUint16(31, true),
      servo15_raw: v.getUint16(33, true),
      servo16_raw: v.getUint16(35, true),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_usec ?? 0, true);
      v.setUint16(at + 4, m.servo1_raw ?? 0, true);
      v.setUint16(at + 6, m.servo2_raw ?? 0, true);
      v.setUint16(at + 8, m.servo3_raw ?? 0, true);
      v.setUint16(at + 10, m.servo4_raw ?? 0, true);
      v.setUint16(at + 12, m.servo5_raw ?? 0, true);
      v.setUint16(at + 14, m.servo6_raw ?? 0, true);
      v.setUint16(at + 16, m.servo7_raw ?? 0, true);
      v.setUint16(at + 18, m.servo8_raw ?? 0, true);
      v.setUint8(at + 20, m.port ?? 0);
      v.setUint16(at + 21, m.servo9_raw ?? 0, true);
      v.setUint16(at + 23, m.servo10_raw ?? 0, true);
      v.setUint16(at + 25, m.servo11_raw ?? 0, true);
      v.setUint16(at + 27, m.servo12_raw ?? 0, true);
      v.setUint16(at + 29, m.servo13_raw ?? 0, true);
      v.setUint16(at + 31, m.servo14_raw ?? 0, true);
      v.setUint16(at + 33, m.servo15_raw ?? 0, true);
      v.setUint16(at + 35, m.servo16_raw ?? 0, true);
    },
  },
  MISSION_REQUEST_PARTIAL_LIST: {
    read: (v) => ({
      start_index: v.getInt16(0, true),
      end_index: v.getInt16(2, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      mission_type: v.getUint8(6),
    }),
    write: (v, at, m) => {
      v.setInt16(at, m.start_index ?? 0, true);
      v.setInt16(at + 2, m.end_index ?? 0, true);
      v.setUint8(at + 4, m.target_system ?? 0);
      v.setUint8(at + 5, m.target_component ?? 0);
      v.setUint8(at + 6, m.mission_type ?? 0);
    },
  },
  MISSION_WRITE_PARTIAL_LIST: {
    read: (v) => ({
      start_index: v.getInt16(0, true),
      end_index: v.getInt16(2, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      mission_type: v.getUint8(6),
    }),
    write: (v, at, m) => {
      v.setInt16(at, m.start_index ?? 0, true);
      v.setInt16(at + 2, m.end_index ?? 0, true);
      v.setUint8(at + 4, m.target_system ?? 0);
      v.setUint8(at + 5, m.target_component ?? 0);
      v.setUint8(at + 6, m.mission_type ?? 0);
    },
  },
  MISSION_ITEM: {
    read: (v) => ({
      param1: v.getFloat32(0, true),
      param2: v.getFloat32(4, true),
      param3: v.getFloat32(8, true),
      param4: v.getFloat32(12, true),
      x: v.getFloat32(16, true),
      y: v.getFloat32(20, true),
      z: v.getFloat32(24, true),
      seq: v.getUint16(28, true),
      command: v.getUint16(30, true),
      target_system: v.getUint8(32),
      target_component: v.getUint8(33),
      frame: v.getUint8(34),
      current: v.getUint8(35),
      autocontinue: v.getUint8(36),
      mission_type: v.getUint8(37),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.param1 ?? 0, true);
      v.setFloat32(at + 4, m.param2 ?? 0, true);
      v.setFloat32(at + 8, m.param3 ?? 0, true);
      v.setFloat32(at + 12, m.param4 ?? 0, true);
      v.setFloat32(at + 16, m.x ?? 0, true);
      v.setFloat32(at + 20, m.y ?? 0, true);
      v.setFloat32(at + 24, m.z ?? 0, true);
      v.setUint16(at + 28, m.seq ?? 0, true);
      v.setUint16(at + 30, m.command ?? 0, true);
      v.setUint8(at + 32, m.target_system ?? 0);
      v.setUint8(at + 33, m.target_component ?? 0);
      v.setUint8(at + 34, m.frame ?? 0);
      v.setUint8(at + 35, m.current ?? 0);
      v.setUint8(at + 36, m.autocontinue ?? 0);
      v.setUint8(at + 37, m.mission_type ?? 0);
    },
  },
  MISSION_REQUEST: {
    read: (v) => ({
      seq: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      mission_type: v.getUint8(4),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.seq ?? 0, true);
      v.setUint8(at + 2, m.target_system ?? 0);
      v.setUint8(at + 3, m.target_component ?? 0);
      v.setUint8(at + 4, m.mission_type ?? 0);
    },
  },
  MISSION_SET_CURRENT: {
    read: (v) => ({
      seq: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.seq ?? 0, true);
      v.setUint8(at + 2, m.target_system ?? 0);
      v.setUint8(at + 3, m.target_component ?? 0);
    },
  },
  MISSION_CURRENT: {
    read: (v) => ({
      seq: v.getUint16(0, true),
      total: v.getUint16(2, true),
      mission_state: v.getUint8(4),
      mission_mode: v.getUint8(5),
      mission_id: v.getUint32(6, true),
      fence_id: v.getUint32(10, true),
      rally_points_id: v.getUint32(14, true),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.seq ?? 0, true);
      v.setUint16(at + 2, m.total ?? 0, true);
      v.setUint8(at + 4, m.mission_state ?? 0);
      v.setUint8(at + 5, m.mission_mode ?? 0);
      v.setUint32(at + 6, m.mission_id ?? 0, true);
      v.setUint32(at + 10, m.fence_id ?? 0, true);
      v.setUint32(at + 14, m.rally_points_id ?? 0, true);
    },
  },
  MISSION_REQUEST_LIST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      mission_type: v.getUint8(2),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
      v.setUint8(at + 2, m.mission_type ?? 0);
    },
  },
  MISSION_COUNT: {
    read: (v) => ({
      count: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      mission_type: v.getUint8(4),
      opaque_id: v.getUint32(5, true),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.count ?? 0, true);
      v.setUint8(at + 2, m.target_system ?? 0);
      v.setUint8(at + 3, m.target_component ?? 0);
      v.setUint8(at + 4, m.mission_type ?? 0);
      v.setUint32(at + 5, m.opaque_id ?? 0, true);
    },
  },
  MISSION_CLEAR_ALL: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      mission_type: v.getUint8(2),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
      v.setUint8(at + 2, m.mission_type ?? 0);
    },
  },
  MISSION_ITEM_REACHED: {
    read: (v) => ({
      seq: v.getUint16(0, true),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.seq ?? 0, true);
    },
  },
  MISSION_ACK: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      type: v.getUint8(2),
      mission_type: v.getUint8(3),
      opaque_id: v.getUint32(4, true),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
      v.setUint8(at + 2, m.type ?? 0);
      v.setUint8(at + 3, m.mission_type ?? 0);
      v.setUint32(at + 4, m.opaque_id ?? 0, true);
    },
  },
  SET_GPS_GLOBAL_ORIGIN: {
    read: (v) => ({
      latitude: v.getInt32(0, true),
      longitude: v.getInt32(4, true),
      altitude: v.getInt32(8, true),
      target_system: v.getUint8(12),
      time_usec: v.getBigUint64(13, true),
    }),
    write: (v, at, m) => {
      v.setInt32(at, m.latitude ?? 0, true);
      v.setInt32(at + 4, m.longitude ?? 0, true);
      v.setInt32(at + 8, m.altitude ?? 0, true);
      v.setUint8(at + 12, m.target_system ?? 0);
      v.setBigUint64(at + 13, m.time_usec ?? 0n, true);
    },
  },
  GPS_GLOBAL_ORIGIN: {
    read: (v) => ({
      latitude: v.getInt32(0, true),
      longitude: v.getInt32(4, true),
      altitude: v.getInt32(8, true),
      time_usec: v.getBigUint64(12, true),
    }),
    write: (v, at, m) => {
      v.setInt32(at, m.latitude ?? 0, true);
      v.setInt32(at + 4, m.longitude ?? 0, true);
      v.setInt32(at + 8, m.altitude ?? 0, true);
      v.setBigUint64(at + 12, m.time_usec ?? 0n, true);
    },
  },
  PARAM_MAP_RC: {
    read: (v) => ({
      param_value0: v.getFloat32(0, true),
      scale: v.getFloat32(4, true),
      param_value_min: v.getFloat32(8, true),
      param_value_max: v.getFloat32(12, true),
      param_index: v.getInt16(16, true),
      target_system: v.getUint8(18),
      target_component: v.getUint8(19),
      param_id: readText(v, 20, 16),
      parameter_rc_channel_index: v.getUint8(36),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.param_value0 ?? 0, true);
      v.setFloat32(at + 4, m.scale ?? 0, true);
      v.setFloat32(at + 8, m.param_value_min ?? 0, true);
      v.setFloat32(at + 12, m.param_value_max ?? 0, true);
      v.setInt16(at + 16, m.param_index ?? 0, true);
      v.setUint8(at + 18, m.target_system ?? 0);
      v.setUint8(at + 19, m.target_component ?? 0);
      writeText(v, at + 20, 16, m.param_id);
      v.setUint8(at + 36, m.parameter_rc_channel_index ?? 0);
    },
  },
  MISSION_REQUEST_INT: {
    read: (v) => ({
      seq: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      mission_type: v.getUint8(4),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.seq ?? 0, true);
      v.setUint8(at + 2, m.target_system ?? 0);
      v.setUint8(at + 3, m.target_component ?? 0);
      v.setUint8(at + 4, m.mission_type ?? 0);
    },
  },
  SAFETY_SET_ALLOWED_AREA: {
    read: (v) => ({
      p1x: v.getFloat32(0, true),
      p1y: v.getFloat32(4, true),
      p1z: v.getFloat32(8, true),
      p2x: v.getFloat32(12, true),
      p2y: v.getFloat32(16, true),
      p2z: v.getFloat32(20, true),
      target_system: v.getUint8(24),
      target_component: v.getUint8(25),
      frame: v.getUint8(26),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.p1x ?? 0, true);
      v.setFloat32(at + 4, m.p1y ?? 0, true);
      v.setFloat32(at + 8, m.p1z ?? 0, true);
      v.setFloat32(at + 12, m.p2x ?? 0, true);
      v.setFloat32(at + 16, m.p2y ?? 0, true);
      v.setFloat32(at + 20, m.p2z ?? 0, true);
      v.setUint8(at + 24, m.target_system ?? 0);
      v.setUint8(at + 25, m.target_component ?? 0);
      v.setUint8(at + 26, m.frame ?? 0);
    },
  },
  SAFETY_ALLOWED_AREA: {
    read: (v) => ({
      p1x: v.getFloat32(0, true),
      p1y: v.getFloat32(4, true),
      p1z: v.getFloat32(8, true),
      p2x: v.getFloat32(12, true),
      p2y: v.getFloat32(16, true),
      p2z: v.getFloat32(20, true),
      frame: v.getUint8(24),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.p1x ?? 0, true);
      v.setFloat32(at + 4, m.p1y ?? 0, true);
      v.setFloat32(at + 8, m.p1z ?? 0, true);
      v.setFloat32(at + 12, m.p2x ?? 0, true);
      v.setFloat32(at + 16, m.p2y ?? 0, true);
      v.setFloat32(at + 20, m.p2z ?? 0, true);
      v.setUint8(at + 24, m.frame ?? 0);
    },
  },
  ATTITUDE_QUATERNION_COV: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      q: list(4, (n) => v.getFloat32(8 + 4 * n, true)),
      rollspeed: v.getFloat32(24, true),
      pitchspeed: v.getFloat32(28, true),
      yawspeed: v.getFloat32(32, true),
      covariance: list(9, (n) => v.getFloat32(36 + 4 * n, true)),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      writeList(m.q, 4, 0, (n, value) => v.setFloat32(at + 8 + 4 * n, value, true));
      v.setFloat32(at + 24, m.rollspeed ?? 0, true);
      v.setFloat32(at + 28, m.pitchspeed ?? 0, true);
      v.setFloat32(at + 32, m.yawspeed ?? 0, true);
      writeList(m.covariance, 9, 0, (n, value) => v.setFloat32(at + 36 + 4 * n, value, true));
    },
  },
  NAV_CONTROLLER_OUTPUT: {
    read: (v) => ({
      nav_roll: v.getFloat32(0, true),
      nav_pitch: v.getFloat32(4, true),
      alt_error: v.getFloat32(8, true),
      aspd_error: v.getFloat32(12, true),
      xtrack_error: v.getFloat32(16, true),
      nav_bearing: v.getInt16(20, true),
      target_bearing: v.getInt16(22, true),
      wp_dist: v.getUint16(24, true),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.nav_roll ?? 0, true);
      v.setFloat32(at + 4, m.nav_pitch ?? 0, true);
      v.setFloat32(at + 8, m.alt_error ?? 0, true);
      v.setFloat32(at + 12, m.aspd_error ?? 0, true);
      v.setFloat32(at + 16, m.xtrack_error ?? 0, true);
      v.setInt16(at + 20, m.nav_bearing ?? 0, true);
      v.setInt16(at + 22, m.target_bearing ?? 0, true);
      v.setUint16(at + 24, m.wp_dist ?? 0, true);
    },
  },
  GLOBAL_POSITION_INT_COV: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      lat: v.getInt32(8, true),
      lon: v.getInt32(12, true),
      alt: v.getInt32(16, true),
      relative_alt: v.getInt32(20, true),
      vx: v.getFloat32(24, true),
      vy: v.getFloat32(28, true),
      vz: v.getFloat32(32, true),
      covariance: list(36, (n) => v.getFloat32(36 + 4 * n, true)),
      estimator_type: v.getUint8(180),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setInt32(at + 8, m.lat ?? 0, true);
      v.setInt32(at + 12, m.lon ?? 0, true);
      v.setInt32(at + 16, m.alt ?? 0, true);
      v.setInt32(at + 20, m.relative_alt ?? 0, true);
      v.setFloat32(at + 24, m.vx ?? 0, true);
      v.setFloat32(at + 28, m.vy ?? 0, true);
      v.setFloat32(at + 32, m.vz ?? 0, true);
      writeList(m.covariance, 36, 0, (n, value) => v.setFloat32(at + 36 + 4 * n, value, true));
      v.setUint8(at + 180, m.estimator_type ?? 0);
    },
  },
  LOCAL_POSITION_NED_COV: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      x: v.getFloat32(8, true),
      y: v.getFloat32(12, true),
      z: v.getFloat32(16, true),
      vx: v.getFloat32(20, true),
      vy: v.getFloat32(24, true),
      vz: v.getFloat32(28, true),
      ax: v.getFloat32(32, true),
      ay: v.getFloat32(36, true),
      az: v.getFloat32(40, true),
      covariance: list(45, (n) => v.getFloat32(44 + 4 * n, true)),
      estimator_type: v.getUint8(224),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setFloat32(at + 8, m.x ?? 0, true);
      v.setFloat32(at + 12, m.y ?? 0, true);
      v.setFloat32(at + 16, m.z ?? 0, true);
      v.setFloat32(at + 20, m.vx ?? 0, true);
      v.setFloat32(at + 24, m.vy ?? 0, true);
      v.setFloat32(at + 28, m.vz ?? 0, true);
      v.setFloat32(at + 32, m.ax ?? 0, true);
      v.setFloat32(at + 36, m.ay ?? 0, true);
      v.setFloat32(at + 40, m.az ?? 0, true);
      writeList(m.covariance, 45, 0, (n, value) => v.setFloat32(at + 44 + 4 * n, value, true));
      v.setUint8(at + 224, m.estimator_type ?? 0);
    },
  },
  RC_CHANNELS: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      chan1_raw: v.getUint16(4, true),
      chan2_raw: v.getUint16(6, true),
      chan3_raw: v.getUint16(8, true),
      chan4_raw: v.getUint16(10, true),
      chan5_raw: v.getUint16(12, true),
      chan6_raw: v.getUint16(14, true),
      chan7_raw: v.getUint16(16, true),
      chan8_raw: v.getUint16(18, true),
      chan9_raw: v.getUint16(20, true),
      chan10_raw: v.getUint16(22, true),
      chan11_raw: v.getUint16(24, true),
      chan12_raw: v.getUint16(26, true),
      chan13_raw: v.getUint16(28, true),
      chan14_raw: v.getUint16(30, true),
      chan15_raw: v.getUint16(32, true),
      chan16_raw: v.getUint16(34, true),
      chan17_raw: v.getUint16(36, true),
      chan18_raw: v.getUint16(38, true),
      chancount: v.getUint8(40),
      rssi: v.getUint8(41),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setUint16(at + 4, m.chan1_raw ?? 0, true);
      v.setUint16(at + 6, m.chan2_raw ?? 0, true);
      v.setUint16(at + 8, m.chan3_raw ?? 0, true);
      v.setUint16(at + 10, m.chan4_raw ?? 0, true);
      v.setUint16(at + 12, m.chan5_raw ?? 0, true);
      v.setUint16(at + 14, m.chan6_raw ?? 0, true);
      v.setUint16(at + 16, m.chan7_raw ?? 0, true);
      v.setUint16(at + 18, m.chan8_raw ?? 0, true);
      v.setUint16(at + 20, m.chan9_raw ?? 0, true);
      v.setUint16(at + 22, m.chan10_raw ?? 0, true);
      v.setUint16(at + 24, m.chan11_raw ?? 0, true);
      v.setUint16(at + 26, m.chan12_raw ?? 0, true);
      v.setUint16(at + 28, m.chan13_raw ?? 0, true);
      v.setUint16(at + 30, m.chan14_raw ?? 0, true);
      v.setUint16(at + 32, m.chan15_raw ?? 0, true);
      v.setUint16(at + 34, m.chan16_raw ?? 0, true);
      v.setUint16(at + 36, m.chan17_raw ?? 0, true);
      v.setUint16(at + 38, m.chan18_raw ?? 0, true);
      v.setUint8(at + 40, m.chancount ?? 0);
      v.setUint8(at + 41, m.rssi ?? 0);
    },
  },
  REQUEST_DATA_STREAM: {
    read: (v) => ({
      req_message_rate: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      req_stream_id: v.getUint8(4),
      start_stop: v.getUint8(5),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.req_message_rate ?? 0, true);
      v.setUint8(at + 2, m.target_system ?? 0);
      v.setUint8(at + 3, m.target_component ?? 0);
      v.setUint8(at + 4, m.req_stream_id ?? 0);
      v.setUint8(at + 5, m.start_stop ?? 0);
    },
  },
  DATA_STREAM: {
    read: (v) => ({
      message_rate: v.getUint16(0, true),
      stream_id: v.getUint8(2),
      on_off: v.getUint8(3),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.message_rate ?? 0, true);
      v.setUint8(at + 2, m.stream_id ?? 0);
      v.setUint8(at + 3, m.on_off ?? 0);
    },
  },
  MANUAL_CONTROL: {
    read: (v) => ({
      x: v.getInt16(0, true),
      y: v.getInt16(2, true),
      z: v.getInt16(4, true),
      r: v.getInt16(6, true),
      buttons: v.getUint16(8, true),
      target: v.getUint8(10),
      buttons2: v.getUint16(11, true),
      enabled_extensions: v.getUint8(13),
      s: v.getInt16(14, true),
      t: v.getInt16(16, true),
      aux1: v.getInt16(18, true),
      aux2: v.getInt16(20, true),
      aux3: v.getInt16(22, true),
      aux4: v.getInt16(24, true),
      aux5: v.getInt16(26, true),
      aux6: v.getInt16(28, true),
    }),
    write: (v, at, m) => {
      v.setInt16(at, m.x ?? 0, true);
      v.setInt16(at + 2, m.y ?? 0, true);
      v.setInt16(at + 4, m.z ?? 0, true);
      v.setInt16(at + 6, m.r ?? 0, true);
      v.setUint16(at + 8, m.buttons ?? 0, true);
      v.setUint8(at + 10, m.target ?? 0);
      v.setUint16(at + 11, m.buttons2 ?? 0, true);
      v.setUint8(at + 13, m.enabled_extensions ?? 0);
      v.setInt16(at + 14, m.s ?? 0, true);
      v.setInt16(at + 16, m.t ?? 0, true);
      v.setInt16(at + 18, m.aux1 ?? 0, true);
      v.setInt16(at + 20, m.aux2 ?? 0, true);
      v.setInt16(at + 22, m.aux3 ?? 0, true);
      v.setInt16(at + 24, m.aux4 ?? 0, true);
      v.setInt16(at + 26, m.aux5 ?? 0, true);
      v.setInt16(at + 28, m.aux6 ?? 0, true);
    },
  },
  RC_CHANNELS_OVERRIDE: {
    read: (v) => ({
      chan1_raw: v.getUint16(0, true),
      chan2_raw: v.getUint16(2, true),
      chan3_raw: v.getUint16(4, true),
      chan4_raw: v.getUint16(6, true),
      chan5_raw: v.getUint16(8, true),
      chan6_raw: v.getUint16(10, true),
      chan7_raw: v.getUint16(12, true),
      chan8_raw: v.getUint16(14, true),
      target_system: v.getUint8(16),
      target_component: v.getUint8(17),
      chan9_raw: v.getUint16(18, true),
      chan10_raw: v.getUint16(20, true),
      chan11_raw: v.getUint16(22, true),
      chan12_raw: v.getUint16(24, true),
      chan13_raw: v.getUint16(26, true),
      chan14_raw: v.getUint16(28, true),
      chan15_raw: v.getUint16(30, true),
      chan16_raw: v.getUint16(32, true),
      chan17_raw: v.getUint16(34, true),
      chan18_raw: v.getUint16(36, true),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.chan1_raw ?? 0, true);
      v.setUint16(at + 2, m.chan2_raw ?? 0, true);
      v.setUint16(at + 4, m.chan3_raw ?? 0, true);
      v.setUint16(at + 6, m.chan4_raw ?? 0, true);
      v.setUint16(at + 8, m.chan5_raw ?? 0, true);
      v.setUint16(at + 10, m.chan6_raw ?? 0, true);
      v.setUint16(at + 12, m.chan7_raw ?? 0, true);
      v.setUint16(at + 14, m.chan8_raw ?? 0, true);
      v.setUint8(at + 16, m.target_system ?? 0);
      v.setUint8(at + 17, m.target_component ?? 0);
      v.setUint16(at + 18, m.chan9_raw ?? 0, true);
      v.setUint16(at + 20, m.chan10_raw ?? 0, true);
      v.setUint16(at + 22, m.chan11_raw ?? 0, true);
      v.setUint16(at + 24, m.chan12_raw ?? 0, true);
      v.setUint16(at + 26, m.chan13_raw ?? 0, true);
      v.setUint16(at + 28, m.chan14_raw ?? 0, true);
      v.setUint16(at + 30, m.chan15_raw ?? 0, true);
      v.setUint16(at + 32, m.chan16_raw ?? 0, true);
      v.setUint16(at + 34, m.chan17_raw ?? 0, true);
      v.setUint16(at + 36, m.chan18_raw ?? 0, true);
    },
  },
  MISSION_ITEM_INT: {
    read: (v) => ({
      param1: v.getFloat32(0, true),
      param2: v.getFloat32(4, true),
      param3: v.getFloat32(8, true),
      param4: v.getFloat32(12, true),
      x: v.getInt32(16, true),
      y: v.getInt32(20, true),
      z: v.getFloat32(24, true),
      seq: v.getUint16(28, true),
      command: v.getUint16(30, true),
      target_system: v.getUint8(32),
      target_component: v.getUint8(33),
      frame: v.getUint8(34),
      current: v.getUint8(35),
      autocontinue: v.getUint8(36),
      mission_type: v.getUint8(37),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.param1 ?? 0, true);
      v.setFloat32(at + 4, m.param2 ?? 0, true);
      v.setFloat32(at + 8, m.param3 ?? 0, true);
      v.setFloat32(at + 12, m.param4 ?? 0, true);
      v.setInt32(at + 16, m.x ?? 0, true);
      v.setInt32(at + 20, m.y ?? 0, true);
      v.setFloat32(at + 24, m.z ?? 0, true);
      v.setUint16(at + 28, m.seq ?? 0, true);
      v.setUint16(at + 30, m.command ?? 0, true);
      v.setUint8(at + 32, m.target_system ?? 0);
      v.setUint8(at + 33, m.target_component ?? 0);
      v.setUint8(at + 34, m.frame ?? 0);
      v.setUint8(at + 35, m.current ?? 0);
      v.setUint8(at + 36, m.autocontinue ?? 0);
      v.setUint8(at + 37, m.mission_type ?? 0);
    },
  },
  VFR_HUD: {
    read: (v) => ({
      airspeed: v.getFloat32(0, true),
      groundspeed: v.getFloat32(4, true),
      alt: v.getFloat32(8, true),
      climb: v.getFloat32(12, true),
      heading: v.getInt16(16, true),
      throttle: v.getUint16(18, true),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.airspeed ?? 0, true);
      v.setFloat32(at + 4, m.groundspeed ?? 0, true);
      v.setFloat32(at + 8, m.alt ?? 0, true);
      v.setFloat32(at + 12, m.climb ?? 0, true);
      v.setInt16(at + 16, m.heading ?? 0, true);
      v.setUint16(at + 18, m.throttle ?? 0, true);
    },
  },
  COMMAND_INT: {
    read: (v) => ({
      param1: v.getFloat32(0, true),
      param2: v.getFloat32(4, true),
      param3: v.getFloat32(8, true),
      param4: v.getFloat32(12, true),
      x: v.getInt32(16, true),
      y: v.getInt32(20, true),
      z: v.getFloat32(24, true),
      command: v.getUint16(28, true),
      target_system: v.getUint8(30),
      target_component: v.getUint8(31),
      frame: v.getUint8(32),
      current: v.getUint8(33),
      autocontinue: v.getUint8(34),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.param1 ?? 0, true);
      v.setFloat32(at + 4, m.param2 ?? 0, true);
      v.setFloat32(at + 8, m.param3 ?? 0, true);
      v.setFloat32(at + 12, m.param4 ?? 0, true);
      v.setInt32(at + 16, m.x ?? 0, true);
      v.setInt32(at + 20, m.y ?? 0, true);
      v.setFloat32(at + 24, m.z ?? 0, true);
      v.setUint16(at + 28, m.command ?? 0, true);
      v.setUint8(at + 30, m.target_system ?? 0);
      v.setUint8(at + 31, m.target_component ?? 0);
      v.setUint8(at + 32, m.frame ?? 0);
      v.setUint8(at + 33, m.current ?? 0);
      v.setUint8(at + 34, m.autocontinue ?? 0);
    },
  },
  COMMAND_LONG: {
    read: (v) => ({
      param1: v.getFloat32(0, true),
      param2: v.getFloat32(4, true),
      param3: v.getFloat32(8, true),
      param4: v.getFloat32(12, true),
      param5: v.getFloat32(16, true),
      param6: v.getFloat32(20, true),
      param7: v.getFloat32(24, true),
      command: v.getUint16(28, true),
      target_system: v.getUint8(30),
      target_component: v.getUint8(31),
      confirmation: v.getUint8(32),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.param1 ?? 0, true);
      v.setFloat32(at + 4, m.param2 ?? 0, true);
      v.setFloat32(at + 8, m.param3 ?? 0, true);
      v.setFloat32(at + 12, m.param4 ?? 0, true);
      v.setFloat32(at + 16, m.param5 ?? 0, true);
      v.setFloat32(at + 20, m.param6 ?? 0, true);
      v.setFloat32(at + 24, m.param7 ?? 0, true);
      v.setUint16(at + 28, m.command ?? 0, true);
      v.setUint8(at + 30, m.target_system ?? 0);
      v.setUint8(at + 31, m.target_component ?? 0);
      v.setUint8(at + 32, m.confirmation ?? 0);
    },
  },
  COMMAND_ACK: {
    read: (v) => ({
      command: v.getUint16(0, true),
      result: v.getUint8(2),
      progress: v.getUint8(3),
      result_param2: v.getInt32(4, true),
      target_system: v.getUint8(8),
      target_component: v.getUint8(9),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.command ?? 0, true);
      v.setUint8(at + 2, m.result ?? 0);
      v.setUint8(at + 3, m.progress ?? 0);
      v.setInt32(at + 4, m.result_param2 ?? 0, true);
      v.setUint8(at + 8, m.target_system ?? 0);
      v.setUint8(at + 9, m.target_component ?? 0);
    },
  },
  COMMAND_CANCEL: {
    read: (v) => ({
      command: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.command ?? 0, true);
      v.setUint8(at + 2, m.target_system ?? 0);
      v.setUint8(at + 3, m.target_component ?? 0);
    },
  },
  MANUAL_SETPOINT: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      roll: v.getFloat32(4, true),
      pitch: v.getFloat32(8, true),
      yaw: v.getFloat32(12, true),
      thrust: v.getFloat32(16, true),
      mode_switch: v.getUint8(20),
      manual_override_switch: v.getUint8(21),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setFloat32(at + 4, m.roll ?? 0, true);
      v.setFloat32(at + 8, m.pitch ?? 0, true);
      v.setFloat32(at + 12, m.yaw ?? 0, true);
      v.setFloat32(at + 16, m.thrust ?? 0, true);
      v.setUint8(at + 20, m.mode_switch ?? 0);
      v.setUint8(at + 21, m.manual_override_switch ?? 0);
    },
  },
  SET_ATTITUDE_TARGET: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      q: list(4, (n) => v.getFloat32(4 + 4 * n, true)),
      body_roll_rate: v.getFloat32(20, true),
      body_pitch_rate: v.getFloat32(24, true),
      body_yaw_rate: v.getFloat32(28, true),
      thrust: v.getFloat32(32, true),
      target_system: v.getUint8(36),
      target_component: v.getUint8(37),
      type_mask: v.getUint8(38),
      thrust_body: list(3, (n) => v.getFloat32(39 + 4 * n, true)),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      writeList(m.q, 4, 0, (n, value) => v.setFloat32(at + 4 + 4 * n, value, true));
      v.setFloat32(at + 20, m.body_roll_rate ?? 0, true);
      v.setFloat32(at + 24, m.body_pitch_rate ?? 0, true);
      v.setFloat32(at + 28, m.body_yaw_rate ?? 0, true);
      v.setFloat32(at + 32, m.thrust ?? 0, true);
      v.setUint8(at + 36, m.target_system ?? 0);
      v.setUint8(at + 37, m.target_component ?? 0);
      v.setUint8(at + 38, m.type_mask ?? 0);
      writeList(m.thrust_body, 3, 0, (n, value) => v.setFloat32(at + 39 + 4 * n, value, true));
    },
  },
  ATTITUDE_TARGET: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      q: list(4, (n) => v.getFloat32(4 + 4 * n, true)),
      body_roll_rate: v.getFloat32(20, true),
      body_pitch_rate: v.getFloat32(24, true),
      body_yaw_rate: v.getFloat32(28, true),
      thrust: v.getFloat32(32, true),
      type_mask: v.getUint8(36),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      writeList(m.q, 4, 0, (n, value) => v.setFloat32(at + 4 + 4 * n, value, true));
      v.setFloat32(at + 20, m.body_roll_rate ?? 0, true);
      v.setFloat32(at + 24, m.body_pitch_rate ?? 0, true);
      v.setFloat32(at + 28, m.body_yaw_rate ?? 0, true);
      v.setFloat32(at + 32, m.thrust ?? 0, true);
      v.setUint8(at + 36, m.type_mask ?? 0);
    },
  },
  SET_POSITION_TARGET_LOCAL_NED: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      x: v.getFloat32(4, true),
      y: v.getFloat32(8, true),
      z: v.getFloat32(12, true),
      vx: v.getFloat32(16, true),
      vy: v.getFloat32(20, true),
      vz: v.getFloat32(24, true),
      afx: v.getFloat32(28, true),
      afy: v.getFloat32(32, true),
      afz: v.getFloat32(36, true),
      yaw: v.getFloat32(40, true),
      yaw_rate: v.getFloat32(44, true),
      type_mask: v.getUint16(48, true),
      target_system: v.getUint8(50),
      target_component: v.getUint8(51),
      coordinate_frame: v.getUint8(52),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setFloat32(at + 4, m.x ?? 0, true);
      v.setFloat32(at + 8, m.y ?? 0, true);
      v.setFloat32(at + 12, m.z ?? 0, true);
      v.setFloat32(at + 16, m.vx ?? 0, true);
      v.setFloat32(at + 20, m.vy ?? 0, true);
      v.setFloat32(at + 24, m.vz ?? 0, true);
      v.setFloat32(at + 28, m.afx ?? 0, true);
      v.setFloat32(at + 32, m.afy ?? 0, true);
      v.setFloat32(at + 36, m.afz ?? 0, true);
      v.setFloat32(at + 40, m.yaw ?? 0, true);
      v.setFloat32(at + 44, m.yaw_rate ?? 0, true);
      v.setUint16(at + 48, m.type_mask ?? 0, true);
      v.setUint8(at + 50, m.target_system ?? 0);
      v.setUint8(at + 51, m.target_component ?? 0);
      v.setUint8(at + 52, m.coordinate_frame ?? 0);
    },
  },
  POSITION_TARGET_LOCAL_NED: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      x: v.getFloat32(4, true),
      y: v.getFloat32(8, true),
      z: v.getFloat32(12, true),
      vx: v.getFloat32(16, true),
      vy: v.getFloat32(20, true),
      vz: v.getFloat32(24, true),
      afx: v.getFloat32(28, true),
      afy: v.getFloat32(32, true),
      afz: v.getFloat32(36, true),
      yaw: v.getFloat32(40, true),
      yaw_rate: v.getFloat32(44, true),
      type_mask: v.getUint16(48, true),
      coordinate_frame: v.getUint8(50),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setFloat32(at + 4, m.x ?? 0, true);
      v.setFloat32(at + 8, m.y ?? 0, true);
      v.setFloat32(at + 12, m.z ?? 0, true);
      v.setFloat32(at + 16, m.vx ?? 0, true);
      v.setFloat32(at + 20, m.vy ?? 0, true);
      v.setFloat32(at + 24, m.vz ?? 0, true);
      v.setFloat32(at + 28, m.afx ?? 0, true);
      v.setFloat32(at + 32, m.afy ?? 0, true);
      v.setFloat32(at + 36, m.afz ?? 0, true);
      v.setFloat32(at + 40, m.yaw ?? 0, true);
      v.setFloat32(at + 44, m.yaw_rate ?? 0, true);
      v.setUint16(at + 48, m.type_mask ?? 0, true);
      v.setUint8(at + 50, m.coordinate_frame ?? 0);
    },
  },
  SET_POSITION_TARGET_GLOBAL_INT: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      lat_int: v.getInt32(4, true),
      lon_int: v.getInt32(8, true),
      alt: v.getFloat32(12, true),
      vx: v.getFloat32(16, true),
      vy: v.getFloat32(20, true),
      vz: v.getFloat32(24, true),
      afx: v.getFloat32(28, true),
      afy: v.getFloat32(32, true),
      afz: v.getFloat32(36, true),
      yaw: v.getFloat32(40, true),
      yaw_rate: v.getFloat32(44, true),
      type_mask: v.getUint16(48, true),
      target_system: v.getUint8(50),
      target_component: v.getUint8(51),
      coordinate_frame: v.getUint8(52),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setInt32(at + 4, m.lat_int ?? 0, true);
      v.setInt32(at + 8, m.lon_int ?? 0, true);
      v.setFloat32(at + 12, m.alt ?? 0, true);
      v.setFloat32(at + 16, m.vx ?? 0, true);
      v.setFloat32(at + 20, m.vy ?? 0, true);
      v.setFloat32(at + 24, m.vz ?? 0, true);
      v.setFloat32(at + 28, m.afx ?? 0, true);
      v.setFloat32(at + 32, m.afy ?? 0, true);
      v.setFloat32(at + 36, m.afz ?? 0, true);
      v.setFloat32(at + 40, m.yaw ?? 0, true);
      v.setFloat32(at + 44, m.yaw_rate ?? 0, true);
      v.setUint16(at + 48, m.type_mask ?? 0, true);
      v.setUint8(at + 50, m.target_system ?? 0);
      v.setUint8(at + 51, m.target_component ?? 0);
      v.setUint8(at + 52, m.coordinate_frame ?? 0);
    },
  },
  POSITION_TARGET_GLOBAL_INT: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      lat_int: v.getInt32(4, true),
      lon_int: v.getInt32(8, true),
      alt: v.getFloat32(12, true),
      vx: v.getFloat32(16, true),
      vy: v.getFloat32(20, true),
      vz: v.getFloat32(24, true),
      afx: v.getFloat32(28, true),
      afy: v.getFloat32(32, true),
      afz: v.getFloat32(36, true),
      yaw: v.getFloat32(40, true),
      yaw_rate: v.getFloat32(44, true),
      type_mask: v.getUint16(48, true),
      coordinate_frame: v.getUint8(50),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setInt32(at + 4, m.lat_int ?? 0, true);
      v.setInt32(at + 8, m.lon_int ?? 0, true);
      v.setFloat32(at + 12, m.alt ?? 0, true);
      v.setFloat32(at + 16, m.vx ?? 0, true);
      v.setFloat32(at + 20, m.vy ?? 0, true);
      v.setFloat32(at + 24, m.vz ?? 0, true);
      v.setFloat32(at + 28, m.afx ?? 0, true);
      v.setFloat32(at + 32, m.afy ?? 0, true);
      v.setFloat32(at + 36, m.afz ?? 0, true);
      v.setFloat32(at + 40, m.yaw ?? 0, true);
      v.setFloat32(at + 44, m.yaw_rate ?? 0, true);
      v.setUint16(at + 48, m.type_mask ?? 0, true);
      v.setUint8(at + 50, m.coordinate_frame ?? 0);
    },
  },
  LOCAL_POSITION_NED_SYSTEM_GLOBAL_OFFSET: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      x: v.getFloat32(4, true),
      y: v.getFloat32(8, true),
      z: v.getFloat32(12, true),
      roll: v.getFloat32(16, true),
      pitch: v.getFloat32(20, true),
      yaw: v.getFloat32(24, true),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setFloat32(at + 4, m.x ?? 0, true);
      v.setFloat32(at + 8, m.y ?? 0, true);
      v.setFloat32(at + 12, m.z ?? 0, true);
      v.setFloat32(at + 16, m.roll ?? 0, true);
      v.setFloat32(at + 20, m.pitch ?? 0, true);
      v.setFloat32(at + 24, m.yaw ?? 0, true);
    },
  },
  HIL_STATE: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      roll: v.getFloat32(8, true),
      pitch: v.getFloat32(12, true),
      yaw: v.getFloat32(16, true),
      rollspeed: v.getFloat32(20, true),
      pitchspeed: v.getFloat32(24, true),
      yawspeed: v.getFloat32(28, true),
      lat: v.getInt32(32, true),
      lon: v.getInt32(36, true),
      alt: v.getInt32(40, true),
      vx: v.getInt16(44, true),
      vy: v.getInt16(46, true),
      vz: v.getInt16(48, true),
      xacc: v.getInt16(50, true),
      yacc: v.getInt16(52, true),
      zacc: v.getInt16(54, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setFloat32(at + 8, m.roll ?? 0, true);
      v.setFloat32(at + 12, m.pitch ?? 0, true);
      v.setFloat32(at + 16, m.yaw ?? 0, true);
      v.setFloat32(at + 20, m.rollspeed ?? 0, true);
      v.setFloat32(at + 24, m.pitchspeed ?? 0, true);
      v.setFloat32(at + 28, m.yawspeed ?? 0, true);
      v.setInt32(at + 32, m.lat ?? 0, true);
      v.setInt32(at + 36, m.lon ?? 0, true);
      v.setInt32(at + 40, m.alt ?? 0, true);
      v.setInt16(at + 44, m.vx ?? 0, true);
      v.setInt16(at + 46, m.vy ?? 0, true);
      v.setInt16(at + 48, m.vz ?? 0, true);
      v.setInt16(at + 50, m.xacc ?? 0, true);
      v.setInt16(at + 52, m.yacc ?? 0, true);
      v.setInt16(at + 54, m.zacc ?? 0, true);
    },
  },
  HIL_CONTROLS: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      roll_ailerons: v.getFloat32(8, true),
      pitch_elevator: v.getFloat32(12, true),
      yaw_rudder: v.getFloat32(16, true),
      throttle: v.getFloat32(20, true),
      aux1: v.getFloat32(24, true),
      aux2: v.getFloat32(28, true),
      aux3: v.getFloat32(32, true),
      aux4: v.getFloat32(36, true),
      mode: v.getUint8(40),
      nav_mode: v.getUint8(41),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setFloat32(at + 8, m.roll_ailerons ?? 0, true);
      v.setFloat32(at + 12, m.pitch_elevator ?? 0, true);
      v.setFloat32(at + 16, m.yaw_rudder ?? 0, true);
      v.setFloat32(at + 20, m.throttle ?? 0, true);
      v.setFloat32(at + 24, m.aux1 ?? 0, true);
      v.setFloat32(at + 28, m.aux2 ?? 0, true);
      v.setFloat32(at + 32, m.aux3 ?? 0, true);
      v.setFloat32(at + 36, m.aux4 ?? 0, true);
      v.setUint8(at + 40, m.mode ?? 0);
      v.setUint8(at + 41, m.nav_mode ?? 0);
    },
  },
  HIL_RC_INPUTS_RAW: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      chan1_raw: v.getUint16(8, true),
      chan2_raw: v.getUint16(10, true),
      chan3_raw: v.getUint16(12, true),
      chan4_raw: v.getUint16(14, true),
      chan5_raw: v.getUint16(16, true),
      chan6_raw: v.getUint16(18, true),
      chan7_raw: v.getUint16(20, true),
      chan8_raw: v.getUint16(22, true),
      chan9_raw: v.getUint16(24, true),
      chan10_raw: v.getUint16(26, true),
      chan11_raw: v.getUint16(28, true),
      chan12_raw: v.getUint16(30, true),
      rssi: v.getUint8(32),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setUint16(at + 8, m.chan1_raw ?? 0, true);
      v.setUint16(at + 10, m.chan2_raw ?? 0, true);
      v.setUint16(at + 12, m.chan3_raw ?? 0, true);
      v.setUint16(at + 14, m.chan4_raw ?? 0, true);
      v.setUint16(at + 16, m.chan5_raw ?? 0, true);
      v.setUint16(at + 18, m.chan6_raw ?? 0, true);
      v.setUint16(at + 20, m.chan7_raw ?? 0, true);
      v.setUint16(at + 22, m.chan8_raw ?? 0, true);
      v.setUint16(at + 24, m.chan9_raw ?? 0, true);
      v.setUint16(at + 26, m.chan10_raw ?? 0, true);
      v.setUint16(at + 28, m.chan11_raw ?? 0, true);
      v.setUint16(at + 30, m.chan12_raw ?? 0, true);
      v.setUint8(at + 32, m.rssi ?? 0);
    },
  },
  HIL_ACTUATOR_CONTROLS: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      flags: v.getBigUint64(8, true),
      controls: list(16, (n) => v.getFloat32(16 + 4 * n, true)),
      mode: v.getUint8(80),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setBigUint64(at + 8, m.flags ?? 0n, true);
      writeList(m.controls, 16, 0, (n, value) => v.setFloat32(at + 16 + 4 * n, value, true));
      v.setUint8(at + 80, m.mode ?? 0);
    },
  },
  OPTICAL_FLOW: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      flow_comp_m_x: v.getFloat32(8, true),
      flow_comp_m_y: v.getFloat32(12, true),
      ground_distance: v.getFloat32(16, true),
      flow_x: v.getInt16(20, true),
      flow_y: v.getInt16(22, true),
      sensor_id: v.getUint8(24),
      quality: v.getUint8(25),
      flow_rate_x: v.getFloat32(26, true),
      flow_rate_y: v.getFloat32(30, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setFloat32(at + 8, m.flow_comp_m_x ?? 0, true);
      v.setFloat32(at + 12, m.flow_comp_m_y ?? 0, true);
      v.setFloat32(at + 16, m.ground_distance ?? 0, true);
      v.setInt16(at + 20, m.flow_x ?? 0, true);
      v.setInt16(at + 22, m.flow_y ?? 0, true);
      v.setUint8(at + 24, m.sensor_id ?? 0);
      v.setUint8(at + 25, m.quality ?? 0);
      v.setFloat32(at + 26, m.flow_rate_x ?? 0, true);
      v.setFloat32(at + 30, m.flow_rate_y ?? 0, true);
    },
  },
  GLOBAL_VISION_POSITION_ESTIMATE: {
    read: (v) => ({
      usec: v.getBigUint64(0, true),
      x: v.getFloat32(8, true),
      y: v.getFloat32(12, true),
      z: v.getFloat32(16, true),
      roll: v.getFloat32(20, true),
      pitch: v.getFloat32(24, true),
      yaw: v.getFloat32(28, true),
      covariance: list(21, (n) => v.getFloat32(32 + 4 * n, true)),
      reset_counter: v.getUint8(116),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.usec ?? 0n, true);
      v.setFloat32(at + 8, m.x ?? 0, true);
      v.setFloat32(at + 12, m.y ?? 0, true);
      v.setFloat32(at + 16, m.z ?? 0, true);
      v.setFloat32(at + 20, m.roll ?? 0, true);
      v.setFloat32(at + 24, m.pitch ?? 0, true);
      v.setFloat32(at + 28, m.yaw ?? 0, true);
      writeList(m.covariance, 21, 0, (n, value) => v.setFloat32(at + 32 + 4 * n, value, true));
      v.setUint8(at + 116, m.reset_counter ?? 0);
    },
  },
  VISION_POSITION_ESTIMATE: {
    read: (v) => ({
      usec: v.getBigUint64(0, true),
      x: v.getFloat32(8, true),
      y: v.getFloat32(12, true),
      z: v.getFloat32(16, true),
      roll: v.getFloat32(20, true),
      pitch: v.getFloat32(24, true),
      yaw: v.getFloat32(28, true),
      covariance: list(21, (n) => v.getFloat32(32 + 4 * n, true)),
      reset_counter: v.getUint8(116),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.usec ?? 0n, true);
      v.setFloat32(at + 8, m.x ?? 0, true);
      v.setFloat32(at + 12, m.y ?? 0, true);
      v.setFloat32(at + 16, m.z ?? 0, true);
      v.setFloat32(at + 20, m.roll ?? 0, true);
      v.setFloat32(at + 24, m.pitch ?? 0, true);
      v.setFloat32(at + 28, m.yaw ?? 0, true);
      writeList(m.covariance, 21, 0, (n, value) => v.setFloat32(at + 32 + 4 * n, value, true));
      v.setUint8(at + 116, m.reset_counter ?? 0);
    },
  },
  VISION_SPEED_ESTIMATE: {
    read: (v) => ({
      usec: v.getBigUint64(0, true),
      x: v.getFloat32(8, true),
      y: v.getFloat32(12, true),
      z: v.getFloat32(16, true),
      covariance: list(9, (n) => v.getFloat32(20 + 4 * n, true)),
      reset_counter: v.getUint8(56),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.usec ?? 0n, true);
      v.setFloat32(at + 8, m.x ?? 0, true);
      v.setFloat32(at + 12, m.y ?? 0, true);
      v.setFloat32(at + 16, m.z ?? 0, true);
      writeList(m.covariance, 9, 0, (n, value) => v.setFloat32(at + 20 + 4 * n, value, true));
      v.setUint8(at + 56, m.reset_counter ?? 0);
    },
  },
  VICON_POSITION_ESTIMATE: {
    read: (v) => ({
      usec: v.getBigUint64(0, true),
      x: v.getFloat32(8, true),
      y: v.getFloat32(12, true),
      z: v.getFloat32(16, true),
      roll: v.getFloat32(20, true),
      pitch: v.getFloat32(24, true),
      yaw: v.getFloat32(28, true),
      covariance: list(21, (n) => v.getFloat32(32 + 4 * n, true)),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.usec ?? 0n, true);
      v.setFloat32(at + 8, m.x ?? 0, true);
      v.setFloat32(at + 12, m.y ?? 0, true);
      v.setFloat32(at + 16, m.z ?? 0, true);
      v.setFloat32(at + 20, m.roll ?? 0, true);
      v.setFloat32(at + 24, m.pitch ?? 0, true);
      v.setFloat32(at + 28, m.yaw ?? 0, true);
      writeList(m.covariance, 21, 0, (n, value) => v.setFloat32(at + 32 + 4 * n, value, true));
    },
  },
  HIGHRES_IMU: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      xacc: v.getFloat32(8, true),
      yacc: v.getFloat32(12, true),
      zacc: v.getFloat32(16, true),
      xgyro: v.getFloat32(20, true),
      ygyro: v.getFloat32(24, true),
      zgyro: v.getFloat32(28, true),
      xmag: v.getFloat32(32, true),
      ymag: v.getFloat32(36, true),
      zmag: v.getFloat32(40, true),
      abs_pressure: v.getFloat32(44, true),
      diff_pressure: v.getFloat32(48, true),
      pressure_alt: v.getFloat32(52, true),
      temperature: v.getFloat32(56, true),
      fields_updated: v.getUint16(60, true),
      id: v.getUint8(62),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setFloat32(at + 8, m.xacc ?? 0, true);
      v.setFloat32(at + 12, m.yacc ?? 0, true);
      v.setFloat32(at + 16, m.zacc ?? 0, true);
      v.setFloat32(at + 20, m.xgyro ?? 0, true);
      v.setFloat32(at + 24, m.ygyro ?? 0, true);
      v.setFloat32(at + 28, m.zgyro ?? 0, true);
      v.setFloat32(at + 32, m.xmag ?? 0, true);
      v.setFloat32(at + 36, m.ymag ?? 0, true);
      v.setFloat32(at + 40, m.zmag ?? 0, true);
      v.setFloat32(at + 44, m.abs_pressure ?? 0, true);
      v.setFloat32(at + 48, m.diff_pressure ?? 0, true);
      v.setFloat32(at + 52, m.pressure_alt ?? 0, true);
      v.setFloat32(at + 56, m.temperature ?? 0, true);
      v.setUint16(at + 60, m.fields_updated ?? 0, true);
      v.setUint8(at + 62, m.id ?? 0);
    },
  },
  OPTICAL_FLOW_RAD: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      integration_time_us: v.getUint32(8, true),
      integrated_x: v.getFloat32(12, true),
      integrated_y: v.getFloat32(16, true),
      integrated_xgyro: v.getFloat32(20, true),
      integrated_ygyro: v.getFloat32(24, true),
      integrated_zgyro: v.getFloat32(28, true),
      time_delta_distance_us: v.getUint32(32, true),
      distance: v.getFloat32(36, true),
      temperature: v.getInt16(40, true),
      sensor_id: v.getUint8(42),
      quality: v.getUint8(43),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setUint32(at + 8, m.integration_time_us ?? 0, true);
      v.setFloat32(at + 12, m.integrated_x ?? 0, true);
      v.setFloat32(at + 16, m.integrated_y ?? 0, true);
      v.setFloat32(at + 20, m.integrated_xgyro ?? 0, true);
      v.setFloat32(at + 24, m.integrated_ygyro ?? 0, true);
      v.setFloat32(at + 28, m.integrated_zgyro ?? 0, true);
      v.setUint32(at + 32, m.time_delta_distance_us ?? 0, true);
      v.setFloat32(at + 36, m.distance ?? 0, true);
      v.setInt16(at + 40, m.temperature ?? 0, true);
      v.setUint8(at + 42, m.sensor_id ?? 0);
      v.setUint8(at + 43, m.quality ?? 0);
    },
  },
  HIL_SENSOR: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      xacc: v.getFloat32(8, true),
      yacc: v.getFloat32(12, true),
      zacc: v.getFloat32(16, true),
      xgyro: v.getFloat32(20, true),
      ygyro: v.getFloat32(24, true),
      zgyro: v.getFloat32(28, true),
      xmag: v.getFloat32(32, true),
      ymag: v.getFloat32(36, true),
      zmag: v.getFloat32(40, true),
      abs_pressure: v.getFloat32(44, true),
      diff_pressure: v.getFloat32(48, true),
      pressure_alt: v.getFloat32(52, true),
      temperature: v.getFloat32(56, true),
      fields_updated: v.getUint32(60, true),
      id: v.getUint8(64),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setFloat32(at + 8, m.xacc ?? 0, true);
      v.setFloat32(at + 12, m.yacc ?? 0, true);
      v.setFloat32(at + 16, m.zacc ?? 0, true);
      v.setFloat32(at + 20, m.xgyro ?? 0, true);
      v.setFloat32(at + 24, m.ygyro ?? 0, true);
      v.setFloat32(at + 28, m.zgyro ?? 0, true);
      v.setFloat32(at + 32, m.xmag ?? 0, true);
      v.setFloat32(at + 36, m.ymag ?? 0, true);
      v.setFloat32(at + 40, m.zmag ?? 0, true);
      v.setFloat32(at + 44, m.abs_pressure ?? 0, true);
      v.setFloat32(at + 48, m.diff_pressure ?? 0, true);
      v.setFloat32(at + 52, m.pressure_alt ?? 0, true);
      v.setFloat32(at + 56, m.temperature ?? 0, true);
      v.setUint32(at + 60, m.fields_updated ?? 0, true);
      v.setUint8(at + 64, m.id ?? 0);
    },
  },
  SIM_STATE: {
    read: (v) => ({
      q1: v.getFloat32(0, true),
      q2: v.getFloat32(4, true),
      q3: v.getFloat32(8, true),
      q4: v.getFloat32(12, true),
      roll: v.getFloat32(16, true),
      pitch: v.getFloat32(20, true),
      yaw: v.getFloat32(24, true),
      xacc: v.getFloat32(28, true),
      yacc: v.getFloat32(32, true),
      zacc: v.getFloat32(36, true),
      xgyro: v.getFloat32(40, true),
      ygyro: v.getFloat32(44, true),
      zgyro: v.getFloat32(48, true),
      lat: v.getFloat32(52, true),
      lon: v.getFloat32(56, true),
      alt: v.getFloat32(60, true),
      std_dev_horz: v.getFloat32(64, true),
      std_dev_vert: v.getFloat32(68, true),
      vn: v.getFloat32(72, true),
      ve: v.getFloat32(76, true),
      vd: v.getFloat32(80, true),
      lat_int: v.getInt32(84, true),
      lon_int: v.getInt32(88, true),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.q1 ?? 0, true);
      v.setFloat32(at + 4, m.q2 ?? 0, true);
      v.setFloat32(at + 8, m.q3 ?? 0, true);
      v.setFloat32(at + 12, m.q4 ?? 0, true);
      v.setFloat32(at + 16, m.roll ?? 0, true);
      v.setFloat32(at + 20, m.pitch ?? 0, true);
      v.setFloat32(at + 24, m.yaw ?? 0, true);
      v.setFloat32(at + 28, m.xacc ?? 0, true);
      v.setFloat32(at + 32, m.yacc ?? 0, true);
      v.setFloat32(at + 36, m.zacc ?? 0, true);
      v.setFloat32(at + 40, m.xgyro ?? 0, true);
      v.setFloat32(at + 44, m.ygyro ?? 0, true);
      v.setFloat32(at + 48, m.zgyro ?? 0, true);
      v.setFloat32(at + 52, m.lat ?? 0, true);
      v.setFloat32(at + 56, m.lon ?? 0, true);
      v.setFloat32(at + 60, m.alt ?? 0, true);
      v.setFloat32(at + 64, m.std_dev_horz ?? 0, true);
      v.setFloat32(at + 68, m.std_dev_vert ?? 0, true);
      v.setFloat32(at + 72, m.vn ?? 0, true);
      v.setFloat32(at + 76, m.ve ?? 0, true);
      v.setFloat32(at + 80, m.vd ?? 0, true);
      v.setInt32(at + 84, m.lat_int ?? 0, true);
      v.setInt32(at + 88, m.lon_int ?? 0, true);
    },
  },
  RADIO_STATUS: {
    read: (v) => ({
      rxerrors: v.getUint16(0, true),
      fixed: v.getUint16(2, true),
      rssi: v.getUint8(4),
      remrssi: v.getUint8(5),
      txbuf: v.getUint8(6),
      noise: v.getUint8(7),
      remnoise: v.getUint8(8),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.rxerrors ?? 0, true);
      v.setUint16(at + 2, m.fixed ?? 0, true);
      v.setUint8(at + 4, m.rssi ?? 0);
      v.setUint8(at + 5, m.remrssi ?? 0);
      v.setUint8(at + 6, m.txbuf ?? 0);
      v.setUint8(at + 7, m.noise ?? 0);
      v.setUint8(at + 8, m.remnoise ?? 0);
    },
  },
  FILE_TRANSFER_PROTOCOL: {
    read: (v) => ({
      target_network: v.getUint8(0),
      target_system: v.getUint8(1),
      target_component: v.getUint8(2),
      payload: list(251, (n) => v.getUint8(3 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_network ?? 0);
      v.setUint8(at + 1, m.target_system ?? 0);
      v.setUint8(at + 2, m.target_component ?? 0);
      writeList(m.payload, 251, 0, (n, value) => v.setUint8(at + 3 + 1 * n, value));
    },
  },
  TIMESYNC: {
    read: (v) => ({
      tc1: v.getBigInt64(0, true),
      ts1: v.getBigInt64(8, true),
      target_system: v.getUint8(16),
      target_component: v.getUint8(17),
    }),
    write: (v, at, m) => {
      v.setBigInt64(at, m.tc1 ?? 0n, true);
      v.setBigInt64(at + 8, m.ts1 ?? 0n, true);
      v.setUint8(at + 16, m.target_system ?? 0);
      v.setUint8(at + 17, m.target_component ?? 0);
    },
  },
  CAMERA_TRIGGER: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      seq: v.getUint32(8, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setUint32(at + 8, m.seq ?? 0, true);
    },
  },
  HIL_GPS: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      lat: v.getInt32(8, true),
      lon: v.getInt32(12, true),
      alt: v.getInt32(16, true),
      eph: v.getUint16(20, true),
      epv: v.getUint16(22, true),
      vel: v.getUint16(24, true),
      vn: v.getInt16(26, true),
      ve: v.getInt16(28, true),
      vd: v.getInt16(30, true),
      cog: v.getUint16(32, true),
      fix_type: v.getUint8(34),
      satellites_visible: v.getUint8(35),
      id: v.getUint8(36),
      yaw: v.getUint16(37, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setInt32(at + 8, m.lat ?? 0, true);
      v.setInt32(at + 12, m.lon ?? 0, true);
      v.setInt32(at + 16, m.alt ?? 0, true);
      v.setUint16(at + 20, m.eph ?? 0, true);
      v.setUint16(at + 22, m.epv ?? 0, true);
      v.setUint16(at + 24, m.vel ?? 0, true);
      v.setInt16(at + 26, m.vn ?? 0, true);
      v.setInt16(at + 28, m.ve ?? 0, true);
      v.setInt16(at + 30, m.vd ?? 0, true);
      v.setUint16(at + 32, m.cog ?? 0, true);
      v.setUint8(at + 34, m.fix_type ?? 0);
      v.setUint8(at + 35, m.satellites_visible ?? 0);
      v.setUint8(at + 36, m.id ?? 0);
      v.setUint16(at + 37, m.yaw ?? 0, true);
    },
  },
  HIL_OPTICAL_FLOW: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      integration_time_us: v.getUint32(8, true),
      integrated_x: v.getFloat32(12, true),
      integrated_y: v.getFloat32(16, true),
      integrated_xgyro: v.getFloat32(20, true),
      integrated_ygyro: v.getFloat32(24, true),
      integrated_zgyro: v.getFloat32(28, true),
      time_delta_distance_us: v.getUint32(32, true),
      distance: v.getFloat32(36, true),
      temperature: v.getInt16(40, true),
      sensor_id: v.getUint8(42),
      quality: v.getUint8(43),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setUint32(at + 8, m.integration_time_us ?? 0, true);
      v.setFloat32(at + 12, m.integrated_x ?? 0, true);
      v.setFloat32(at + 16, m.integrated_y ?? 0, true);
      v.setFloat32(at + 20, m.integrated_xgyro ?? 0, true);
      v.setFloat32(at + 24, m.integrated_ygyro ?? 0, true);
      v.setFloat32(at + 28, m.integrated_zgyro ?? 0, true);
      v.setUint32(at + 32, m.time_delta_distance_us ?? 0, true);
      v.setFloat32(at + 36, m.distance ?? 0, true);
      v.setInt16(at + 40, m.temperature ?? 0, true);
      v.setUint8(at + 42, m.sensor_id ?? 0);
      v.setUint8(at + 43, m.quality ?? 0);
    },
  },
  HIL_STATE_QUATERNION: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      attitude_quaternion: list(4, (n) => v.getFloat32(8 + 4 * n, true)),
      rollspeed: v.getFloat32(24, true),
      pitchspeed: v.getFloat32(28, true),
      yawspeed: v.getFloat32(32, true),
      lat: v.getInt32(36, true),
      lon: v.getInt32(40, true),
      alt: v.getInt32(44, true),
      vx: v.getInt16(48, true),
      vy: v.getInt16(50, true),
      vz: v.getInt16(52, true),
      ind_airspeed: v.getUint16(54, true),
      true_airspeed: v.getUint16(56, true),
      xacc: v.getInt16(58, true),
      yacc: v.getInt16(60, true),
      zacc: v.getInt16(62, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      writeList(m.attitude_quaternion, 4, 0, (n, value) => v.setFloat32(at + 8 + 4 * n, value, true));
      v.setFloat32(at + 24, m.rollspeed ?? 0, true);
      v.setFloat32(at + 28, m.pitchspeed ?? 0, true);
      v.setFloat32(at + 32, m.yawspeed ?? 0, true);
      v.setInt32(at + 36, m.lat ?? 0, true);
      v.setInt32(at + 40, m.lon ?? 0, true);
      v.setInt32(at + 44, m.alt ?? 0, true);
      v.setInt16(at + 48, m.vx ?? 0, true);
      v.setInt16(at + 50, m.vy ?? 0, true);
      v.setInt16(at + 52, m.vz ?? 0, true);
      v.setUint16(at + 54, m.ind_airspeed ?? 0, true);
      v.setUint16(at + 56, m.true_airspeed ?? 0, true);
      v.setInt16(at + 58, m.xacc ?? 0, true);
      v.setInt16(at + 60, m.yacc ?? 0, true);
      v.setInt16(at + 62, m.zacc ?? 0, true);
    },
  },
  SCALED_IMU2: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      xacc: v.getInt16(4, true),
      yacc: v.getInt16(6, true),
      zacc: v.getInt16(8, true),
      xgyro: v.getInt16(10, true),
      ygyro: v.getInt16(12, true),
      zgyro: v.getInt16(14, true),
      xmag: v.getInt16(16, true),
      ymag: v.getInt16(18, true),
      zmag: v.getInt16(20, true),
      temperature: v.getInt16(22, true),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setInt16(at + 4, m.xacc ?? 0, true);
      v.setInt16(at + 6, m.yacc ?? 0, true);
      v.setInt16(at + 8, m.zacc ?? 0, true);
      v.setInt16(at + 10, m.xgyro ?? 0, true);
      v.setInt16(at + 12, m.ygyro ?? 0, true);
      v.setInt16(at + 14, m.zgyro ?? 0, true);
      v.setInt16(at + 16, m.xmag ?? 0, true);
      v.setInt16(at + 18, m.ymag ?? 0, true);
      v.setInt16(at + 20, m.zmag ?? 0, true);
      v.setInt16(at + 22, m.temperature ?? 0, true);
    },
  },
  LOG_REQUEST_LIST: {
    read: (v) => ({
      start: v.getUint16(0, true),
      end: v.getUint16(2, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.start ?? 0, true);
      v.setUint16(at + 2, m.end ?? 0, true);
      v.setUint8(at + 4, m.target_system ?? 0);
      v.setUint8(at + 5, m.target_component ?? 0);
    },
  },
  LOG_ENTRY: {
    read: (v) => ({
      time_utc: v.getUint32(0, true),
      size: v.getUint32(4, true),
      id: v.getUint16(8, true),
      num_logs: v.getUint16(10, true),
      last_log_num: v.getUint16(12, true),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_utc ?? 0, true);
      v.setUint32(at + 4, m.size ?? 0, true);
      v.setUint16(at + 8, m.id ?? 0, true);
      v.setUint16(at + 10, m.num_logs ?? 0, true);
      v.setUint16(at + 12, m.last_log_num ?? 0, true);
    },
  },
  LOG_REQUEST_DATA: {
    read: (v) => ({
      ofs: v.getUint32(0, true),
      count: v.getUint32(4, true),
      id: v.getUint16(8, true),
      target_system: v.getUint8(10),
      target_component: v.getUint8(11),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.ofs ?? 0, true);
      v.setUint32(at + 4, m.count ?? 0, true);
      v.setUint16(at + 8, m.id ?? 0, true);
      v.setUint8(at + 10, m.target_system ?? 0);
      v.setUint8(at + 11, m.target_component ?? 0);
    },
  },
  LOG_DATA: {
    read: (v) => ({
      ofs: v.getUint32(0, true),
      id: v.getUint16(4, true),
      count: v.getUint8(6),
      data: list(90, (n) => v.getUint8(7 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.ofs ?? 0, true);
      v.setUint16(at + 4, m.id ?? 0, true);
      v.setUint8(at + 6, m.count ?? 0);
      writeList(m.data, 90, 0, (n, value) => v.setUint8(at + 7 + 1 * n, value));
    },
  },
  LOG_ERASE: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
    },
  },
  LOG_REQUEST_END: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
    },
  },
  GPS_INJECT_DATA: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      len: v.getUint8(2),
      data: list(110, (n) => v.getUint8(3 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
      v.setUint8(at + 2, m.len ?? 0);
      writeList(m.data, 110, 0, (n, value) => v.setUint8(at + 3 + 1 * n, value));
    },
  },
  GPS2_RAW: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      lat: v.getInt32(8, true),
      lon: v.getInt32(12, true),
      alt: v.getInt32(16, true),
      dgps_age: v.getUint32(20, true),
      eph: v.getUint16(24, true),
      epv: v.getUint16(26, true),
      vel: v.getUint16(28, true),
      cog: v.getUint16(30, true),
      fix_type: v.getUint8(32),
      satellites_visible: v.getUint8(33),
      dgps_numch: v.getUint8(34),
      yaw: v.getUint16(35, true),
      alt_ellipsoid: v.getInt32(37, true),
      h_acc: v.getUint32(41, true),
      v_acc: v.getUint32(45, true),
      vel_acc: v.getUint32(49, true),
      hdg_acc: v.getUint32(53, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setInt32(at + 8, m.lat ?? 0, true);
      v.setInt32(at + 12, m.lon ?? 0, true);
      v.setInt32(at + 16, m.alt ?? 0, true);
      v.setUint32(at + 20, m.dgps_age ?? 0, true);
      v.setUint16(at + 24, m.eph ?? 0, true);
      v.setUint16(at + 26, m.epv ?? 0, true);
      v.setUint16(at + 28, m.vel ?? 0, true);
      v.setUint16(at + 30, m.cog ?? 0, true);
      v.setUint8(at + 32, m.fix_type ?? 0);
      v.setUint8(at + 33, m.satellites_visible ?? 0);
      v.setUint8(at + 34, m.dgps_numch ?? 0);
      v.setUint16(at + 35, m.yaw ?? 0, true);
      v.setInt32(at + 37, m.alt_ellipsoid ?? 0, true);
      v.setUint32(at + 41, m.h_acc ?? 0, true);
      v.setUint32(at + 45, m.v_acc ?? 0, true);
      v.setUint32(at + 49, m.vel_acc ?? 0, true);
      v.setUint32(at + 53, m.hdg_acc ?? 0, true);
    },
  },
  POWER_STATUS: {
    read: (v) => ({
      Vcc: v.getUint16(0, true),
      Vservo: v.getUint16(2, true),
      flags: v.getUint16(4, true),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.Vcc ?? 0, true);
      v.setUint16(at + 2, m.Vservo ?? 0, true);
      v.setUint16(at + 4, m.flags ?? 0, true);
    },
  },
  SERIAL_CONTROL: {
    read: (v) => ({
      baudrate: v.getUint32(0, true),
      timeout: v.getUint16(4, true),
      device: v.getUint8(6),
      flags: v.getUint8(7),
      count: v.getUint8(8),
      data: list(70, (n) => v.getUint8(9 + 1 * n)),
      target_system: v.getUint8(79),
      target_component: v.getUint8(80),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.baudrate ?? 0, true);
      v.setUint16(at + 4, m.timeout ?? 0, true);
      v.setUint8(at + 6, m.device ?? 0);
      v.setUint8(at + 7, m.flags ?? 0);
      v.setUint8(at + 8, m.count ?? 0);
      writeList(m.data, 70, 0, (n, value) => v.setUint8(at + 9 + 1 * n, value));
      v.setUint8(at + 79, m.target_system ?? 0);
      v.setUint8(at + 80, m.target_component ?? 0);
    },
  },
  GPS_RTK: {
    read: (v) => ({
      time_last_baseline_ms: v.getUint32(0, true),
      tow: v.getUint32(4, true),
      baseline_a_mm: v.getInt32(8, true),
      baseline_b_mm: v.getInt32(12, true),
      baseline_c_mm: v.getInt32(16, true),
      accuracy: v.getUint32(20, true),
      iar_num_hypotheses: v.getInt32(24, true),
      wn: v.getUint16(28, true),
      rtk_receiver_id: v.getUint8(30),
      rtk_health: v.getUint8(31),
      rtk_rate: v.getUint8(32),
      nsats: v.getUint8(33),
      baseline_coords_type: v.getUint8(34),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_last_baseline_ms ?? 0, true);
      v.setUint32(at + 4, m.tow ?? 0, true);
      v.setInt32(at + 8, m.baseline_a_mm ?? 0, true);
      v.setInt32(at + 12, m.baseline_b_mm ?? 0, true);
      v.setInt32(at + 16, m.baseline_c_mm ?? 0, true);
      v.setUint32(at + 20, m.accuracy ?? 0, true);
      v.setInt32(at + 24, m.iar_num_hypotheses ?? 0, true);
      v.setUint16(at + 28, m.wn ?? 0, true);
      v.setUint8(at + 30, m.rtk_receiver_id ?? 0);
      v.setUint8(at + 31, m.rtk_health ?? 0);
      v.setUint8(at + 32, m.rtk_rate ?? 0);
      v.setUint8(at + 33, m.nsats ?? 0);
      v.setUint8(at + 34, m.baseline_coords_type ?? 0);
    },
  },
  GPS2_RTK: {
    read: (v) => ({
      time_last_baseline_ms: v.getUint32(0, true),
      tow: v.getUint32(4, true),
      baseline_a_mm: v.getInt32(8, true),
      baseline_b_mm: v.getInt32(12, true),
      baseline_c_mm: v.getInt32(16, true),
      accuracy: v.getUint32(20, true),
      iar_num_hypotheses: v.getInt32(24, true),
      wn: v.getUint16(28, true),
      rtk_receiver_id: v.getUint8(30),
      rtk_health: v.getUint8(31),
      rtk_rate: v.getUint8(32),
      nsats: v.getUint8(33),
      baseline_coords_type: v.getUint8(34),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_last_baseline_ms ?? 0, true);
      v.setUint32(at + 4, m.tow ?? 0, true);
      v.setInt32(at + 8, m.baseline_a_mm ?? 0, true);
      v.setInt32(at + 12, m.baseline_b_mm ?? 0, true);
      v.setInt32(at + 16, m.baseline_c_mm ?? 0, true);
      v.setUint32(at + 20, m.accuracy ?? 0, true);
      v.setInt32(at + 24, m.iar_num_hypotheses ?? 0, true);
      v.setUint16(at + 28, m.wn ?? 0, true);
      v.setUint8(at + 30, m.rtk_receiver_id ?? 0);
      v.setUint8(at + 31, m.rtk_health ?? 0);
      v.setUint8(at + 32, m.rtk_rate ?? 0);
      v.setUint8(at + 33, m.nsats ?? 0);
      v.setUint8(at + 34, m.baseline_coords_type ?? 0);
    },
  },
  SCALED_IMU3: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      xacc: v.getInt16(4, true),
      yacc: v.getInt16(6, true),
      zacc: v.getInt16(8, true),
      xgyro: v.getInt16(10, true),
      ygyro: v.getInt16(12, true),
      zgyro: v.getInt16(14, true),
      xmag: v.getInt16(16, true),
      ymag: v.getInt16(18, true),
      zmag: v.getInt16(20, true),
      temperature: v.getInt16(22, true),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setInt16(at + 4, m.xacc ?? 0, true);
      v.setInt16(at + 6, m.yacc ?? 0, true);
      v.setInt16(at + 8, m.zacc ?? 0, true);
      v.setInt16(at + 10, m.xgyro ?? 0, true);
      v.setInt16(at + 12, m.ygyro ?? 0, true);
      v.setInt16(at + 14, m.zgyro ?? 0, true);
      v.setInt16(at + 16, m.xmag ?? 0, true);
      v.setInt16(at + 18, m.ymag ?? 0, true);
      v.setInt16(at + 20, m.zmag ?? 0, true);
      v.setInt16(at + 22, m.temperature ?? 0, true);
    },
  },
  DATA_TRANSMISSION_HANDSHAKE: {
    read: (v) => ({
      size: v.getUint32(0, true),
      width: v.getUint16(4, true),
      height: v.getUint16(6, true),
      packets: v.getUint16(8, true),
      type: v.getUint8(10),
      payload: v.getUint8(11),
      jpg_quality: v.getUint8(12),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.size ?? 0, true);
      v.setUint16(at + 4, m.width ?? 0, true);
      v.setUint16(at + 6, m.height ?? 0, true);
      v.setUint16(at + 8, m.packets ?? 0, true);
      v.setUint8(at + 10, m.type ?? 0);
      v.setUint8(at + 11, m.payload ?? 0);
      v.setUint8(at + 12, m.jpg_quality ?? 0);
    },
  },
  ENCAPSULATED_DATA: {
    read: (v) => ({
      seqnr: v.getUint16(0, true),
      data: list(253, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.seqnr ?? 0, true);
      writeList(m.data, 253, 0, (n, value) => v.setUint8(at + 2 + 1 * n, value));
    },
  },
  DISTANCE_SENSOR: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      min_distance: v.getUint16(4, true),
      max_distance: v.getUint16(6, true),
      current_distance: v.getUint16(8, true),
      type: v.getUint8(10),
      id: v.getUint8(11),
      orientation: v.getUint8(12),
      covariance: v.getUint8(13),
      horizontal_fov: v.getFloat32(14, true),
      vertical_fov: v.getFloat32(18, true),
      quaternion: list(4, (n) => v.getFloat32(22 + 4 * n, true)),
      signal_quality: v.getUint8(38),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setUint16(at + 4, m.min_distance ?? 0, true);
      v.setUint16(at + 6, m.max_distance ?? 0, true);
      v.setUint16(at + 8, m.current_distance ?? 0, true);
      v.setUint8(at + 10, m.type ?? 0);
      v.setUint8(at + 11, m.id ?? 0);
      v.setUint8(at + 12, m.orientation ?? 0);
      v.setUint8(at + 13, m.covariance ?? 0);
      v.setFloat32(at + 14, m.horizontal_fov ?? 0, true);
      v.setFloat32(at + 18, m.vertical_fov ?? 0, true);
      writeList(m.quaternion, 4, 0, (n, value) => v.setFloat32(at + 22 + 4 * n, value, true));
      v.setUint8(at + 38, m.signal_quality ?? 0);
    },
  },
  TERRAIN_REQUEST: {
    read: (v) => ({
      mask: v.getBigUint64(0, true),
      lat: v.getInt32(8, true),
      lon: v.getInt32(12, true),
      grid_spacing: v.getUint16(16, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.mask ?? 0n, true);
      v.setInt32(at + 8, m.lat ?? 0, true);
      v.setInt32(at + 12, m.lon ?? 0, true);
      v.setUint16(at + 16, m.grid_spacing ?? 0, true);
    },
  },
  TERRAIN_DATA: {
    read: (v) => ({
      lat: v.getInt32(0, true),
      lon: v.getInt32(4, true),
      grid_spacing: v.getUint16(8, true),
      data: list(16, (n) => v.getInt16(10 + 2 * n, true)),
      gridbit: v.getUint8(42),
    }),
    write: (v, at, m) => {
      v.setInt32(at, m.lat ?? 0, true);
      v.setInt32(at + 4, m.lon ?? 0, true);
      v.setUint16(at + 8, m.grid_spacing ?? 0, true);
      writeList(m.data, 16, 0, (n, value) => v.setInt16(at + 10 + 2 * n, value, true));
      v.setUint8(at + 42, m.gridbit ?? 0);
    },
  },
  TERRAIN_CHECK: {
    read: (v) => ({
      lat: v.getInt32(0, true),
      lon: v.getInt32(4, true),
    }),
    write: (v, at, m) => {
      v.setInt32(at, m.lat ?? 0, true);
      v.setInt32(at + 4, m.lon ?? 0, true);
    },
  },
  TERRAIN_REPORT: {
    read: (v) => ({
      lat: v.getInt32(0, true),
      lon: v.getInt32(4, true),
      terrain_height: v.getFloat32(8, true),
      current_height: v.getFloat32(12, true),
      spacing: v.getUint16(16, true),
      pending: v.getUint16(18, true),
      loaded: v.getUint16(20, true),
    }),
    write: (v, at, m) => {
      v.setInt32(at, m.lat ?? 0, true);
      v.setInt32(at + 4, m.lon ?? 0, true);
      v.setFloat32(at + 8, m.terrain_height ?? 0, true);
      v.setFloat32(at + 12, m.current_height ?? 0, true);
      v.setUint16(at + 16, m.spacing ?? 0, true);
      v.setUint16(at + 18, m.pending ?? 0, true);
      v.setUint16(at + 20, m.loaded ?? 0, true);
    },
  },
  SCALED_PRESSURE2: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      press_abs: v.getFloat32(4, true),
      press_diff: v.getFloat32(8, true),
      temperature: v.getInt16(12, true),
      temperature_press_diff: v.getInt16(14, true),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setFloat32(at + 4, m.press_abs ?? 0, true);
      v.setFloat32(at + 8, m.press_diff ?? 0, true);
      v.setInt16(at + 12, m.temperature ?? 0, true);
      v.setInt16(at + 14, m.temperature_press_diff ?? 0, true);
    },
  },
  ATT_POS_MOCAP: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      q: list(4, (n) => v.getFloat32(8 + 4 * n, true)),
      x: v.getFloat32(24, true),
      y: v.getFloat32(28, true),
      z: v.getFloat32(32, true),
      covariance: list(21, (n) => v.getFloat32(36 + 4 * n, true)),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      writeList(m.q, 4, 0, (n, value) => v.setFloat32(at + 8 + 4 * n, value, true));
      v.setFloat32(at + 24, m.x ?? 0, true);
      v.setFloat32(at + 28, m.y ?? 0, true);
      v.setFloat32(at + 32, m.z ?? 0, true);
      writeList(m.covariance, 21, 0, (n, value) => v.setFloat32(at + 36 + 4 * n, value, true));
    },
  },
  SET_ACTUATOR_CONTROL_TARGET: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      controls: list(8, (n) => v.getFloat32(8 + 4 * n, true)),
      group_mlx: v.getUint8(40),
      target_system: v.getUint8(41),
      target_component: v.getUint8(42),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      writeList(m.controls, 8, 0, (n, value) => v.setFloat32(at + 8 + 4 * n, value, true));
      v.setUint8(at + 40, m.group_mlx ?? 0);
      v.setUint8(at + 41, m.target_system ?? 0);
      v.setUint8(at + 42, m.target_component ?? 0);
    },
  },
  ACTUATOR_CONTROL_TARGET: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      controls: list(8, (n) => v.getFloat32(8 + 4 * n, true)),
      group_mlx: v.getUint8(40),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      writeList(m.controls, 8, 0, (n, value) => v.setFloat32(at + 8 + 4 * n, value, true));
      v.setUint8(at + 40, m.group_mlx ?? 0);
    },
  },
  ALTITUDE: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      altitude_monotonic: v.getFloat32(8, true),
      altitude_amsl: v.getFloat32(12, true),
      altitude_local: v.getFloat32(16, true),
      altitude_relative: v.getFloat32(20, true),
      altitude_terrain: v.getFloat32(24, true),
      bottom_clearance: v.getFloat32(28, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setFloat32(at + 8, m.altitude_monotonic ?? 0, true);
      v.setFloat32(at + 12, m.altitude_amsl ?? 0, true);
      v.setFloat32(at + 16, m.altitude_local ?? 0, true);
      v.setFloat32(at + 20, m.altitude_relative ?? 0, true);
      v.setFloat32(at + 24, m.altitude_terrain ?? 0, true);
      v.setFloat32(at + 28, m.bottom_clearance ?? 0, true);
    },
  },
  RESOURCE_REQUEST: {
    read: (v) => ({
      request_id: v.getUint8(0),
      uri_type: v.getUint8(1),
      uri: list(120, (n) => v.getUint8(2 + 1 * n)),
      transfer_type: v.getUint8(122),
      storage: list(120, (n) => v.getUint8(123 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.request_id ?? 0);
      v.setUint8(at + 1, m.uri_type ?? 0);
      writeList(m.uri, 120, 0, (n, value) => v.setUint8(at + 2 + 1 * n, value));
      v.setUint8(at + 122, m.transfer_type ?? 0);
      writeList(m.storage, 120, 0, (n, value) => v.setUint8(at + 123 + 1 * n, value));
    },
  },
  SCALED_PRESSURE3: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      press_abs: v.getFloat32(4, true),
      press_diff: v.getFloat32(8, true),
      temperature: v.getInt16(12, true),
      temperature_press_diff: v.getInt16(14, true),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setFloat32(at + 4, m.press_abs ?? 0, true);
      v.setFloat32(at + 8, m.press_diff ?? 0, true);
      v.setInt16(at + 12, m.temperature ?? 0, true);
      v.setInt16(at + 14, m.temperature_press_diff ?? 0, true);
    },
  },
  FOLLOW_TARGET: {
    read: (v) => ({
      timestamp: v.getBigUint64(0, true),
      custom_state: v.getBigUint64(8, true),
      lat: v.getInt32(16, true),
      lon: v.getInt32(20, true),
      alt: v.getFloat32(24, true),
      vel: list(3, (n) => v.getFloat32(28 + 4 * n, true)),
      acc: list(3, (n) => v.getFloat32(40 + 4 * n, true)),
      attitude_q: list(4, (n) => v.getFloat32(52 + 4 * n, true)),
      rates: list(3, (n) => v.getFloat32(68 + 4 * n, true)),
      position_cov: list(3, (n) => v.getFloat32(80 + 4 * n, true)),
      est_capabilities: v.getUint8(92),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.timestamp ?? 0n, true);
      v.setBigUint64(at + 8, m.custom_state ?? 0n, true);
      v.setInt32(at + 16, m.lat ?? 0, true);
      v.setInt32(at + 20, m.lon ?? 0, true);
      v.setFloat32(at + 24, m.alt ?? 0, true);
      writeList(m.vel, 3, 0, (n, value) => v.setFloat32(at + 28 + 4 * n, value, true));
      writeList(m.acc, 3, 0, (n, value) => v.setFloat32(at + 40 + 4 * n, value, true));
      writeList(m.attitude_q, 4, 0, (n, value) => v.setFloat32(at + 52 + 4 * n, value, true));
      writeList(m.rates, 3, 0, (n, value) => v.setFloat32(at + 68 + 4 * n, value, true));
      writeList(m.position_cov, 3, 0, (n, value) => v.setFloat32(at + 80 + 4 * n, value, true));
      v.setUint8(at + 92, m.est_capabilities ?? 0);
    },
  },
  CONTROL_SYSTEM_STATE: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      x_acc: v.getFloat32(8, true),
      y_acc: v.getFloat32(12, true),
      z_acc: v.getFloat32(16, true),
      x_vel: v.getFloat32(20, true),
      y_vel: v.getFloat32(24, true),
      z_vel: v.getFloat32(28, true),
      x_pos: v.getFloat32(32, true),
      y_pos: v.getFloat32(36, true),
      z_pos: v.getFloat32(40, true),
      airspeed: v.getFloat32(44, true),
      vel_variance: list(3, (n) => v.getFloat32(48 + 4 * n, true)),
      pos_variance: list(3, (n) => v.getFloat32(60 + 4 * n, true)),
      q: list(4, (n) => v.getFloat32(72 + 4 * n, true)),
      roll_rate: v.getFloat32(88, true),
      pitch_rate: v.getFloat32(92, true),
      yaw_rate: v.getFloat32(96, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setFloat32(at + 8, m.x_acc ?? 0, true);
      v.setFloat32(at + 12, m.y_acc ?? 0, true);
      v.setFloat32(at + 16, m.z_acc ?? 0, true);
      v.setFloat32(at + 20, m.x_vel ?? 0, true);
      v.setFloat32(at + 24, m.y_vel ?? 0, true);
      v.setFloat32(at + 28, m.z_vel ?? 0, true);
      v.setFloat32(at + 32, m.x_pos ?? 0, true);
      v.setFloat32(at + 36, m.y_pos ?? 0, true);
      v.setFloat32(at + 40, m.z_pos ?? 0, true);
      v.setFloat32(at + 44, m.airspeed ?? 0, true);
      writeList(m.vel_variance, 3, 0, (n, value) => v.setFloat32(at + 48 + 4 * n, value, true));
      writeList(m.pos_variance, 3, 0, (n, value) => v.setFloat32(at + 60 + 4 * n, value, true));
      writeList(m.q, 4, 0, (n, value) => v.setFloat32(at + 72 + 4 * n, value, true));
      v.setFloat32(at + 88, m.roll_rate ?? 0, true);
      v.setFloat32(at + 92, m.pitch_rate ?? 0, true);
      v.setFloat32(at + 96, m.yaw_rate ?? 0, true);
    },
  },
  BATTERY_STATUS: {
    read: (v) => ({
      current_consumed: v.getInt32(0, true),
      energy_consumed: v.getInt32(4, true),
      temperature: v.getInt16(8, true),
      voltages: list(10, (n) => v.getUint16(10 + 2 * n, true)),
      current_battery: v.getInt16(30, true),
      id: v.getUint8(32),
      battery_function: v.getUint8(33),
      type: v.getUint8(34),
      battery_remaining: v.getInt8(35),
      time_remaining: v.getInt32(36, true),
      charge_state: v.getUint8(40),
      voltages_ext: list(4, (n) => v.getUint16(41 + 2 * n, true)),
      mode: v.getUint8(49),
      fault_bitmask: v.getUint32(50, true),
    }),
    write: (v, at, m) => {
      v.setInt32(at, m.current_consumed ?? 0, true);
      v.setInt32(at + 4, m.energy_consumed ?? 0, true);
      v.setInt16(at + 8, m.temperature ?? 0, true);
      writeList(m.voltages, 10, 0, (n, value) => v.setUint16(at + 10 + 2 * n, value, true));
      v.setInt16(at + 30, m.current_battery ?? 0, true);
      v.setUint8(at + 32, m.id ?? 0);
      v.setUint8(at + 33, m.battery_function ?? 0);
      v.setUint8(at + 34, m.type ?? 0);
      v.setInt8(at + 35, m.battery_remaining ?? 0);
      v.setInt32(at + 36, m.time_remaining ?? 0, true);
      v.setUint8(at + 40, m.charge_state ?? 0);
      writeList(m.voltages_ext, 4, 0, (n, value) => v.setUint16(at + 41 + 2 * n, value, true));
      v.setUint8(at + 49, m.mode ?? 0);
      v.setUint32(at + 50, m.fault_bitmask ?? 0, true);
    },
  },
  AUTOPILOT_VERSION: {
    read: (v) => ({
      capabilities: v.getBigUint64(0, true),
      uid: v.getBigUint64(8, true),
      flight_sw_version: v.getUint32(16, true),
      middleware_sw_version: v.getUint32(20, true),
      os_sw_version: v.getUint32(24, true),
      board_version: v.getUint32(28, true),
      vendor_id: v.getUint16(32, true),
      product_id: v.getUint16(34, true),
      flight_custom_version: list(8, (n) => v.getUint8(36 + 1 * n)),
      middleware_custom_version: list(8, (n) => v.getUint8(44 + 1 * n)),
      os_custom_version: list(8, (n) => v.getUint8(52 + 1 * n)),
      uid2: list(18, (n) => v.getUint8(60 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.capabilities ?? 0n, true);
      v.setBigUint64(at + 8, m.uid ?? 0n, true);
      v.setUint32(at + 16, m.flight_sw_version ?? 0, true);
      v.setUint32(at + 20, m.middleware_sw_version ?? 0, true);
      v.setUint32(at + 24, m.os_sw_version ?? 0, true);
      v.setUint32(at + 28, m.board_version ?? 0, true);
      v.setUint16(at + 32, m.vendor_id ?? 0, true);
      v.setUint16(at + 34, m.product_id ?? 0, true);
      writeList(m.flight_custom_version, 8, 0, (n, value) => v.setUint8(at + 36 + 1 * n, value));
      writeList(m.middleware_custom_version, 8, 0, (n, value) => v.setUint8(at + 44 + 1 * n, value));
      writeList(m.os_custom_version, 8, 0, (n, value) => v.setUint8(at + 52 + 1 * n, value));
      writeList(m.uid2, 18, 0, (n, value) => v.setUint8(at + 60 + 1 * n, value));
    },
  },
  LANDING_TARGET: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      angle_x: v.getFloat32(8, true),
      angle_y: v.getFloat32(12, true),
      distance: v.getFloat32(16, true),
      size_x: v.getFloat32(20, true),
      size_y: v.getFloat32(24, true),
      target_num: v.getUint8(28),
      frame: v.getUint8(29),
      x: v.getFloat32(30, true),
      y: v.getFloat32(34, true),
      z: v.getFloat32(38, true),
      q: list(4, (n) => v.getFloat32(42 + 4 * n, true)),
      type: v.getUint8(58),
      position_valid: v.getUint8(59),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setFloat32(at + 8, m.angle_x ?? 0, true);
      v.setFloat32(at + 12, m.angle_y ?? 0, true);
      v.setFloat32(at + 16, m.distance ?? 0, true);
      v.setFloat32(at + 20, m.size_x ?? 0, true);
      v.setFloat32(at + 24, m.size_y ?? 0, true);
      v.setUint8(at + 28, m.target_num ?? 0);
      v.setUint8(at + 29, m.frame ?? 0);
      v.setFloat32(at + 30, m.x ?? 0, true);
      v.setFloat32(at + 34, m.y ?? 0, true);
      v.setFloat32(at + 38, m.z ?? 0, true);
      writeList(m.q, 4, 0, (n, value) => v.setFloat32(at + 42 + 4 * n, value, true));
      v.setUint8(at + 58, m.type ?? 0);
      v.setUint8(at + 59, m.position_valid ?? 0);
    },
  },
  SENSOR_OFFSETS: {
    read: (v) => ({
      mag_declination: v.getFloat32(0, true),
      raw_press: v.getInt32(4, true),
      raw_temp: v.getInt32(8, true),
      gyro_cal_x: v.getFloat32(12, true),
      gyro_cal_y: v.getFloat32(16, true),
      gyro_cal_z: v.getFloat32(20, true),
      accel_cal_x: v.getFloat32(24, true),
      accel_cal_y: v.getFloat32(28, true),
      accel_cal_z: v.getFloat32(32, true),
      mag_ofs_x: v.getInt16(36, true),
      mag_ofs_y: v.getInt16(38, true),
      mag_ofs_z: v.getInt16(40, true),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.mag_declination ?? 0, true);
      v.setInt32(at + 4, m.raw_press ?? 0, true);
      v.setInt32(at + 8, m.raw_temp ?? 0, true);
      v.setFloat32(at + 12, m.gyro_cal_x ?? 0, true);
      v.setFloat32(at + 16, m.gyro_cal_y ?? 0, true);
      v.setFloat32(at + 20, m.gyro_cal_z ?? 0, true);
      v.setFloat32(at + 24, m.accel_cal_x ?? 0, true);
      v.setFloat32(at + 28, m.accel_cal_y ?? 0, true);
      v.setFloat32(at + 32, m.accel_cal_z ?? 0, true);
      v.setInt16(at + 36, m.mag_ofs_x ?? 0, true);
      v.setInt16(at + 38, m.mag_ofs_y ?? 0, true);
      v.setInt16(at + 40, m.mag_ofs_z ?? 0, true);
    },
  },
  SET_MAG_OFFSETS: {
    read: (v) => ({
      mag_ofs_x: v.getInt16(0, true),
      mag_ofs_y: v.getInt16(2, true),
      mag_ofs_z: v.getInt16(4, true),
      target_system: v.getUint8(6),
      target_component: v.getUint8(7),
    }),
    write: (v, at, m) => {
      v.setInt16(at, m.mag_ofs_x ?? 0, true);
      v.setInt16(at + 2, m.mag_ofs_y ?? 0, true);
      v.setInt16(at + 4, m.mag_ofs_z ?? 0, true);
      v.setUint8(at + 6, m.target_system ?? 0);
      v.setUint8(at + 7, m.target_component ?? 0);
    },
  },
  MEMINFO: {
    read: (v) => ({
      brkval: v.getUint16(0, true),
      freemem: v.getUint16(2, true),
      freemem32: v.getUint32(4, true),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.brkval ?? 0, true);
      v.setUint16(at + 2, m.freemem ?? 0, true);
      v.setUint32(at + 4, m.freemem32 ?? 0, true);
    },
  },
  AP_ADC: {
    read: (v) => ({
      adc1: v.getUint16(0, true),
      adc2: v.getUint16(2, true),
      adc3: v.getUint16(4, true),
      adc4: v.getUint16(6, true),
      adc5: v.getUint16(8, true),
      adc6: v.getUint16(10, true),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.adc1 ?? 0, true);
      v.setUint16(at + 2, m.adc2 ?? 0, true);
      v.setUint16(at + 4, m.adc3 ?? 0, true);
      v.setUint16(at + 6, m.adc4 ?? 0, true);
      v.setUint16(at + 8, m.adc5 ?? 0, true);
      v.setUint16(at + 10, m.adc6 ?? 0, true);
    },
  },
  DIGICAM_CONFIGURE: {
    read: (v) => ({
      extra_value: v.getFloat32(0, true),
      shutter_speed: v.getUint16(4, true),
      target_system: v.getUint8(6),
      target_component: v.getUint8(7),
      mode: v.getUint8(8),
      aperture: v.getUint8(9),
      iso: v.getUint8(10),
      exposure_type: v.getUint8(11),
      command_id: v.getUint8(12),
      engine_cut_off: v.getUint8(13),
      extra_param: v.getUint8(14),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.extra_value ?? 0, true);
      v.setUint16(at + 4, m.shutter_speed ?? 0, true);
      v.setUint8(at + 6, m.target_system ?? 0);
      v.setUint8(at + 7, m.target_component ?? 0);
      v.setUint8(at + 8, m.mode ?? 0);
      v.setUint8(at + 9, m.aperture ?? 0);
      v.setUint8(at + 10, m.iso ?? 0);
      v.setUint8(at + 11, m.exposure_type ?? 0);
      v.setUint8(at + 12, m.command_id ?? 0);
      v.setUint8(at + 13, m.engine_cut_off ?? 0);
      v.setUint8(at + 14, m.extra_param ?? 0);
    },
  },
  DIGICAM_CONTROL: {
    read: (v) => ({
      extra_value: v.getFloat32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      session: v.getUint8(6),
      zoom_pos: v.getUint8(7),
      zoom_step: v.getInt8(8),
      focus_lock: v.getUint8(9),
      shot: v.getUint8(10),
      command_id: v.getUint8(11),
      extra_param: v.getUint8(12),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.extra_value ?? 0, true);
      v.setUint8(at + 4, m.target_system ?? 0);
      v.setUint8(at + 5, m.target_component ?? 0);
      v.setUint8(at + 6, m.session ?? 0);
      v.setUint8(at + 7, m.zoom_pos ?? 0);
      v.setInt8(at + 8, m.zoom_step ?? 0);
      v.setUint8(at + 9, m.focus_lock ?? 0);
      v.setUint8(at + 10, m.shot ?? 0);
      v.setUint8(at + 11, m.command_id ?? 0);
      v.setUint8(at + 12, m.extra_param ?? 0);
    },
  },
  MOUNT_CONFIGURE: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      mount_mode: v.getUint8(2),
      stab_roll: v.getUint8(3),
      stab_pitch: v.getUint8(4),
      stab_yaw: v.getUint8(5),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
      v.setUint8(at + 2, m.mount_mode ?? 0);
      v.setUint8(at + 3, m.stab_roll ?? 0);
      v.setUint8(at + 4, m.stab_pitch ?? 0);
      v.setUint8(at + 5, m.stab_yaw ?? 0);
    },
  },
  MOUNT_CONTROL: {
    read: (v) => ({
      input_a: v.getInt32(0, true),
      input_b: v.getInt32(4, true),
      input_c: v.getInt32(8, true),
      target_system: v.getUint8(12),
      target_component: v.getUint8(13),
      save_position: v.getUint8(14),
    }),
    write: (v, at, m) => {
      v.setInt32(at, m.input_a ?? 0, true);
      v.setInt32(at + 4, m.input_b ?? 0, true);
      v.setInt32(at + 8, m.input_c ?? 0, true);
      v.setUint8(at + 12, m.target_system ?? 0);
      v.setUint8(at + 13, m.target_component ?? 0);
      v.setUint8(at + 14, m.save_position ?? 0);
    },
  },
  MOUNT_STATUS: {
    read: (v) => ({
      pointing_a: v.getInt32(0, true),
      pointing_b: v.getInt32(4, true),
      pointing_c: v.getInt32(8, true),
      target_system: v.getUint8(12),
      target_component: v.getUint8(13),
      mount_mode: v.getUint8(14),
    }),
    write: (v, at, m) => {
      v.setInt32(at, m.pointing_a ?? 0, true);
      v.setInt32(at + 4, m.pointing_b ?? 0, true);
      v.setInt32(at + 8, m.pointing_c ?? 0, true);
      v.setUint8(at + 12, m.target_system ?? 0);
      v.setUint8(at + 13, m.target_component ?? 0);
      v.setUint8(at + 14, m.mount_mode ?? 0);
    },
  },
  FENCE_POINT: {
    read: (v) => ({
      lat: v.getFloat32(0, true),
      lng: v.getFloat32(4, true),
      target_system: v.getUint8(8),
      target_component: v.getUint8(9),
      idx: v.getUint8(10),
      count: v.getUint8(11),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.lat ?? 0, true);
      v.setFloat32(at + 4, m.lng ?? 0, true);
      v.setUint8(at + 8, m.target_system ?? 0);
      v.setUint8(at + 9, m.target_component ?? 0);
      v.setUint8(at + 10, m.idx ?? 0);
      v.setUint8(at + 11, m.count ?? 0);
    },
  },
  FENCE_FETCH_POINT: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      idx: v.getUint8(2),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
      v.setUint8(at + 2, m.idx ?? 0);
    },
  },
  FENCE_STATUS: {
    read: (v) => ({
      breach_time: v.getUint32(0, true),
      breach_count: v.getUint16(4, true),
      breach_status: v.getUint8(6),
      breach_type: v.getUint8(7),
      breach_mitigation: v.getUint8(8),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.breach_time ?? 0, true);
      v.setUint16(at + 4, m.breach_count ?? 0, true);
      v.setUint8(at + 6, m.breach_status ?? 0);
      v.setUint8(at + 7, m.breach_type ?? 0);
      v.setUint8(at + 8, m.breach_mitigation ?? 0);
    },
  },
  AHRS: {
    read: (v) => ({
      omegaIx: v.getFloat32(0, true),
      omegaIy: v.getFloat32(4, true),
      omegaIz: v.getFloat32(8, true),
      accel_weight: v.getFloat32(12, true),
      renorm_val: v.getFloat32(16, true),
      error_rp: v.getFloat32(20, true),
      error_yaw: v.getFloat32(24, true),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.omegaIx ?? 0, true);
      v.setFloat32(at + 4, m.omegaIy ?? 0, true);
      v.setFloat32(at + 8, m.omegaIz ?? 0, true);
      v.setFloat32(at + 12, m.accel_weight ?? 0, true);
      v.setFloat32(at + 16, m.renorm_val ?? 0, true);
      v.setFloat32(at + 20, m.error_rp ?? 0, true);
      v.setFloat32(at + 24, m.error_yaw ?? 0, true);
    },
  },
  SIMSTATE: {
    read: (v) => ({
      roll: v.getFloat32(0, true),
      pitch: v.getFloat32(4, true),
      yaw: v.getFloat32(8, true),
      xacc: v.getFloat32(12, true),
      yacc: v.getFloat32(16, true),
      zacc: v.getFloat32(20, true),
      xgyro: v.getFloat32(24, true),
      ygyro: v.getFloat32(28, true),
      zgyro: v.getFloat32(32, true),
      lat: v.getInt32(36, true),
      lng: v.getInt32(40, true),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.roll ?? 0, true);
      v.setFloat32(at + 4, m.pitch ?? 0, true);
      v.setFloat32(at + 8, m.yaw ?? 0, true);
      v.setFloat32(at + 12, m.xacc ?? 0, true);
      v.setFloat32(at + 16, m.yacc ?? 0, true);
      v.setFloat32(at + 20, m.zacc ?? 0, true);
      v.setFloat32(at + 24, m.xgyro ?? 0, true);
      v.setFloat32(at + 28, m.ygyro ?? 0, true);
      v.setFloat32(at + 32, m.zgyro ?? 0, true);
      v.setInt32(at + 36, m.lat ?? 0, true);
      v.setInt32(at + 40, m.lng ?? 0, true);
    },
  },
  HWSTATUS: {
    read: (v) => ({
      Vcc: v.getUint16(0, true),
      I2Cerr: v.getUint8(2),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.Vcc ?? 0, true);
      v.setUint8(at + 2, m.I2Cerr ?? 0);
    },
  },
  RADIO: {
    read: (v) => ({
      rxerrors: v.getUint16(0, true),
      fixed: v.getUint16(2, true),
      rssi: v.getUint8(4),
      remrssi: v.getUint8(5),
      txbuf: v.getUint8(6),
      noise: v.getUint8(7),
      remnoise: v.getUint8(8),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.rxerrors ?? 0, true);
      v.setUint16(at + 2, m.fixed ?? 0, true);
      v.setUint8(at + 4, m.rssi ?? 0);
      v.setUint8(at + 5, m.remrssi ?? 0);
      v.setUint8(at + 6, m.txbuf ?? 0);
      v.setUint8(at + 7, m.noise ?? 0);
      v.setUint8(at + 8, m.remnoise ?? 0);
    },
  },
  LIMITS_STATUS: {
    read: (v) => ({
      last_trigger: v.getUint32(0, true),
      last_action: v.getUint32(4, true),
      last_recovery: v.getUint32(8, true),
      last_clear: v.getUint32(12, true),
      breach_count: v.getUint16(16, true),
      limits_state: v.getUint8(18),
      mods_enabled: v.getUint8(19),
      mods_required: v.getUint8(20),
      mods_triggered: v.getUint8(21),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.last_trigger ?? 0, true);
      v.setUint32(at + 4, m.last_action ?? 0, true);
      v.setUint32(at + 8, m.last_recovery ?? 0, true);
      v.setUint32(at + 12, m.last_clear ?? 0, true);
      v.setUint16(at + 16, m.breach_count ?? 0, true);
      v.setUint8(at + 18, m.limits_state ?? 0);
      v.setUint8(at + 19, m.mods_enabled ?? 0);
      v.setUint8(at + 20, m.mods_required ?? 0);
      v.setUint8(at + 21, m.mods_triggered ?? 0);
    },
  },
  WIND: {
    read: (v) => ({
      direction: v.getFloat32(0, true),
      speed: v.getFloat32(4, true),
      speed_z: v.getFloat32(8, true),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.direction ?? 0, true);
      v.setFloat32(at + 4, m.speed ?? 0, true);
      v.setFloat32(at + 8, m.speed_z ?? 0, true);
    },
  },
  DATA16: {
    read: (v) => ({
      type: v.getUint8(0),
      len: v.getUint8(1),
      data: list(16, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.type ?? 0);
      v.setUint8(at + 1, m.len ?? 0);
      writeList(m.data, 16, 0, (n, value) => v.setUint8(at + 2 + 1 * n, value));
    },
  },
  DATA32: {
    read: (v) => ({
      type: v.getUint8(0),
      len: v.getUint8(1),
      data: list(32, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.type ?? 0);
      v.setUint8(at + 1, m.len ?? 0);
      writeList(m.data, 32, 0, (n, value) => v.setUint8(at + 2 + 1 * n, value));
    },
  },
  DATA64: {
    read: (v) => ({
      type: v.getUint8(0),
      len: v.getUint8(1),
      data: list(64, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.type ?? 0);
      v.setUint8(at + 1, m.len ?? 0);
      writeList(m.data, 64, 0, (n, value) => v.setUint8(at + 2 + 1 * n, value));
    },
  },
  DATA96: {
    read: (v) => ({
      type: v.getUint8(0),
      len: v.getUint8(1),
      data: list(96, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.type ?? 0);
      v.setUint8(at + 1, m.len ?? 0);
      writeList(m.data, 96, 0, (n, value) => v.setUint8(at + 2 + 1 * n, value));
    },
  },
  RANGEFINDER: {
    read: (v) => ({
      distance: v.getFloat32(0, true),
      voltage: v.getFloat32(4, true),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.distance ?? 0, true);
      v.setFloat32(at + 4, m.voltage ?? 0, true);
    },
  },
  AIRSPEED_AUTOCAL: {
    read: (v) => ({
      vx: v.getFloat32(0, true),
      vy: v.getFloat32(4, true),
      vz: v.getFloat32(8, true),
      diff_pressure: v.getFloat32(12, true),
      EAS2TAS: v.getFloat32(16, true),
      ratio: v.getFloat32(20, true),
      state_x: v.getFloat32(24, true),
      state_y: v.getFloat32(28, true),
      state_z: v.getFloat32(32, true),
      Pax: v.getFloat32(36, true),
      Pby: v.getFloat32(40, true),
      Pcz: v.getFloat32(44, true),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.vx ?? 0, true);
      v.setFloat32(at + 4, m.vy ?? 0, true);
      v.setFloat32(at + 8, m.vz ?? 0, true);
      v.setFloat32(at + 12, m.diff_pressure ?? 0, true);
      v.setFloat32(at + 16, m.EAS2TAS ?? 0, true);
      v.setFloat32(at + 20, m.ratio ?? 0, true);
      v.setFloat32(at + 24, m.state_x ?? 0, true);
      v.setFloat32(at + 28, m.state_y ?? 0, true);
      v.setFloat32(at + 32, m.state_z ?? 0, true);
      v.setFloat32(at + 36, m.Pax ?? 0, true);
      v.setFloat32(at + 40, m.Pby ?? 0, true);
      v.setFloat32(at + 44, m.Pcz ?? 0, true);
    },
  },
  RALLY_POINT: {
    read: (v) => ({
      lat: v.getInt32(0, true),
      lng: v.getInt32(4, true),
      alt: v.getInt16(8, true),
      break_alt: v.getInt16(10, true),
      land_dir: v.getUint16(12, true),
      target_system: v.getUint8(14),
      target_component: v.getUint8(15),
      idx: v.getUint8(16),
      count: v.getUint8(17),
      flags: v.getUint8(18),
    }),
    write: (v, at, m) => {
      v.setInt32(at, m.lat ?? 0, true);
      v.setInt32(at + 4, m.lng ?? 0, true);
      v.setInt16(at + 8, m.alt ?? 0, true);
      v.setInt16(at + 10, m.break_alt ?? 0, true);
      v.setUint16(at + 12, m.land_dir ?? 0, true);
      v.setUint8(at + 14, m.target_system ?? 0);
      v.setUint8(at + 15, m.target_component ?? 0);
      v.setUint8(at + 16, m.idx ?? 0);
      v.setUint8(at + 17, m.count ?? 0);
      v.setUint8(at + 18, m.flags ?? 0);
    },
  },
  RALLY_FETCH_POINT: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      idx: v.getUint8(2),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
      v.setUint8(at + 2, m.idx ?? 0);
    },
  },
  COMPASSMOT_STATUS: {
    read: (v) => ({
      current: v.getFloat32(0, true),
      CompensationX: v.getFloat32(4, true),
      CompensationY: v.getFloat32(8, true),
      CompensationZ: v.getFloat32(12, true),
      throttle: v.getUint16(16, true),
      interference: v.getUint16(18, true),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.current ?? 0, true);
      v.setFloat32(at + 4, m.CompensationX ?? 0, true);
      v.setFloat32(at + 8, m.CompensationY ?? 0, true);
      v.setFloat32(at + 12, m.CompensationZ ?? 0, true);
      v.setUint16(at + 16, m.throttle ?? 0, true);
      v.setUint16(at + 18, m.interference ?? 0, true);
    },
  },
  AHRS2: {
    read: (v) => ({
      roll: v.getFloat32(0, true),
      pitch: v.getFloat32(4, true),
      yaw: v.getFloat32(8, true),
      altitude: v.getFloat32(12, true),
      lat: v.getInt32(16, true),
      lng: v.getInt32(20, true),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.roll ?? 0, true);
      v.setFloat32(at + 4, m.pitch ?? 0, true);
      v.setFloat32(at + 8, m.yaw ?? 0, true);
      v.setFloat32(at + 12, m.altitude ?? 0, true);
      v.setInt32(at + 16, m.lat ?? 0, true);
      v.setInt32(at + 20, m.lng ?? 0, true);
    },
  },
  CAMERA_STATUS: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      p1: v.getFloat32(8, true),
      p2: v.getFloat32(12, true),
      p3: v.getFloat32(16, true),
      p4: v.getFloat32(20, true),
      img_idx: v.getUint16(24, true),
      target_system: v.getUint8(26),
      cam_idx: v.getUint8(27),
      event_id: v.getUint8(28),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setFloat32(at + 8, m.p1 ?? 0, true);
      v.setFloat32(at + 12, m.p2 ?? 0, true);
      v.setFloat32(at + 16, m.p3 ?? 0, true);
      v.setFloat32(at + 20, m.p4 ?? 0, true);
      v.setUint16(at + 24, m.img_idx ?? 0, true);
      v.setUint8(at + 26, m.target_system ?? 0);
      v.setUint8(at + 27, m.cam_idx ?? 0);
      v.setUint8(at + 28, m.event_id ?? 0);
    },
  },
  CAMERA_FEEDBACK: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      lat: v.getInt32(8, true),
      lng: v.getInt32(12, true),
      alt_msl: v.getFloat32(16, true),
      alt_rel: v.getFloat32(20, true),
      roll: v.getFloat32(24, true),
      pitch: v.getFloat32(28, true),
      yaw: v.getFloat32(32, true),
      foc_len: v.getFloat32(36, true),
      img_idx: v.getUint16(40, true),
      target_system: v.getUint8(42),
      cam_idx: v.getUint8(43),
      flags: v.getUint8(44),
      completed_captures: v.getUint16(45, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setInt32(at + 8, m.lat ?? 0, true);
      v.setInt32(at + 12, m.lng ?? 0, true);
      v.setFloat32(at + 16, m.alt_msl ?? 0, true);
      v.setFloat32(at + 20, m.alt_rel ?? 0, true);
      v.setFloat32(at + 24, m.roll ?? 0, true);
      v.setFloat32(at + 28, m.pitch ?? 0, true);
      v.setFloat32(at + 32, m.yaw ?? 0, true);
      v.setFloat32(at + 36, m.foc_len ?? 0, true);
      v.setUint16(at + 40, m.img_idx ?? 0, true);
      v.setUint8(at + 42, m.target_system ?? 0);
      v.setUint8(at + 43, m.cam_idx ?? 0);
      v.setUint8(at + 44, m.flags ?? 0);
      v.setUint16(at + 45, m.completed_captures ?? 0, true);
    },
  },
  BATTERY2: {
    read: (v) => ({
      voltage: v.getUint16(0, true),
      current_battery: v.getInt16(2, true),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.voltage ?? 0, true);
      v.setInt16(at + 2, m.current_battery ?? 0, true);
    },
  },
  AHRS3: {
    read: (v) => ({
      roll: v.getFloat32(0, true),
      pitch: v.getFloat32(4, true),
      yaw: v.getFloat32(8, true),
      altitude: v.getFloat32(12, true),
      lat: v.getInt32(16, true),
      lng: v.getInt32(20, true),
      v1: v.getFloat32(24, true),
      v2: v.getFloat32(28, true),
      v3: v.getFloat32(32, true),
      v4: v.getFloat32(36, true),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.roll ?? 0, true);
      v.setFloat32(at + 4, m.pitch ?? 0, true);
      v.setFloat32(at + 8, m.yaw ?? 0, true);
      v.setFloat32(at + 12, m.altitude ?? 0, true);
      v.setInt32(at + 16, m.lat ?? 0, true);
      v.setInt32(at + 20, m.lng ?? 0, true);
      v.setFloat32(at + 24, m.v1 ?? 0, true);
      v.setFloat32(at + 28, m.v2 ?? 0, true);
      v.setFloat32(at + 32, m.v3 ?? 0, true);
      v.setFloat32(at + 36, m.v4 ?? 0, true);
    },
  },
  AUTOPILOT_VERSION_REQUEST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
    },
  },
  REMOTE_LOG_DATA_BLOCK: {
    read: (v) => ({
      seqno: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      data: list(200, (n) => v.getUint8(6 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.seqno ?? 0, true);
      v.setUint8(at + 4, m.target_system ?? 0);
      v.setUint8(at + 5, m.target_component ?? 0);
      writeList(m.data, 200, 0, (n, value) => v.setUint8(at + 6 + 1 * n, value));
    },
  },
  REMOTE_LOG_BLOCK_STATUS: {
    read: (v) => ({
      seqno: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      status: v.getUint8(6),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.seqno ?? 0, true);
      v.setUint8(at + 4, m.target_system ?? 0);
      v.setUint8(at + 5, m.target_component ?? 0);
      v.setUint8(at + 6, m.status ?? 0);
    },
  },
  LED_CONTROL: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      instance: v.getUint8(2),
      pattern: v.getUint8(3),
      custom_len: v.getUint8(4),
      custom_bytes: list(24, (n) => v.getUint8(5 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
      v.setUint8(at + 2, m.instance ?? 0);
      v.setUint8(at + 3, m.pattern ?? 0);
      v.setUint8(at + 4, m.custom_len ?? 0);
      writeList(m.custom_bytes, 24, 0, (n, value) => v.setUint8(at + 5 + 1 * n, value));
    },
  },
  MAG_CAL_PROGRESS: {
    read: (v) => ({
      direction_x: v.getFloat32(0, true),
      direction_y: v.getFloat32(4, true),
      direction_z: v.getFloat32(8, true),
      compass_id: v.getUint8(12),
      cal_mask: v.getUint8(13),
      cal_status: v.getUint8(14),
      attempt: v.getUint8(15),
      completion_pct: v.getUint8(16),
      completion_mask: list(10, (n) => v.getUint8(17 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.direction_x ?? 0, true);
      v.setFloat32(at + 4, m.direction_y ?? 0, true);
      v.setFloat32(at + 8, m.direction_z ?? 0, true);
      v.setUint8(at + 12, m.compass_id ?? 0);
      v.setUint8(at + 13, m.cal_mask ?? 0);
      v.setUint8(at + 14, m.cal_status ?? 0);
      v.setUint8(at + 15, m.attempt ?? 0);
      v.setUint8(at + 16, m.completion_pct ?? 0);
      writeList(m.completion_mask, 10, 0, (n, value) => v.setUint8(at + 17 + 1 * n, value));
    },
  },
  MAG_CAL_REPORT: {
    read: (v) => ({
      fitness: v.getFloat32(0, true),
      ofs_x: v.getFloat32(4, true),
      ofs_y: v.getFloat32(8, true),
      ofs_z: v.getFloat32(12, true),
      diag_x: v.getFloat32(16, true),
      diag_y: v.getFloat32(20, true),
      diag_z: v.getFloat32(24, true),
      offdiag_x: v.getFloat32(28, true),
      offdiag_y: v.getFloat32(32, true),
      offdiag_z: v.getFloat32(36, true),
      compass_id: v.getUint8(40),
      cal_mask: v.getUint8(41),
      cal_status: v.getUint8(42),
      autosaved: v.getUint8(43),
      orientation_confidence: v.getFloat32(44, true),
      old_orientation: v.getUint8(48),
      new_orientation: v.getUint8(49),
      scale_factor: v.getFloat32(50, true),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.fitness ?? 0, true);
      v.setFloat32(at + 4, m.ofs_x ?? 0, true);
      v.setFloat32(at + 8, m.ofs_y ?? 0, true);
      v.setFloat32(at + 12, m.ofs_z ?? 0, true);
      v.setFloat32(at + 16, m.diag_x ?? 0, true);
      v.setFloat32(at + 20, m.diag_y ?? 0, true);
      v.setFloat32(at + 24, m.diag_z ?? 0, true);
      v.setFloat32(at + 28, m.offdiag_x ?? 0, true);
      v.setFloat32(at + 32, m.offdiag_y ?? 0, true);
      v.setFloat32(at + 36, m.offdiag_z ?? 0, true);
      v.setUint8(at + 40, m.compass_id ?? 0);
      v.setUint8(at + 41, m.cal_mask ?? 0);
      v.setUint8(at + 42, m.cal_status ?? 0);
      v.setUint8(at + 43, m.autosaved ?? 0);
      v.setFloat32(at + 44, m.orientation_confidence ?? 0, true);
      v.setUint8(at + 48, m.old_orientation ?? 0);
      v.setUint8(at + 49, m.new_orientation ?? 0);
      v.setFloat32(at + 50, m.scale_factor ?? 0, true);
    },
  },
  EKF_STATUS_REPORT: {
    read: (v) => ({
      velocity_variance: v.getFloat32(0, true),
      pos_horiz_variance: v.getFloat32(4, true),
      pos_vert_variance: v.getFloat32(8, true),
      compass_variance: v.getFloat32(12, true),
      terrain_alt_variance: v.getFloat32(16, true),
      flags: v.getUint16(20, true),
      airspeed_variance: v.getFloat32(22, true),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.velocity_variance ?? 0, true);
      v.setFloat32(at + 4, m.pos_horiz_variance ?? 0, true);
      v.setFloat32(at + 8, m.pos_vert_variance ?? 0, true);
      v.setFloat32(at + 12, m.compass_variance ?? 0, true);
      v.setFloat32(at + 16, m.terrain_alt_variance ?? 0, true);
      v.setUint16(at + 20, m.flags ?? 0, true);
      v.setFloat32(at + 22, m.airspeed_variance ?? 0, true);
    },
  },
  PID_TUNING: {
    read: (v) => ({
      desired: v.getFloat32(0, true),
      achieved: v.getFloat32(4, true),
      FF: v.getFloat32(8, true),
      P: v.getFloat32(12, true),
      I: v.getFloat32(16, true),
      D: v.getFloat32(20, true),
      axis: v.getUint8(24),
      SRate: v.getFloat32(25, true),
      PDmod: v.getFloat32(29, true),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.desired ?? 0, true);
      v.setFloat32(at + 4, m.achieved ?? 0, true);
      v.setFloat32(at + 8, m.FF ?? 0, true);
      v.setFloat32(at + 12, m.P ?? 0, true);
      v.setFloat32(at + 16, m.I ?? 0, true);
      v.setFloat32(at + 20, m.D ?? 0, true);
      v.setUint8(at + 24, m.axis ?? 0);
      v.setFloat32(at + 25, m.SRate ?? 0, true);
      v.setFloat32(at + 29, m.PDmod ?? 0, true);
    },
  },
  DEEPSTALL: {
    read: (v) => ({
      landing_lat: v.getInt32(0, true),
      landing_lon: v.getInt32(4, true),
      path_lat: v.getInt32(8, true),
      path_lon: v.getInt32(12, true),
      arc_entry_lat: v.getInt32(16, true),
      arc_entry_lon: v.getInt32(20, true),
      altitude: v.getFloat32(24, true),
      expected_travel_distance: v.getFloat32(28, true),
      cross_track_error: v.getFloat32(32, true),
      stage: v.getUint8(36),
    }),
    write: (v, at, m) => {
      v.setInt32(at, m.landing_lat ?? 0, true);
      v.setInt32(at + 4, m.landing_lon ?? 0, true);
      v.setInt32(at + 8, m.path_lat ?? 0, true);
      v.setInt32(at + 12, m.path_lon ?? 0, true);
      v.setInt32(at + 16, m.arc_entry_lat ?? 0, true);
      v.setInt32(at + 20, m.arc_entry_lon ?? 0, true);
      v.setFloat32(at + 24, m.altitude ?? 0, true);
      v.setFloat32(at + 28, m.expected_travel_distance ?? 0, true);
      v.setFloat32(at + 32, m.cross_track_error ?? 0, true);
      v.setUint8(at + 36, m.stage ?? 0);
    },
  },
  GIMBAL_REPORT: {
    read: (v) => ({
      delta_time: v.getFloat32(0, true),
      delta_angle_x: v.getFloat32(4, true),
      delta_angle_y: v.getFloat32(8, true),
      delta_angle_z: v.getFloat32(12, true),
      delta_velocity_x: v.getFloat32(16, true),
      delta_velocity_y: v.getFloat32(20, true),
      delta_velocity_z: v.getFloat32(24, true),
      joint_roll: v.getFloat32(28, true),
      joint_el: v.getFloat32(32, true),
      joint_az: v.getFloat32(36, true),
      target_system: v.getUint8(40),
      target_component: v.getUint8(41),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.delta_time ?? 0, true);
      v.setFloat32(at + 4, m.delta_angle_x ?? 0, true);
      v.setFloat32(at + 8, m.delta_angle_y ?? 0, true);
      v.setFloat32(at + 12, m.delta_angle_z ?? 0, true);
      v.setFloat32(at + 16, m.delta_velocity_x ?? 0, true);
      v.setFloat32(at + 20, m.delta_velocity_y ?? 0, true);
      v.setFloat32(at + 24, m.delta_velocity_z ?? 0, true);
      v.setFloat32(at + 28, m.joint_roll ?? 0, true);
      v.setFloat32(at + 32, m.joint_el ?? 0, true);
      v.setFloat32(at + 36, m.joint_az ?? 0, true);
      v.setUint8(at + 40, m.target_system ?? 0);
      v.setUint8(at + 41, m.target_component ?? 0);
    },
  },
  GIMBAL_CONTROL: {
    read: (v) => ({
      demanded_rate_x: v.getFloat32(0, true),
      demanded_rate_y: v.getFloat32(4, true),
      demanded_rate_z: v.getFloat32(8, true),
      target_system: v.getUint8(12),
      target_component: v.getUint8(13),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.demanded_rate_x ?? 0, true);
      v.setFloat32(at + 4, m.demanded_rate_y ?? 0, true);
      v.setFloat32(at + 8, m.demanded_rate_z ?? 0, true);
      v.setUint8(at + 12, m.target_system ?? 0);
      v.setUint8(at + 13, m.target_component ?? 0);
    },
  },
  GIMBAL_TORQUE_CMD_REPORT: {
    read: (v) => ({
      rl_torque_cmd: v.getInt16(0, true),
      el_torque_cmd: v.getInt16(2, true),
      az_torque_cmd: v.getInt16(4, true),
      target_system: v.getUint8(6),
      target_component: v.getUint8(7),
    }),
    write: (v, at, m) => {
      v.setInt16(at, m.rl_torque_cmd ?? 0, true);
      v.setInt16(at + 2, m.el_torque_cmd ?? 0, true);
      v.setInt16(at + 4, m.az_torque_cmd ?? 0, true);
      v.setUint8(at + 6, m.target_system ?? 0);
      v.setUint8(at + 7, m.target_component ?? 0);
    },
  },
  GOPRO_HEARTBEAT: {
    read: (v) => ({
      status: v.getUint8(0),
      capture_mode: v.getUint8(1),
      flags: v.getUint8(2),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.status ?? 0);
      v.setUint8(at + 1, m.capture_mode ?? 0);
      v.setUint8(at + 2, m.flags ?? 0);
    },
  },
  GOPRO_GET_REQUEST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      cmd_id: v.getUint8(2),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
      v.setUint8(at + 2, m.cmd_id ?? 0);
    },
  },
  GOPRO_GET_RESPONSE: {
    read: (v) => ({
      cmd_id: v.getUint8(0),
      status: v.getUint8(1),
      value: list(4, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.cmd_id ?? 0);
      v.setUint8(at + 1, m.status ?? 0);
      writeList(m.value, 4, 0, (n, value) => v.setUint8(at + 2 + 1 * n, value));
    },
  },
  GOPRO_SET_REQUEST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      cmd_id: v.getUint8(2),
      value: list(4, (n) => v.getUint8(3 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
      v.setUint8(at + 2, m.cmd_id ?? 0);
      writeList(m.value, 4, 0, (n, value) => v.setUint8(at + 3 + 1 * n, value));
    },
  },
  GOPRO_SET_RESPONSE: {
    read: (v) => ({
      cmd_id: v.getUint8(0),
      status: v.getUint8(1),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.cmd_id ?? 0);
      v.setUint8(at + 1, m.status ?? 0);
    },
  },
  EFI_STATUS: {
    read: (v) => ({
      ecu_index: v.getFloat32(0, true),
      rpm: v.getFloat32(4, true),
      fuel_consumed: v.getFloat32(8, true),
      fuel_flow: v.getFloat32(12, true),
      engine_load: v.getFloat32(16, true),
      throttle_position: v.getFloat32(20, true),
      spark_dwell_time: v.getFloat32(24, true),
      barometric_pressure: v.getFloat32(28, true),
      intake_manifold_pressure: v.getFloat32(32, true),
      intake_manifold_temperature: v.getFloat32(36, true),
      cylinder_head_temperature: v.getFloat32(40, true),
      ignition_timing: v.getFloat32(44, true),
      injection_time: v.getFloat32(48, true),
      exhaust_gas_temperature: v.getFloat32(52, true),
      throttle_out: v.getFloat32(56, true),
      pt_compensation: v.getFloat32(60, true),
      health: v.getUint8(64),
      ignition_voltage: v.getFloat32(65, true),
      fuel_pressure: v.getFloat32(69, true),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.ecu_index ?? 0, true);
      v.setFloat32(at + 4, m.rpm ?? 0, true);
      v.setFloat32(at + 8, m.fuel_consumed ?? 0, true);
      v.setFloat32(at + 12, m.fuel_flow ?? 0, true);
      v.setFloat32(at + 16, m.engine_load ?? 0, true);
      v.setFloat32(at + 20, m.throttle_position ?? 0, true);
      v.setFloat32(at + 24, m.spark_dwell_time ?? 0, true);
      v.setFloat32(at + 28, m.barometric_pressure ?? 0, true);
      v.setFloat32(at + 32, m.intake_manifold_pressure ?? 0, true);
      v.setFloat32(at + 36, m.intake_manifold_temperature ?? 0, true);
      v.setFloat32(at + 40, m.cylinder_head_temperature ?? 0, true);
      v.setFloat32(at + 44, m.ignition_timing ?? 0, true);
      v.setFloat32(at + 48, m.injection_time ?? 0, true);
      v.setFloat32(at + 52, m.exhaust_gas_temperature ?? 0, true);
      v.setFloat32(at + 56, m.throttle_out ?? 0, true);
      v.setFloat32(at + 60, m.pt_compensation ?? 0, true);
      v.setUint8(at + 64, m.health ?? 0);
      v.setFloat32(at + 65, m.ignition_voltage ?? 0, true);
      v.setFloat32(at + 69, m.fuel_pressure ?? 0, true);
    },
  },
  RPM: {
    read: (v) => ({
      rpm1: v.getFloat32(0, true),
      rpm2: v.getFloat32(4, true),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.rpm1 ?? 0, true);
      v.setFloat32(at + 4, m.rpm2 ?? 0, true);
    },
  },
  ESTIMATOR_STATUS: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      vel_ratio: v.getFloat32(8, true),
      pos_horiz_ratio: v.getFloat32(12, true),
      pos_vert_ratio: v.getFloat32(16, true),
      mag_ratio: v.getFloat32(20, true),
      hagl_ratio: v.getFloat32(24, true),
      tas_ratio: v.getFloat32(28, true),
      pos_horiz_accuracy: v.getFloat32(32, true),
      pos_vert_accuracy: v.getFloat32(36, true),
      flags: v.getUint16(40, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setFloat32(at + 8, m.vel_ratio ?? 0, true);
      v.setFloat32(at + 12, m.pos_horiz_ratio ?? 0, true);
      v.setFloat32(at + 16, m.pos_vert_ratio ?? 0, true);
      v.setFloat32(at + 20, m.mag_ratio ?? 0, true);
      v.setFloat32(at + 24, m.hagl_ratio ?? 0, true);
      v.setFloat32(at + 28, m.tas_ratio ?? 0, true);
      v.setFloat32(at + 32, m.pos_horiz_accuracy ?? 0, true);
      v.setFloat32(at + 36, m.pos_vert_accuracy ?? 0, true);
      v.setUint16(at + 40, m.flags ?? 0, true);
    },
  },
  WIND_COV: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      wind_x: v.getFloat32(8, true),
      wind_y: v.getFloat32(12, true),
      wind_z: v.getFloat32(16, true),
      var_horiz: v.getFloat32(20, true),
      var_vert: v.getFloat32(24, true),
      wind_alt: v.getFloat32(28, true),
      horiz_accuracy: v.getFloat32(32, true),
      vert_accuracy: v.getFloat32(36, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setFloat32(at + 8, m.wind_x ?? 0, true);
      v.setFloat32(at + 12, m.wind_y ?? 0, true);
      v.setFloat32(at + 16, m.wind_z ?? 0, true);
      v.setFloat32(at + 20, m.var_horiz ?? 0, true);
      v.setFloat32(at + 24, m.var_vert ?? 0, true);
      v.setFloat32(at + 28, m.wind_alt ?? 0, true);
      v.setFloat32(at + 32, m.horiz_accuracy ?? 0, true);
      v.setFloat32(at + 36, m.vert_accuracy ?? 0, true);
    },
  },
  GPS_INPUT: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      time_week_ms: v.getUint32(8, true),
      lat: v.getInt32(12, true),
      lon: v.getInt32(16, true),
      alt: v.getFloat32(20, true),
      hdop: v.getFloat32(24, true),
      vdop: v.getFloat32(28, true),
      vn: v.getFloat32(32, true),
      ve: v.getFloat32(36, true),
      vd: v.getFloat32(40, true),
      speed_accuracy: v.getFloat32(44, true),
      horiz_accuracy: v.getFloat32(48, true),
      vert_accuracy: v.getFloat32(52, true),
      ignore_flags: v.getUint16(56, true),
      time_week: v.getUint16(58, true),
      gps_id: v.getUint8(60),
      fix_type: v.getUint8(61),
      satellites_visible: v.getUint8(62),
      yaw: v.getUint16(63, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setUint32(at + 8, m.time_week_ms ?? 0, true);
      v.setInt32(at + 12, m.lat ?? 0, true);
      v.setInt32(at + 16, m.lon ?? 0, true);
      v.setFloat32(at + 20, m.alt ?? 0, true);
      v.setFloat32(at + 24, m.hdop ?? 0, true);
      v.setFloat32(at + 28, m.vdop ?? 0, true);
      v.setFloat32(at + 32, m.vn ?? 0, true);
      v.setFloat32(at + 36, m.ve ?? 0, true);
      v.setFloat32(at + 40, m.vd ?? 0, true);
      v.setFloat32(at + 44, m.speed_accuracy ?? 0, true);
      v.setFloat32(at + 48, m.horiz_accuracy ?? 0, true);
      v.setFloat32(at + 52, m.vert_accuracy ?? 0, true);
      v.setUint16(at + 56, m.ignore_flags ?? 0, true);
      v.setUint16(at + 58, m.time_week ?? 0, true);
      v.setUint8(at + 60, m.gps_id ?? 0);
      v.setUint8(at + 61, m.fix_type ?? 0);
      v.setUint8(at + 62, m.satellites_visible ?? 0);
      v.setUint16(at + 63, m.yaw ?? 0, true);
    },
  },
  GPS_RTCM_DATA: {
    read: (v) => ({
      flags: v.getUint8(0),
      len: v.getUint8(1),
      data: list(180, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.flags ?? 0);
      v.setUint8(at + 1, m.len ?? 0);
      writeList(m.data, 180, 0, (n, value) => v.setUint8(at + 2 + 1 * n, value));
    },
  },
  HIGH_LATENCY: {
    read: (v) => ({
      custom_mode: v.getUint32(0, true),
      latitude: v.getInt32(4, true),
      longitude: v.getInt32(8, true),
      roll: v.getInt16(12, true),
      pitch: v.getInt16(14, true),
      heading: v.getUint16(16, true),
      heading_sp: v.getInt16(18, true),
      altitude_amsl: v.getInt16(20, true),
      altitude_sp: v.getInt16(22, true),
      wp_distance: v.getUint16(24, true),
      base_mode: v.getUint8(26),
      landed_state: v.getUint8(27),
      throttle: v.getInt8(28),
      airspeed: v.getUint8(29),
      airspeed_sp: v.getUint8(30),
      groundspeed: v.getUint8(31),
      climb_rate: v.getInt8(32),
      gps_nsat: v.getUint8(33),
      gps_fix_type: v.getUint8(34),
      battery_remaining: v.getUint8(35),
      temperature: v.getInt8(36),
      temperature_air: v.getInt8(37),
      failsafe: v.getUint8(38),
      wp_num: v.getUint8(39),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.custom_mode ?? 0, true);
      v.setInt32(at + 4, m.latitude ?? 0, true);
      v.setInt32(at + 8, m.longitude ?? 0, true);
      v.setInt16(at + 12, m.roll ?? 0, true);
      v.setInt16(at + 14, m.pitch ?? 0, true);
      v.setUint16(at + 16, m.heading ?? 0, true);
      v.setInt16(at + 18, m.heading_sp ?? 0, true);
      v.setInt16(at + 20, m.altitude_amsl ?? 0, true);
      v.setInt16(at + 22, m.altitude_sp ?? 0, true);
      v.setUint16(at + 24, m.wp_distance ?? 0, true);
      v.setUint8(at + 26, m.base_mode ?? 0);
      v.setUint8(at + 27, m.landed_state ?? 0);
      v.setInt8(at + 28, m.throttle ?? 0);
      v.setUint8(at + 29, m.airspeed ?? 0);
      v.setUint8(at + 30, m.airspeed_sp ?? 0);
      v.setUint8(at + 31, m.groundspeed ?? 0);
      v.setInt8(at + 32, m.climb_rate ?? 0);
      v.setUint8(at + 33, m.gps_nsat ?? 0);
      v.setUint8(at + 34, m.gps_fix_type ?? 0);
      v.setUint8(at + 35, m.battery_remaining ?? 0);
      v.setInt8(at + 36, m.temperature ?? 0);
      v.setInt8(at + 37, m.temperature_air ?? 0);
      v.setUint8(at + 38, m.failsafe ?? 0);
      v.setUint8(at + 39, m.wp_num ?? 0);
    },
  },
  HIGH_LATENCY2: {
    read: (v) => ({
      timestamp: v.getUint32(0, true),
      latitude: v.getInt32(4, true),
      longitude: v.getInt32(8, true),
      custom_mode: v.getUint16(12, true),
      altitude: v.getInt16(14, true),
      target_altitude: v.getInt16(16, true),
      target_distance: v.getUint16(18, true),
      wp_num: v.getUint16(20, true),
      failure_flags: v.getUint16(22, true),
      type: v.getUint8(24),
      autopilot: v.getUint8(25),
      heading: v.getUint8(26),
      target_heading: v.getUint8(27),
      throttle: v.getUint8(28),
      airspeed: v.getUint8(29),
      airspeed_sp: v.getUint8(30),
      groundspeed: v.getUint8(31),
      windspeed: v.getUint8(32),
      wind_heading: v.getUint8(33),
      eph: v.getUint8(34),
      epv: v.getUint8(35),
      temperature_air: v.getInt8(36),
      climb_rate: v.getInt8(37),
      battery: v.getInt8(38),
      custom0: v.getInt8(39),
      custom1: v.getInt8(40),
      custom2: v.getInt8(41),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.timestamp ?? 0, true);
      v.setInt32(at + 4, m.latitude ?? 0, true);
      v.setInt32(at + 8, m.longitude ?? 0, true);
      v.setUint16(at + 12, m.custom_mode ?? 0, true);
      v.setInt16(at + 14, m.altitude ?? 0, true);
      v.setInt16(at + 16, m.target_altitude ?? 0, true);
      v.setUint16(at + 18, m.target_distance ?? 0, true);
      v.setUint16(at + 20, m.wp_num ?? 0, true);
      v.setUint16(at + 22, m.failure_flags ?? 0, true);
      v.setUint8(at + 24, m.type ?? 0);
      v.setUint8(at + 25, m.autopilot ?? 0);
      v.setUint8(at + 26, m.heading ?? 0);
      v.setUint8(at + 27, m.target_heading ?? 0);
      v.setUint8(at + 28, m.throttle ?? 0);
      v.setUint8(at + 29, m.airspeed ?? 0);
      v.setUint8(at + 30, m.airspeed_sp ?? 0);
      v.setUint8(at + 31, m.groundspeed ?? 0);
      v.setUint8(at + 32, m.windspeed ?? 0);
      v.setUint8(at + 33, m.wind_heading ?? 0);
      v.setUint8(at + 34, m.eph ?? 0);
      v.setUint8(at + 35, m.epv ?? 0);
      v.setInt8(at + 36, m.temperature_air ?? 0);
      v.setInt8(at + 37, m.climb_rate ?? 0);
      v.setInt8(at + 38, m.battery ?? 0);
      v.setInt8(at + 39, m.custom0 ?? 0);
      v.setInt8(at + 40, m.custom1 ?? 0);
      v.setInt8(at + 41, m.custom2 ?? 0);
    },
  },
  VIBRATION: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      vibration_x: v.getFloat32(8, true),
      vibration_y: v.getFloat32(12, true),
      vibration_z: v.getFloat32(16, true),
      clipping_0: v.getUint32(20, true),
      clipping_1: v.getUint32(24, true),
      clipping_2: v.getUint32(28, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setFloat32(at + 8, m.vibration_x ?? 0, true);
      v.setFloat32(at + 12, m.vibration_y ?? 0, true);
      v.setFloat32(at + 16, m.vibration_z ?? 0, true);
      v.setUint32(at + 20, m.clipping_0 ?? 0, true);
      v.setUint32(at + 24, m.clipping_1 ?? 0, true);
      v.setUint32(at + 28, m.clipping_2 ?? 0, true);
    },
  },
  HOME_POSITION: {
    read: (v) => ({
      latitude: v.getInt32(0, true),
      longitude: v.getInt32(4, true),
      altitude: v.getInt32(8, true),
      x: v.getFloat32(12, true),
      y: v.getFloat32(16, true),
      z: v.getFloat32(20, true),
      q: list(4, (n) => v.getFloat32(24 + 4 * n, true)),
      approach_x: v.getFloat32(40, true),
      approach_y: v.getFloat32(44, true),
      approach_z: v.getFloat32(48, true),
      time_usec: v.getBigUint64(52, true),
    }),
    write: (v, at, m) => {
      v.setInt32(at, m.latitude ?? 0, true);
      v.setInt32(at + 4, m.longitude ?? 0, true);
      v.setInt32(at + 8, m.altitude ?? 0, true);
      v.setFloat32(at + 12, m.x ?? 0, true);
      v.setFloat32(at + 16, m.y ?? 0, true);
      v.setFloat32(at + 20, m.z ?? 0, true);
      writeList(m.q, 4, 0, (n, value) => v.setFloat32(at + 24 + 4 * n, value, true));
      v.setFloat32(at + 40, m.approach_x ?? 0, true);
      v.setFloat32(at + 44, m.approach_y ?? 0, true);
      v.setFloat32(at + 48, m.approach_z ?? 0, true);
      v.setBigUint64(at + 52, m.time_usec ?? 0n, true);
    },
  },
  SET_HOME_POSITION: {
    read: (v) => ({
      latitude: v.getInt32(0, true),
      longitude: v.getInt32(4, true),
      altitude: v.getInt32(8, true),
      x: v.getFloat32(12, true),
      y: v.getFloat32(16, true),
      z: v.getFloat32(20, true),
      q: list(4, (n) => v.getFloat32(24 + 4 * n, true)),
      approach_x: v.getFloat32(40, true),
      approach_y: v.getFloat32(44, true),
      approach_z: v.getFloat32(48, true),
      target_system: v.getUint8(52),
      time_usec: v.getBigUint64(53, true),
    }),
    write: (v, at, m) => {
      v.setInt32(at, m.latitude ?? 0, true);
      v.setInt32(at + 4, m.longitude ?? 0, true);
      v.setInt32(at + 8, m.altitude ?? 0, true);
      v.setFloat32(at + 12, m.x ?? 0, true);
      v.setFloat32(at + 16, m.y ?? 0, true);
      v.setFloat32(at + 20, m.z ?? 0, true);
      writeList(m.q, 4, 0, (n, value) => v.setFloat32(at + 24 + 4 * n, value, true));
      v.setFloat32(at + 40, m.approach_x ?? 0, true);
      v.setFloat32(at + 44, m.approach_y ?? 0, true);
      v.setFloat32(at + 48, m.approach_z ?? 0, true);
      v.setUint8(at + 52, m.target_system ?? 0);
      v.setBigUint64(at + 53, m.time_usec ?? 0n, true);
    },
  },
  MESSAGE_INTERVAL: {
    read: (v) => ({
      interval_us: v.getInt32(0, true),
      message_id: v.getUint16(4, true),
    }),
    write: (v, at, m) => {
      v.setInt32(at, m.interval_us ?? 0, true);
      v.setUint16(at + 4, m.message_id ?? 0, true);
    },
  },
  EXTENDED_SYS_STATE: {
    read: (v) => ({
      vtol_state: v.getUint8(0),
      landed_state: v.getUint8(1),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.vtol_state ?? 0);
      v.setUint8(at + 1, m.landed_state ?? 0);
    },
  },
  ADSB_VEHICLE: {
    read: (v) => ({
      ICAO_address: v.getUint32(0, true),
      lat: v.getInt32(4, true),
      lon: v.getInt32(8, true),
      altitude: v.getInt32(12, true),
      heading: v.getUint16(16, true),
      hor_velocity: v.getUint16(18, true),
      ver_velocity: v.getInt16(20, true),
      flags: v.getUint16(22, true),
      squawk: v.getUint16(24, true),
      altitude_type: v.getUint8(26),
      callsign: readText(v, 27, 9),
      emitter_type: v.getUint8(36),
      tslc: v.getUint8(37),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.ICAO_address ?? 0, true);
      v.setInt32(at + 4, m.lat ?? 0, true);
      v.setInt32(at + 8, m.lon ?? 0, true);
      v.setInt32(at + 12, m.altitude ?? 0, true);
      v.setUint16(at + 16, m.heading ?? 0, true);
      v.setUint16(at + 18, m.hor_velocity ?? 0, true);
      v.setInt16(at + 20, m.ver_velocity ?? 0, true);
      v.setUint16(at + 22, m.flags ?? 0, true);
      v.setUint16(at + 24, m.squawk ?? 0, true);
      v.setUint8(at + 26, m.altitude_type ?? 0);
      writeText(v, at + 27, 9, m.callsign);
      v.setUint8(at + 36, m.emitter_type ?? 0);
      v.setUint8(at + 37, m.tslc ?? 0);
    },
  },
  COLLISION: {
    read: (v) => ({
      id: v.getUint32(0, true),
      time_to_minimum_delta: v.getFloat32(4, true),
      altitude_minimum_delta: v.getFloat32(8, true),
      horizontal_minimum_delta: v.getFloat32(12, true),
      src: v.getUint8(16),
      action: v.getUint8(17),
      threat_level: v.getUint8(18),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.id ?? 0, true);
      v.setFloat32(at + 4, m.time_to_minimum_delta ?? 0, true);
      v.setFloat32(at + 8, m.altitude_minimum_delta ?? 0, true);
      v.setFloat32(at + 12, m.horizontal_minimum_delta ?? 0, true);
      v.setUint8(at + 16, m.src ?? 0);
      v.setUint8(at + 17, m.action ?? 0);
      v.setUint8(at + 18, m.threat_level ?? 0);
    },
  },
  V2_EXTENSION: {
    read: (v) => ({
      message_type: v.getUint16(0, true),
      target_network: v.getUint8(2),
      target_system: v.getUint8(3),
      target_component: v.getUint8(4),
      payload: list(249, (n) => v.getUint8(5 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.message_type ?? 0, true);
      v.setUint8(at + 2, m.target_network ?? 0);
      v.setUint8(at + 3, m.target_system ?? 0);
      v.setUint8(at + 4, m.target_component ?? 0);
      writeList(m.payload, 249, 0, (n, value) => v.setUint8(at + 5 + 1 * n, value));
    },
  },
  MEMORY_VECT: {
    read: (v) => ({
      address: v.getUint16(0, true),
      ver: v.getUint8(2),
      type: v.getUint8(3),
      value: list(32, (n) => v.getInt8(4 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.address ?? 0, true);
      v.setUint8(at + 2, m.ver ?? 0);
      v.setUint8(at + 3, m.type ?? 0);
      writeList(m.value, 32, 0, (n, value) => v.setInt8(at + 4 + 1 * n, value));
    },
  },
  DEBUG_VECT: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      x: v.getFloat32(8, true),
      y: v.getFloat32(12, true),
      z: v.getFloat32(16, true),
      name: readText(v, 20, 10),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setFloat32(at + 8, m.x ?? 0, true);
      v.setFloat32(at + 12, m.y ?? 0, true);
      v.setFloat32(at + 16, m.z ?? 0, true);
      writeText(v, at + 20, 10, m.name);
    },
  },
  NAMED_VALUE_FLOAT: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      value: v.getFloat32(4, true),
      name: readText(v, 8, 10),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setFloat32(at + 4, m.value ?? 0, true);
      writeText(v, at + 8, 10, m.name);
    },
  },
  NAMED_VALUE_INT: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      value: v.getInt32(4, true),
      name: readText(v, 8, 10),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setInt32(at + 4, m.value ?? 0, true);
      writeText(v, at + 8, 10, m.name);
    },
  },
  STATUSTEXT: {
    read: (v) => ({
      severity: v.getUint8(0),
      text: readText(v, 1, 50),
      id: v.getUint16(51, true),
      chunk_seq: v.getUint8(53),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.severity ?? 0);
      writeText(v, at + 1, 50, m.text);
      v.setUint16(at + 51, m.id ?? 0, true);
      v.setUint8(at + 53, m.chunk_seq ?? 0);
    },
  },
  DEBUG: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      value: v.getFloat32(4, true),
      ind: v.getUint8(8),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setFloat32(at + 4, m.value ?? 0, true);
      v.setUint8(at + 8, m.ind ?? 0);
    },
  },
  SETUP_SIGNING: {
    read: (v) => ({
      initial_timestamp: v.getBigUint64(0, true),
      target_system: v.getUint8(8),
      target_component: v.getUint8(9),
      secret_key: list(32, (n) => v.getUint8(10 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.initial_timestamp ?? 0n, true);
      v.setUint8(at + 8, m.target_system ?? 0);
      v.setUint8(at + 9, m.target_component ?? 0);
      writeList(m.secret_key, 32, 0, (n, value) => v.setUint8(at + 10 + 1 * n, value));
    },
  },
  BUTTON_CHANGE: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      last_change_ms: v.getUint32(4, true),
      state: v.getUint8(8),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setUint32(at + 4, m.last_change_ms ?? 0, true);
      v.setUint8(at + 8, m.state ?? 0);
    },
  },
  PLAY_TUNE: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      tune: readText(v, 2, 30),
      tune2: readText(v, 32, 200),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
      writeText(v, at + 2, 30, m.tune);
      writeText(v, at + 32, 200, m.tune2);
    },
  },
  CAMERA_INFORMATION: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      firmware_version: v.getUint32(4, true),
      focal_length: v.getFloat32(8, true),
      sensor_size_h: v.getFloat32(12, true),
      sensor_size_v: v.getFloat32(16, true),
      flags: v.getUint32(20, true),
      resolution_h: v.getUint16(24, true),
      resolution_v: v.getUint16(26, true),
      cam_definition_version: v.getUint16(28, true),
      vendor_name: list(32, (n) => v.getUint8(30 + 1 * n)),
      model_name: list(32, (n) => v.getUint8(62 + 1 * n)),
      lens_id: v.getUint8(94),
      cam_definition_uri: readText(v, 95, 140),
      gimbal_device_id: v.getUint8(235),
      camera_device_id: v.getUint8(236),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setUint32(at + 4, m.firmware_version ?? 0, true);
      v.setFloat32(at + 8, m.focal_length ?? 0, true);
      v.setFloat32(at + 12, m.sensor_size_h ?? 0, true);
      v.setFloat32(at + 16, m.sensor_size_v ?? 0, true);
      v.setUint32(at + 20, m.flags ?? 0, true);
      v.setUint16(at + 24, m.resolution_h ?? 0, true);
      v.setUint16(at + 26, m.resolution_v ?? 0, true);
      v.setUint16(at + 28, m.cam_definition_version ?? 0, true);
      writeList(m.vendor_name, 32, 0, (n, value) => v.setUint8(at + 30 + 1 * n, value));
      writeList(m.model_name, 32, 0, (n, value) => v.setUint8(at + 62 + 1 * n, value));
      v.setUint8(at + 94, m.lens_id ?? 0);
      writeText(v, at + 95, 140, m.cam_definition_uri);
      v.setUint8(at + 235, m.gimbal_device_id ?? 0);
      v.setUint8(at + 236, m.camera_device_id ?? 0);
    },
  },
  CAMERA_SETTINGS: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      mode_id: v.getUint8(4),
      zoomLevel: v.getFloat32(5, true),
      focusLevel: v.getFloat32(9, true),
      camera_device_id: v.getUint8(13),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setUint8(at + 4, m.mode_id ?? 0);
      v.setFloat32(at + 5, m.zoomLevel ?? 0, true);
      v.setFloat32(at + 9, m.focusLevel ?? 0, true);
      v.setUint8(at + 13, m.camera_device_id ?? 0);
    },
  },
  STORAGE_INFORMATION: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      total_capacity: v.getFloat32(4, true),
      used_capacity: v.getFloat32(8, true),
      available_capacity: v.getFloat32(12, true),
      read_speed: v.getFloat32(16, true),
      write_speed: v.getFloat32(20, true),
      storage_id: v.getUint8(24),
      storage_count: v.getUint8(25),
      status: v.getUint8(26),
      type: v.getUint8(27),
      name: readText(v, 28, 32),
      storage_usage: v.getUint8(60),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setFloat32(at + 4, m.total_capacity ?? 0, true);
      v.setFloat32(at + 8, m.used_capacity ?? 0, true);
      v.setFloat32(at + 12, m.available_capacity ?? 0, true);
      v.setFloat32(at + 16, m.read_speed ?? 0, true);
      v.setFloat32(at + 20, m.write_speed ?? 0, true);
      v.setUint8(at + 24, m.storage_id ?? 0);
      v.setUint8(at + 25, m.storage_count ?? 0);
      v.setUint8(at + 26, m.status ?? 0);
      v.setUint8(at + 27, m.type ?? 0);
      writeText(v, at + 28, 32, m.name);
      v.setUint8(at + 60, m.storage_usage ?? 0);
    },
  },
  CAMERA_CAPTURE_STATUS: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      image_interval: v.getFloat32(4, true),
      recording_time_ms: v.getUint32(8, true),
      available_capacity: v.getFloat32(12, true),
      image_status: v.getUint8(16),
      video_status: v.getUint8(17),
      image_count: v.getInt32(18, true),
      camera_device_id: v.getUint8(22),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setFloat32(at + 4, m.image_interval ?? 0, true);
      v.setUint32(at + 8, m.recording_time_ms ?? 0, true);
      v.setFloat32(at + 12, m.available_capacity ?? 0, true);
      v.setUint8(at + 16, m.image_status ?? 0);
      v.setUint8(at + 17, m.video_status ?? 0);
      v.setInt32(at + 18, m.image_count ?? 0, true);
      v.setUint8(at + 22, m.camera_device_id ?? 0);
    },
  },
  CAMERA_IMAGE_CAPTURED: {
    read: (v) => ({
      time_utc: v.getBigUint64(0, true),
      time_boot_ms: v.getUint32(8, true),
      lat: v.getInt32(12, true),
      lon: v.getInt32(16, true),
      alt: v.getInt32(20, true),
      relative_alt: v.getInt32(24, true),
      q: list(4, (n) => v.getFloat32(28 + 4 * n, true)),
      image_index: v.getInt32(44, true),
      camera_id: v.getUint8(48),
      capture_result: v.getInt8(49),
      file_url: readText(v, 50, 205),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_utc ?? 0n, true);
      v.setUint32(at + 8, m.time_boot_ms ?? 0, true);
      v.setInt32(at + 12, m.lat ?? 0, true);
      v.setInt32(at + 16, m.lon ?? 0, true);
      v.setInt32(at + 20, m.alt ?? 0, true);
      v.setInt32(at + 24, m.relative_alt ?? 0, true);
      writeList(m.q, 4, 0, (n, value) => v.setFloat32(at + 28 + 4 * n, value, true));
      v.setInt32(at + 44, m.image_index ?? 0, true);
      v.setUint8(at + 48, m.camera_id ?? 0);
      v.setInt8(at + 49, m.capture_result ?? 0);
      writeText(v, at + 50, 205, m.file_url);
    },
  },
  FLIGHT_INFORMATION: {
    read: (v) => ({
      arming_time_utc: v.getBigUint64(0, true),
      takeoff_time_utc: v.getBigUint64(8, true),
      flight_uuid: v.getBigUint64(16, true),
      time_boot_ms: v.getUint32(24, true),
      landing_time: v.getUint32(28, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.arming_time_utc ?? 0n, true);
      v.setBigUint64(at + 8, m.takeoff_time_utc ?? 0n, true);
      v.setBigUint64(at + 16, m.flight_uuid ?? 0n, true);
      v.setUint32(at + 24, m.time_boot_ms ?? 0, true);
      v.setUint32(at + 28, m.landing_time ?? 0, true);
    },
  },
  MOUNT_ORIENTATION: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      roll: v.getFloat32(4, true),
      pitch: v.getFloat32(8, true),
      yaw: v.getFloat32(12, true),
      yaw_absolute: v.getFloat32(16, true),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setFloat32(at + 4, m.roll ?? 0, true);
      v.setFloat32(at + 8, m.pitch ?? 0, true);
      v.setFloat32(at + 12, m.yaw ?? 0, true);
      v.setFloat32(at + 16, m.yaw_absolute ?? 0, true);
    },
  },
  LOGGING_DATA: {
    read: (v) => ({
      sequence: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      length: v.getUint8(4),
      first_message_offset: v.getUint8(5),
      data: list(249, (n) => v.getUint8(6 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.sequence ?? 0, true);
      v.setUint8(at + 2, m.target_system ?? 0);
      v.setUint8(at + 3, m.target_component ?? 0);
      v.setUint8(at + 4, m.length ?? 0);
      v.setUint8(at + 5, m.first_message_offset ?? 0);
      writeList(m.data, 249, 0, (n, value) => v.setUint8(at + 6 + 1 * n, value));
    },
  },
  LOGGING_DATA_ACKED: {
    read: (v) => ({
      sequence: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      length: v.getUint8(4),
      first_message_offset: v.getUint8(5),
      data: list(249, (n) => v.getUint8(6 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.sequence ?? 0, true);
      v.setUint8(at + 2, m.target_system ?? 0);
      v.setUint8(at + 3, m.target_component ?? 0);
      v.setUint8(at + 4, m.length ?? 0);
      v.setUint8(at + 5, m.first_message_offset ?? 0);
      writeList(m.data, 249, 0, (n, value) => v.setUint8(at + 6 + 1 * n, value));
    },
  },
  LOGGING_ACK: {
    read: (v) => ({
      sequence: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.sequence ?? 0, true);
      v.setUint8(at + 2, m.target_system ?? 0);
      v.setUint8(at + 3, m.target_component ?? 0);
    },
  },
  VIDEO_STREAM_INFORMATION: {
    read: (v) => ({
      framerate: v.getFloat32(0, true),
      bitrate: v.getUint32(4, true),
      flags: v.getUint16(8, true),
      resolution_h: v.getUint16(10, true),
      resolution_v: v.getUint16(12, true),
      rotation: v.getUint16(14, true),
      hfov: v.getUint16(16, true),
      stream_id: v.getUint8(18),
      count: v.getUint8(19),
      type: v.getUint8(20),
      name: readText(v, 21, 32),
      uri: readText(v, 53, 160),
      encoding: v.getUint8(213),
      camera_device_id: v.getUint8(214),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.framerate ?? 0, true);
      v.setUint32(at + 4, m.bitrate ?? 0, true);
      v.setUint16(at + 8, m.flags ?? 0, true);
      v.setUint16(at + 10, m.resolution_h ?? 0, true);
      v.setUint16(at + 12, m.resolution_v ?? 0, true);
      v.setUint16(at + 14, m.rotation ?? 0, true);
      v.setUint16(at + 16, m.hfov ?? 0, true);
      v.setUint8(at + 18, m.stream_id ?? 0);
      v.setUint8(at + 19, m.count ?? 0);
      v.setUint8(at + 20, m.type ?? 0);
      writeText(v, at + 21, 32, m.name);
      writeText(v, at + 53, 160, m.uri);
      v.setUint8(at + 213, m.encoding ?? 0);
      v.setUint8(at + 214, m.camera_device_id ?? 0);
    },
  },
  VIDEO_STREAM_STATUS: {
    read: (v) => ({
      framerate: v.getFloat32(0, true),
      bitrate: v.getUint32(4, true),
      flags: v.getUint16(8, true),
      resolution_h: v.getUint16(10, true),
      resolution_v: v.getUint16(12, true),
      rotation: v.getUint16(14, true),
      hfov: v.getUint16(16, true),
      stream_id: v.getUint8(18),
      camera_device_id: v.getUint8(19),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.framerate ?? 0, true);
      v.setUint32(at + 4, m.bitrate ?? 0, true);
      v.setUint16(at + 8, m.flags ?? 0, true);
      v.setUint16(at + 10, m.resolution_h ?? 0, true);
      v.setUint16(at + 12, m.resolution_v ?? 0, true);
      v.setUint16(at + 14, m.rotation ?? 0, true);
      v.setUint16(at + 16, m.hfov ?? 0, true);
      v.setUint8(at + 18, m.stream_id ?? 0);
      v.setUint8(at + 19, m.camera_device_id ?? 0);
    },
  },
  CAMERA_FOV_STATUS: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      lat_camera: v.getInt32(4, true),
      lon_camera: v.getInt32(8, true),
      alt_camera: v.getInt32(12, true),
      lat_image: v.getInt32(16, true),
      lon_image: v.getInt32(20, true),
      alt_image: v.getInt32(24, true),
      q: list(4, (n) => v.getFloat32(28 + 4 * n, true)),
      hfov: v.getFloat32(44, true),
      vfov: v.getFloat32(48, true),
      camera_device_id: v.getUint8(52),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setInt32(at + 4, m.lat_camera ?? 0, true);
      v.setInt32(at + 8, m.lon_camera ?? 0, true);
      v.setInt32(at + 12, m.alt_camera ?? 0, true);
      v.setInt32(at + 16, m.lat_image ?? 0, true);
      v.setInt32(at + 20, m.lon_image ?? 0, true);
      v.setInt32(at + 24, m.alt_image ?? 0, true);
      writeList(m.q, 4, 0, (n, value) => v.setFloat32(at + 28 + 4 * n, value, true));
      v.setFloat32(at + 44, m.hfov ?? 0, true);
      v.setFloat32(at + 48, m.vfov ?? 0, true);
      v.setUint8(at + 52, m.camera_device_id ?? 0);
    },
  },
  CAMERA_TRACKING_IMAGE_STATUS: {
    read: (v) => ({
      point_x: v.getFloat32(0, true),
      point_y: v.getFloat32(4, true),
      radius: v.getFloat32(8, true),
      rec_top_x: v.getFloat32(12, true),
      rec_top_y: v.getFloat32(16, true),
      rec_bottom_x: v.getFloat32(20, true),
      rec_bottom_y: v.getFloat32(24, true),
      tracking_status: v.getUint8(28),
      tracking_mode: v.getUint8(29),
      target_data: v.getUint8(30),
      camera_device_id: v.getUint8(31),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.point_x ?? 0, true);
      v.setFloat32(at + 4, m.point_y ?? 0, true);
      v.setFloat32(at + 8, m.radius ?? 0, true);
      v.setFloat32(at + 12, m.rec_top_x ?? 0, true);
      v.setFloat32(at + 16, m.rec_top_y ?? 0, true);
      v.setFloat32(at + 20, m.rec_bottom_x ?? 0, true);
      v.setFloat32(at + 24, m.rec_bottom_y ?? 0, true);
      v.setUint8(at + 28, m.tracking_status ?? 0);
      v.setUint8(at + 29, m.tracking_mode ?? 0);
      v.setUint8(at + 30, m.target_data ?? 0);
      v.setUint8(at + 31, m.camera_device_id ?? 0);
    },
  },
  CAMERA_TRACKING_GEO_STATUS: {
    read: (v) => ({
      lat: v.getInt32(0, true),
      lon: v.getInt32(4, true),
      alt: v.getFloat32(8, true),
      h_acc: v.getFloat32(12, true),
      v_acc: v.getFloat32(16, true),
      vel_n: v.getFloat32(20, true),
      vel_e: v.getFloat32(24, true),
      vel_d: v.getFloat32(28, true),
      vel_acc: v.getFloat32(32, true),
      dist: v.getFloat32(36, true),
      hdg: v.getFloat32(40, true),
      hdg_acc: v.getFloat32(44, true),
      tracking_status: v.getUint8(48),
      camera_device_id: v.getUint8(49),
    }),
    write: (v, at, m) => {
      v.setInt32(at, m.lat ?? 0, true);
      v.setInt32(at + 4, m.lon ?? 0, true);
      v.setFloat32(at + 8, m.alt ?? 0, true);
      v.setFloat32(at + 12, m.h_acc ?? 0, true);
      v.setFloat32(at + 16, m.v_acc ?? 0, true);
      v.setFloat32(at + 20, m.vel_n ?? 0, true);
      v.setFloat32(at + 24, m.vel_e ?? 0, true);
      v.setFloat32(at + 28, m.vel_d ?? 0, true);
      v.setFloat32(at + 32, m.vel_acc ?? 0, true);
      v.setFloat32(at + 36, m.dist ?? 0, true);
      v.setFloat32(at + 40, m.hdg ?? 0, true);
      v.setFloat32(at + 44, m.hdg_acc ?? 0, true);
      v.setUint8(at + 48, m.tracking_status ?? 0);
      v.setUint8(at + 49, m.camera_device_id ?? 0);
    },
  },
  CAMERA_THERMAL_RANGE: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      max: v.getFloat32(4, true),
      max_point_x: v.getFloat32(8, true),
      max_point_y: v.getFloat32(12, true),
      min: v.getFloat32(16, true),
      min_point_x: v.getFloat32(20, true),
      min_point_y: v.getFloat32(24, true),
      stream_id: v.getUint8(28),
      camera_device_id: v.getUint8(29),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setFloat32(at + 4, m.max ?? 0, true);
      v.setFloat32(at + 8, m.max_point_x ?? 0, true);
      v.setFloat32(at + 12, m.max_point_y ?? 0, true);
      v.setFloat32(at + 16, m.min ?? 0, true);
      v.setFloat32(at + 20, m.min_point_x ?? 0, true);
      v.setFloat32(at + 24, m.min_point_y ?? 0, true);
      v.setUint8(at + 28, m.stream_id ?? 0);
      v.setUint8(at + 29, m.camera_device_id ?? 0);
    },
  },
  GIMBAL_MANAGER_INFORMATION: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      cap_flags: v.getUint32(4, true),
      roll_min: v.getFloat32(8, true),
      roll_max: v.getFloat32(12, true),
      pitch_min: v.getFloat32(16, true),
      pitch_max: v.getFloat32(20, true),
      yaw_min: v.getFloat32(24, true),
      yaw_max: v.getFloat32(28, true),
      gimbal_device_id: v.getUint8(32),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setUint32(at + 4, m.cap_flags ?? 0, true);
      v.setFloat32(at + 8, m.roll_min ?? 0, true);
      v.setFloat32(at + 12, m.roll_max ?? 0, true);
      v.setFloat32(at + 16, m.pitch_min ?? 0, true);
      v.setFloat32(at + 20, m.pitch_max ?? 0, true);
      v.setFloat32(at + 24, m.yaw_min ?? 0, true);
      v.setFloat32(at + 28, m.yaw_max ?? 0, true);
      v.setUint8(at + 32, m.gimbal_device_id ?? 0);
    },
  },
  GIMBAL_MANAGER_STATUS: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      flags: v.getUint32(4, true),
      gimbal_device_id: v.getUint8(8),
      primary_control_sysid: v.getUint8(9),
      primary_control_compid: v.getUint8(10),
      secondary_control_sysid: v.getUint8(11),
      secondary_control_compid: v.getUint8(12),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setUint32(at + 4, m.flags ?? 0, true);
      v.setUint8(at + 8, m.gimbal_device_id ?? 0);
      v.setUint8(at + 9, m.primary_control_sysid ?? 0);
      v.setUint8(at + 10, m.primary_control_compid ?? 0);
      v.setUint8(at + 11, m.secondary_control_sysid ?? 0);
      v.setUint8(at + 12, m.secondary_control_compid ?? 0);
    },
  },
  GIMBAL_MANAGER_SET_ATTITUDE: {
    read: (v) => ({
      flags: v.getUint32(0, true),
      q: list(4, (n) => v.getFloat32(4 + 4 * n, true)),
      angular_velocity_x: v.getFloat32(20, true),
      angular_velocity_y: v.getFloat32(24, true),
      angular_velocity_z: v.getFloat32(28, true),
      target_system: v.getUint8(32),
      target_component: v.getUint8(33),
      gimbal_device_id: v.getUint8(34),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.flags ?? 0, true);
      writeList(m.q, 4, 0, (n, value) => v.setFloat32(at + 4 + 4 * n, value, true));
      v.setFloat32(at + 20, m.angular_velocity_x ?? 0, true);
      v.setFloat32(at + 24, m.angular_velocity_y ?? 0, true);
      v.setFloat32(at + 28, m.angular_velocity_z ?? 0, true);
      v.setUint8(at + 32, m.target_system ?? 0);
      v.setUint8(at + 33, m.target_component ?? 0);
      v.setUint8(at + 34, m.gimbal_device_id ?? 0);
    },
  },
  GIMBAL_DEVICE_INFORMATION: {
    read: (v) => ({
      uid: v.getBigUint64(0, true),
      time_boot_ms: v.getUint32(8, true),
      firmware_version: v.getUint32(12, true),
      hardware_version: v.getUint32(16, true),
      roll_min: v.getFloat32(20, true),
      roll_max: v.getFloat32(24, true),
      pitch_min: v.getFloat32(28, true),
      pitch_max: v.getFloat32(32, true),
      yaw_min: v.getFloat32(36, true),
      yaw_max: v.getFloat32(40, true),
      cap_flags: v.getUint16(44, true),
      custom_cap_flags: v.getUint16(46, true),
      vendor_name: readText(v, 48, 32),
      model_name: readText(v, 80, 32),
      custom_name: readText(v, 112, 32),
      gimbal_device_id: v.getUint8(144),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.uid ?? 0n, true);
      v.setUint32(at + 8, m.time_boot_ms ?? 0, true);
      v.setUint32(at + 12, m.firmware_version ?? 0, true);
      v.setUint32(at + 16, m.hardware_version ?? 0, true);
      v.setFloat32(at + 20, m.roll_min ?? 0, true);
      v.setFloat32(at + 24, m.roll_max ?? 0, true);
      v.setFloat32(at + 28, m.pitch_min ?? 0, true);
      v.setFloat32(at + 32, m.pitch_max ?? 0, true);
      v.setFloat32(at + 36, m.yaw_min ?? 0, true);
      v.setFloat32(at + 40, m.yaw_max ?? 0, true);
      v.setUint16(at + 44, m.cap_flags ?? 0, true);
      v.setUint16(at + 46, m.custom_cap_flags ?? 0, true);
      writeText(v, at + 48, 32, m.vendor_name);
      writeText(v, at + 80, 32, m.model_name);
      writeText(v, at + 112, 32, m.custom_name);
      v.setUint8(at + 144, m.gimbal_device_id ?? 0);
    },
  },
  GIMBAL_DEVICE_SET_ATTITUDE: {
    read: (v) => ({
      q: list(4, (n) => v.getFloat32(0 + 4 * n, true)),
      angular_velocity_x: v.getFloat32(16, true),
      angular_velocity_y: v.getFloat32(20, true),
      angular_velocity_z: v.getFloat32(24, true),
      flags: v.getUint16(28, true),
      target_system: v.getUint8(30),
      target_component: v.getUint8(31),
    }),
    write: (v, at, m) => {
      writeList(m.q, 4, 0, (n, value) => v.setFloat32(at + 4 * n, value, true));
      v.setFloat32(at + 16, m.angular_velocity_x ?? 0, true);
      v.setFloat32(at + 20, m.angular_velocity_y ?? 0, true);
      v.setFloat32(at + 24, m.angular_velocity_z ?? 0, true);
      v.setUint16(at + 28, m.flags ?? 0, true);
      v.setUint8(at + 30, m.target_system ?? 0);
      v.setUint8(at + 31, m.target_component ?? 0);
    },
  },
  GIMBAL_DEVICE_ATTITUDE_STATUS: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      q: list(4, (n) => v.getFloat32(4 + 4 * n, true)),
      angular_velocity_x: v.getFloat32(20, true),
      angular_velocity_y: v.getFloat32(24, true),
      angular_velocity_z: v.getFloat32(28, true),
      failure_flags: v.getUint32(32, true),
      flags: v.getUint16(36, true),
      target_system: v.getUint8(38),
      target_component: v.getUint8(39),
      delta_yaw: v.getFloat32(40, true),
      delta_yaw_velocity: v.getFloat32(44, true),
      gimbal_device_id: v.getUint8(48),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      writeList(m.q, 4, 0, (n, value) => v.setFloat32(at + 4 + 4 * n, value, true));
      v.setFloat32(at + 20, m.angular_velocity_x ?? 0, true);
      v.setFloat32(at + 24, m.angular_velocity_y ?? 0, true);
      v.setFloat32(at + 28, m.angular_velocity_z ?? 0, true);
      v.setUint32(at + 32, m.failure_flags ?? 0, true);
      v.setUint16(at + 36, m.flags ?? 0, true);
      v.setUint8(at + 38, m.target_system ?? 0);
      v.setUint8(at + 39, m.target_component ?? 0);
      v.setFloat32(at + 40, m.delta_yaw ?? 0, true);
      v.setFloat32(at + 44, m.delta_yaw_velocity ?? 0, true);
      v.setUint8(at + 48, m.gimbal_device_id ?? 0);
    },
  },
  AUTOPILOT_STATE_FOR_GIMBAL_DEVICE: {
    read: (v) => ({
      time_boot_us: v.getBigUint64(0, true),
      q: list(4, (n) => v.getFloat32(8 + 4 * n, true)),
      q_estimated_delay_us: v.getUint32(24, true),
      vx: v.getFloat32(28, true),
      vy: v.getFloat32(32, true),
      vz: v.getFloat32(36, true),
      v_estimated_delay_us: v.getUint32(40, true),
      feed_forward_angular_velocity_z: v.getFloat32(44, true),
      estimator_status: v.getUint16(48, true),
      target_system: v.getUint8(50),
      target_component: v.getUint8(51),
      landed_state: v.getUint8(52),
      angular_velocity_z: v.getFloat32(53, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_boot_us ?? 0n, true);
      writeList(m.q, 4, 0, (n, value) => v.setFloat32(at + 8 + 4 * n, value, true));
      v.setUint32(at + 24, m.q_estimated_delay_us ?? 0, true);
      v.setFloat32(at + 28, m.vx ?? 0, true);
      v.setFloat32(at + 32, m.vy ?? 0, true);
      v.setFloat32(at + 36, m.vz ?? 0, true);
      v.setUint32(at + 40, m.v_estimated_delay_us ?? 0, true);
      v.setFloat32(at + 44, m.feed_forward_angular_velocity_z ?? 0, true);
      v.setUint16(at + 48, m.estimator_status ?? 0, true);
      v.setUint8(at + 50, m.target_system ?? 0);
      v.setUint8(at + 51, m.target_component ?? 0);
      v.setUint8(at + 52, m.landed_state ?? 0);
      v.setFloat32(at + 53, m.angular_velocity_z ?? 0, true);
    },
  },
  GIMBAL_MANAGER_SET_PITCHYAW: {
    read: (v) => ({
      flags: v.getUint32(0, true),
      pitch: v.getFloat32(4, true),
      yaw: v.getFloat32(8, true),
      pitch_rate: v.getFloat32(12, true),
      yaw_rate: v.getFloat32(16, true),
      target_system: v.getUint8(20),
      target_component: v.getUint8(21),
      gimbal_device_id: v.getUint8(22),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.flags ?? 0, true);
      v.setFloat32(at + 4, m.pitch ?? 0, true);
      v.setFloat32(at + 8, m.yaw ?? 0, true);
      v.setFloat32(at + 12, m.pitch_rate ?? 0, true);
      v.setFloat32(at + 16, m.yaw_rate ?? 0, true);
      v.setUint8(at + 20, m.target_system ?? 0);
      v.setUint8(at + 21, m.target_component ?? 0);
      v.setUint8(at + 22, m.gimbal_device_id ?? 0);
    },
  },
  GIMBAL_MANAGER_SET_MANUAL_CONTROL: {
    read: (v) => ({
      flags: v.getUint32(0, true),
      pitch: v.getFloat32(4, true),
      yaw: v.getFloat32(8, true),
      pitch_rate: v.getFloat32(12, true),
      yaw_rate: v.getFloat32(16, true),
      target_system: v.getUint8(20),
      target_component: v.getUint8(21),
      gimbal_device_id: v.getUint8(22),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.flags ?? 0, true);
      v.setFloat32(at + 4, m.pitch ?? 0, true);
      v.setFloat32(at + 8, m.yaw ?? 0, true);
      v.setFloat32(at + 12, m.pitch_rate ?? 0, true);
      v.setFloat32(at + 16, m.yaw_rate ?? 0, true);
      v.setUint8(at + 20, m.target_system ?? 0);
      v.setUint8(at + 21, m.target_component ?? 0);
      v.setUint8(at + 22, m.gimbal_device_id ?? 0);
    },
  },
  WIFI_CONFIG_AP: {
    read: (v) => ({
      ssid: readText(v, 0, 32),
      password: readText(v, 32, 64),
      mode: v.getInt8(96),
      response: v.getInt8(97),
    }),
    write: (v, at, m) => {
      writeText(v, at, 32, m.ssid);
      writeText(v, at + 32, 64, m.password);
      v.setInt8(at + 96, m.mode ?? 0);
      v.setInt8(at + 97, m.response ?? 0);
    },
  },
  AIS_VESSEL: {
    read: (v) => ({
      MMSI: v.getUint32(0, true),
      lat: v.getInt32(4, true),
      lon: v.getInt32(8, true),
      COG: v.getUint16(12, true),
      heading: v.getUint16(14, true),
      velocity: v.getUint16(16, true),
      dimension_bow: v.getUint16(18, true),
      dimension_stern: v.getUint16(20, true),
      tslc: v.getUint16(22, true),
      flags: v.getUint16(24, true),
      turn_rate: v.getInt8(26),
      navigational_status: v.getUint8(27),
      type: v.getUint8(28),
      dimension_port: v.getUint8(29),
      dimension_starboard: v.getUint8(30),
      callsign: readText(v, 31, 7),
      name: readText(v, 38, 20),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.MMSI ?? 0, true);
      v.setInt32(at + 4, m.lat ?? 0, true);
      v.setInt32(at + 8, m.lon ?? 0, true);
      v.setUint16(at + 12, m.COG ?? 0, true);
      v.setUint16(at + 14, m.heading ?? 0, true);
      v.setUint16(at + 16, m.velocity ?? 0, true);
      v.setUint16(at + 18, m.dimension_bow ?? 0, true);
      v.setUint16(at + 20, m.dimension_stern ?? 0, true);
      v.setUint16(at + 22, m.tslc ?? 0, true);
      v.setUint16(at + 24, m.flags ?? 0, true);
      v.setInt8(at + 26, m.turn_rate ?? 0);
      v.setUint8(at + 27, m.navigational_status ?? 0);
      v.setUint8(at + 28, m.type ?? 0);
      v.setUint8(at + 29, m.dimension_port ?? 0);
      v.setUint8(at + 30, m.dimension_starboard ?? 0);
      writeText(v, at + 31, 7, m.callsign);
      writeText(v, at + 38, 20, m.name);
    },
  },
  UAVCAN_NODE_STATUS: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      uptime_sec: v.getUint32(8, true),
      vendor_specific_status_code: v.getUint16(12, true),
      health: v.getUint8(14),
      mode: v.getUint8(15),
      sub_mode: v.getUint8(16),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setUint32(at + 8, m.uptime_sec ?? 0, true);
      v.setUint16(at + 12, m.vendor_specific_status_code ?? 0, true);
      v.setUint8(at + 14, m.health ?? 0);
      v.setUint8(at + 15, m.mode ?? 0);
      v.setUint8(at + 16, m.sub_mode ?? 0);
    },
  },
  UAVCAN_NODE_INFO: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      uptime_sec: v.getUint32(8, true),
      sw_vcs_commit: v.getUint32(12, true),
      name: readText(v, 16, 80),
      hw_version_major: v.getUint8(96),
      hw_version_minor: v.getUint8(97),
      hw_unique_id: list(16, (n) => v.getUint8(98 + 1 * n)),
      sw_version_major: v.getUint8(114),
      sw_version_minor: v.getUint8(115),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setUint32(at + 8, m.uptime_sec ?? 0, true);
      v.setUint32(at + 12, m.sw_vcs_commit ?? 0, true);
      writeText(v, at + 16, 80, m.name);
      v.setUint8(at + 96, m.hw_version_major ?? 0);
      v.setUint8(at + 97, m.hw_version_minor ?? 0);
      writeList(m.hw_unique_id, 16, 0, (n, value) => v.setUint8(at + 98 + 1 * n, value));
      v.setUint8(at + 114, m.sw_version_major ?? 0);
      v.setUint8(at + 115, m.sw_version_minor ?? 0);
    },
  },
  PARAM_EXT_REQUEST_READ: {
    read: (v) => ({
      param_index: v.getInt16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      param_id: readText(v, 4, 16),
    }),
    write: (v, at, m) => {
      v.setInt16(at, m.param_index ?? 0, true);
      v.setUint8(at + 2, m.target_system ?? 0);
      v.setUint8(at + 3, m.target_component ?? 0);
      writeText(v, at + 4, 16, m.param_id);
    },
  },
  PARAM_EXT_REQUEST_LIST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
    },
  },
  PARAM_EXT_VALUE: {
    read: (v) => ({
      param_count: v.getUint16(0, true),
      param_index: v.getUint16(2, true),
      param_id: readText(v, 4, 16),
      param_value: readText(v, 20, 128),
      param_type: v.getUint8(148),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.param_count ?? 0, true);
      v.setUint16(at + 2, m.param_index ?? 0, true);
      writeText(v, at + 4, 16, m.param_id);
      writeText(v, at + 20, 128, m.param_value);
      v.setUint8(at + 148, m.param_type ?? 0);
    },
  },
  PARAM_EXT_SET: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      param_id: readText(v, 2, 16),
      param_value: readText(v, 18, 128),
      param_type: v.getUint8(146),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
      writeText(v, at + 2, 16, m.param_id);
      writeText(v, at + 18, 128, m.param_value);
      v.setUint8(at + 146, m.param_type ?? 0);
    },
  },
  PARAM_EXT_ACK: {
    read: (v) => ({
      param_id: readText(v, 0, 16),
      param_value: readText(v, 16, 128),
      param_type: v.getUint8(144),
      param_result: v.getUint8(145),
    }),
    write: (v, at, m) => {
      writeText(v, at, 16, m.param_id);
      writeText(v, at + 16, 128, m.param_value);
      v.setUint8(at + 144, m.param_type ?? 0);
      v.setUint8(at + 145, m.param_result ?? 0);
    },
  },
  OBSTACLE_DISTANCE: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      distances: list(72, (n) => v.getUint16(8 + 2 * n, true)),
      min_distance: v.getUint16(152, true),
      max_distance: v.getUint16(154, true),
      sensor_type: v.getUint8(156),
      increment: v.getUint8(157),
      increment_f: v.getFloat32(158, true),
      angle_offset: v.getFloat32(162, true),
      frame: v.getUint8(166),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      writeList(m.distances, 72, 0, (n, value) => v.setUint16(at + 8 + 2 * n, value, true));
      v.setUint16(at + 152, m.min_distance ?? 0, true);
      v.setUint16(at + 154, m.max_distance ?? 0, true);
      v.setUint8(at + 156, m.sensor_type ?? 0);
      v.setUint8(at + 157, m.increment ?? 0);
      v.setFloat32(at + 158, m.increment_f ?? 0, true);
      v.setFloat32(at + 162, m.angle_offset ?? 0, true);
      v.setUint8(at + 166, m.frame ?? 0);
    },
  },
  ODOMETRY: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      x: v.getFloat32(8, true),
      y: v.getFloat32(12, true),
      z: v.getFloat32(16, true),
      q: list(4, (n) => v.getFloat32(20 + 4 * n, true)),
      vx: v.getFloat32(36, true),
      vy: v.getFloat32(40, true),
      vz: v.getFloat32(44, true),
      rollspeed: v.getFloat32(48, true),
      pitchspeed: v.getFloat32(52, true),
      yawspeed: v.getFloat32(56, true),
      pose_covariance: list(21, (n) => v.getFloat32(60 + 4 * n, true)),
      velocity_covariance: list(21, (n) => v.getFloat32(144 + 4 * n, true)),
      frame_id: v.getUint8(228),
      child_frame_id: v.getUint8(229),
      reset_counter: v.getUint8(230),
      estimator_type: v.getUint8(231),
      quality: v.getInt8(232),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setFloat32(at + 8, m.x ?? 0, true);
      v.setFloat32(at + 12, m.y ?? 0, true);
      v.setFloat32(at + 16, m.z ?? 0, true);
      writeList(m.q, 4, 0, (n, value) => v.setFloat32(at + 20 + 4 * n, value, true));
      v.setFloat32(at + 36, m.vx ?? 0, true);
      v.setFloat32(at + 40, m.vy ?? 0, true);
      v.setFloat32(at + 44, m.vz ?? 0, true);
      v.setFloat32(at + 48, m.rollspeed ?? 0, true);
      v.setFloat32(at + 52, m.pitchspeed ?? 0, true);
      v.setFloat32(at + 56, m.yawspeed ?? 0, true);
      writeList(m.pose_covariance, 21, 0, (n, value) => v.setFloat32(at + 60 + 4 * n, value, true));
      writeList(m.velocity_covariance, 21, 0, (n, value) => v.setFloat32(at + 144 + 4 * n, value, true));
      v.setUint8(at + 228, m.frame_id ?? 0);
      v.setUint8(at + 229, m.child_frame_id ?? 0);
      v.setUint8(at + 230, m.reset_counter ?? 0);
      v.setUint8(at + 231, m.estimator_type ?? 0);
      v.setInt8(at + 232, m.quality ?? 0);
    },
  },
  TRAJECTORY_REPRESENTATION_WAYPOINTS: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      pos_x: list(5, (n) => v.getFloat32(8 + 4 * n, true)),
      pos_y: list(5, (n) => v.getFloat32(28 + 4 * n, true)),
      pos_z: list(5, (n) => v.getFloat32(48 + 4 * n, true)),
      vel_x: list(5, (n) => v.getFloat32(68 + 4 * n, true)),
      vel_y: list(5, (n) => v.getFloat32(88 + 4 * n, true)),
      vel_z: list(5, (n) => v.getFloat32(108 + 4 * n, true)),
      acc_x: list(5, (n) => v.getFloat32(128 + 4 * n, true)),
      acc_y: list(5, (n) => v.getFloat32(148 + 4 * n, true)),
      acc_z: list(5, (n) => v.getFloat32(168 + 4 * n, true)),
      pos_yaw: list(5, (n) => v.getFloat32(188 + 4 * n, true)),
      vel_yaw: list(5, (n) => v.getFloat32(208 + 4 * n, true)),
      command: list(5, (n) => v.getUint16(228 + 2 * n, true)),
      valid_points: v.getUint8(238),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      writeList(m.pos_x, 5, 0, (n, value) => v.setFloat32(at + 8 + 4 * n, value, true));
      writeList(m.pos_y, 5, 0, (n, value) => v.setFloat32(at + 28 + 4 * n, value, true));
      writeList(m.pos_z, 5, 0, (n, value) => v.setFloat32(at + 48 + 4 * n, value, true));
      writeList(m.vel_x, 5, 0, (n, value) => v.setFloat32(at + 68 + 4 * n, value, true));
      writeList(m.vel_y, 5, 0, (n, value) => v.setFloat32(at + 88 + 4 * n, value, true));
      writeList(m.vel_z, 5, 0, (n, value) => v.setFloat32(at + 108 + 4 * n, value, true));
      writeList(m.acc_x, 5, 0, (n, value) => v.setFloat32(at + 128 + 4 * n, value, true));
      writeList(m.acc_y, 5, 0, (n, value) => v.setFloat32(at + 148 + 4 * n, value, true));
      writeList(m.acc_z, 5, 0, (n, value) => v.setFloat32(at + 168 + 4 * n, value, true));
      writeList(m.pos_yaw, 5, 0, (n, value) => v.setFloat32(at + 188 + 4 * n, value, true));
      writeList(m.vel_yaw, 5, 0, (n, value) => v.setFloat32(at + 208 + 4 * n, value, true));
      writeList(m.command, 5, 0, (n, value) => v.setUint16(at + 228 + 2 * n, value, true));
      v.setUint8(at + 238, m.valid_points ?? 0);
    },
  },
  TRAJECTORY_REPRESENTATION_BEZIER: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      pos_x: list(5, (n) => v.getFloat32(8 + 4 * n, true)),
      pos_y: list(5, (n) => v.getFloat32(28 + 4 * n, true)),
      pos_z: list(5, (n) => v.getFloat32(48 + 4 * n, true)),
      delta: list(5, (n) => v.getFloat32(68 + 4 * n, true)),
      pos_yaw: list(5, (n) => v.getFloat32(88 + 4 * n, true)),
      valid_points: v.getUint8(108),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      writeList(m.pos_x, 5, 0, (n, value) => v.setFloat32(at + 8 + 4 * n, value, true));
      writeList(m.pos_y, 5, 0, (n, value) => v.setFloat32(at + 28 + 4 * n, value, true));
      writeList(m.pos_z, 5, 0, (n, value) => v.setFloat32(at + 48 + 4 * n, value, true));
      writeList(m.delta, 5, 0, (n, value) => v.setFloat32(at + 68 + 4 * n, value, true));
      writeList(m.pos_yaw, 5, 0, (n, value) => v.setFloat32(at + 88 + 4 * n, value, true));
      v.setUint8(at + 108, m.valid_points ?? 0);
    },
  },
  CELLULAR_STATUS: {
    read: (v) => ({
      mcc: v.getUint16(0, true),
      mnc: v.getUint16(2, true),
      lac: v.getUint16(4, true),
      status: v.getUint8(6),
      failure_reason: v.getUint8(7),
      type: v.getUint8(8),
      quality: v.getUint8(9),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.mcc ?? 0, true);
      v.setUint16(at + 2, m.mnc ?? 0, true);
      v.setUint16(at + 4, m.lac ?? 0, true);
      v.setUint8(at + 6, m.status ?? 0);
      v.setUint8(at + 7, m.failure_reason ?? 0);
      v.setUint8(at + 8, m.type ?? 0);
      v.setUint8(at + 9, m.quality ?? 0);
    },
  },
  ISBD_LINK_STATUS: {
    read: (v) => ({
      timestamp: v.getBigUint64(0, true),
      last_heartbeat: v.getBigUint64(8, true),
      failed_sessions: v.getUint16(16, true),
      successful_sessions: v.getUint16(18, true),
      signal_quality: v.getUint8(20),
      ring_pending: v.getUint8(21),
      tx_session_pending: v.getUint8(22),
      rx_session_pending: v.getUint8(23),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.timestamp ?? 0n, true);
      v.setBigUint64(at + 8, m.last_heartbeat ?? 0n, true);
      v.setUint16(at + 16, m.failed_sessions ?? 0, true);
      v.setUint16(at + 18, m.successful_sessions ?? 0, true);
      v.setUint8(at + 20, m.signal_quality ?? 0);
      v.setUint8(at + 21, m.ring_pending ?? 0);
      v.setUint8(at + 22, m.tx_session_pending ?? 0);
      v.setUint8(at + 23, m.rx_session_pending ?? 0);
    },
  },
  CELLULAR_CONFIG: {
    read: (v) => ({
      enable_lte: v.getUint8(0),
      enable_pin: v.getUint8(1),
      pin: readText(v, 2, 16),
      new_pin: readText(v, 18, 16),
      apn: readText(v, 34, 32),
      puk: readText(v, 66, 16),
      roaming: v.getUint8(82),
      response: v.getUint8(83),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.enable_lte ?? 0);
      v.setUint8(at + 1, m.enable_pin ?? 0);
      writeText(v, at + 2, 16, m.pin);
      writeText(v, at + 18, 16, m.new_pin);
      writeText(v, at + 34, 32, m.apn);
      writeText(v, at + 66, 16, m.puk);
      v.setUint8(at + 82, m.roaming ?? 0);
      v.setUint8(at + 83, m.response ?? 0);
    },
  },
  RAW_RPM: {
    read: (v) => ({
      frequency: v.getFloat32(0, true),
      index: v.getUint8(4),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.frequency ?? 0, true);
      v.setUint8(at + 4, m.index ?? 0);
    },
  },
  UTM_GLOBAL_POSITION: {
    read: (v) => ({
      time: v.getBigUint64(0, true),
      lat: v.getInt32(8, true),
      lon: v.getInt32(12, true),
      alt: v.getInt32(16, true),
      relative_alt: v.getInt32(20, true),
      next_lat: v.getInt32(24, true),
      next_lon: v.getInt32(28, true),
      next_alt: v.getInt32(32, true),
      vx: v.getInt16(36, true),
      vy: v.getInt16(38, true),
      vz: v.getInt16(40, true),
      h_acc: v.getUint16(42, true),
      v_acc: v.getUint16(44, true),
      vel_acc: v.getUint16(46, true),
      update_rate: v.getUint16(48, true),
      uas_id: list(18, (n) => v.getUint8(50 + 1 * n)),
      flight_state: v.getUint8(68),
      flags: v.getUint8(69),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time ?? 0n, true);
      v.setInt32(at + 8, m.lat ?? 0, true);
      v.setInt32(at + 12, m.lon ?? 0, true);
      v.setInt32(at + 16, m.alt ?? 0, true);
      v.setInt32(at + 20, m.relative_alt ?? 0, true);
      v.setInt32(at + 24, m.next_lat ?? 0, true);
      v.setInt32(at + 28, m.next_lon ?? 0, true);
      v.setInt32(at + 32, m.next_alt ?? 0, true);
      v.setInt16(at + 36, m.vx ?? 0, true);
      v.setInt16(at + 38, m.vy ?? 0, true);
      v.setInt16(at + 40, m.vz ?? 0, true);
      v.setUint16(at + 42, m.h_acc ?? 0, true);
      v.setUint16(at + 44, m.v_acc ?? 0, true);
      v.setUint16(at + 46, m.vel_acc ?? 0, true);
      v.setUint16(at + 48, m.update_rate ?? 0, true);
      writeList(m.uas_id, 18, 0, (n, value) => v.setUint8(at + 50 + 1 * n, value));
      v.setUint8(at + 68, m.flight_state ?? 0);
      v.setUint8(at + 69, m.flags ?? 0);
    },
  },
  DEBUG_FLOAT_ARRAY: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      array_id: v.getUint16(8, true),
      name: readText(v, 10, 10),
      data: list(58, (n) => v.getFloat32(20 + 4 * n, true)),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setUint16(at + 8, m.array_id ?? 0, true);
      writeText(v, at + 10, 10, m.name);
      writeList(m.data, 58, 0, (n, value) => v.setFloat32(at + 20 + 4 * n, value, true));
    },
  },
  ORBIT_EXECUTION_STATUS: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      radius: v.getFloat32(8, true),
      x: v.getInt32(12, true),
      y: v.getInt32(16, true),
      z: v.getFloat32(20, true),
      frame: v.getUint8(24),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setFloat32(at + 8, m.radius ?? 0, true);
      v.setInt32(at + 12, m.x ?? 0, true);
      v.setInt32(at + 16, m.y ?? 0, true);
      v.setFloat32(at + 20, m.z ?? 0, true);
      v.setUint8(at + 24, m.frame ?? 0);
    },
  },
  SMART_BATTERY_INFO: {
    read: (v) => ({
      capacity_full_specification: v.getInt32(0, true),
      capacity_full: v.getInt32(4, true),
      cycle_count: v.getUint16(8, true),
      weight: v.getUint16(10, true),
      discharge_minimum_voltage: v.getUint16(12, true),
      charging_minimum_voltage: v.getUint16(14, true),
      resting_minimum_voltage: v.getUint16(16, true),
      id: v.getUint8(18),
      battery_function: v.getUint8(19),
      type: v.getUint8(20),
      serial_number: readText(v, 21, 16),
      device_name: readText(v, 37, 50),
      charging_maximum_voltage: v.getUint16(87, true),
      cells_in_series: v.getUint8(89),
      discharge_maximum_current: v.getUint32(90, true),
      discharge_maximum_burst_current: v.getUint32(94, true),
      manufacture_date: readText(v, 98, 11),
    }),
    write: (v, at, m) => {
      v.setInt32(at, m.capacity_full_specification ?? 0, true);
      v.setInt32(at + 4, m.capacity_full ?? 0, true);
      v.setUint16(at + 8, m.cycle_count ?? 0, true);
      v.setUint16(at + 10, m.weight ?? 0, true);
      v.setUint16(at + 12, m.discharge_minimum_voltage ?? 0, true);
      v.setUint16(at + 14, m.charging_minimum_voltage ?? 0, true);
      v.setUint16(at + 16, m.resting_minimum_voltage ?? 0, true);
      v.setUint8(at + 18, m.id ?? 0);
      v.setUint8(at + 19, m.battery_function ?? 0);
      v.setUint8(at + 20, m.type ?? 0);
      writeText(v, at + 21, 16, m.serial_number);
      writeText(v, at + 37, 50, m.device_name);
      v.setUint16(at + 87, m.charging_maximum_voltage ?? 0, true);
      v.setUint8(at + 89, m.cells_in_series ?? 0);
      v.setUint32(at + 90, m.discharge_maximum_current ?? 0, true);
      v.setUint32(at + 94, m.discharge_maximum_burst_current ?? 0, true);
      writeText(v, at + 98, 11, m.manufacture_date);
    },
  },
  FUEL_STATUS: {
    read: (v) => ({
      maximum_fuel: v.getFloat32(0, true),
      consumed_fuel: v.getFloat32(4, true),
      remaining_fuel: v.getFloat32(8, true),
      flow_rate: v.getFloat32(12, true),
      temperature: v.getFloat32(16, true),
      fuel_type: v.getUint32(20, true),
      id: v.getUint8(24),
      percent_remaining: v.getUint8(25),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.maximum_fuel ?? 0, true);
      v.setFloat32(at + 4, m.consumed_fuel ?? 0, true);
      v.setFloat32(at + 8, m.remaining_fuel ?? 0, true);
      v.setFloat32(at + 12, m.flow_rate ?? 0, true);
      v.setFloat32(at + 16, m.temperature ?? 0, true);
      v.setUint32(at + 20, m.fuel_type ?? 0, true);
      v.setUint8(at + 24, m.id ?? 0);
      v.setUint8(at + 25, m.percent_remaining ?? 0);
    },
  },
  GENERATOR_STATUS: {
    read: (v) => ({
      status: v.getBigUint64(0, true),
      battery_current: v.getFloat32(8, true),
      load_current: v.getFloat32(12, true),
      power_generated: v.getFloat32(16, true),
      bus_voltage: v.getFloat32(20, true),
      bat_current_setpoint: v.getFloat32(24, true),
      runtime: v.getUint32(28, true),
      time_until_maintenance: v.getInt32(32, true),
      generator_speed: v.getUint16(36, true),
      rectifier_temperature: v.getInt16(38, true),
      generator_temperature: v.getInt16(40, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.status ?? 0n, true);
      v.setFloat32(at + 8, m.battery_current ?? 0, true);
      v.setFloat32(at + 12, m.load_current ?? 0, true);
      v.setFloat32(at + 16, m.power_generated ?? 0, true);
      v.setFloat32(at + 20, m.bus_voltage ?? 0, true);
      v.setFloat32(at + 24, m.bat_current_setpoint ?? 0, true);
      v.setUint32(at + 28, m.runtime ?? 0, true);
      v.setInt32(at + 32, m.time_until_maintenance ?? 0, true);
      v.setUint16(at + 36, m.generator_speed ?? 0, true);
      v.setInt16(at + 38, m.rectifier_temperature ?? 0, true);
      v.setInt16(at + 40, m.generator_temperature ?? 0, true);
    },
  },
  ACTUATOR_OUTPUT_STATUS: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      active: v.getUint32(8, true),
      actuator: list(32, (n) => v.getFloat32(12 + 4 * n, true)),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setUint32(at + 8, m.active ?? 0, true);
      writeList(m.actuator, 32, 0, (n, value) => v.setFloat32(at + 12 + 4 * n, value, true));
    },
  },
  TUNNEL: {
    read: (v) => ({
      payload_type: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      payload_length: v.getUint8(4),
      payload: list(128, (n) => v.getUint8(5 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint16(at, m.payload_type ?? 0, true);
      v.setUint8(at + 2, m.target_system ?? 0);
      v.setUint8(at + 3, m.target_component ?? 0);
      v.setUint8(at + 4, m.payload_length ?? 0);
      writeList(m.payload, 128, 0, (n, value) => v.setUint8(at + 5 + 1 * n, value));
    },
  },
  CAN_FRAME: {
    read: (v) => ({
      id: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      bus: v.getUint8(6),
      len: v.getUint8(7),
      data: list(8, (n) => v.getUint8(8 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.id ?? 0, true);
      v.setUint8(at + 4, m.target_system ?? 0);
      v.setUint8(at + 5, m.target_component ?? 0);
      v.setUint8(at + 6, m.bus ?? 0);
      v.setUint8(at + 7, m.len ?? 0);
      writeList(m.data, 8, 0, (n, value) => v.setUint8(at + 8 + 1 * n, value));
    },
  },
  CANFD_FRAME: {
    read: (v) => ({
      id: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      bus: v.getUint8(6),
      len: v.getUint8(7),
      data: list(64, (n) => v.getUint8(8 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.id ?? 0, true);
      v.setUint8(at + 4, m.target_system ?? 0);
      v.setUint8(at + 5, m.target_component ?? 0);
      v.setUint8(at + 6, m.bus ?? 0);
      v.setUint8(at + 7, m.len ?? 0);
      writeList(m.data, 64, 0, (n, value) => v.setUint8(at + 8 + 1 * n, value));
    },
  },
  CAN_FILTER_MODIFY: {
    read: (v) => ({
      ids: list(16, (n) => v.getUint16(0 + 2 * n, true)),
      target_system: v.getUint8(32),
      target_component: v.getUint8(33),
      bus: v.getUint8(34),
      operation: v.getUint8(35),
      num_ids: v.getUint8(36),
    }),
    write: (v, at, m) => {
      writeList(m.ids, 16, 0, (n, value) => v.setUint16(at + 2 * n, value, true));
      v.setUint8(at + 32, m.target_system ?? 0);
      v.setUint8(at + 33, m.target_component ?? 0);
      v.setUint8(at + 34, m.bus ?? 0);
      v.setUint8(at + 35, m.operation ?? 0);
      v.setUint8(at + 36, m.num_ids ?? 0);
    },
  },
  COMPONENT_INFORMATION: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      general_metadata_file_crc: v.getUint32(4, true),
      peripherals_metadata_file_crc: v.getUint32(8, true),
      general_metadata_uri: readText(v, 12, 100),
      peripherals_metadata_uri: readText(v, 112, 100),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setUint32(at + 4, m.general_metadata_file_crc ?? 0, true);
      v.setUint32(at + 8, m.peripherals_metadata_file_crc ?? 0, true);
      writeText(v, at + 12, 100, m.general_metadata_uri);
      writeText(v, at + 112, 100, m.peripherals_metadata_uri);
    },
  },
  COMPONENT_INFORMATION_BASIC: {
    read: (v) => ({
      capabilities: v.getBigUint64(0, true),
      time_boot_ms: v.getUint32(8, true),
      time_manufacture_s: v.getUint32(12, true),
      vendor_name: readText(v, 16, 32),
      model_name: readText(v, 48, 32),
      software_version: readText(v, 80, 24),
      hardware_version: readText(v, 104, 24),
      serial_number: readText(v, 128, 32),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.capabilities ?? 0n, true);
      v.setUint32(at + 8, m.time_boot_ms ?? 0, true);
      v.setUint32(at + 12, m.time_manufacture_s ?? 0, true);
      writeText(v, at + 16, 32, m.vendor_name);
      writeText(v, at + 48, 32, m.model_name);
      writeText(v, at + 80, 24, m.software_version);
      writeText(v, at + 104, 24, m.hardware_version);
      writeText(v, at + 128, 32, m.serial_number);
    },
  },
  COMPONENT_METADATA: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      file_crc: v.getUint32(4, true),
      uri: readText(v, 8, 100),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setUint32(at + 4, m.file_crc ?? 0, true);
      writeText(v, at + 8, 100, m.uri);
    },
  },
  PLAY_TUNE_V2: {
    read: (v) => ({
      format: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      tune: readText(v, 6, 248),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.format ?? 0, true);
      v.setUint8(at + 4, m.target_system ?? 0);
      v.setUint8(at + 5, m.target_component ?? 0);
      writeText(v, at + 6, 248, m.tune);
    },
  },
  SUPPORTED_TUNES: {
    read: (v) => ({
      format: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.format ?? 0, true);
      v.setUint8(at + 4, m.target_system ?? 0);
      v.setUint8(at + 5, m.target_component ?? 0);
    },
  },
  AVAILABLE_MODES: {
    read: (v) => ({
      custom_mode: v.getUint32(0, true),
      properties: v.getUint32(4, true),
      number_modes: v.getUint8(8),
      mode_index: v.getUint8(9),
      standard_mode: v.getUint8(10),
      mode_name: readText(v, 11, 35),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.custom_mode ?? 0, true);
      v.setUint32(at + 4, m.properties ?? 0, true);
      v.setUint8(at + 8, m.number_modes ?? 0);
      v.setUint8(at + 9, m.mode_index ?? 0);
      v.setUint8(at + 10, m.standard_mode ?? 0);
      writeText(v, at + 11, 35, m.mode_name);
    },
  },
  CURRENT_MODE: {
    read: (v) => ({
      custom_mode: v.getUint32(0, true),
      intended_custom_mode: v.getUint32(4, true),
      standard_mode: v.getUint8(8),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.custom_mode ?? 0, true);
      v.setUint32(at + 4, m.intended_custom_mode ?? 0, true);
      v.setUint8(at + 8, m.standard_mode ?? 0);
    },
  },
  AVAILABLE_MODES_MONITOR: {
    read: (v) => ({
      seq: v.getUint8(0),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.seq ?? 0);
    },
  },
  ILLUMINATOR_STATUS: {
    read: (v) => ({
      uptime_ms: v.getUint32(0, true),
      error_status: v.getUint32(4, true),
      brightness: v.getFloat32(8, true),
      strobe_period: v.getFloat32(12, true),
      strobe_duty_cycle: v.getFloat32(16, true),
      temp_c: v.getFloat32(20, true),
      min_strobe_period: v.getFloat32(24, true),
      max_strobe_period: v.getFloat32(28, true),
      enable: v.getUint8(32),
      mode_bitmask: v.getUint8(33),
      mode: v.getUint8(34),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.uptime_ms ?? 0, true);
      v.setUint32(at + 4, m.error_status ?? 0, true);
      v.setFloat32(at + 8, m.brightness ?? 0, true);
      v.setFloat32(at + 12, m.strobe_period ?? 0, true);
      v.setFloat32(at + 16, m.strobe_duty_cycle ?? 0, true);
      v.setFloat32(at + 20, m.temp_c ?? 0, true);
      v.setFloat32(at + 24, m.min_strobe_period ?? 0, true);
      v.setFloat32(at + 28, m.max_strobe_period ?? 0, true);
      v.setUint8(at + 32, m.enable ?? 0);
      v.setUint8(at + 33, m.mode_bitmask ?? 0);
      v.setUint8(at + 34, m.mode ?? 0);
    },
  },
  WHEEL_DISTANCE: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      distance: list(16, (n) => v.getFloat64(8 + 8 * n, true)),
      count: v.getUint8(136),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      writeList(m.distance, 16, 0, (n, value) => v.setFloat64(at + 8 + 8 * n, value, true));
      v.setUint8(at + 136, m.count ?? 0);
    },
  },
  WINCH_STATUS: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      line_length: v.getFloat32(8, true),
      speed: v.getFloat32(12, true),
      tension: v.getFloat32(16, true),
      voltage: v.getFloat32(20, true),
      current: v.getFloat32(24, true),
      status: v.getUint32(28, true),
      temperature: v.getInt16(32, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setFloat32(at + 8, m.line_length ?? 0, true);
      v.setFloat32(at + 12, m.speed ?? 0, true);
      v.setFloat32(at + 16, m.tension ?? 0, true);
      v.setFloat32(at + 20, m.voltage ?? 0, true);
      v.setFloat32(at + 24, m.current ?? 0, true);
      v.setUint32(at + 28, m.status ?? 0, true);
      v.setInt16(at + 32, m.temperature ?? 0, true);
    },
  },
  DEVICE_OP_READ: {
    read: (v) => ({
      request_id: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      bustype: v.getUint8(6),
      bus: v.getUint8(7),
      address: v.getUint8(8),
      busname: readText(v, 9, 40),
      regstart: v.getUint8(49),
      count: v.getUint8(50),
      bank: v.getUint8(51),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.request_id ?? 0, true);
      v.setUint8(at + 4, m.target_system ?? 0);
      v.setUint8(at + 5, m.target_component ?? 0);
      v.setUint8(at + 6, m.bustype ?? 0);
      v.setUint8(at + 7, m.bus ?? 0);
      v.setUint8(at + 8, m.address ?? 0);
      writeText(v, at + 9, 40, m.busname);
      v.setUint8(at + 49, m.regstart ?? 0);
      v.setUint8(at + 50, m.count ?? 0);
      v.setUint8(at + 51, m.bank ?? 0);
    },
  },
  DEVICE_OP_READ_REPLY: {
    read: (v) => ({
      request_id: v.getUint32(0, true),
      result: v.getUint8(4),
      regstart: v.getUint8(5),
      count: v.getUint8(6),
      data: list(128, (n) => v.getUint8(7 + 1 * n)),
      bank: v.getUint8(135),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.request_id ?? 0, true);
      v.setUint8(at + 4, m.result ?? 0);
      v.setUint8(at + 5, m.regstart ?? 0);
      v.setUint8(at + 6, m.count ?? 0);
      writeList(m.data, 128, 0, (n, value) => v.setUint8(at + 7 + 1 * n, value));
      v.setUint8(at + 135, m.bank ?? 0);
    },
  },
  DEVICE_OP_WRITE: {
    read: (v) => ({
      request_id: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      bustype: v.getUint8(6),
      bus: v.getUint8(7),
      address: v.getUint8(8),
      busname: readText(v, 9, 40),
      regstart: v.getUint8(49),
      count: v.getUint8(50),
      data: list(128, (n) => v.getUint8(51 + 1 * n)),
      bank: v.getUint8(179),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.request_id ?? 0, true);
      v.setUint8(at + 4, m.target_system ?? 0);
      v.setUint8(at + 5, m.target_component ?? 0);
      v.setUint8(at + 6, m.bustype ?? 0);
      v.setUint8(at + 7, m.bus ?? 0);
      v.setUint8(at + 8, m.address ?? 0);
      writeText(v, at + 9, 40, m.busname);
      v.setUint8(at + 49, m.regstart ?? 0);
      v.setUint8(at + 50, m.count ?? 0);
      writeList(m.data, 128, 0, (n, value) => v.setUint8(at + 51 + 1 * n, value));
      v.setUint8(at + 179, m.bank ?? 0);
    },
  },
  DEVICE_OP_WRITE_REPLY: {
    read: (v) => ({
      request_id: v.getUint32(0, true),
      result: v.getUint8(4),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.request_id ?? 0, true);
      v.setUint8(at + 4, m.result ?? 0);
    },
  },
  SECURE_COMMAND: {
    read: (v) => ({
      sequence: v.getUint32(0, true),
      operation: v.getUint32(4, true),
      target_system: v.getUint8(8),
      target_component: v.getUint8(9),
      data_length: v.getUint8(10),
      sig_length: v.getUint8(11),
      data: list(220, (n) => v.getUint8(12 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.sequence ?? 0, true);
      v.setUint32(at + 4, m.operation ?? 0, true);
      v.setUint8(at + 8, m.target_system ?? 0);
      v.setUint8(at + 9, m.target_component ?? 0);
      v.setUint8(at + 10, m.data_length ?? 0);
      v.setUint8(at + 11, m.sig_length ?? 0);
      writeList(m.data, 220, 0, (n, value) => v.setUint8(at + 12 + 1 * n, value));
    },
  },
  SECURE_COMMAND_REPLY: {
    read: (v) => ({
      sequence: v.getUint32(0, true),
      operation: v.getUint32(4, true),
      result: v.getUint8(8),
      data_length: v.getUint8(9),
      data: list(220, (n) => v.getUint8(10 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.sequence ?? 0, true);
      v.setUint32(at + 4, m.operation ?? 0, true);
      v.setUint8(at + 8, m.result ?? 0);
      v.setUint8(at + 9, m.data_length ?? 0);
      writeList(m.data, 220, 0, (n, value) => v.setUint8(at + 10 + 1 * n, value));
    },
  },
  ADAP_TUNING: {
    read: (v) => ({
      desired: v.getFloat32(0, true),
      achieved: v.getFloat32(4, true),
      error: v.getFloat32(8, true),
      theta: v.getFloat32(12, true),
      omega: v.getFloat32(16, true),
      sigma: v.getFloat32(20, true),
      theta_dot: v.getFloat32(24, true),
      omega_dot: v.getFloat32(28, true),
      sigma_dot: v.getFloat32(32, true),
      f: v.getFloat32(36, true),
      f_dot: v.getFloat32(40, true),
      u: v.getFloat32(44, true),
      axis: v.getUint8(48),
    }),
    write: (v, at, m) => {
      v.setFloat32(at, m.desired ?? 0, true);
      v.setFloat32(at + 4, m.achieved ?? 0, true);
      v.setFloat32(at + 8, m.error ?? 0, true);
      v.setFloat32(at + 12, m.theta ?? 0, true);
      v.setFloat32(at + 16, m.omega ?? 0, true);
      v.setFloat32(at + 20, m.sigma ?? 0, true);
      v.setFloat32(at + 24, m.theta_dot ?? 0, true);
      v.setFloat32(at + 28, m.omega_dot ?? 0, true);
      v.setFloat32(at + 32, m.sigma_dot ?? 0, true);
      v.setFloat32(at + 36, m.f ?? 0, true);
      v.setFloat32(at + 40, m.f_dot ?? 0, true);
      v.setFloat32(at + 44, m.u ?? 0, true);
      v.setUint8(at + 48, m.axis ?? 0);
    },
  },
  VISION_POSITION_DELTA: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      time_delta_usec: v.getBigUint64(8, true),
      angle_delta: list(3, (n) => v.getFloat32(16 + 4 * n, true)),
      position_delta: list(3, (n) => v.getFloat32(28 + 4 * n, true)),
      confidence: v.getFloat32(40, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setBigUint64(at + 8, m.time_delta_usec ?? 0n, true);
      writeList(m.angle_delta, 3, 0, (n, value) => v.setFloat32(at + 16 + 4 * n, value, true));
      writeList(m.position_delta, 3, 0, (n, value) => v.setFloat32(at + 28 + 4 * n, value, true));
      v.setFloat32(at + 40, m.confidence ?? 0, true);
    },
  },
  AOA_SSA: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      AOA: v.getFloat32(8, true),
      SSA: v.getFloat32(12, true),
    }),
    write: (v, at, m) => {
      v.setBigUint64(at, m.time_usec ?? 0n, true);
      v.setFloat32(at + 8, m.AOA ?? 0, true);
      v.setFloat32(at + 12, m.SSA ?? 0, true);
    },
  },
  ESC_TELEMETRY_1_TO_4: {
    read: (v) => ({
      voltage: list(4, (n) => v.getUint16(0 + 2 * n, true)),
      current: list(4, (n) => v.getUint16(8 + 2 * n, true)),
      totalcurrent: list(4, (n) => v.getUint16(16 + 2 * n, true)),
      rpm: list(4, (n) => v.getUint16(24 + 2 * n, true)),
      count: list(4, (n) => v.getUint16(32 + 2 * n, true)),
      temperature: list(4, (n) => v.getUint8(40 + 1 * n)),
    }),
    write: (v, at, m) => {
      writeList(m.voltage, 4, 0, (n, value) => v.setUint16(at + 2 * n, value, true));
      writeList(m.current, 4, 0, (n, value) => v.setUint16(at + 8 + 2 * n, value, true));
      writeList(m.totalcurrent, 4, 0, (n, value) => v.setUint16(at + 16 + 2 * n, value, true));
      writeList(m.rpm, 4, 0, (n, value) => v.setUint16(at + 24 + 2 * n, value, true));
      writeList(m.count, 4, 0, (n, value) => v.setUint16(at + 32 + 2 * n, value, true));
      writeList(m.temperature, 4, 0, (n, value) => v.setUint8(at + 40 + 1 * n, value));
    },
  },
  ESC_TELEMETRY_5_TO_8: {
    read: (v) => ({
      voltage: list(4, (n) => v.getUint16(0 + 2 * n, true)),
      current: list(4, (n) => v.getUint16(8 + 2 * n, true)),
      totalcurrent: list(4, (n) => v.getUint16(16 + 2 * n, true)),
      rpm: list(4, (n) => v.getUint16(24 + 2 * n, true)),
      count: list(4, (n) => v.getUint16(32 + 2 * n, true)),
      temperature: list(4, (n) => v.getUint8(40 + 1 * n)),
    }),
    write: (v, at, m) => {
      writeList(m.voltage, 4, 0, (n, value) => v.setUint16(at + 2 * n, value, true));
      writeList(m.current, 4, 0, (n, value) => v.setUint16(at + 8 + 2 * n, value, true));
      writeList(m.totalcurrent, 4, 0, (n, value) => v.setUint16(at + 16 + 2 * n, value, true));
      writeList(m.rpm, 4, 0, (n, value) => v.setUint16(at + 24 + 2 * n, value, true));
      writeList(m.count, 4, 0, (n, value) => v.setUint16(at + 32 + 2 * n, value, true));
      writeList(m.temperature, 4, 0, (n, value) => v.setUint8(at + 40 + 1 * n, value));
    },
  },
  ESC_TELEMETRY_9_TO_12: {
    read: (v) => ({
      voltage: list(4, (n) => v.getUint16(0 + 2 * n, true)),
      current: list(4, (n) => v.getUint16(8 + 2 * n, true)),
      totalcurrent: list(4, (n) => v.getUint16(16 + 2 * n, true)),
      rpm: list(4, (n) => v.getUint16(24 + 2 * n, true)),
      count: list(4, (n) => v.getUint16(32 + 2 * n, true)),
      temperature: list(4, (n) => v.getUint8(40 + 1 * n)),
    }),
    write: (v, at, m) => {
      writeList(m.voltage, 4, 0, (n, value) => v.setUint16(at + 2 * n, value, true));
      writeList(m.current, 4, 0, (n, value) => v.setUint16(at + 8 + 2 * n, value, true));
      writeList(m.totalcurrent, 4, 0, (n, value) => v.setUint16(at + 16 + 2 * n, value, true));
      writeList(m.rpm, 4, 0, (n, value) => v.setUint16(at + 24 + 2 * n, value, true));
      writeList(m.count, 4, 0, (n, value) => v.setUint16(at + 32 + 2 * n, value, true));
      writeList(m.temperature, 4, 0, (n, value) => v.setUint8(at + 40 + 1 * n, value));
    },
  },
  OSD_PARAM_CONFIG: {
    read: (v) => ({
      request_id: v.getUint32(0, true),
      min_value: v.getFloat32(4, true),
      max_value: v.getFloat32(8, true),
      increment: v.getFloat32(12, true),
      target_system: v.getUint8(16),
      target_component: v.getUint8(17),
      osd_screen: v.getUint8(18),
      osd_index: v.getUint8(19),
      param_id: readText(v, 20, 16),
      config_type: v.getUint8(36),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.request_id ?? 0, true);
      v.setFloat32(at + 4, m.min_value ?? 0, true);
      v.setFloat32(at + 8, m.max_value ?? 0, true);
      v.setFloat32(at + 12, m.increment ?? 0, true);
      v.setUint8(at + 16, m.target_system ?? 0);
      v.setUint8(at + 17, m.target_component ?? 0);
      v.setUint8(at + 18, m.osd_screen ?? 0);
      v.setUint8(at + 19, m.osd_index ?? 0);
      writeText(v, at + 20, 16, m.param_id);
      v.setUint8(at + 36, m.config_type ?? 0);
    },
  },
  OSD_PARAM_CONFIG_REPLY: {
    read: (v) => ({
      request_id: v.getUint32(0, true),
      result: v.getUint8(4),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.request_id ?? 0, true);
      v.setUint8(at + 4, m.result ?? 0);
    },
  },
  OSD_PARAM_SHOW_CONFIG: {
    read: (v) => ({
      request_id: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      osd_screen: v.getUint8(6),
      osd_index: v.getUint8(7),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.request_id ?? 0, true);
      v.setUint8(at + 4, m.target_system ?? 0);
      v.setUint8(at + 5, m.target_component ?? 0);
      v.setUint8(at + 6, m.osd_screen ?? 0);
      v.setUint8(at + 7, m.osd_index ?? 0);
    },
  },
  OSD_PARAM_SHOW_CONFIG_REPLY: {
    read: (v) => ({
      request_id: v.getUint32(0, true),
      min_value: v.getFloat32(4, true),
      max_value: v.getFloat32(8, true),
      increment: v.getFloat32(12, true),
      result: v.getUint8(16),
      param_id: readText(v, 17, 16),
      config_type: v.getUint8(33),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.request_id ?? 0, true);
      v.setFloat32(at + 4, m.min_value ?? 0, true);
      v.setFloat32(at + 8, m.max_value ?? 0, true);
      v.setFloat32(at + 12, m.increment ?? 0, true);
      v.setUint8(at + 16, m.result ?? 0);
      writeText(v, at + 17, 16, m.param_id);
      v.setUint8(at + 33, m.config_type ?? 0);
    },
  },
  OBSTACLE_DISTANCE_3D: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      x: v.getFloat32(4, true),
      y: v.getFloat32(8, true),
      z: v.getFloat32(12, true),
      min_distance: v.getFloat32(16, true),
      max_distance: v.getFloat32(20, true),
      obstacle_id: v.getUint16(24, true),
      sensor_type: v.getUint8(26),
      frame: v.getUint8(27),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setFloat32(at + 4, m.x ?? 0, true);
      v.setFloat32(at + 8, m.y ?? 0, true);
      v.setFloat32(at + 12, m.z ?? 0, true);
      v.setFloat32(at + 16, m.min_distance ?? 0, true);
      v.setFloat32(at + 20, m.max_distance ?? 0, true);
      v.setUint16(at + 24, m.obstacle_id ?? 0, true);
      v.setUint8(at + 26, m.sensor_type ?? 0);
      v.setUint8(at + 27, m.frame ?? 0);
    },
  },
  WATER_DEPTH: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      lat: v.getInt32(4, true),
      lng: v.getInt32(8, true),
      alt: v.getFloat32(12, true),
      roll: v.getFloat32(16, true),
      pitch: v.getFloat32(20, true),
      yaw: v.getFloat32(24, true),
      distance: v.getFloat32(28, true),
      temperature: v.getFloat32(32, true),
      id: v.getUint8(36),
      healthy: v.getUint8(37),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.time_boot_ms ?? 0, true);
      v.setInt32(at + 4, m.lat ?? 0, true);
      v.setInt32(at + 8, m.lng ?? 0, true);
      v.setFloat32(at + 12, m.alt ?? 0, true);
      v.setFloat32(at + 16, m.roll ?? 0, true);
      v.setFloat32(at + 20, m.pitch ?? 0, true);
      v.setFloat32(at + 24, m.yaw ?? 0, true);
      v.setFloat32(at + 28, m.distance ?? 0, true);
      v.setFloat32(at + 32, m.temperature ?? 0, true);
      v.setUint8(at + 36, m.id ?? 0);
      v.setUint8(at + 37, m.healthy ?? 0);
    },
  },
  MCU_STATUS: {
    read: (v) => ({
      MCU_temperature: v.getInt16(0, true),
      MCU_voltage: v.getUint16(2, true),
      MCU_voltage_min: v.getUint16(4, true),
      MCU_voltage_max: v.getUint16(6, true),
      id: v.getUint8(8),
    }),
    write: (v, at, m) => {
      v.setInt16(at, m.MCU_temperature ?? 0, true);
      v.setUint16(at + 2, m.MCU_voltage ?? 0, true);
      v.setUint16(at + 4, m.MCU_voltage_min ?? 0, true);
      v.setUint16(at + 6, m.MCU_voltage_max ?? 0, true);
      v.setUint8(at + 8, m.id ?? 0);
    },
  },
  ESC_TELEMETRY_13_TO_16: {
    read: (v) => ({
      voltage: list(4, (n) => v.getUint16(0 + 2 * n, true)),
      current: list(4, (n) => v.getUint16(8 + 2 * n, true)),
      totalcurrent: list(4, (n) => v.getUint16(16 + 2 * n, true)),
      rpm: list(4, (n) => v.getUint16(24 + 2 * n, true)),
      count: list(4, (n) => v.getUint16(32 + 2 * n, true)),
      temperature: list(4, (n) => v.getUint8(40 + 1 * n)),
    }),
    write: (v, at, m) => {
      writeList(m.voltage, 4, 0, (n, value) => v.setUint16(at + 2 * n, value, true));
      writeList(m.current, 4, 0, (n, value) => v.setUint16(at + 8 + 2 * n, value, true));
      writeList(m.totalcurrent, 4, 0, (n, value) => v.setUint16(at + 16 + 2 * n, value, true));
      writeList(m.rpm, 4, 0, (n, value) => v.setUint16(at + 24 + 2 * n, value, true));
      writeList(m.count, 4, 0, (n, value) => v.setUint16(at + 32 + 2 * n, value, true));
      writeList(m.temperature, 4, 0, (n, value) => v.setUint8(at + 40 + 1 * n, value));
    },
  },
  ESC_TELEMETRY_17_TO_20: {
    read: (v) => ({
      voltage: list(4, (n) => v.getUint16(0 + 2 * n, true)),
      current: list(4, (n) => v.getUint16(8 + 2 * n, true)),
      totalcurrent: list(4, (n) => v.getUint16(16 + 2 * n, true)),
      rpm: list(4, (n) => v.getUint16(24 + 2 * n, true)),
      count: list(4, (n) => v.getUint16(32 + 2 * n, true)),
      temperature: list(4, (n) => v.getUint8(40 + 1 * n)),
    }),
    write: (v, at, m) => {
      writeList(m.voltage, 4, 0, (n, value) => v.setUint16(at + 2 * n, value, true));
      writeList(m.current, 4, 0, (n, value) => v.setUint16(at + 8 + 2 * n, value, true));
      writeList(m.totalcurrent, 4, 0, (n, value) => v.setUint16(at + 16 + 2 * n, value, true));
      writeList(m.rpm, 4, 0, (n, value) => v.setUint16(at + 24 + 2 * n, value, true));
      writeList(m.count, 4, 0, (n, value) => v.setUint16(at + 32 + 2 * n, value, true));
      writeList(m.temperature, 4, 0, (n, value) => v.setUint8(at + 40 + 1 * n, value));
    },
  },
  ESC_TELEMETRY_21_TO_24: {
    read: (v) => ({
      voltage: list(4, (n) => v.getUint16(0 + 2 * n, true)),
      current: list(4, (n) => v.getUint16(8 + 2 * n, true)),
      totalcurrent: list(4, (n) => v.getUint16(16 + 2 * n, true)),
      rpm: list(4, (n) => v.getUint16(24 + 2 * n, true)),
      count: list(4, (n) => v.getUint16(32 + 2 * n, true)),
      temperature: list(4, (n) => v.getUint8(40 + 1 * n)),
    }),
    write: (v, at, m) => {
      writeList(m.voltage, 4, 0, (n, value) => v.setUint16(at + 2 * n, value, true));
      writeList(m.current, 4, 0, (n, value) => v.setUint16(at + 8 + 2 * n, value, true));
      writeList(m.totalcurrent, 4, 0, (n, value) => v.setUint16(at + 16 + 2 * n, value, true));
      writeList(m.rpm, 4, 0, (n, value) => v.setUint16(at + 24 + 2 * n, value, true));
      writeList(m.count, 4, 0, (n, value) => v.setUint16(at + 32 + 2 * n, value, true));
      writeList(m.temperature, 4, 0, (n, value) => v.setUint8(at + 40 + 1 * n, value));
    },
  },
  ESC_TELEMETRY_25_TO_28: {
    read: (v) => ({
      voltage: list(4, (n) => v.getUint16(0 + 2 * n, true)),
      current: list(4, (n) => v.getUint16(8 + 2 * n, true)),
      totalcurrent: list(4, (n) => v.getUint16(16 + 2 * n, true)),
      rpm: list(4, (n) => v.getUint16(24 + 2 * n, true)),
      count: list(4, (n) => v.getUint16(32 + 2 * n, true)),
      temperature: list(4, (n) => v.getUint8(40 + 1 * n)),
    }),
    write: (v, at, m) => {
      writeList(m.voltage, 4, 0, (n, value) => v.setUint16(at + 2 * n, value, true));
      writeList(m.current, 4, 0, (n, value) => v.setUint16(at + 8 + 2 * n, value, true));
      writeList(m.totalcurrent, 4, 0, (n, value) => v.setUint16(at + 16 + 2 * n, value, true));
      writeList(m.rpm, 4, 0, (n, value) => v.setUint16(at + 24 + 2 * n, value, true));
      writeList(m.count, 4, 0, (n, value) => v.setUint16(at + 32 + 2 * n, value, true));
      writeList(m.temperature, 4, 0, (n, value) => v.setUint8(at + 40 + 1 * n, value));
    },
  },
  ESC_TELEMETRY_29_TO_32: {
    read: (v) => ({
      voltage: list(4, (n) => v.getUint16(0 + 2 * n, true)),
      current: list(4, (n) => v.getUint16(8 + 2 * n, true)),
      totalcurrent: list(4, (n) => v.getUint16(16 + 2 * n, true)),
      rpm: list(4, (n) => v.getUint16(24 + 2 * n, true)),
      count: list(4, (n) => v.getUint16(32 + 2 * n, true)),
      temperature: list(4, (n) => v.getUint8(40 + 1 * n)),
    }),
    write: (v, at, m) => {
      writeList(m.voltage, 4, 0, (n, value) => v.setUint16(at + 2 * n, value, true));
      writeList(m.current, 4, 0, (n, value) => v.setUint16(at + 8 + 2 * n, value, true));
      writeList(m.totalcurrent, 4, 0, (n, value) => v.setUint16(at + 16 + 2 * n, value, true));
      writeList(m.rpm, 4, 0, (n, value) => v.setUint16(at + 24 + 2 * n, value, true));
      writeList(m.count, 4, 0, (n, value) => v.setUint16(at + 32 + 2 * n, value, true));
      writeList(m.temperature, 4, 0, (n, value) => v.setUint8(at + 40 + 1 * n, value));
    },
  },
  OPEN_DRONE_ID_BASIC_ID: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      id_or_mac: list(20, (n) => v.getUint8(2 + 1 * n)),
      id_type: v.getUint8(22),
      ua_type: v.getUint8(23),
      uas_id: list(20, (n) => v.getUint8(24 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
      writeList(m.id_or_mac, 20, 0, (n, value) => v.setUint8(at + 2 + 1 * n, value));
      v.setUint8(at + 22, m.id_type ?? 0);
      v.setUint8(at + 23, m.ua_type ?? 0);
      writeList(m.uas_id, 20, 0, (n, value) => v.setUint8(at + 24 + 1 * n, value));
    },
  },
  OPEN_DRONE_ID_LOCATION: {
    read: (v) => ({
      latitude: v.getInt32(0, true),
      longitude: v.getInt32(4, true),
      altitude_barometric: v.getFloat32(8, true),
      altitude_geodetic: v.getFloat32(12, true),
      height: v.getFloat32(16, true),
      timestamp: v.getFloat32(20, true),
      direction: v.getUint16(24, true),
      speed_horizontal: v.getUint16(26, true),
      speed_vertical: v.getInt16(28, true),
      target_system: v.getUint8(30),
      target_component: v.getUint8(31),
      id_or_mac: list(20, (n) => v.getUint8(32 + 1 * n)),
      status: v.getUint8(52),
      height_reference: v.getUint8(53),
      horizontal_accuracy: v.getUint8(54),
      vertical_accuracy: v.getUint8(55),
      barometer_accuracy: v.getUint8(56),
      speed_accuracy: v.getUint8(57),
      timestamp_accuracy: v.getUint8(58),
    }),
    write: (v, at, m) => {
      v.setInt32(at, m.latitude ?? 0, true);
      v.setInt32(at + 4, m.longitude ?? 0, true);
      v.setFloat32(at + 8, m.altitude_barometric ?? 0, true);
      v.setFloat32(at + 12, m.altitude_geodetic ?? 0, true);
      v.setFloat32(at + 16, m.height ?? 0, true);
      v.setFloat32(at + 20, m.timestamp ?? 0, true);
      v.setUint16(at + 24, m.direction ?? 0, true);
      v.setUint16(at + 26, m.speed_horizontal ?? 0, true);
      v.setInt16(at + 28, m.speed_vertical ?? 0, true);
      v.setUint8(at + 30, m.target_system ?? 0);
      v.setUint8(at + 31, m.target_component ?? 0);
      writeList(m.id_or_mac, 20, 0, (n, value) => v.setUint8(at + 32 + 1 * n, value));
      v.setUint8(at + 52, m.status ?? 0);
      v.setUint8(at + 53, m.height_reference ?? 0);
      v.setUint8(at + 54, m.horizontal_accuracy ?? 0);
      v.setUint8(at + 55, m.vertical_accuracy ?? 0);
      v.setUint8(at + 56, m.barometer_accuracy ?? 0);
      v.setUint8(at + 57, m.speed_accuracy ?? 0);
      v.setUint8(at + 58, m.timestamp_accuracy ?? 0);
    },
  },
  OPEN_DRONE_ID_AUTHENTICATION: {
    read: (v) => ({
      timestamp: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      id_or_mac: list(20, (n) => v.getUint8(6 + 1 * n)),
      authentication_type: v.getUint8(26),
      data_page: v.getUint8(27),
      last_page_index: v.getUint8(28),
      length: v.getUint8(29),
      authentication_data: list(23, (n) => v.getUint8(30 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint32(at, m.timestamp ?? 0, true);
      v.setUint8(at + 4, m.target_system ?? 0);
      v.setUint8(at + 5, m.target_component ?? 0);
      writeList(m.id_or_mac, 20, 0, (n, value) => v.setUint8(at + 6 + 1 * n, value));
      v.setUint8(at + 26, m.authentication_type ?? 0);
      v.setUint8(at + 27, m.data_page ?? 0);
      v.setUint8(at + 28, m.last_page_index ?? 0);
      v.setUint8(at + 29, m.length ?? 0);
      writeList(m.authentication_data, 23, 0, (n, value) => v.setUint8(at + 30 + 1 * n, value));
    },
  },
  OPEN_DRONE_ID_SELF_ID: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      id_or_mac: list(20, (n) => v.getUint8(2 + 1 * n)),
      description_type: v.getUint8(22),
      description: readText(v, 23, 23),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
      writeList(m.id_or_mac, 20, 0, (n, value) => v.setUint8(at + 2 + 1 * n, value));
      v.setUint8(at + 22, m.description_type ?? 0);
      writeText(v, at + 23, 23, m.description);
    },
  },
  OPEN_DRONE_ID_SYSTEM: {
    read: (v) => ({
      operator_latitude: v.getInt32(0, true),
      operator_longitude: v.getInt32(4, true),
      area_ceiling: v.getFloat32(8, true),
      area_floor: v.getFloat32(12, true),
      operator_altitude_geo: v.getFloat32(16, true),
      timestamp: v.getUint32(20, true),
      area_count: v.getUint16(24, true),
      area_radius: v.getUint16(26, true),
      target_system: v.getUint8(28),
      target_component: v.getUint8(29),
      id_or_mac: list(20, (n) => v.getUint8(30 + 1 * n)),
      operator_location_type: v.getUint8(50),
      classification_type: v.getUint8(51),
      category_eu: v.getUint8(52),
      class_eu: v.getUint8(53),
    }),
    write: (v, at, m) => {
      v.setInt32(at, m.operator_latitude ?? 0, true);
      v.setInt32(at + 4, m.operator_longitude ?? 0, true);
      v.setFloat32(at + 8, m.area_ceiling ?? 0, true);
      v.setFloat32(at + 12, m.area_floor ?? 0, true);
      v.setFloat32(at + 16, m.operator_altitude_geo ?? 0, true);
      v.setUint32(at + 20, m.timestamp ?? 0, true);
      v.setUint16(at + 24, m.area_count ?? 0, true);
      v.setUint16(at + 26, m.area_radius ?? 0, true);
      v.setUint8(at + 28, m.target_system ?? 0);
      v.setUint8(at + 29, m.target_component ?? 0);
      writeList(m.id_or_mac, 20, 0, (n, value) => v.setUint8(at + 30 + 1 * n, value));
      v.setUint8(at + 50, m.operator_location_type ?? 0);
      v.setUint8(at + 51, m.classification_type ?? 0);
      v.setUint8(at + 52, m.category_eu ?? 0);
      v.setUint8(at + 53, m.class_eu ?? 0);
    },
  },
  OPEN_DRONE_ID_OPERATOR_ID: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      id_or_mac: list(20, (n) => v.getUint8(2 + 1 * n)),
      operator_id_type: v.getUint8(22),
      operator_id: readText(v, 23, 20),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
      writeList(m.id_or_mac, 20, 0, (n, value) => v.setUint8(at + 2 + 1 * n, value));
      v.setUint8(at + 22, m.operator_id_type ?? 0);
      writeText(v, at + 23, 20, m.operator_id);
    },
  },
  OPEN_DRONE_ID_MESSAGE_PACK: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      id_or_mac: list(20, (n) => v.getUint8(2 + 1 * n)),
      single_message_size: v.getUint8(22),
      msg_pack_size: v.getUint8(23),
      messages: list(225, (n) => v.getUint8(24 + 1 * n)),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.target_system ?? 0);
      v.setUint8(at + 1, m.target_component ?? 0);
      writeList(m.id_or_mac, 20, 0, (n, value) => v.setUint8(at + 2 + 1 * n, value));
      v.setUint8(at + 22, m.single_message_size ?? 0);
      v.setUint8(at + 23, m.msg_pack_size ?? 0);
      writeList(m.messages, 225, 0, (n, value) => v.setUint8(at + 24 + 1 * n, value));
    },
  },
  OPEN_DRONE_ID_ARM_STATUS: {
    read: (v) => ({
      status: v.getUint8(0),
      error: readText(v, 1, 50),
    }),
    write: (v, at, m) => {
      v.setUint8(at, m.status ?? 0);
      writeText(v, at + 1, 50, m.error);
    },
  },
  OPEN_DRONE_ID_SYSTEM_UPDATE: {
    read: (v) => ({
      operator_latitude: v.getInt32(0, true),
      operator_longitude: v.getInt32(4, true),
      operator_altitude_geo: v.getFloat32(8, true),
      timestamp: v.getUint32(12, true),
      target_system: v.getUint8(16),
      target_component: v.getUint8(17),
    }),
    write: (v, at, m) => {
      v.setInt32(at, m.operator_latitude ?? 0, true);
      v.setInt32(at + 4, m.operator_longitude ?? 0, true);
      v.setFloat32(at + 8, m.operator_altitude_geo ?? 0, true);
      v.setUint32(at + 12, m.timestamp ?? 0, true);
      v.setUint8(at + 16, m.target_system ?? 0);
      v.setUint8(at + 17, m.target_component ?? 0);
    },
  },
  HYGROMETER_SENSOR: {
    read: (v) => ({
      temperature: v.getInt16(0, true),
      humidity: v.getUint16(2, true),
      id: v.getUint8(4),
    }),
    write: (v, at, m) => {
      v.setInt16(at, m.temperature ?? 0, true);
      v.setUint16(at + 2, m.humidity ?? 0, true);
      v.setUint8(at + 4, m.id ?? 0);
    },
  },
};
