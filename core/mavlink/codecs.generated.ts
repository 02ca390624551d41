// Written by `npm run generate` from the definitions of minimal, standard, common and ardupilotmega.
import type { Codecs } from './codec.ts';
import { list, put16, put32, put64, putFloat, put8s, put16s, putFloats, putDoubles, putText, readText } from './wire.ts';

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
    write: (b, at, m) => {
      put32(b, at, m.custom_mode);
      b[at + 4] = m.type ?? 0;
      b[at + 5] = m.autopilot ?? 0;
      b[at + 6] = m.base_mode ?? 0;
      b[at + 7] = m.system_status ?? 0;
      b[at + 8] = m.mavlink_version ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.onboard_control_sensors_present);
      put32(b, at + 4, m.onboard_control_sensors_enabled);
      put32(b, at + 8, m.onboard_control_sensors_health);
      put16(b, at + 12, m.load);
      put16(b, at + 14, m.voltage_battery);
      put16(b, at + 16, m.current_battery);
      put16(b, at + 18, m.drop_rate_comm);
      put16(b, at + 20, m.errors_comm);
      put16(b, at + 22, m.errors_count1);
      put16(b, at + 24, m.errors_count2);
      put16(b, at + 26, m.errors_count3);
      put16(b, at + 28, m.errors_count4);
      b[at + 30] = m.battery_remaining ?? 0;
      put32(b, at + 31, m.onboard_control_sensors_present_extended);
      put32(b, at + 35, m.onboard_control_sensors_enabled_extended);
      put32(b, at + 39, m.onboard_control_sensors_health_extended);
    },
  },
  SYSTEM_TIME: {
    read: (v) => ({
      time_unix_usec: v.getBigUint64(0, true),
      time_boot_ms: v.getUint32(8, true),
    }),
    write: (b, at, m) => {
      put64(b, at, m.time_unix_usec);
      put32(b, at + 8, m.time_boot_ms);
    },
  },
  PING: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      seq: v.getUint32(8, true),
      target_system: v.getUint8(12),
      target_component: v.getUint8(13),
    }),
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put32(b, at + 8, m.seq);
      b[at + 12] = m.target_system ?? 0;
      b[at + 13] = m.target_component ?? 0;
    },
  },
  CHANGE_OPERATOR_CONTROL: {
    read: (v) => ({
      target_system: v.getUint8(0),
      control_request: v.getUint8(1),
      version: v.getUint8(2),
      passkey: readText(v, 3, 25),
    }),
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.control_request ?? 0;
      b[at + 2] = m.version ?? 0;
      putText(b, at + 3, 25, m.passkey);
    },
  },
  CHANGE_OPERATOR_CONTROL_ACK: {
    read: (v) => ({
      gcs_system_id: v.getUint8(0),
      control_request: v.getUint8(1),
      ack: v.getUint8(2),
    }),
    write: (b, at, m) => {
      b[at] = m.gcs_system_id ?? 0;
      b[at + 1] = m.control_request ?? 0;
      b[at + 2] = m.ack ?? 0;
    },
  },
  AUTH_KEY: {
    read: (v) => ({
      key: readText(v, 0, 32),
    }),
    write: (b, at, m) => {
      putText(b, at, 32, m.key);
    },
  },
  SET_MODE: {
    read: (v) => ({
      custom_mode: v.getUint32(0, true),
      target_system: v.getUint8(4),
      base_mode: v.getUint8(5),
    }),
    write: (b, at, m) => {
      put32(b, at, m.custom_mode);
      b[at + 4] = m.target_system ?? 0;
      b[at + 5] = m.base_mode ?? 0;
    },
  },
  PARAM_REQUEST_READ: {
    read: (v) => ({
      param_index: v.getInt16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      param_id: readText(v, 4, 16),
    }),
    write: (b, at, m) => {
      put16(b, at, m.param_index);
      b[at + 2] = m.target_system ?? 0;
      b[at + 3] = m.target_component ?? 0;
      putText(b, at + 4, 16, m.param_id);
    },
  },
  PARAM_REQUEST_LIST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
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
    write: (b, at, m) => {
      putFloat(b, at, m.param_value);
      put16(b, at + 4, m.param_count);
      put16(b, at + 6, m.param_index);
      putText(b, at + 8, 16, m.param_id);
      b[at + 24] = m.param_type ?? 0;
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
    write: (b, at, m) => {
      putFloat(b, at, m.param_value);
      b[at + 4] = m.target_system ?? 0;
      b[at + 5] = m.target_component ?? 0;
      putText(b, at + 6, 16, m.param_id);
      b[at + 22] = m.param_type ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put32(b, at + 8, m.lat);
      put32(b, at + 12, m.lon);
      put32(b, at + 16, m.alt);
      put16(b, at + 20, m.eph);
      put16(b, at + 22, m.epv);
      put16(b, at + 24, m.vel);
      put16(b, at + 26, m.cog);
      b[at + 28] = m.fix_type ?? 0;
      b[at + 29] = m.satellites_visible ?? 0;
      put32(b, at + 30, m.alt_ellipsoid);
      put32(b, at + 34, m.h_acc);
      put32(b, at + 38, m.v_acc);
      put32(b, at + 42, m.vel_acc);
      put32(b, at + 46, m.hdg_acc);
      put16(b, at + 50, m.yaw);
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
    write: (b, at, m) => {
      b[at] = m.satellites_visible ?? 0;
      put8s(b, at + 1, 20, m.satellite_prn);
      put8s(b, at + 21, 20, m.satellite_used);
      put8s(b, at + 41, 20, m.satellite_elevation);
      put8s(b, at + 61, 20, m.satellite_azimuth);
      put8s(b, at + 81, 20, m.satellite_snr);
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      put16(b, at + 4, m.xacc);
      put16(b, at + 6, m.yacc);
      put16(b, at + 8, m.zacc);
      put16(b, at + 10, m.xgyro);
      put16(b, at + 12, m.ygyro);
      put16(b, at + 14, m.zgyro);
      put16(b, at + 16, m.xmag);
      put16(b, at + 18, m.ymag);
      put16(b, at + 20, m.zmag);
      put16(b, at + 22, m.temperature);
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put16(b, at + 8, m.xacc);
      put16(b, at + 10, m.yacc);
      put16(b, at + 12, m.zacc);
      put16(b, at + 14, m.xgyro);
      put16(b, at + 16, m.ygyro);
      put16(b, at + 18, m.zgyro);
      put16(b, at + 20, m.xmag);
      put16(b, at + 22, m.ymag);
      put16(b, at + 24, m.zmag);
      b[at + 26] = m.id ?? 0;
      put16(b, at + 27, m.temperature);
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put16(b, at + 8, m.press_abs);
      put16(b, at + 10, m.press_diff1);
      put16(b, at + 12, m.press_diff2);
      put16(b, at + 14, m.temperature);
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloat(b, at + 4, m.press_abs);
      putFloat(b, at + 8, m.press_diff);
      put16(b, at + 12, m.temperature);
      put16(b, at + 14, m.temperature_press_diff);
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloat(b, at + 4, m.roll);
      putFloat(b, at + 8, m.pitch);
      putFloat(b, at + 12, m.yaw);
      putFloat(b, at + 16, m.rollspeed);
      putFloat(b, at + 20, m.pitchspeed);
      putFloat(b, at + 24, m.yawspeed);
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloat(b, at + 4, m.q1);
      putFloat(b, at + 8, m.q2);
      putFloat(b, at + 12, m.q3);
      putFloat(b, at + 16, m.q4);
      putFloat(b, at + 20, m.rollspeed);
      putFloat(b, at + 24, m.pitchspeed);
      putFloat(b, at + 28, m.yawspeed);
      putFloats(b, at + 32, 4, m.repr_offset_q);
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloat(b, at + 4, m.x);
      putFloat(b, at + 8, m.y);
      putFloat(b, at + 12, m.z);
      putFloat(b, at + 16, m.vx);
      putFloat(b, at + 20, m.vy);
      putFloat(b, at + 24, m.vz);
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      put32(b, at + 4, m.lat);
      put32(b, at + 8, m.lon);
      put32(b, at + 12, m.alt);
      put32(b, at + 16, m.relative_alt);
      put16(b, at + 20, m.vx);
      put16(b, at + 22, m.vy);
      put16(b, at + 24, m.vz);
      put16(b, at + 26, m.hdg);
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      put16(b, at + 4, m.chan1_scaled);
      put16(b, at + 6, m.chan2_scaled);
      put16(b, at + 8, m.chan3_scaled);
      put16(b, at + 10, m.chan4_scaled);
      put16(b, at + 12, m.chan5_scaled);
      put16(b, at + 14, m.chan6_scaled);
      put16(b, at + 16, m.chan7_scaled);
      put16(b, at + 18, m.chan8_scaled);
      b[at + 20] = m.port ?? 0;
      b[at + 21] = m.rssi ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      put16(b, at + 4, m.chan1_raw);
      put16(b, at + 6, m.chan2_raw);
      put16(b, at + 8, m.chan3_raw);
      put16(b, at + 10, m.chan4_raw);
      put16(b, at + 12, m.chan5_raw);
      put16(b, at + 14, m.chan6_raw);
      put16(b, at + 16, m.chan7_raw);
      put16(b, at + 18, m.chan8_raw);
      b[at + 20] = m.port ?? 0;
      b[at + 21] = m.rssi ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_usec);
      put16(b, at + 4, m.servo1_raw);
      put16(b, at + 6, m.servo2_raw);
      put16(b, at + 8, m.servo3_raw);
      put16(b, at + 10, m.servo4_raw);
      put16(b, at + 12, m.servo5_raw);
      put16(b, at + 14, m.servo6_raw);
      put16(b, at + 16, m.servo7_raw);
      put16(b, at + 18, m.servo8_raw);
      b[at + 20] = m.port ?? 0;
      put16(b, at + 21, m.servo9_raw);
      put16(b, at + 23, m.servo10_raw);
      put16(b, at + 25, m.servo11_raw);
      put16(b, at + 27, m.servo12_raw);
      put16(b, at + 29, m.servo13_raw);
      put16(b, at + 31, m.servo14_raw);
      put16(b, at + 33, m.servo15_raw);
      put16(b, at + 35, m.servo16_raw);
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
    write: (b, at, m) => {
      put16(b, at, m.start_index);
      put16(b, at + 2, m.end_index);
      b[at + 4] = m.target_system ?? 0;
      b[at + 5] = m.target_component ?? 0;
      b[at + 6] = m.mission_type ?? 0;
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
    write: (b, at, m) => {
      put16(b, at, m.start_index);
      put16(b, at + 2, m.end_index);
      b[at + 4] = m.target_system ?? 0;
      b[at + 5] = m.target_component ?? 0;
      b[at + 6] = m.mission_type ?? 0;
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
    write: (b, at, m) => {
      putFloat(b, at, m.param1);
      putFloat(b, at + 4, m.param2);
      putFloat(b, at + 8, m.param3);
      putFloat(b, at + 12, m.param4);
      putFloat(b, at + 16, m.x);
      putFloat(b, at + 20, m.y);
      putFloat(b, at + 24, m.z);
      put16(b, at + 28, m.seq);
      put16(b, at + 30, m.command);
      b[at + 32] = m.target_system ?? 0;
      b[at + 33] = m.target_component ?? 0;
      b[at + 34] = m.frame ?? 0;
      b[at + 35] = m.current ?? 0;
      b[at + 36] = m.autocontinue ?? 0;
      b[at + 37] = m.mission_type ?? 0;
    },
  },
  MISSION_REQUEST: {
    read: (v) => ({
      seq: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      mission_type: v.getUint8(4),
    }),
    write: (b, at, m) => {
      put16(b, at, m.seq);
      b[at + 2] = m.target_system ?? 0;
      b[at + 3] = m.target_component ?? 0;
      b[at + 4] = m.mission_type ?? 0;
    },
  },
  MISSION_SET_CURRENT: {
    read: (v) => ({
      seq: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
    }),
    write: (b, at, m) => {
      put16(b, at, m.seq);
      b[at + 2] = m.target_system ?? 0;
      b[at + 3] = m.target_component ?? 0;
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
    write: (b, at, m) => {
      put16(b, at, m.seq);
      put16(b, at + 2, m.total);
      b[at + 4] = m.mission_state ?? 0;
      b[at + 5] = m.mission_mode ?? 0;
      put32(b, at + 6, m.mission_id);
      put32(b, at + 10, m.fence_id);
      put32(b, at + 14, m.rally_points_id);
    },
  },
  MISSION_REQUEST_LIST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      mission_type: v.getUint8(2),
    }),
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
      b[at + 2] = m.mission_type ?? 0;
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
    write: (b, at, m) => {
      put16(b, at, m.count);
      b[at + 2] = m.target_system ?? 0;
      b[at + 3] = m.target_component ?? 0;
      b[at + 4] = m.mission_type ?? 0;
      put32(b, at + 5, m.opaque_id);
    },
  },
  MISSION_CLEAR_ALL: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      mission_type: v.getUint8(2),
    }),
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
      b[at + 2] = m.mission_type ?? 0;
    },
  },
  MISSION_ITEM_REACHED: {
    read: (v) => ({
      seq: v.getUint16(0, true),
    }),
    write: (b, at, m) => {
      put16(b, at, m.seq);
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
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
      b[at + 2] = m.type ?? 0;
      b[at + 3] = m.mission_type ?? 0;
      put32(b, at + 4, m.opaque_id);
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
    write: (b, at, m) => {
      put32(b, at, m.latitude);
      put32(b, at + 4, m.longitude);
      put32(b, at + 8, m.altitude);
      b[at + 12] = m.target_system ?? 0;
      put64(b, at + 13, m.time_usec);
    },
  },
  GPS_GLOBAL_ORIGIN: {
    read: (v) => ({
      latitude: v.getInt32(0, true),
      longitude: v.getInt32(4, true),
      altitude: v.getInt32(8, true),
      time_usec: v.getBigUint64(12, true),
    }),
    write: (b, at, m) => {
      put32(b, at, m.latitude);
      put32(b, at + 4, m.longitude);
      put32(b, at + 8, m.altitude);
      put64(b, at + 12, m.time_usec);
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
    write: (b, at, m) => {
      putFloat(b, at, m.param_value0);
      putFloat(b, at + 4, m.scale);
      putFloat(b, at + 8, m.param_value_min);
      putFloat(b, at + 12, m.param_value_max);
      put16(b, at + 16, m.param_index);
      b[at + 18] = m.target_system ?? 0;
      b[at + 19] = m.target_component ?? 0;
      putText(b, at + 20, 16, m.param_id);
      b[at + 36] = m.parameter_rc_channel_index ?? 0;
    },
  },
  MISSION_REQUEST_INT: {
    read: (v) => ({
      seq: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      mission_type: v.getUint8(4),
    }),
    write: (b, at, m) => {
      put16(b, at, m.seq);
      b[at + 2] = m.target_system ?? 0;
      b[at + 3] = m.target_component ?? 0;
      b[at + 4] = m.mission_type ?? 0;
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
    write: (b, at, m) => {
      putFloat(b, at, m.p1x);
      putFloat(b, at + 4, m.p1y);
      putFloat(b, at + 8, m.p1z);
      putFloat(b, at + 12, m.p2x);
      putFloat(b, at + 16, m.p2y);
      putFloat(b, at + 20, m.p2z);
      b[at + 24] = m.target_system ?? 0;
      b[at + 25] = m.target_component ?? 0;
      b[at + 26] = m.frame ?? 0;
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
    write: (b, at, m) => {
      putFloat(b, at, m.p1x);
      putFloat(b, at + 4, m.p1y);
      putFloat(b, at + 8, m.p1z);
      putFloat(b, at + 12, m.p2x);
      putFloat(b, at + 16, m.p2y);
      putFloat(b, at + 20, m.p2z);
      b[at + 24] = m.frame ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloats(b, at + 8, 4, m.q);
      putFloat(b, at + 24, m.rollspeed);
      putFloat(b, at + 28, m.pitchspeed);
      putFloat(b, at + 32, m.yawspeed);
      putFloats(b, at + 36, 9, m.covariance);
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
    write: (b, at, m) => {
      putFloat(b, at, m.nav_roll);
      putFloat(b, at + 4, m.nav_pitch);
      putFloat(b, at + 8, m.alt_error);
      putFloat(b, at + 12, m.aspd_error);
      putFloat(b, at + 16, m.xtrack_error);
      put16(b, at + 20, m.nav_bearing);
      put16(b, at + 22, m.target_bearing);
      put16(b, at + 24, m.wp_dist);
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put32(b, at + 8, m.lat);
      put32(b, at + 12, m.lon);
      put32(b, at + 16, m.alt);
      put32(b, at + 20, m.relative_alt);
      putFloat(b, at + 24, m.vx);
      putFloat(b, at + 28, m.vy);
      putFloat(b, at + 32, m.vz);
      putFloats(b, at + 36, 36, m.covariance);
      b[at + 180] = m.estimator_type ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloat(b, at + 8, m.x);
      putFloat(b, at + 12, m.y);
      putFloat(b, at + 16, m.z);
      putFloat(b, at + 20, m.vx);
      putFloat(b, at + 24, m.vy);
      putFloat(b, at + 28, m.vz);
      putFloat(b, at + 32, m.ax);
      putFloat(b, at + 36, m.ay);
      putFloat(b, at + 40, m.az);
      putFloats(b, at + 44, 45, m.covariance);
      b[at + 224] = m.estimator_type ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      put16(b, at + 4, m.chan1_raw);
      put16(b, at + 6, m.chan2_raw);
      put16(b, at + 8, m.chan3_raw);
      put16(b, at + 10, m.chan4_raw);
      put16(b, at + 12, m.chan5_raw);
      put16(b, at + 14, m.chan6_raw);
      put16(b, at + 16, m.chan7_raw);
      put16(b, at + 18, m.chan8_raw);
      put16(b, at + 20, m.chan9_raw);
      put16(b, at + 22, m.chan10_raw);
      put16(b, at + 24, m.chan11_raw);
      put16(b, at + 26, m.chan12_raw);
      put16(b, at + 28, m.chan13_raw);
      put16(b, at + 30, m.chan14_raw);
      put16(b, at + 32, m.chan15_raw);
      put16(b, at + 34, m.chan16_raw);
      put16(b, at + 36, m.chan17_raw);
      put16(b, at + 38, m.chan18_raw);
      b[at + 40] = m.chancount ?? 0;
      b[at + 41] = m.rssi ?? 0;
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
    write: (b, at, m) => {
      put16(b, at, m.req_message_rate);
      b[at + 2] = m.target_system ?? 0;
      b[at + 3] = m.target_component ?? 0;
      b[at + 4] = m.req_stream_id ?? 0;
      b[at + 5] = m.start_stop ?? 0;
    },
  },
  DATA_STREAM: {
    read: (v) => ({
      message_rate: v.getUint16(0, true),
      stream_id: v.getUint8(2),
      on_off: v.getUint8(3),
    }),
    write: (b, at, m) => {
      put16(b, at, m.message_rate);
      b[at + 2] = m.stream_id ?? 0;
      b[at + 3] = m.on_off ?? 0;
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
    write: (b, at, m) => {
      put16(b, at, m.x);
      put16(b, at + 2, m.y);
      put16(b, at + 4, m.z);
      put16(b, at + 6, m.r);
      put16(b, at + 8, m.buttons);
      b[at + 10] = m.target ?? 0;
      put16(b, at + 11, m.buttons2);
      b[at + 13] = m.enabled_extensions ?? 0;
      put16(b, at + 14, m.s);
      put16(b, at + 16, m.t);
      put16(b, at + 18, m.aux1);
      put16(b, at + 20, m.aux2);
      put16(b, at + 22, m.aux3);
      put16(b, at + 24, m.aux4);
      put16(b, at + 26, m.aux5);
      put16(b, at + 28, m.aux6);
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
    write: (b, at, m) => {
      put16(b, at, m.chan1_raw);
      put16(b, at + 2, m.chan2_raw);
      put16(b, at + 4, m.chan3_raw);
      put16(b, at + 6, m.chan4_raw);
      put16(b, at + 8, m.chan5_raw);
      put16(b, at + 10, m.chan6_raw);
      put16(b, at + 12, m.chan7_raw);
      put16(b, at + 14, m.chan8_raw);
      b[at + 16] = m.target_system ?? 0;
      b[at + 17] = m.target_component ?? 0;
      put16(b, at + 18, m.chan9_raw);
      put16(b, at + 20, m.chan10_raw);
      put16(b, at + 22, m.chan11_raw);
      put16(b, at + 24, m.chan12_raw);
      put16(b, at + 26, m.chan13_raw);
      put16(b, at + 28, m.chan14_raw);
      put16(b, at + 30, m.chan15_raw);
      put16(b, at + 32, m.chan16_raw);
      put16(b, at + 34, m.chan17_raw);
      put16(b, at + 36, m.chan18_raw);
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
    write: (b, at, m) => {
      putFloat(b, at, m.param1);
      putFloat(b, at + 4, m.param2);
      putFloat(b, at + 8, m.param3);
      putFloat(b, at + 12, m.param4);
      put32(b, at + 16, m.x);
      put32(b, at + 20, m.y);
      putFloat(b, at + 24, m.z);
      put16(b, at + 28, m.seq);
      put16(b, at + 30, m.command);
      b[at + 32] = m.target_system ?? 0;
      b[at + 33] = m.target_component ?? 0;
      b[at + 34] = m.frame ?? 0;
      b[at + 35] = m.current ?? 0;
      b[at + 36] = m.autocontinue ?? 0;
      b[at + 37] = m.mission_type ?? 0;
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
    write: (b, at, m) => {
      putFloat(b, at, m.airspeed);
      putFloat(b, at + 4, m.groundspeed);
      putFloat(b, at + 8, m.alt);
      putFloat(b, at + 12, m.climb);
      put16(b, at + 16, m.heading);
      put16(b, at + 18, m.throttle);
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
    write: (b, at, m) => {
      putFloat(b, at, m.param1);
      putFloat(b, at + 4, m.param2);
      putFloat(b, at + 8, m.param3);
      putFloat(b, at + 12, m.param4);
      put32(b, at + 16, m.x);
      put32(b, at + 20, m.y);
      putFloat(b, at + 24, m.z);
      put16(b, at + 28, m.command);
      b[at + 30] = m.target_system ?? 0;
      b[at + 31] = m.target_component ?? 0;
      b[at + 32] = m.frame ?? 0;
      b[at + 33] = m.current ?? 0;
      b[at + 34] = m.autocontinue ?? 0;
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
    write: (b, at, m) => {
      putFloat(b, at, m.param1);
      putFloat(b, at + 4, m.param2);
      putFloat(b, at + 8, m.param3);
      putFloat(b, at + 12, m.param4);
      putFloat(b, at + 16, m.param5);
      putFloat(b, at + 20, m.param6);
      putFloat(b, at + 24, m.param7);
      put16(b, at + 28, m.command);
      b[at + 30] = m.target_system ?? 0;
      b[at + 31] = m.target_component ?? 0;
      b[at + 32] = m.confirmation ?? 0;
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
    write: (b, at, m) => {
      put16(b, at, m.command);
      b[at + 2] = m.result ?? 0;
      b[at + 3] = m.progress ?? 0;
      put32(b, at + 4, m.result_param2);
      b[at + 8] = m.target_system ?? 0;
      b[at + 9] = m.target_component ?? 0;
    },
  },
  COMMAND_CANCEL: {
    read: (v) => ({
      command: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
    }),
    write: (b, at, m) => {
      put16(b, at, m.command);
      b[at + 2] = m.target_system ?? 0;
      b[at + 3] = m.target_component ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloat(b, at + 4, m.roll);
      putFloat(b, at + 8, m.pitch);
      putFloat(b, at + 12, m.yaw);
      putFloat(b, at + 16, m.thrust);
      b[at + 20] = m.mode_switch ?? 0;
      b[at + 21] = m.manual_override_switch ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloats(b, at + 4, 4, m.q);
      putFloat(b, at + 20, m.body_roll_rate);
      putFloat(b, at + 24, m.body_pitch_rate);
      putFloat(b, at + 28, m.body_yaw_rate);
      putFloat(b, at + 32, m.thrust);
      b[at + 36] = m.target_system ?? 0;
      b[at + 37] = m.target_component ?? 0;
      b[at + 38] = m.type_mask ?? 0;
      putFloats(b, at + 39, 3, m.thrust_body);
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloats(b, at + 4, 4, m.q);
      putFloat(b, at + 20, m.body_roll_rate);
      putFloat(b, at + 24, m.body_pitch_rate);
      putFloat(b, at + 28, m.body_yaw_rate);
      putFloat(b, at + 32, m.thrust);
      b[at + 36] = m.type_mask ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloat(b, at + 4, m.x);
      putFloat(b, at + 8, m.y);
      putFloat(b, at + 12, m.z);
      putFloat(b, at + 16, m.vx);
      putFloat(b, at + 20, m.vy);
      putFloat(b, at + 24, m.vz);
      putFloat(b, at + 28, m.afx);
      putFloat(b, at + 32, m.afy);
      putFloat(b, at + 36, m.afz);
      putFloat(b, at + 40, m.yaw);
      putFloat(b, at + 44, m.yaw_rate);
      put16(b, at + 48, m.type_mask);
      b[at + 50] = m.target_system ?? 0;
      b[at + 51] = m.target_component ?? 0;
      b[at + 52] = m.coordinate_frame ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloat(b, at + 4, m.x);
      putFloat(b, at + 8, m.y);
      putFloat(b, at + 12, m.z);
      putFloat(b, at + 16, m.vx);
      putFloat(b, at + 20, m.vy);
      putFloat(b, at + 24, m.vz);
      putFloat(b, at + 28, m.afx);
      putFloat(b, at + 32, m.afy);
      putFloat(b, at + 36, m.afz);
      putFloat(b, at + 40, m.yaw);
      putFloat(b, at + 44, m.yaw_rate);
      put16(b, at + 48, m.type_mask);
      b[at + 50] = m.coordinate_frame ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      put32(b, at + 4, m.lat_int);
      put32(b, at + 8, m.lon_int);
      putFloat(b, at + 12, m.alt);
      putFloat(b, at + 16, m.vx);
      putFloat(b, at + 20, m.vy);
      putFloat(b, at + 24, m.vz);
      putFloat(b, at + 28, m.afx);
      putFloat(b, at + 32, m.afy);
      putFloat(b, at + 36, m.afz);
      putFloat(b, at + 40, m.yaw);
      putFloat(b, at + 44, m.yaw_rate);
      put16(b, at + 48, m.type_mask);
      b[at + 50] = m.target_system ?? 0;
      b[at + 51] = m.target_component ?? 0;
      b[at + 52] = m.coordinate_frame ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      put32(b, at + 4, m.lat_int);
      put32(b, at + 8, m.lon_int);
      putFloat(b, at + 12, m.alt);
      putFloat(b, at + 16, m.vx);
      putFloat(b, at + 20, m.vy);
      putFloat(b, at + 24, m.vz);
      putFloat(b, at + 28, m.afx);
      putFloat(b, at + 32, m.afy);
      putFloat(b, at + 36, m.afz);
      putFloat(b, at + 40, m.yaw);
      putFloat(b, at + 44, m.yaw_rate);
      put16(b, at + 48, m.type_mask);
      b[at + 50] = m.coordinate_frame ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloat(b, at + 4, m.x);
      putFloat(b, at + 8, m.y);
      putFloat(b, at + 12, m.z);
      putFloat(b, at + 16, m.roll);
      putFloat(b, at + 20, m.pitch);
      putFloat(b, at + 24, m.yaw);
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloat(b, at + 8, m.roll);
      putFloat(b, at + 12, m.pitch);
      putFloat(b, at + 16, m.yaw);
      putFloat(b, at + 20, m.rollspeed);
      putFloat(b, at + 24, m.pitchspeed);
      putFloat(b, at + 28, m.yawspeed);
      put32(b, at + 32, m.lat);
      put32(b, at + 36, m.lon);
      put32(b, at + 40, m.alt);
      put16(b, at + 44, m.vx);
      put16(b, at + 46, m.vy);
      put16(b, at + 48, m.vz);
      put16(b, at + 50, m.xacc);
      put16(b, at + 52, m.yacc);
      put16(b, at + 54, m.zacc);
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloat(b, at + 8, m.roll_ailerons);
      putFloat(b, at + 12, m.pitch_elevator);
      putFloat(b, at + 16, m.yaw_rudder);
      putFloat(b, at + 20, m.throttle);
      putFloat(b, at + 24, m.aux1);
      putFloat(b, at + 28, m.aux2);
      putFloat(b, at + 32, m.aux3);
      putFloat(b, at + 36, m.aux4);
      b[at + 40] = m.mode ?? 0;
      b[at + 41] = m.nav_mode ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put16(b, at + 8, m.chan1_raw);
      put16(b, at + 10, m.chan2_raw);
      put16(b, at + 12, m.chan3_raw);
      put16(b, at + 14, m.chan4_raw);
      put16(b, at + 16, m.chan5_raw);
      put16(b, at + 18, m.chan6_raw);
      put16(b, at + 20, m.chan7_raw);
      put16(b, at + 22, m.chan8_raw);
      put16(b, at + 24, m.chan9_raw);
      put16(b, at + 26, m.chan10_raw);
      put16(b, at + 28, m.chan11_raw);
      put16(b, at + 30, m.chan12_raw);
      b[at + 32] = m.rssi ?? 0;
    },
  },
  HIL_ACTUATOR_CONTROLS: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      flags: v.getBigUint64(8, true),
      controls: list(16, (n) => v.getFloat32(16 + 4 * n, true)),
      mode: v.getUint8(80),
    }),
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put64(b, at + 8, m.flags);
      putFloats(b, at + 16, 16, m.controls);
      b[at + 80] = m.mode ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloat(b, at + 8, m.flow_comp_m_x);
      putFloat(b, at + 12, m.flow_comp_m_y);
      putFloat(b, at + 16, m.ground_distance);
      put16(b, at + 20, m.flow_x);
      put16(b, at + 22, m.flow_y);
      b[at + 24] = m.sensor_id ?? 0;
      b[at + 25] = m.quality ?? 0;
      putFloat(b, at + 26, m.flow_rate_x);
      putFloat(b, at + 30, m.flow_rate_y);
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
    write: (b, at, m) => {
      put64(b, at, m.usec);
      putFloat(b, at + 8, m.x);
      putFloat(b, at + 12, m.y);
      putFloat(b, at + 16, m.z);
      putFloat(b, at + 20, m.roll);
      putFloat(b, at + 24, m.pitch);
      putFloat(b, at + 28, m.yaw);
      putFloats(b, at + 32, 21, m.covariance);
      b[at + 116] = m.reset_counter ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.usec);
      putFloat(b, at + 8, m.x);
      putFloat(b, at + 12, m.y);
      putFloat(b, at + 16, m.z);
      putFloat(b, at + 20, m.roll);
      putFloat(b, at + 24, m.pitch);
      putFloat(b, at + 28, m.yaw);
      putFloats(b, at + 32, 21, m.covariance);
      b[at + 116] = m.reset_counter ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.usec);
      putFloat(b, at + 8, m.x);
      putFloat(b, at + 12, m.y);
      putFloat(b, at + 16, m.z);
      putFloats(b, at + 20, 9, m.covariance);
      b[at + 56] = m.reset_counter ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.usec);
      putFloat(b, at + 8, m.x);
      putFloat(b, at + 12, m.y);
      putFloat(b, at + 16, m.z);
      putFloat(b, at + 20, m.roll);
      putFloat(b, at + 24, m.pitch);
      putFloat(b, at + 28, m.yaw);
      putFloats(b, at + 32, 21, m.covariance);
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloat(b, at + 8, m.xacc);
      putFloat(b, at + 12, m.yacc);
      putFloat(b, at + 16, m.zacc);
      putFloat(b, at + 20, m.xgyro);
      putFloat(b, at + 24, m.ygyro);
      putFloat(b, at + 28, m.zgyro);
      putFloat(b, at + 32, m.xmag);
      putFloat(b, at + 36, m.ymag);
      putFloat(b, at + 40, m.zmag);
      putFloat(b, at + 44, m.abs_pressure);
      putFloat(b, at + 48, m.diff_pressure);
      putFloat(b, at + 52, m.pressure_alt);
      putFloat(b, at + 56, m.temperature);
      put16(b, at + 60, m.fields_updated);
      b[at + 62] = m.id ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put32(b, at + 8, m.integration_time_us);
      putFloat(b, at + 12, m.integrated_x);
      putFloat(b, at + 16, m.integrated_y);
      putFloat(b, at + 20, m.integrated_xgyro);
      putFloat(b, at + 24, m.integrated_ygyro);
      putFloat(b, at + 28, m.integrated_zgyro);
      put32(b, at + 32, m.time_delta_distance_us);
      putFloat(b, at + 36, m.distance);
      put16(b, at + 40, m.temperature);
      b[at + 42] = m.sensor_id ?? 0;
      b[at + 43] = m.quality ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloat(b, at + 8, m.xacc);
      putFloat(b, at + 12, m.yacc);
      putFloat(b, at + 16, m.zacc);
      putFloat(b, at + 20, m.xgyro);
      putFloat(b, at + 24, m.ygyro);
      putFloat(b, at + 28, m.zgyro);
      putFloat(b, at + 32, m.xmag);
      putFloat(b, at + 36, m.ymag);
      putFloat(b, at + 40, m.zmag);
      putFloat(b, at + 44, m.abs_pressure);
      putFloat(b, at + 48, m.diff_pressure);
      putFloat(b, at + 52, m.pressure_alt);
      putFloat(b, at + 56, m.temperature);
      put32(b, at + 60, m.fields_updated);
      b[at + 64] = m.id ?? 0;
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
    write: (b, at, m) => {
      putFloat(b, at, m.q1);
      putFloat(b, at + 4, m.q2);
      putFloat(b, at + 8, m.q3);
      putFloat(b, at + 12, m.q4);
      putFloat(b, at + 16, m.roll);
      putFloat(b, at + 20, m.pitch);
      putFloat(b, at + 24, m.yaw);
      putFloat(b, at + 28, m.xacc);
      putFloat(b, at + 32, m.yacc);
      putFloat(b, at + 36, m.zacc);
      putFloat(b, at + 40, m.xgyro);
      putFloat(b, at + 44, m.ygyro);
      putFloat(b, at + 48, m.zgyro);
      putFloat(b, at + 52, m.lat);
      putFloat(b, at + 56, m.lon);
      putFloat(b, at + 60, m.alt);
      putFloat(b, at + 64, m.std_dev_horz);
      putFloat(b, at + 68, m.std_dev_vert);
      putFloat(b, at + 72, m.vn);
      putFloat(b, at + 76, m.ve);
      putFloat(b, at + 80, m.vd);
      put32(b, at + 84, m.lat_int);
      put32(b, at + 88, m.lon_int);
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
    write: (b, at, m) => {
      put16(b, at, m.rxerrors);
      put16(b, at + 2, m.fixed);
      b[at + 4] = m.rssi ?? 0;
      b[at + 5] = m.remrssi ?? 0;
      b[at + 6] = m.txbuf ?? 0;
      b[at + 7] = m.noise ?? 0;
      b[at + 8] = m.remnoise ?? 0;
    },
  },
  FILE_TRANSFER_PROTOCOL: {
    read: (v) => ({
      target_network: v.getUint8(0),
      target_system: v.getUint8(1),
      target_component: v.getUint8(2),
      payload: list(251, (n) => v.getUint8(3 + 1 * n)),
    }),
    write: (b, at, m) => {
      b[at] = m.target_network ?? 0;
      b[at + 1] = m.target_system ?? 0;
      b[at + 2] = m.target_component ?? 0;
      put8s(b, at + 3, 251, m.payload);
    },
  },
  TIMESYNC: {
    read: (v) => ({
      tc1: v.getBigInt64(0, true),
      ts1: v.getBigInt64(8, true),
      target_system: v.getUint8(16),
      target_component: v.getUint8(17),
    }),
    write: (b, at, m) => {
      put64(b, at, m.tc1);
      put64(b, at + 8, m.ts1);
      b[at + 16] = m.target_system ?? 0;
      b[at + 17] = m.target_component ?? 0;
    },
  },
  CAMERA_TRIGGER: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      seq: v.getUint32(8, true),
    }),
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put32(b, at + 8, m.seq);
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put32(b, at + 8, m.lat);
      put32(b, at + 12, m.lon);
      put32(b, at + 16, m.alt);
      put16(b, at + 20, m.eph);
      put16(b, at + 22, m.epv);
      put16(b, at + 24, m.vel);
      put16(b, at + 26, m.vn);
      put16(b, at + 28, m.ve);
      put16(b, at + 30, m.vd);
      put16(b, at + 32, m.cog);
      b[at + 34] = m.fix_type ?? 0;
      b[at + 35] = m.satellites_visible ?? 0;
      b[at + 36] = m.id ?? 0;
      put16(b, at + 37, m.yaw);
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put32(b, at + 8, m.integration_time_us);
      putFloat(b, at + 12, m.integrated_x);
      putFloat(b, at + 16, m.integrated_y);
      putFloat(b, at + 20, m.integrated_xgyro);
      putFloat(b, at + 24, m.integrated_ygyro);
      putFloat(b, at + 28, m.integrated_zgyro);
      put32(b, at + 32, m.time_delta_distance_us);
      putFloat(b, at + 36, m.distance);
      put16(b, at + 40, m.temperature);
      b[at + 42] = m.sensor_id ?? 0;
      b[at + 43] = m.quality ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloats(b, at + 8, 4, m.attitude_quaternion);
      putFloat(b, at + 24, m.rollspeed);
      putFloat(b, at + 28, m.pitchspeed);
      putFloat(b, at + 32, m.yawspeed);
      put32(b, at + 36, m.lat);
      put32(b, at + 40, m.lon);
      put32(b, at + 44, m.alt);
      put16(b, at + 48, m.vx);
      put16(b, at + 50, m.vy);
      put16(b, at + 52, m.vz);
      put16(b, at + 54, m.ind_airspeed);
      put16(b, at + 56, m.true_airspeed);
      put16(b, at + 58, m.xacc);
      put16(b, at + 60, m.yacc);
      put16(b, at + 62, m.zacc);
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      put16(b, at + 4, m.xacc);
      put16(b, at + 6, m.yacc);
      put16(b, at + 8, m.zacc);
      put16(b, at + 10, m.xgyro);
      put16(b, at + 12, m.ygyro);
      put16(b, at + 14, m.zgyro);
      put16(b, at + 16, m.xmag);
      put16(b, at + 18, m.ymag);
      put16(b, at + 20, m.zmag);
      put16(b, at + 22, m.temperature);
    },
  },
  LOG_REQUEST_LIST: {
    read: (v) => ({
      start: v.getUint16(0, true),
      end: v.getUint16(2, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
    }),
    write: (b, at, m) => {
      put16(b, at, m.start);
      put16(b, at + 2, m.end);
      b[at + 4] = m.target_system ?? 0;
      b[at + 5] = m.target_component ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_utc);
      put32(b, at + 4, m.size);
      put16(b, at + 8, m.id);
      put16(b, at + 10, m.num_logs);
      put16(b, at + 12, m.last_log_num);
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
    write: (b, at, m) => {
      put32(b, at, m.ofs);
      put32(b, at + 4, m.count);
      put16(b, at + 8, m.id);
      b[at + 10] = m.target_system ?? 0;
      b[at + 11] = m.target_component ?? 0;
    },
  },
  LOG_DATA: {
    read: (v) => ({
      ofs: v.getUint32(0, true),
      id: v.getUint16(4, true),
      count: v.getUint8(6),
      data: list(90, (n) => v.getUint8(7 + 1 * n)),
    }),
    write: (b, at, m) => {
      put32(b, at, m.ofs);
      put16(b, at + 4, m.id);
      b[at + 6] = m.count ?? 0;
      put8s(b, at + 7, 90, m.data);
    },
  },
  LOG_ERASE: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
    },
  },
  LOG_REQUEST_END: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
    },
  },
  GPS_INJECT_DATA: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      len: v.getUint8(2),
      data: list(110, (n) => v.getUint8(3 + 1 * n)),
    }),
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
      b[at + 2] = m.len ?? 0;
      put8s(b, at + 3, 110, m.data);
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put32(b, at + 8, m.lat);
      put32(b, at + 12, m.lon);
      put32(b, at + 16, m.alt);
      put32(b, at + 20, m.dgps_age);
      put16(b, at + 24, m.eph);
      put16(b, at + 26, m.epv);
      put16(b, at + 28, m.vel);
      put16(b, at + 30, m.cog);
      b[at + 32] = m.fix_type ?? 0;
      b[at + 33] = m.satellites_visible ?? 0;
      b[at + 34] = m.dgps_numch ?? 0;
      put16(b, at + 35, m.yaw);
      put32(b, at + 37, m.alt_ellipsoid);
      put32(b, at + 41, m.h_acc);
      put32(b, at + 45, m.v_acc);
      put32(b, at + 49, m.vel_acc);
      put32(b, at + 53, m.hdg_acc);
    },
  },
  POWER_STATUS: {
    read: (v) => ({
      Vcc: v.getUint16(0, true),
      Vservo: v.getUint16(2, true),
      flags: v.getUint16(4, true),
    }),
    write: (b, at, m) => {
      put16(b, at, m.Vcc);
      put16(b, at + 2, m.Vservo);
      put16(b, at + 4, m.flags);
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
    write: (b, at, m) => {
      put32(b, at, m.baudrate);
      put16(b, at + 4, m.timeout);
      b[at + 6] = m.device ?? 0;
      b[at + 7] = m.flags ?? 0;
      b[at + 8] = m.count ?? 0;
      put8s(b, at + 9, 70, m.data);
      b[at + 79] = m.target_system ?? 0;
      b[at + 80] = m.target_component ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_last_baseline_ms);
      put32(b, at + 4, m.tow);
      put32(b, at + 8, m.baseline_a_mm);
      put32(b, at + 12, m.baseline_b_mm);
      put32(b, at + 16, m.baseline_c_mm);
      put32(b, at + 20, m.accuracy);
      put32(b, at + 24, m.iar_num_hypotheses);
      put16(b, at + 28, m.wn);
      b[at + 30] = m.rtk_receiver_id ?? 0;
      b[at + 31] = m.rtk_health ?? 0;
      b[at + 32] = m.rtk_rate ?? 0;
      b[at + 33] = m.nsats ?? 0;
      b[at + 34] = m.baseline_coords_type ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_last_baseline_ms);
      put32(b, at + 4, m.tow);
      put32(b, at + 8, m.baseline_a_mm);
      put32(b, at + 12, m.baseline_b_mm);
      put32(b, at + 16, m.baseline_c_mm);
      put32(b, at + 20, m.accuracy);
      put32(b, at + 24, m.iar_num_hypotheses);
      put16(b, at + 28, m.wn);
      b[at + 30] = m.rtk_receiver_id ?? 0;
      b[at + 31] = m.rtk_health ?? 0;
      b[at + 32] = m.rtk_rate ?? 0;
      b[at + 33] = m.nsats ?? 0;
      b[at + 34] = m.baseline_coords_type ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      put16(b, at + 4, m.xacc);
      put16(b, at + 6, m.yacc);
      put16(b, at + 8, m.zacc);
      put16(b, at + 10, m.xgyro);
      put16(b, at + 12, m.ygyro);
      put16(b, at + 14, m.zgyro);
      put16(b, at + 16, m.xmag);
      put16(b, at + 18, m.ymag);
      put16(b, at + 20, m.zmag);
      put16(b, at + 22, m.temperature);
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
    write: (b, at, m) => {
      put32(b, at, m.size);
      put16(b, at + 4, m.width);
      put16(b, at + 6, m.height);
      put16(b, at + 8, m.packets);
      b[at + 10] = m.type ?? 0;
      b[at + 11] = m.payload ?? 0;
      b[at + 12] = m.jpg_quality ?? 0;
    },
  },
  ENCAPSULATED_DATA: {
    read: (v) => ({
      seqnr: v.getUint16(0, true),
      data: list(253, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (b, at, m) => {
      put16(b, at, m.seqnr);
      put8s(b, at + 2, 253, m.data);
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      put16(b, at + 4, m.min_distance);
      put16(b, at + 6, m.max_distance);
      put16(b, at + 8, m.current_distance);
      b[at + 10] = m.type ?? 0;
      b[at + 11] = m.id ?? 0;
      b[at + 12] = m.orientation ?? 0;
      b[at + 13] = m.covariance ?? 0;
      putFloat(b, at + 14, m.horizontal_fov);
      putFloat(b, at + 18, m.vertical_fov);
      putFloats(b, at + 22, 4, m.quaternion);
      b[at + 38] = m.signal_quality ?? 0;
    },
  },
  TERRAIN_REQUEST: {
    read: (v) => ({
      mask: v.getBigUint64(0, true),
      lat: v.getInt32(8, true),
      lon: v.getInt32(12, true),
      grid_spacing: v.getUint16(16, true),
    }),
    write: (b, at, m) => {
      put64(b, at, m.mask);
      put32(b, at + 8, m.lat);
      put32(b, at + 12, m.lon);
      put16(b, at + 16, m.grid_spacing);
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
    write: (b, at, m) => {
      put32(b, at, m.lat);
      put32(b, at + 4, m.lon);
      put16(b, at + 8, m.grid_spacing);
      put16s(b, at + 10, 16, m.data);
      b[at + 42] = m.gridbit ?? 0;
    },
  },
  TERRAIN_CHECK: {
    read: (v) => ({
      lat: v.getInt32(0, true),
      lon: v.getInt32(4, true),
    }),
    write: (b, at, m) => {
      put32(b, at, m.lat);
      put32(b, at + 4, m.lon);
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
    write: (b, at, m) => {
      put32(b, at, m.lat);
      put32(b, at + 4, m.lon);
      putFloat(b, at + 8, m.terrain_height);
      putFloat(b, at + 12, m.current_height);
      put16(b, at + 16, m.spacing);
      put16(b, at + 18, m.pending);
      put16(b, at + 20, m.loaded);
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloat(b, at + 4, m.press_abs);
      putFloat(b, at + 8, m.press_diff);
      put16(b, at + 12, m.temperature);
      put16(b, at + 14, m.temperature_press_diff);
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloats(b, at + 8, 4, m.q);
      putFloat(b, at + 24, m.x);
      putFloat(b, at + 28, m.y);
      putFloat(b, at + 32, m.z);
      putFloats(b, at + 36, 21, m.covariance);
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloats(b, at + 8, 8, m.controls);
      b[at + 40] = m.group_mlx ?? 0;
      b[at + 41] = m.target_system ?? 0;
      b[at + 42] = m.target_component ?? 0;
    },
  },
  ACTUATOR_CONTROL_TARGET: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      controls: list(8, (n) => v.getFloat32(8 + 4 * n, true)),
      group_mlx: v.getUint8(40),
    }),
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloats(b, at + 8, 8, m.controls);
      b[at + 40] = m.group_mlx ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloat(b, at + 8, m.altitude_monotonic);
      putFloat(b, at + 12, m.altitude_amsl);
      putFloat(b, at + 16, m.altitude_local);
      putFloat(b, at + 20, m.altitude_relative);
      putFloat(b, at + 24, m.altitude_terrain);
      putFloat(b, at + 28, m.bottom_clearance);
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
    write: (b, at, m) => {
      b[at] = m.request_id ?? 0;
      b[at + 1] = m.uri_type ?? 0;
      put8s(b, at + 2, 120, m.uri);
      b[at + 122] = m.transfer_type ?? 0;
      put8s(b, at + 123, 120, m.storage);
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloat(b, at + 4, m.press_abs);
      putFloat(b, at + 8, m.press_diff);
      put16(b, at + 12, m.temperature);
      put16(b, at + 14, m.temperature_press_diff);
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
    write: (b, at, m) => {
      put64(b, at, m.timestamp);
      put64(b, at + 8, m.custom_state);
      put32(b, at + 16, m.lat);
      put32(b, at + 20, m.lon);
      putFloat(b, at + 24, m.alt);
      putFloats(b, at + 28, 3, m.vel);
      putFloats(b, at + 40, 3, m.acc);
      putFloats(b, at + 52, 4, m.attitude_q);
      putFloats(b, at + 68, 3, m.rates);
      putFloats(b, at + 80, 3, m.position_cov);
      b[at + 92] = m.est_capabilities ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloat(b, at + 8, m.x_acc);
      putFloat(b, at + 12, m.y_acc);
      putFloat(b, at + 16, m.z_acc);
      putFloat(b, at + 20, m.x_vel);
      putFloat(b, at + 24, m.y_vel);
      putFloat(b, at + 28, m.z_vel);
      putFloat(b, at + 32, m.x_pos);
      putFloat(b, at + 36, m.y_pos);
      putFloat(b, at + 40, m.z_pos);
      putFloat(b, at + 44, m.airspeed);
      putFloats(b, at + 48, 3, m.vel_variance);
      putFloats(b, at + 60, 3, m.pos_variance);
      putFloats(b, at + 72, 4, m.q);
      putFloat(b, at + 88, m.roll_rate);
      putFloat(b, at + 92, m.pitch_rate);
      putFloat(b, at + 96, m.yaw_rate);
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
    write: (b, at, m) => {
      put32(b, at, m.current_consumed);
      put32(b, at + 4, m.energy_consumed);
      put16(b, at + 8, m.temperature);
      put16s(b, at + 10, 10, m.voltages);
      put16(b, at + 30, m.current_battery);
      b[at + 32] = m.id ?? 0;
      b[at + 33] = m.battery_function ?? 0;
      b[at + 34] = m.type ?? 0;
      b[at + 35] = m.battery_remaining ?? 0;
      put32(b, at + 36, m.time_remaining);
      b[at + 40] = m.charge_state ?? 0;
      put16s(b, at + 41, 4, m.voltages_ext);
      b[at + 49] = m.mode ?? 0;
      put32(b, at + 50, m.fault_bitmask);
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
    write: (b, at, m) => {
      put64(b, at, m.capabilities);
      put64(b, at + 8, m.uid);
      put32(b, at + 16, m.flight_sw_version);
      put32(b, at + 20, m.middleware_sw_version);
      put32(b, at + 24, m.os_sw_version);
      put32(b, at + 28, m.board_version);
      put16(b, at + 32, m.vendor_id);
      put16(b, at + 34, m.product_id);
      put8s(b, at + 36, 8, m.flight_custom_version);
      put8s(b, at + 44, 8, m.middleware_custom_version);
      put8s(b, at + 52, 8, m.os_custom_version);
      put8s(b, at + 60, 18, m.uid2);
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloat(b, at + 8, m.angle_x);
      putFloat(b, at + 12, m.angle_y);
      putFloat(b, at + 16, m.distance);
      putFloat(b, at + 20, m.size_x);
      putFloat(b, at + 24, m.size_y);
      b[at + 28] = m.target_num ?? 0;
      b[at + 29] = m.frame ?? 0;
      putFloat(b, at + 30, m.x);
      putFloat(b, at + 34, m.y);
      putFloat(b, at + 38, m.z);
      putFloats(b, at + 42, 4, m.q);
      b[at + 58] = m.type ?? 0;
      b[at + 59] = m.position_valid ?? 0;
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
    write: (b, at, m) => {
      putFloat(b, at, m.mag_declination);
      put32(b, at + 4, m.raw_press);
      put32(b, at + 8, m.raw_temp);
      putFloat(b, at + 12, m.gyro_cal_x);
      putFloat(b, at + 16, m.gyro_cal_y);
      putFloat(b, at + 20, m.gyro_cal_z);
      putFloat(b, at + 24, m.accel_cal_x);
      putFloat(b, at + 28, m.accel_cal_y);
      putFloat(b, at + 32, m.accel_cal_z);
      put16(b, at + 36, m.mag_ofs_x);
      put16(b, at + 38, m.mag_ofs_y);
      put16(b, at + 40, m.mag_ofs_z);
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
    write: (b, at, m) => {
      put16(b, at, m.mag_ofs_x);
      put16(b, at + 2, m.mag_ofs_y);
      put16(b, at + 4, m.mag_ofs_z);
      b[at + 6] = m.target_system ?? 0;
      b[at + 7] = m.target_component ?? 0;
    },
  },
  MEMINFO: {
    read: (v) => ({
      brkval: v.getUint16(0, true),
      freemem: v.getUint16(2, true),
      freemem32: v.getUint32(4, true),
    }),
    write: (b, at, m) => {
      put16(b, at, m.brkval);
      put16(b, at + 2, m.freemem);
      put32(b, at + 4, m.freemem32);
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
    write: (b, at, m) => {
      put16(b, at, m.adc1);
      put16(b, at + 2, m.adc2);
      put16(b, at + 4, m.adc3);
      put16(b, at + 6, m.adc4);
      put16(b, at + 8, m.adc5);
      put16(b, at + 10, m.adc6);
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
    write: (b, at, m) => {
      putFloat(b, at, m.extra_value);
      put16(b, at + 4, m.shutter_speed);
      b[at + 6] = m.target_system ?? 0;
      b[at + 7] = m.target_component ?? 0;
      b[at + 8] = m.mode ?? 0;
      b[at + 9] = m.aperture ?? 0;
      b[at + 10] = m.iso ?? 0;
      b[at + 11] = m.exposure_type ?? 0;
      b[at + 12] = m.command_id ?? 0;
      b[at + 13] = m.engine_cut_off ?? 0;
      b[at + 14] = m.extra_param ?? 0;
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
    write: (b, at, m) => {
      putFloat(b, at, m.extra_value);
      b[at + 4] = m.target_system ?? 0;
      b[at + 5] = m.target_component ?? 0;
      b[at + 6] = m.session ?? 0;
      b[at + 7] = m.zoom_pos ?? 0;
      b[at + 8] = m.zoom_step ?? 0;
      b[at + 9] = m.focus_lock ?? 0;
      b[at + 10] = m.shot ?? 0;
      b[at + 11] = m.command_id ?? 0;
      b[at + 12] = m.extra_param ?? 0;
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
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
      b[at + 2] = m.mount_mode ?? 0;
      b[at + 3] = m.stab_roll ?? 0;
      b[at + 4] = m.stab_pitch ?? 0;
      b[at + 5] = m.stab_yaw ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.input_a);
      put32(b, at + 4, m.input_b);
      put32(b, at + 8, m.input_c);
      b[at + 12] = m.target_system ?? 0;
      b[at + 13] = m.target_component ?? 0;
      b[at + 14] = m.save_position ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.pointing_a);
      put32(b, at + 4, m.pointing_b);
      put32(b, at + 8, m.pointing_c);
      b[at + 12] = m.target_system ?? 0;
      b[at + 13] = m.target_component ?? 0;
      b[at + 14] = m.mount_mode ?? 0;
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
    write: (b, at, m) => {
      putFloat(b, at, m.lat);
      putFloat(b, at + 4, m.lng);
      b[at + 8] = m.target_system ?? 0;
      b[at + 9] = m.target_component ?? 0;
      b[at + 10] = m.idx ?? 0;
      b[at + 11] = m.count ?? 0;
    },
  },
  FENCE_FETCH_POINT: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      idx: v.getUint8(2),
    }),
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
      b[at + 2] = m.idx ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.breach_time);
      put16(b, at + 4, m.breach_count);
      b[at + 6] = m.breach_status ?? 0;
      b[at + 7] = m.breach_type ?? 0;
      b[at + 8] = m.breach_mitigation ?? 0;
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
    write: (b, at, m) => {
      putFloat(b, at, m.omegaIx);
      putFloat(b, at + 4, m.omegaIy);
      putFloat(b, at + 8, m.omegaIz);
      putFloat(b, at + 12, m.accel_weight);
      putFloat(b, at + 16, m.renorm_val);
      putFloat(b, at + 20, m.error_rp);
      putFloat(b, at + 24, m.error_yaw);
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
    write: (b, at, m) => {
      putFloat(b, at, m.roll);
      putFloat(b, at + 4, m.pitch);
      putFloat(b, at + 8, m.yaw);
      putFloat(b, at + 12, m.xacc);
      putFloat(b, at + 16, m.yacc);
      putFloat(b, at + 20, m.zacc);
      putFloat(b, at + 24, m.xgyro);
      putFloat(b, at + 28, m.ygyro);
      putFloat(b, at + 32, m.zgyro);
      put32(b, at + 36, m.lat);
      put32(b, at + 40, m.lng);
    },
  },
  HWSTATUS: {
    read: (v) => ({
      Vcc: v.getUint16(0, true),
      I2Cerr: v.getUint8(2),
    }),
    write: (b, at, m) => {
      put16(b, at, m.Vcc);
      b[at + 2] = m.I2Cerr ?? 0;
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
    write: (b, at, m) => {
      put16(b, at, m.rxerrors);
      put16(b, at + 2, m.fixed);
      b[at + 4] = m.rssi ?? 0;
      b[at + 5] = m.remrssi ?? 0;
      b[at + 6] = m.txbuf ?? 0;
      b[at + 7] = m.noise ?? 0;
      b[at + 8] = m.remnoise ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.last_trigger);
      put32(b, at + 4, m.last_action);
      put32(b, at + 8, m.last_recovery);
      put32(b, at + 12, m.last_clear);
      put16(b, at + 16, m.breach_count);
      b[at + 18] = m.limits_state ?? 0;
      b[at + 19] = m.mods_enabled ?? 0;
      b[at + 20] = m.mods_required ?? 0;
      b[at + 21] = m.mods_triggered ?? 0;
    },
  },
  WIND: {
    read: (v) => ({
      direction: v.getFloat32(0, true),
      speed: v.getFloat32(4, true),
      speed_z: v.getFloat32(8, true),
    }),
    write: (b, at, m) => {
      putFloat(b, at, m.direction);
      putFloat(b, at + 4, m.speed);
      putFloat(b, at + 8, m.speed_z);
    },
  },
  DATA16: {
    read: (v) => ({
      type: v.getUint8(0),
      len: v.getUint8(1),
      data: list(16, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (b, at, m) => {
      b[at] = m.type ?? 0;
      b[at + 1] = m.len ?? 0;
      put8s(b, at + 2, 16, m.data);
    },
  },
  DATA32: {
    read: (v) => ({
      type: v.getUint8(0),
      len: v.getUint8(1),
      data: list(32, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (b, at, m) => {
      b[at] = m.type ?? 0;
      b[at + 1] = m.len ?? 0;
      put8s(b, at + 2, 32, m.data);
    },
  },
  DATA64: {
    read: (v) => ({
      type: v.getUint8(0),
      len: v.getUint8(1),
      data: list(64, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (b, at, m) => {
      b[at] = m.type ?? 0;
      b[at + 1] = m.len ?? 0;
      put8s(b, at + 2, 64, m.data);
    },
  },
  DATA96: {
    read: (v) => ({
      type: v.getUint8(0),
      len: v.getUint8(1),
      data: list(96, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (b, at, m) => {
      b[at] = m.type ?? 0;
      b[at + 1] = m.len ?? 0;
      put8s(b, at + 2, 96, m.data);
    },
  },
  RANGEFINDER: {
    read: (v) => ({
      distance: v.getFloat32(0, true),
      voltage: v.getFloat32(4, true),
    }),
    write: (b, at, m) => {
      putFloat(b, at, m.distance);
      putFloat(b, at + 4, m.voltage);
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
    write: (b, at, m) => {
      putFloat(b, at, m.vx);
      putFloat(b, at + 4, m.vy);
      putFloat(b, at + 8, m.vz);
      putFloat(b, at + 12, m.diff_pressure);
      putFloat(b, at + 16, m.EAS2TAS);
      putFloat(b, at + 20, m.ratio);
      putFloat(b, at + 24, m.state_x);
      putFloat(b, at + 28, m.state_y);
      putFloat(b, at + 32, m.state_z);
      putFloat(b, at + 36, m.Pax);
      putFloat(b, at + 40, m.Pby);
      putFloat(b, at + 44, m.Pcz);
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
    write: (b, at, m) => {
      put32(b, at, m.lat);
      put32(b, at + 4, m.lng);
      put16(b, at + 8, m.alt);
      put16(b, at + 10, m.break_alt);
      put16(b, at + 12, m.land_dir);
      b[at + 14] = m.target_system ?? 0;
      b[at + 15] = m.target_component ?? 0;
      b[at + 16] = m.idx ?? 0;
      b[at + 17] = m.count ?? 0;
      b[at + 18] = m.flags ?? 0;
    },
  },
  RALLY_FETCH_POINT: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      idx: v.getUint8(2),
    }),
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
      b[at + 2] = m.idx ?? 0;
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
    write: (b, at, m) => {
      putFloat(b, at, m.current);
      putFloat(b, at + 4, m.CompensationX);
      putFloat(b, at + 8, m.CompensationY);
      putFloat(b, at + 12, m.CompensationZ);
      put16(b, at + 16, m.throttle);
      put16(b, at + 18, m.interference);
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
    write: (b, at, m) => {
      putFloat(b, at, m.roll);
      putFloat(b, at + 4, m.pitch);
      putFloat(b, at + 8, m.yaw);
      putFloat(b, at + 12, m.altitude);
      put32(b, at + 16, m.lat);
      put32(b, at + 20, m.lng);
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloat(b, at + 8, m.p1);
      putFloat(b, at + 12, m.p2);
      putFloat(b, at + 16, m.p3);
      putFloat(b, at + 20, m.p4);
      put16(b, at + 24, m.img_idx);
      b[at + 26] = m.target_system ?? 0;
      b[at + 27] = m.cam_idx ?? 0;
      b[at + 28] = m.event_id ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put32(b, at + 8, m.lat);
      put32(b, at + 12, m.lng);
      putFloat(b, at + 16, m.alt_msl);
      putFloat(b, at + 20, m.alt_rel);
      putFloat(b, at + 24, m.roll);
      putFloat(b, at + 28, m.pitch);
      putFloat(b, at + 32, m.yaw);
      putFloat(b, at + 36, m.foc_len);
      put16(b, at + 40, m.img_idx);
      b[at + 42] = m.target_system ?? 0;
      b[at + 43] = m.cam_idx ?? 0;
      b[at + 44] = m.flags ?? 0;
      put16(b, at + 45, m.completed_captures);
    },
  },
  BATTERY2: {
    read: (v) => ({
      voltage: v.getUint16(0, true),
      current_battery: v.getInt16(2, true),
    }),
    write: (b, at, m) => {
      put16(b, at, m.voltage);
      put16(b, at + 2, m.current_battery);
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
    write: (b, at, m) => {
      putFloat(b, at, m.roll);
      putFloat(b, at + 4, m.pitch);
      putFloat(b, at + 8, m.yaw);
      putFloat(b, at + 12, m.altitude);
      put32(b, at + 16, m.lat);
      put32(b, at + 20, m.lng);
      putFloat(b, at + 24, m.v1);
      putFloat(b, at + 28, m.v2);
      putFloat(b, at + 32, m.v3);
      putFloat(b, at + 36, m.v4);
    },
  },
  AUTOPILOT_VERSION_REQUEST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
    },
  },
  REMOTE_LOG_DATA_BLOCK: {
    read: (v) => ({
      seqno: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      data: list(200, (n) => v.getUint8(6 + 1 * n)),
    }),
    write: (b, at, m) => {
      put32(b, at, m.seqno);
      b[at + 4] = m.target_system ?? 0;
      b[at + 5] = m.target_component ?? 0;
      put8s(b, at + 6, 200, m.data);
    },
  },
  REMOTE_LOG_BLOCK_STATUS: {
    read: (v) => ({
      seqno: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      status: v.getUint8(6),
    }),
    write: (b, at, m) => {
      put32(b, at, m.seqno);
      b[at + 4] = m.target_system ?? 0;
      b[at + 5] = m.target_component ?? 0;
      b[at + 6] = m.status ?? 0;
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
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
      b[at + 2] = m.instance ?? 0;
      b[at + 3] = m.pattern ?? 0;
      b[at + 4] = m.custom_len ?? 0;
      put8s(b, at + 5, 24, m.custom_bytes);
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
    write: (b, at, m) => {
      putFloat(b, at, m.direction_x);
      putFloat(b, at + 4, m.direction_y);
      putFloat(b, at + 8, m.direction_z);
      b[at + 12] = m.compass_id ?? 0;
      b[at + 13] = m.cal_mask ?? 0;
      b[at + 14] = m.cal_status ?? 0;
      b[at + 15] = m.attempt ?? 0;
      b[at + 16] = m.completion_pct ?? 0;
      put8s(b, at + 17, 10, m.completion_mask);
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
    write: (b, at, m) => {
      putFloat(b, at, m.fitness);
      putFloat(b, at + 4, m.ofs_x);
      putFloat(b, at + 8, m.ofs_y);
      putFloat(b, at + 12, m.ofs_z);
      putFloat(b, at + 16, m.diag_x);
      putFloat(b, at + 20, m.diag_y);
      putFloat(b, at + 24, m.diag_z);
      putFloat(b, at + 28, m.offdiag_x);
      putFloat(b, at + 32, m.offdiag_y);
      putFloat(b, at + 36, m.offdiag_z);
      b[at + 40] = m.compass_id ?? 0;
      b[at + 41] = m.cal_mask ?? 0;
      b[at + 42] = m.cal_status ?? 0;
      b[at + 43] = m.autosaved ?? 0;
      putFloat(b, at + 44, m.orientation_confidence);
      b[at + 48] = m.old_orientation ?? 0;
      b[at + 49] = m.new_orientation ?? 0;
      putFloat(b, at + 50, m.scale_factor);
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
    write: (b, at, m) => {
      putFloat(b, at, m.velocity_variance);
      putFloat(b, at + 4, m.pos_horiz_variance);
      putFloat(b, at + 8, m.pos_vert_variance);
      putFloat(b, at + 12, m.compass_variance);
      putFloat(b, at + 16, m.terrain_alt_variance);
      put16(b, at + 20, m.flags);
      putFloat(b, at + 22, m.airspeed_variance);
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
    write: (b, at, m) => {
      putFloat(b, at, m.desired);
      putFloat(b, at + 4, m.achieved);
      putFloat(b, at + 8, m.FF);
      putFloat(b, at + 12, m.P);
      putFloat(b, at + 16, m.I);
      putFloat(b, at + 20, m.D);
      b[at + 24] = m.axis ?? 0;
      putFloat(b, at + 25, m.SRate);
      putFloat(b, at + 29, m.PDmod);
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
    write: (b, at, m) => {
      put32(b, at, m.landing_lat);
      put32(b, at + 4, m.landing_lon);
      put32(b, at + 8, m.path_lat);
      put32(b, at + 12, m.path_lon);
      put32(b, at + 16, m.arc_entry_lat);
      put32(b, at + 20, m.arc_entry_lon);
      putFloat(b, at + 24, m.altitude);
      putFloat(b, at + 28, m.expected_travel_distance);
      putFloat(b, at + 32, m.cross_track_error);
      b[at + 36] = m.stage ?? 0;
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
    write: (b, at, m) => {
      putFloat(b, at, m.delta_time);
      putFloat(b, at + 4, m.delta_angle_x);
      putFloat(b, at + 8, m.delta_angle_y);
      putFloat(b, at + 12, m.delta_angle_z);
      putFloat(b, at + 16, m.delta_velocity_x);
      putFloat(b, at + 20, m.delta_velocity_y);
      putFloat(b, at + 24, m.delta_velocity_z);
      putFloat(b, at + 28, m.joint_roll);
      putFloat(b, at + 32, m.joint_el);
      putFloat(b, at + 36, m.joint_az);
      b[at + 40] = m.target_system ?? 0;
      b[at + 41] = m.target_component ?? 0;
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
    write: (b, at, m) => {
      putFloat(b, at, m.demanded_rate_x);
      putFloat(b, at + 4, m.demanded_rate_y);
      putFloat(b, at + 8, m.demanded_rate_z);
      b[at + 12] = m.target_system ?? 0;
      b[at + 13] = m.target_component ?? 0;
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
    write: (b, at, m) => {
      put16(b, at, m.rl_torque_cmd);
      put16(b, at + 2, m.el_torque_cmd);
      put16(b, at + 4, m.az_torque_cmd);
      b[at + 6] = m.target_system ?? 0;
      b[at + 7] = m.target_component ?? 0;
    },
  },
  GOPRO_HEARTBEAT: {
    read: (v) => ({
      status: v.getUint8(0),
      capture_mode: v.getUint8(1),
      flags: v.getUint8(2),
    }),
    write: (b, at, m) => {
      b[at] = m.status ?? 0;
      b[at + 1] = m.capture_mode ?? 0;
      b[at + 2] = m.flags ?? 0;
    },
  },
  GOPRO_GET_REQUEST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      cmd_id: v.getUint8(2),
    }),
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
      b[at + 2] = m.cmd_id ?? 0;
    },
  },
  GOPRO_GET_RESPONSE: {
    read: (v) => ({
      cmd_id: v.getUint8(0),
      status: v.getUint8(1),
      value: list(4, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (b, at, m) => {
      b[at] = m.cmd_id ?? 0;
      b[at + 1] = m.status ?? 0;
      put8s(b, at + 2, 4, m.value);
    },
  },
  GOPRO_SET_REQUEST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      cmd_id: v.getUint8(2),
      value: list(4, (n) => v.getUint8(3 + 1 * n)),
    }),
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
      b[at + 2] = m.cmd_id ?? 0;
      put8s(b, at + 3, 4, m.value);
    },
  },
  GOPRO_SET_RESPONSE: {
    read: (v) => ({
      cmd_id: v.getUint8(0),
      status: v.getUint8(1),
    }),
    write: (b, at, m) => {
      b[at] = m.cmd_id ?? 0;
      b[at + 1] = m.status ?? 0;
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
    write: (b, at, m) => {
      putFloat(b, at, m.ecu_index);
      putFloat(b, at + 4, m.rpm);
      putFloat(b, at + 8, m.fuel_consumed);
      putFloat(b, at + 12, m.fuel_flow);
      putFloat(b, at + 16, m.engine_load);
      putFloat(b, at + 20, m.throttle_position);
      putFloat(b, at + 24, m.spark_dwell_time);
      putFloat(b, at + 28, m.barometric_pressure);
      putFloat(b, at + 32, m.intake_manifold_pressure);
      putFloat(b, at + 36, m.intake_manifold_temperature);
      putFloat(b, at + 40, m.cylinder_head_temperature);
      putFloat(b, at + 44, m.ignition_timing);
      putFloat(b, at + 48, m.injection_time);
      putFloat(b, at + 52, m.exhaust_gas_temperature);
      putFloat(b, at + 56, m.throttle_out);
      putFloat(b, at + 60, m.pt_compensation);
      b[at + 64] = m.health ?? 0;
      putFloat(b, at + 65, m.ignition_voltage);
      putFloat(b, at + 69, m.fuel_pressure);
    },
  },
  RPM: {
    read: (v) => ({
      rpm1: v.getFloat32(0, true),
      rpm2: v.getFloat32(4, true),
    }),
    write: (b, at, m) => {
      putFloat(b, at, m.rpm1);
      putFloat(b, at + 4, m.rpm2);
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloat(b, at + 8, m.vel_ratio);
      putFloat(b, at + 12, m.pos_horiz_ratio);
      putFloat(b, at + 16, m.pos_vert_ratio);
      putFloat(b, at + 20, m.mag_ratio);
      putFloat(b, at + 24, m.hagl_ratio);
      putFloat(b, at + 28, m.tas_ratio);
      putFloat(b, at + 32, m.pos_horiz_accuracy);
      putFloat(b, at + 36, m.pos_vert_accuracy);
      put16(b, at + 40, m.flags);
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloat(b, at + 8, m.wind_x);
      putFloat(b, at + 12, m.wind_y);
      putFloat(b, at + 16, m.wind_z);
      putFloat(b, at + 20, m.var_horiz);
      putFloat(b, at + 24, m.var_vert);
      putFloat(b, at + 28, m.wind_alt);
      putFloat(b, at + 32, m.horiz_accuracy);
      putFloat(b, at + 36, m.vert_accuracy);
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put32(b, at + 8, m.time_week_ms);
      put32(b, at + 12, m.lat);
      put32(b, at + 16, m.lon);
      putFloat(b, at + 20, m.alt);
      putFloat(b, at + 24, m.hdop);
      putFloat(b, at + 28, m.vdop);
      putFloat(b, at + 32, m.vn);
      putFloat(b, at + 36, m.ve);
      putFloat(b, at + 40, m.vd);
      putFloat(b, at + 44, m.speed_accuracy);
      putFloat(b, at + 48, m.horiz_accuracy);
      putFloat(b, at + 52, m.vert_accuracy);
      put16(b, at + 56, m.ignore_flags);
      put16(b, at + 58, m.time_week);
      b[at + 60] = m.gps_id ?? 0;
      b[at + 61] = m.fix_type ?? 0;
      b[at + 62] = m.satellites_visible ?? 0;
      put16(b, at + 63, m.yaw);
    },
  },
  GPS_RTCM_DATA: {
    read: (v) => ({
      flags: v.getUint8(0),
      len: v.getUint8(1),
      data: list(180, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (b, at, m) => {
      b[at] = m.flags ?? 0;
      b[at + 1] = m.len ?? 0;
      put8s(b, at + 2, 180, m.data);
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
    write: (b, at, m) => {
      put32(b, at, m.custom_mode);
      put32(b, at + 4, m.latitude);
      put32(b, at + 8, m.longitude);
      put16(b, at + 12, m.roll);
      put16(b, at + 14, m.pitch);
      put16(b, at + 16, m.heading);
      put16(b, at + 18, m.heading_sp);
      put16(b, at + 20, m.altitude_amsl);
      put16(b, at + 22, m.altitude_sp);
      put16(b, at + 24, m.wp_distance);
      b[at + 26] = m.base_mode ?? 0;
      b[at + 27] = m.landed_state ?? 0;
      b[at + 28] = m.throttle ?? 0;
      b[at + 29] = m.airspeed ?? 0;
      b[at + 30] = m.airspeed_sp ?? 0;
      b[at + 31] = m.groundspeed ?? 0;
      b[at + 32] = m.climb_rate ?? 0;
      b[at + 33] = m.gps_nsat ?? 0;
      b[at + 34] = m.gps_fix_type ?? 0;
      b[at + 35] = m.battery_remaining ?? 0;
      b[at + 36] = m.temperature ?? 0;
      b[at + 37] = m.temperature_air ?? 0;
      b[at + 38] = m.failsafe ?? 0;
      b[at + 39] = m.wp_num ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.timestamp);
      put32(b, at + 4, m.latitude);
      put32(b, at + 8, m.longitude);
      put16(b, at + 12, m.custom_mode);
      put16(b, at + 14, m.altitude);
      put16(b, at + 16, m.target_altitude);
      put16(b, at + 18, m.target_distance);
      put16(b, at + 20, m.wp_num);
      put16(b, at + 22, m.failure_flags);
      b[at + 24] = m.type ?? 0;
      b[at + 25] = m.autopilot ?? 0;
      b[at + 26] = m.heading ?? 0;
      b[at + 27] = m.target_heading ?? 0;
      b[at + 28] = m.throttle ?? 0;
      b[at + 29] = m.airspeed ?? 0;
      b[at + 30] = m.airspeed_sp ?? 0;
      b[at + 31] = m.groundspeed ?? 0;
      b[at + 32] = m.windspeed ?? 0;
      b[at + 33] = m.wind_heading ?? 0;
      b[at + 34] = m.eph ?? 0;
      b[at + 35] = m.epv ?? 0;
      b[at + 36] = m.temperature_air ?? 0;
      b[at + 37] = m.climb_rate ?? 0;
      b[at + 38] = m.battery ?? 0;
      b[at + 39] = m.custom0 ?? 0;
      b[at + 40] = m.custom1 ?? 0;
      b[at + 41] = m.custom2 ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloat(b, at + 8, m.vibration_x);
      putFloat(b, at + 12, m.vibration_y);
      putFloat(b, at + 16, m.vibration_z);
      put32(b, at + 20, m.clipping_0);
      put32(b, at + 24, m.clipping_1);
      put32(b, at + 28, m.clipping_2);
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
    write: (b, at, m) => {
      put32(b, at, m.latitude);
      put32(b, at + 4, m.longitude);
      put32(b, at + 8, m.altitude);
      putFloat(b, at + 12, m.x);
      putFloat(b, at + 16, m.y);
      putFloat(b, at + 20, m.z);
      putFloats(b, at + 24, 4, m.q);
      putFloat(b, at + 40, m.approach_x);
      putFloat(b, at + 44, m.approach_y);
      putFloat(b, at + 48, m.approach_z);
      put64(b, at + 52, m.time_usec);
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
    write: (b, at, m) => {
      put32(b, at, m.latitude);
      put32(b, at + 4, m.longitude);
      put32(b, at + 8, m.altitude);
      putFloat(b, at + 12, m.x);
      putFloat(b, at + 16, m.y);
      putFloat(b, at + 20, m.z);
      putFloats(b, at + 24, 4, m.q);
      putFloat(b, at + 40, m.approach_x);
      putFloat(b, at + 44, m.approach_y);
      putFloat(b, at + 48, m.approach_z);
      b[at + 52] = m.target_system ?? 0;
      put64(b, at + 53, m.time_usec);
    },
  },
  MESSAGE_INTERVAL: {
    read: (v) => ({
      interval_us: v.getInt32(0, true),
      message_id: v.getUint16(4, true),
    }),
    write: (b, at, m) => {
      put32(b, at, m.interval_us);
      put16(b, at + 4, m.message_id);
    },
  },
  EXTENDED_SYS_STATE: {
    read: (v) => ({
      vtol_state: v.getUint8(0),
      landed_state: v.getUint8(1),
    }),
    write: (b, at, m) => {
      b[at] = m.vtol_state ?? 0;
      b[at + 1] = m.landed_state ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.ICAO_address);
      put32(b, at + 4, m.lat);
      put32(b, at + 8, m.lon);
      put32(b, at + 12, m.altitude);
      put16(b, at + 16, m.heading);
      put16(b, at + 18, m.hor_velocity);
      put16(b, at + 20, m.ver_velocity);
      put16(b, at + 22, m.flags);
      put16(b, at + 24, m.squawk);
      b[at + 26] = m.altitude_type ?? 0;
      putText(b, at + 27, 9, m.callsign);
      b[at + 36] = m.emitter_type ?? 0;
      b[at + 37] = m.tslc ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.id);
      putFloat(b, at + 4, m.time_to_minimum_delta);
      putFloat(b, at + 8, m.altitude_minimum_delta);
      putFloat(b, at + 12, m.horizontal_minimum_delta);
      b[at + 16] = m.src ?? 0;
      b[at + 17] = m.action ?? 0;
      b[at + 18] = m.threat_level ?? 0;
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
    write: (b, at, m) => {
      put16(b, at, m.message_type);
      b[at + 2] = m.target_network ?? 0;
      b[at + 3] = m.target_system ?? 0;
      b[at + 4] = m.target_component ?? 0;
      put8s(b, at + 5, 249, m.payload);
    },
  },
  MEMORY_VECT: {
    read: (v) => ({
      address: v.getUint16(0, true),
      ver: v.getUint8(2),
      type: v.getUint8(3),
      value: list(32, (n) => v.getInt8(4 + 1 * n)),
    }),
    write: (b, at, m) => {
      put16(b, at, m.address);
      b[at + 2] = m.ver ?? 0;
      b[at + 3] = m.type ?? 0;
      put8s(b, at + 4, 32, m.value);
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloat(b, at + 8, m.x);
      putFloat(b, at + 12, m.y);
      putFloat(b, at + 16, m.z);
      putText(b, at + 20, 10, m.name);
    },
  },
  NAMED_VALUE_FLOAT: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      value: v.getFloat32(4, true),
      name: readText(v, 8, 10),
    }),
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloat(b, at + 4, m.value);
      putText(b, at + 8, 10, m.name);
    },
  },
  NAMED_VALUE_INT: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      value: v.getInt32(4, true),
      name: readText(v, 8, 10),
    }),
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      put32(b, at + 4, m.value);
      putText(b, at + 8, 10, m.name);
    },
  },
  STATUSTEXT: {
    read: (v) => ({
      severity: v.getUint8(0),
      text: readText(v, 1, 50),
      id: v.getUint16(51, true),
      chunk_seq: v.getUint8(53),
    }),
    write: (b, at, m) => {
      b[at] = m.severity ?? 0;
      putText(b, at + 1, 50, m.text);
      put16(b, at + 51, m.id);
      b[at + 53] = m.chunk_seq ?? 0;
    },
  },
  DEBUG: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      value: v.getFloat32(4, true),
      ind: v.getUint8(8),
    }),
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloat(b, at + 4, m.value);
      b[at + 8] = m.ind ?? 0;
    },
  },
  SETUP_SIGNING: {
    read: (v) => ({
      initial_timestamp: v.getBigUint64(0, true),
      target_system: v.getUint8(8),
      target_component: v.getUint8(9),
      secret_key: list(32, (n) => v.getUint8(10 + 1 * n)),
    }),
    write: (b, at, m) => {
      put64(b, at, m.initial_timestamp);
      b[at + 8] = m.target_system ?? 0;
      b[at + 9] = m.target_component ?? 0;
      put8s(b, at + 10, 32, m.secret_key);
    },
  },
  BUTTON_CHANGE: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      last_change_ms: v.getUint32(4, true),
      state: v.getUint8(8),
    }),
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      put32(b, at + 4, m.last_change_ms);
      b[at + 8] = m.state ?? 0;
    },
  },
  PLAY_TUNE: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      tune: readText(v, 2, 30),
      tune2: readText(v, 32, 200),
    }),
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
      putText(b, at + 2, 30, m.tune);
      putText(b, at + 32, 200, m.tune2);
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      put32(b, at + 4, m.firmware_version);
      putFloat(b, at + 8, m.focal_length);
      putFloat(b, at + 12, m.sensor_size_h);
      putFloat(b, at + 16, m.sensor_size_v);
      put32(b, at + 20, m.flags);
      put16(b, at + 24, m.resolution_h);
      put16(b, at + 26, m.resolution_v);
      put16(b, at + 28, m.cam_definition_version);
      put8s(b, at + 30, 32, m.vendor_name);
      put8s(b, at + 62, 32, m.model_name);
      b[at + 94] = m.lens_id ?? 0;
      putText(b, at + 95, 140, m.cam_definition_uri);
      b[at + 235] = m.gimbal_device_id ?? 0;
      b[at + 236] = m.camera_device_id ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      b[at + 4] = m.mode_id ?? 0;
      putFloat(b, at + 5, m.zoomLevel);
      putFloat(b, at + 9, m.focusLevel);
      b[at + 13] = m.camera_device_id ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloat(b, at + 4, m.total_capacity);
      putFloat(b, at + 8, m.used_capacity);
      putFloat(b, at + 12, m.available_capacity);
      putFloat(b, at + 16, m.read_speed);
      putFloat(b, at + 20, m.write_speed);
      b[at + 24] = m.storage_id ?? 0;
      b[at + 25] = m.storage_count ?? 0;
      b[at + 26] = m.status ?? 0;
      b[at + 27] = m.type ?? 0;
      putText(b, at + 28, 32, m.name);
      b[at + 60] = m.storage_usage ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloat(b, at + 4, m.image_interval);
      put32(b, at + 8, m.recording_time_ms);
      putFloat(b, at + 12, m.available_capacity);
      b[at + 16] = m.image_status ?? 0;
      b[at + 17] = m.video_status ?? 0;
      put32(b, at + 18, m.image_count);
      b[at + 22] = m.camera_device_id ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_utc);
      put32(b, at + 8, m.time_boot_ms);
      put32(b, at + 12, m.lat);
      put32(b, at + 16, m.lon);
      put32(b, at + 20, m.alt);
      put32(b, at + 24, m.relative_alt);
      putFloats(b, at + 28, 4, m.q);
      put32(b, at + 44, m.image_index);
      b[at + 48] = m.camera_id ?? 0;
      b[at + 49] = m.capture_result ?? 0;
      putText(b, at + 50, 205, m.file_url);
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
    write: (b, at, m) => {
      put64(b, at, m.arming_time_utc);
      put64(b, at + 8, m.takeoff_time_utc);
      put64(b, at + 16, m.flight_uuid);
      put32(b, at + 24, m.time_boot_ms);
      put32(b, at + 28, m.landing_time);
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloat(b, at + 4, m.roll);
      putFloat(b, at + 8, m.pitch);
      putFloat(b, at + 12, m.yaw);
      putFloat(b, at + 16, m.yaw_absolute);
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
    write: (b, at, m) => {
      put16(b, at, m.sequence);
      b[at + 2] = m.target_system ?? 0;
      b[at + 3] = m.target_component ?? 0;
      b[at + 4] = m.length ?? 0;
      b[at + 5] = m.first_message_offset ?? 0;
      put8s(b, at + 6, 249, m.data);
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
    write: (b, at, m) => {
      put16(b, at, m.sequence);
      b[at + 2] = m.target_system ?? 0;
      b[at + 3] = m.target_component ?? 0;
      b[at + 4] = m.length ?? 0;
      b[at + 5] = m.first_message_offset ?? 0;
      put8s(b, at + 6, 249, m.data);
    },
  },
  LOGGING_ACK: {
    read: (v) => ({
      sequence: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
    }),
    write: (b, at, m) => {
      put16(b, at, m.sequence);
      b[at + 2] = m.target_system ?? 0;
      b[at + 3] = m.target_component ?? 0;
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
    write: (b, at, m) => {
      putFloat(b, at, m.framerate);
      put32(b, at + 4, m.bitrate);
      put16(b, at + 8, m.flags);
      put16(b, at + 10, m.resolution_h);
      put16(b, at + 12, m.resolution_v);
      put16(b, at + 14, m.rotation);
      put16(b, at + 16, m.hfov);
      b[at + 18] = m.stream_id ?? 0;
      b[at + 19] = m.count ?? 0;
      b[at + 20] = m.type ?? 0;
      putText(b, at + 21, 32, m.name);
      putText(b, at + 53, 160, m.uri);
      b[at + 213] = m.encoding ?? 0;
      b[at + 214] = m.camera_device_id ?? 0;
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
    write: (b, at, m) => {
      putFloat(b, at, m.framerate);
      put32(b, at + 4, m.bitrate);
      put16(b, at + 8, m.flags);
      put16(b, at + 10, m.resolution_h);
      put16(b, at + 12, m.resolution_v);
      put16(b, at + 14, m.rotation);
      put16(b, at + 16, m.hfov);
      b[at + 18] = m.stream_id ?? 0;
      b[at + 19] = m.camera_device_id ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      put32(b, at + 4, m.lat_camera);
      put32(b, at + 8, m.lon_camera);
      put32(b, at + 12, m.alt_camera);
      put32(b, at + 16, m.lat_image);
      put32(b, at + 20, m.lon_image);
      put32(b, at + 24, m.alt_image);
      putFloats(b, at + 28, 4, m.q);
      putFloat(b, at + 44, m.hfov);
      putFloat(b, at + 48, m.vfov);
      b[at + 52] = m.camera_device_id ?? 0;
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
    write: (b, at, m) => {
      putFloat(b, at, m.point_x);
      putFloat(b, at + 4, m.point_y);
      putFloat(b, at + 8, m.radius);
      putFloat(b, at + 12, m.rec_top_x);
      putFloat(b, at + 16, m.rec_top_y);
      putFloat(b, at + 20, m.rec_bottom_x);
      putFloat(b, at + 24, m.rec_bottom_y);
      b[at + 28] = m.tracking_status ?? 0;
      b[at + 29] = m.tracking_mode ?? 0;
      b[at + 30] = m.target_data ?? 0;
      b[at + 31] = m.camera_device_id ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.lat);
      put32(b, at + 4, m.lon);
      putFloat(b, at + 8, m.alt);
      putFloat(b, at + 12, m.h_acc);
      putFloat(b, at + 16, m.v_acc);
      putFloat(b, at + 20, m.vel_n);
      putFloat(b, at + 24, m.vel_e);
      putFloat(b, at + 28, m.vel_d);
      putFloat(b, at + 32, m.vel_acc);
      putFloat(b, at + 36, m.dist);
      putFloat(b, at + 40, m.hdg);
      putFloat(b, at + 44, m.hdg_acc);
      b[at + 48] = m.tracking_status ?? 0;
      b[at + 49] = m.camera_device_id ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloat(b, at + 4, m.max);
      putFloat(b, at + 8, m.max_point_x);
      putFloat(b, at + 12, m.max_point_y);
      putFloat(b, at + 16, m.min);
      putFloat(b, at + 20, m.min_point_x);
      putFloat(b, at + 24, m.min_point_y);
      b[at + 28] = m.stream_id ?? 0;
      b[at + 29] = m.camera_device_id ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      put32(b, at + 4, m.cap_flags);
      putFloat(b, at + 8, m.roll_min);
      putFloat(b, at + 12, m.roll_max);
      putFloat(b, at + 16, m.pitch_min);
      putFloat(b, at + 20, m.pitch_max);
      putFloat(b, at + 24, m.yaw_min);
      putFloat(b, at + 28, m.yaw_max);
      b[at + 32] = m.gimbal_device_id ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      put32(b, at + 4, m.flags);
      b[at + 8] = m.gimbal_device_id ?? 0;
      b[at + 9] = m.primary_control_sysid ?? 0;
      b[at + 10] = m.primary_control_compid ?? 0;
      b[at + 11] = m.secondary_control_sysid ?? 0;
      b[at + 12] = m.secondary_control_compid ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.flags);
      putFloats(b, at + 4, 4, m.q);
      putFloat(b, at + 20, m.angular_velocity_x);
      putFloat(b, at + 24, m.angular_velocity_y);
      putFloat(b, at + 28, m.angular_velocity_z);
      b[at + 32] = m.target_system ?? 0;
      b[at + 33] = m.target_component ?? 0;
      b[at + 34] = m.gimbal_device_id ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.uid);
      put32(b, at + 8, m.time_boot_ms);
      put32(b, at + 12, m.firmware_version);
      put32(b, at + 16, m.hardware_version);
      putFloat(b, at + 20, m.roll_min);
      putFloat(b, at + 24, m.roll_max);
      putFloat(b, at + 28, m.pitch_min);
      putFloat(b, at + 32, m.pitch_max);
      putFloat(b, at + 36, m.yaw_min);
      putFloat(b, at + 40, m.yaw_max);
      put16(b, at + 44, m.cap_flags);
      put16(b, at + 46, m.custom_cap_flags);
      putText(b, at + 48, 32, m.vendor_name);
      putText(b, at + 80, 32, m.model_name);
      putText(b, at + 112, 32, m.custom_name);
      b[at + 144] = m.gimbal_device_id ?? 0;
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
    write: (b, at, m) => {
      putFloats(b, at, 4, m.q);
      putFloat(b, at + 16, m.angular_velocity_x);
      putFloat(b, at + 20, m.angular_velocity_y);
      putFloat(b, at + 24, m.angular_velocity_z);
      put16(b, at + 28, m.flags);
      b[at + 30] = m.target_system ?? 0;
      b[at + 31] = m.target_component ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloats(b, at + 4, 4, m.q);
      putFloat(b, at + 20, m.angular_velocity_x);
      putFloat(b, at + 24, m.angular_velocity_y);
      putFloat(b, at + 28, m.angular_velocity_z);
      put32(b, at + 32, m.failure_flags);
      put16(b, at + 36, m.flags);
      b[at + 38] = m.target_system ?? 0;
      b[at + 39] = m.target_component ?? 0;
      putFloat(b, at + 40, m.delta_yaw);
      putFloat(b, at + 44, m.delta_yaw_velocity);
      b[at + 48] = m.gimbal_device_id ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_boot_us);
      putFloats(b, at + 8, 4, m.q);
      put32(b, at + 24, m.q_estimated_delay_us);
      putFloat(b, at + 28, m.vx);
      putFloat(b, at + 32, m.vy);
      putFloat(b, at + 36, m.vz);
      put32(b, at + 40, m.v_estimated_delay_us);
      putFloat(b, at + 44, m.feed_forward_angular_velocity_z);
      put16(b, at + 48, m.estimator_status);
      b[at + 50] = m.target_system ?? 0;
      b[at + 51] = m.target_component ?? 0;
      b[at + 52] = m.landed_state ?? 0;
      putFloat(b, at + 53, m.angular_velocity_z);
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
    write: (b, at, m) => {
      put32(b, at, m.flags);
      putFloat(b, at + 4, m.pitch);
      putFloat(b, at + 8, m.yaw);
      putFloat(b, at + 12, m.pitch_rate);
      putFloat(b, at + 16, m.yaw_rate);
      b[at + 20] = m.target_system ?? 0;
      b[at + 21] = m.target_component ?? 0;
      b[at + 22] = m.gimbal_device_id ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.flags);
      putFloat(b, at + 4, m.pitch);
      putFloat(b, at + 8, m.yaw);
      putFloat(b, at + 12, m.pitch_rate);
      putFloat(b, at + 16, m.yaw_rate);
      b[at + 20] = m.target_system ?? 0;
      b[at + 21] = m.target_component ?? 0;
      b[at + 22] = m.gimbal_device_id ?? 0;
    },
  },
  WIFI_CONFIG_AP: {
    read: (v) => ({
      ssid: readText(v, 0, 32),
      password: readText(v, 32, 64),
      mode: v.getInt8(96),
      response: v.getInt8(97),
    }),
    write: (b, at, m) => {
      putText(b, at, 32, m.ssid);
      putText(b, at + 32, 64, m.password);
      b[at + 96] = m.mode ?? 0;
      b[at + 97] = m.response ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.MMSI);
      put32(b, at + 4, m.lat);
      put32(b, at + 8, m.lon);
      put16(b, at + 12, m.COG);
      put16(b, at + 14, m.heading);
      put16(b, at + 16, m.velocity);
      put16(b, at + 18, m.dimension_bow);
      put16(b, at + 20, m.dimension_stern);
      put16(b, at + 22, m.tslc);
      put16(b, at + 24, m.flags);
      b[at + 26] = m.turn_rate ?? 0;
      b[at + 27] = m.navigational_status ?? 0;
      b[at + 28] = m.type ?? 0;
      b[at + 29] = m.dimension_port ?? 0;
      b[at + 30] = m.dimension_starboard ?? 0;
      putText(b, at + 31, 7, m.callsign);
      putText(b, at + 38, 20, m.name);
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put32(b, at + 8, m.uptime_sec);
      put16(b, at + 12, m.vendor_specific_status_code);
      b[at + 14] = m.health ?? 0;
      b[at + 15] = m.mode ?? 0;
      b[at + 16] = m.sub_mode ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put32(b, at + 8, m.uptime_sec);
      put32(b, at + 12, m.sw_vcs_commit);
      putText(b, at + 16, 80, m.name);
      b[at + 96] = m.hw_version_major ?? 0;
      b[at + 97] = m.hw_version_minor ?? 0;
      put8s(b, at + 98, 16, m.hw_unique_id);
      b[at + 114] = m.sw_version_major ?? 0;
      b[at + 115] = m.sw_version_minor ?? 0;
    },
  },
  PARAM_EXT_REQUEST_READ: {
    read: (v) => ({
      param_index: v.getInt16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      param_id: readText(v, 4, 16),
    }),
    write: (b, at, m) => {
      put16(b, at, m.param_index);
      b[at + 2] = m.target_system ?? 0;
      b[at + 3] = m.target_component ?? 0;
      putText(b, at + 4, 16, m.param_id);
    },
  },
  PARAM_EXT_REQUEST_LIST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
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
    write: (b, at, m) => {
      put16(b, at, m.param_count);
      put16(b, at + 2, m.param_index);
      putText(b, at + 4, 16, m.param_id);
      putText(b, at + 20, 128, m.param_value);
      b[at + 148] = m.param_type ?? 0;
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
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
      putText(b, at + 2, 16, m.param_id);
      putText(b, at + 18, 128, m.param_value);
      b[at + 146] = m.param_type ?? 0;
    },
  },
  PARAM_EXT_ACK: {
    read: (v) => ({
      param_id: readText(v, 0, 16),
      param_value: readText(v, 16, 128),
      param_type: v.getUint8(144),
      param_result: v.getUint8(145),
    }),
    write: (b, at, m) => {
      putText(b, at, 16, m.param_id);
      putText(b, at + 16, 128, m.param_value);
      b[at + 144] = m.param_type ?? 0;
      b[at + 145] = m.param_result ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put16s(b, at + 8, 72, m.distances);
      put16(b, at + 152, m.min_distance);
      put16(b, at + 154, m.max_distance);
      b[at + 156] = m.sensor_type ?? 0;
      b[at + 157] = m.increment ?? 0;
      putFloat(b, at + 158, m.increment_f);
      putFloat(b, at + 162, m.angle_offset);
      b[at + 166] = m.frame ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloat(b, at + 8, m.x);
      putFloat(b, at + 12, m.y);
      putFloat(b, at + 16, m.z);
      putFloats(b, at + 20, 4, m.q);
      putFloat(b, at + 36, m.vx);
      putFloat(b, at + 40, m.vy);
      putFloat(b, at + 44, m.vz);
      putFloat(b, at + 48, m.rollspeed);
      putFloat(b, at + 52, m.pitchspeed);
      putFloat(b, at + 56, m.yawspeed);
      putFloats(b, at + 60, 21, m.pose_covariance);
      putFloats(b, at + 144, 21, m.velocity_covariance);
      b[at + 228] = m.frame_id ?? 0;
      b[at + 229] = m.child_frame_id ?? 0;
      b[at + 230] = m.reset_counter ?? 0;
      b[at + 231] = m.estimator_type ?? 0;
      b[at + 232] = m.quality ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloats(b, at + 8, 5, m.pos_x);
      putFloats(b, at + 28, 5, m.pos_y);
      putFloats(b, at + 48, 5, m.pos_z);
      putFloats(b, at + 68, 5, m.vel_x);
      putFloats(b, at + 88, 5, m.vel_y);
      putFloats(b, at + 108, 5, m.vel_z);
      putFloats(b, at + 128, 5, m.acc_x);
      putFloats(b, at + 148, 5, m.acc_y);
      putFloats(b, at + 168, 5, m.acc_z);
      putFloats(b, at + 188, 5, m.pos_yaw);
      putFloats(b, at + 208, 5, m.vel_yaw);
      put16s(b, at + 228, 5, m.command);
      b[at + 238] = m.valid_points ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloats(b, at + 8, 5, m.pos_x);
      putFloats(b, at + 28, 5, m.pos_y);
      putFloats(b, at + 48, 5, m.pos_z);
      putFloats(b, at + 68, 5, m.delta);
      putFloats(b, at + 88, 5, m.pos_yaw);
      b[at + 108] = m.valid_points ?? 0;
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
    write: (b, at, m) => {
      put16(b, at, m.mcc);
      put16(b, at + 2, m.mnc);
      put16(b, at + 4, m.lac);
      b[at + 6] = m.status ?? 0;
      b[at + 7] = m.failure_reason ?? 0;
      b[at + 8] = m.type ?? 0;
      b[at + 9] = m.quality ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.timestamp);
      put64(b, at + 8, m.last_heartbeat);
      put16(b, at + 16, m.failed_sessions);
      put16(b, at + 18, m.successful_sessions);
      b[at + 20] = m.signal_quality ?? 0;
      b[at + 21] = m.ring_pending ?? 0;
      b[at + 22] = m.tx_session_pending ?? 0;
      b[at + 23] = m.rx_session_pending ?? 0;
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
    write: (b, at, m) => {
      b[at] = m.enable_lte ?? 0;
      b[at + 1] = m.enable_pin ?? 0;
      putText(b, at + 2, 16, m.pin);
      putText(b, at + 18, 16, m.new_pin);
      putText(b, at + 34, 32, m.apn);
      putText(b, at + 66, 16, m.puk);
      b[at + 82] = m.roaming ?? 0;
      b[at + 83] = m.response ?? 0;
    },
  },
  RAW_RPM: {
    read: (v) => ({
      frequency: v.getFloat32(0, true),
      index: v.getUint8(4),
    }),
    write: (b, at, m) => {
      putFloat(b, at, m.frequency);
      b[at + 4] = m.index ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time);
      put32(b, at + 8, m.lat);
      put32(b, at + 12, m.lon);
      put32(b, at + 16, m.alt);
      put32(b, at + 20, m.relative_alt);
      put32(b, at + 24, m.next_lat);
      put32(b, at + 28, m.next_lon);
      put32(b, at + 32, m.next_alt);
      put16(b, at + 36, m.vx);
      put16(b, at + 38, m.vy);
      put16(b, at + 40, m.vz);
      put16(b, at + 42, m.h_acc);
      put16(b, at + 44, m.v_acc);
      put16(b, at + 46, m.vel_acc);
      put16(b, at + 48, m.update_rate);
      put8s(b, at + 50, 18, m.uas_id);
      b[at + 68] = m.flight_state ?? 0;
      b[at + 69] = m.flags ?? 0;
    },
  },
  DEBUG_FLOAT_ARRAY: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      array_id: v.getUint16(8, true),
      name: readText(v, 10, 10),
      data: list(58, (n) => v.getFloat32(20 + 4 * n, true)),
    }),
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put16(b, at + 8, m.array_id);
      putText(b, at + 10, 10, m.name);
      putFloats(b, at + 20, 58, m.data);
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloat(b, at + 8, m.radius);
      put32(b, at + 12, m.x);
      put32(b, at + 16, m.y);
      putFloat(b, at + 20, m.z);
      b[at + 24] = m.frame ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.capacity_full_specification);
      put32(b, at + 4, m.capacity_full);
      put16(b, at + 8, m.cycle_count);
      put16(b, at + 10, m.weight);
      put16(b, at + 12, m.discharge_minimum_voltage);
      put16(b, at + 14, m.charging_minimum_voltage);
      put16(b, at + 16, m.resting_minimum_voltage);
      b[at + 18] = m.id ?? 0;
      b[at + 19] = m.battery_function ?? 0;
      b[at + 20] = m.type ?? 0;
      putText(b, at + 21, 16, m.serial_number);
      putText(b, at + 37, 50, m.device_name);
      put16(b, at + 87, m.charging_maximum_voltage);
      b[at + 89] = m.cells_in_series ?? 0;
      put32(b, at + 90, m.discharge_maximum_current);
      put32(b, at + 94, m.discharge_maximum_burst_current);
      putText(b, at + 98, 11, m.manufacture_date);
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
    write: (b, at, m) => {
      putFloat(b, at, m.maximum_fuel);
      putFloat(b, at + 4, m.consumed_fuel);
      putFloat(b, at + 8, m.remaining_fuel);
      putFloat(b, at + 12, m.flow_rate);
      putFloat(b, at + 16, m.temperature);
      put32(b, at + 20, m.fuel_type);
      b[at + 24] = m.id ?? 0;
      b[at + 25] = m.percent_remaining ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.status);
      putFloat(b, at + 8, m.battery_current);
      putFloat(b, at + 12, m.load_current);
      putFloat(b, at + 16, m.power_generated);
      putFloat(b, at + 20, m.bus_voltage);
      putFloat(b, at + 24, m.bat_current_setpoint);
      put32(b, at + 28, m.runtime);
      put32(b, at + 32, m.time_until_maintenance);
      put16(b, at + 36, m.generator_speed);
      put16(b, at + 38, m.rectifier_temperature);
      put16(b, at + 40, m.generator_temperature);
    },
  },
  ACTUATOR_OUTPUT_STATUS: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      active: v.getUint32(8, true),
      actuator: list(32, (n) => v.getFloat32(12 + 4 * n, true)),
    }),
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put32(b, at + 8, m.active);
      putFloats(b, at + 12, 32, m.actuator);
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
    write: (b, at, m) => {
      put16(b, at, m.payload_type);
      b[at + 2] = m.target_system ?? 0;
      b[at + 3] = m.target_component ?? 0;
      b[at + 4] = m.payload_length ?? 0;
      put8s(b, at + 5, 128, m.payload);
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
    write: (b, at, m) => {
      put32(b, at, m.id);
      b[at + 4] = m.target_system ?? 0;
      b[at + 5] = m.target_component ?? 0;
      b[at + 6] = m.bus ?? 0;
      b[at + 7] = m.len ?? 0;
      put8s(b, at + 8, 8, m.data);
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
    write: (b, at, m) => {
      put32(b, at, m.id);
      b[at + 4] = m.target_system ?? 0;
      b[at + 5] = m.target_component ?? 0;
      b[at + 6] = m.bus ?? 0;
      b[at + 7] = m.len ?? 0;
      put8s(b, at + 8, 64, m.data);
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
    write: (b, at, m) => {
      put16s(b, at, 16, m.ids);
      b[at + 32] = m.target_system ?? 0;
      b[at + 33] = m.target_component ?? 0;
      b[at + 34] = m.bus ?? 0;
      b[at + 35] = m.operation ?? 0;
      b[at + 36] = m.num_ids ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      put32(b, at + 4, m.general_metadata_file_crc);
      put32(b, at + 8, m.peripherals_metadata_file_crc);
      putText(b, at + 12, 100, m.general_metadata_uri);
      putText(b, at + 112, 100, m.peripherals_metadata_uri);
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
    write: (b, at, m) => {
      put64(b, at, m.capabilities);
      put32(b, at + 8, m.time_boot_ms);
      put32(b, at + 12, m.time_manufacture_s);
      putText(b, at + 16, 32, m.vendor_name);
      putText(b, at + 48, 32, m.model_name);
      putText(b, at + 80, 24, m.software_version);
      putText(b, at + 104, 24, m.hardware_version);
      putText(b, at + 128, 32, m.serial_number);
    },
  },
  COMPONENT_METADATA: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      file_crc: v.getUint32(4, true),
      uri: readText(v, 8, 100),
    }),
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      put32(b, at + 4, m.file_crc);
      putText(b, at + 8, 100, m.uri);
    },
  },
  PLAY_TUNE_V2: {
    read: (v) => ({
      format: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      tune: readText(v, 6, 248),
    }),
    write: (b, at, m) => {
      put32(b, at, m.format);
      b[at + 4] = m.target_system ?? 0;
      b[at + 5] = m.target_component ?? 0;
      putText(b, at + 6, 248, m.tune);
    },
  },
  SUPPORTED_TUNES: {
    read: (v) => ({
      format: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
    }),
    write: (b, at, m) => {
      put32(b, at, m.format);
      b[at + 4] = m.target_system ?? 0;
      b[at + 5] = m.target_component ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.custom_mode);
      put32(b, at + 4, m.properties);
      b[at + 8] = m.number_modes ?? 0;
      b[at + 9] = m.mode_index ?? 0;
      b[at + 10] = m.standard_mode ?? 0;
      putText(b, at + 11, 35, m.mode_name);
    },
  },
  CURRENT_MODE: {
    read: (v) => ({
      custom_mode: v.getUint32(0, true),
      intended_custom_mode: v.getUint32(4, true),
      standard_mode: v.getUint8(8),
    }),
    write: (b, at, m) => {
      put32(b, at, m.custom_mode);
      put32(b, at + 4, m.intended_custom_mode);
      b[at + 8] = m.standard_mode ?? 0;
    },
  },
  AVAILABLE_MODES_MONITOR: {
    read: (v) => ({
      seq: v.getUint8(0),
    }),
    write: (b, at, m) => {
      b[at] = m.seq ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.uptime_ms);
      put32(b, at + 4, m.error_status);
      putFloat(b, at + 8, m.brightness);
      putFloat(b, at + 12, m.strobe_period);
      putFloat(b, at + 16, m.strobe_duty_cycle);
      putFloat(b, at + 20, m.temp_c);
      putFloat(b, at + 24, m.min_strobe_period);
      putFloat(b, at + 28, m.max_strobe_period);
      b[at + 32] = m.enable ?? 0;
      b[at + 33] = m.mode_bitmask ?? 0;
      b[at + 34] = m.mode ?? 0;
    },
  },
  WHEEL_DISTANCE: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      distance: list(16, (n) => v.getFloat64(8 + 8 * n, true)),
      count: v.getUint8(136),
    }),
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putDoubles(b, at + 8, 16, m.distance);
      b[at + 136] = m.count ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloat(b, at + 8, m.line_length);
      putFloat(b, at + 12, m.speed);
      putFloat(b, at + 16, m.tension);
      putFloat(b, at + 20, m.voltage);
      putFloat(b, at + 24, m.current);
      put32(b, at + 28, m.status);
      put16(b, at + 32, m.temperature);
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
    write: (b, at, m) => {
      put32(b, at, m.request_id);
      b[at + 4] = m.target_system ?? 0;
      b[at + 5] = m.target_component ?? 0;
      b[at + 6] = m.bustype ?? 0;
      b[at + 7] = m.bus ?? 0;
      b[at + 8] = m.address ?? 0;
      putText(b, at + 9, 40, m.busname);
      b[at + 49] = m.regstart ?? 0;
      b[at + 50] = m.count ?? 0;
      b[at + 51] = m.bank ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.request_id);
      b[at + 4] = m.result ?? 0;
      b[at + 5] = m.regstart ?? 0;
      b[at + 6] = m.count ?? 0;
      put8s(b, at + 7, 128, m.data);
      b[at + 135] = m.bank ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.request_id);
      b[at + 4] = m.target_system ?? 0;
      b[at + 5] = m.target_component ?? 0;
      b[at + 6] = m.bustype ?? 0;
      b[at + 7] = m.bus ?? 0;
      b[at + 8] = m.address ?? 0;
      putText(b, at + 9, 40, m.busname);
      b[at + 49] = m.regstart ?? 0;
      b[at + 50] = m.count ?? 0;
      put8s(b, at + 51, 128, m.data);
      b[at + 179] = m.bank ?? 0;
    },
  },
  DEVICE_OP_WRITE_REPLY: {
    read: (v) => ({
      request_id: v.getUint32(0, true),
      result: v.getUint8(4),
    }),
    write: (b, at, m) => {
      put32(b, at, m.request_id);
      b[at + 4] = m.result ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.sequence);
      put32(b, at + 4, m.operation);
      b[at + 8] = m.target_system ?? 0;
      b[at + 9] = m.target_component ?? 0;
      b[at + 10] = m.data_length ?? 0;
      b[at + 11] = m.sig_length ?? 0;
      put8s(b, at + 12, 220, m.data);
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
    write: (b, at, m) => {
      put32(b, at, m.sequence);
      put32(b, at + 4, m.operation);
      b[at + 8] = m.result ?? 0;
      b[at + 9] = m.data_length ?? 0;
      put8s(b, at + 10, 220, m.data);
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
    write: (b, at, m) => {
      putFloat(b, at, m.desired);
      putFloat(b, at + 4, m.achieved);
      putFloat(b, at + 8, m.error);
      putFloat(b, at + 12, m.theta);
      putFloat(b, at + 16, m.omega);
      putFloat(b, at + 20, m.sigma);
      putFloat(b, at + 24, m.theta_dot);
      putFloat(b, at + 28, m.omega_dot);
      putFloat(b, at + 32, m.sigma_dot);
      putFloat(b, at + 36, m.f);
      putFloat(b, at + 40, m.f_dot);
      putFloat(b, at + 44, m.u);
      b[at + 48] = m.axis ?? 0;
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
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      put64(b, at + 8, m.time_delta_usec);
      putFloats(b, at + 16, 3, m.angle_delta);
      putFloats(b, at + 28, 3, m.position_delta);
      putFloat(b, at + 40, m.confidence);
    },
  },
  AOA_SSA: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      AOA: v.getFloat32(8, true),
      SSA: v.getFloat32(12, true),
    }),
    write: (b, at, m) => {
      put64(b, at, m.time_usec);
      putFloat(b, at + 8, m.AOA);
      putFloat(b, at + 12, m.SSA);
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
    write: (b, at, m) => {
      put16s(b, at, 4, m.voltage);
      put16s(b, at + 8, 4, m.current);
      put16s(b, at + 16, 4, m.totalcurrent);
      put16s(b, at + 24, 4, m.rpm);
      put16s(b, at + 32, 4, m.count);
      put8s(b, at + 40, 4, m.temperature);
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
    write: (b, at, m) => {
      put16s(b, at, 4, m.voltage);
      put16s(b, at + 8, 4, m.current);
      put16s(b, at + 16, 4, m.totalcurrent);
      put16s(b, at + 24, 4, m.rpm);
      put16s(b, at + 32, 4, m.count);
      put8s(b, at + 40, 4, m.temperature);
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
    write: (b, at, m) => {
      put16s(b, at, 4, m.voltage);
      put16s(b, at + 8, 4, m.current);
      put16s(b, at + 16, 4, m.totalcurrent);
      put16s(b, at + 24, 4, m.rpm);
      put16s(b, at + 32, 4, m.count);
      put8s(b, at + 40, 4, m.temperature);
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
    write: (b, at, m) => {
      put32(b, at, m.request_id);
      putFloat(b, at + 4, m.min_value);
      putFloat(b, at + 8, m.max_value);
      putFloat(b, at + 12, m.increment);
      b[at + 16] = m.target_system ?? 0;
      b[at + 17] = m.target_component ?? 0;
      b[at + 18] = m.osd_screen ?? 0;
      b[at + 19] = m.osd_index ?? 0;
      putText(b, at + 20, 16, m.param_id);
      b[at + 36] = m.config_type ?? 0;
    },
  },
  OSD_PARAM_CONFIG_REPLY: {
    read: (v) => ({
      request_id: v.getUint32(0, true),
      result: v.getUint8(4),
    }),
    write: (b, at, m) => {
      put32(b, at, m.request_id);
      b[at + 4] = m.result ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.request_id);
      b[at + 4] = m.target_system ?? 0;
      b[at + 5] = m.target_component ?? 0;
      b[at + 6] = m.osd_screen ?? 0;
      b[at + 7] = m.osd_index ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.request_id);
      putFloat(b, at + 4, m.min_value);
      putFloat(b, at + 8, m.max_value);
      putFloat(b, at + 12, m.increment);
      b[at + 16] = m.result ?? 0;
      putText(b, at + 17, 16, m.param_id);
      b[at + 33] = m.config_type ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      putFloat(b, at + 4, m.x);
      putFloat(b, at + 8, m.y);
      putFloat(b, at + 12, m.z);
      putFloat(b, at + 16, m.min_distance);
      putFloat(b, at + 20, m.max_distance);
      put16(b, at + 24, m.obstacle_id);
      b[at + 26] = m.sensor_type ?? 0;
      b[at + 27] = m.frame ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.time_boot_ms);
      put32(b, at + 4, m.lat);
      put32(b, at + 8, m.lng);
      putFloat(b, at + 12, m.alt);
      putFloat(b, at + 16, m.roll);
      putFloat(b, at + 20, m.pitch);
      putFloat(b, at + 24, m.yaw);
      putFloat(b, at + 28, m.distance);
      putFloat(b, at + 32, m.temperature);
      b[at + 36] = m.id ?? 0;
      b[at + 37] = m.healthy ?? 0;
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
    write: (b, at, m) => {
      put16(b, at, m.MCU_temperature);
      put16(b, at + 2, m.MCU_voltage);
      put16(b, at + 4, m.MCU_voltage_min);
      put16(b, at + 6, m.MCU_voltage_max);
      b[at + 8] = m.id ?? 0;
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
    write: (b, at, m) => {
      put16s(b, at, 4, m.voltage);
      put16s(b, at + 8, 4, m.current);
      put16s(b, at + 16, 4, m.totalcurrent);
      put16s(b, at + 24, 4, m.rpm);
      put16s(b, at + 32, 4, m.count);
      put8s(b, at + 40, 4, m.temperature);
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
    write: (b, at, m) => {
      put16s(b, at, 4, m.voltage);
      put16s(b, at + 8, 4, m.current);
      put16s(b, at + 16, 4, m.totalcurrent);
      put16s(b, at + 24, 4, m.rpm);
      put16s(b, at + 32, 4, m.count);
      put8s(b, at + 40, 4, m.temperature);
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
    write: (b, at, m) => {
      put16s(b, at, 4, m.voltage);
      put16s(b, at + 8, 4, m.current);
      put16s(b, at + 16, 4, m.totalcurrent);
      put16s(b, at + 24, 4, m.rpm);
      put16s(b, at + 32, 4, m.count);
      put8s(b, at + 40, 4, m.temperature);
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
    write: (b, at, m) => {
      put16s(b, at, 4, m.voltage);
      put16s(b, at + 8, 4, m.current);
      put16s(b, at + 16, 4, m.totalcurrent);
      put16s(b, at + 24, 4, m.rpm);
      put16s(b, at + 32, 4, m.count);
      put8s(b, at + 40, 4, m.temperature);
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
    write: (b, at, m) => {
      put16s(b, at, 4, m.voltage);
      put16s(b, at + 8, 4, m.current);
      put16s(b, at + 16, 4, m.totalcurrent);
      put16s(b, at + 24, 4, m.rpm);
      put16s(b, at + 32, 4, m.count);
      put8s(b, at + 40, 4, m.temperature);
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
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
      put8s(b, at + 2, 20, m.id_or_mac);
      b[at + 22] = m.id_type ?? 0;
      b[at + 23] = m.ua_type ?? 0;
      put8s(b, at + 24, 20, m.uas_id);
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
    write: (b, at, m) => {
      put32(b, at, m.latitude);
      put32(b, at + 4, m.longitude);
      putFloat(b, at + 8, m.altitude_barometric);
      putFloat(b, at + 12, m.altitude_geodetic);
      putFloat(b, at + 16, m.height);
      putFloat(b, at + 20, m.timestamp);
      put16(b, at + 24, m.direction);
      put16(b, at + 26, m.speed_horizontal);
      put16(b, at + 28, m.speed_vertical);
      b[at + 30] = m.target_system ?? 0;
      b[at + 31] = m.target_component ?? 0;
      put8s(b, at + 32, 20, m.id_or_mac);
      b[at + 52] = m.status ?? 0;
      b[at + 53] = m.height_reference ?? 0;
      b[at + 54] = m.horizontal_accuracy ?? 0;
      b[at + 55] = m.vertical_accuracy ?? 0;
      b[at + 56] = m.barometer_accuracy ?? 0;
      b[at + 57] = m.speed_accuracy ?? 0;
      b[at + 58] = m.timestamp_accuracy ?? 0;
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
    write: (b, at, m) => {
      put32(b, at, m.timestamp);
      b[at + 4] = m.target_system ?? 0;
      b[at + 5] = m.target_component ?? 0;
      put8s(b, at + 6, 20, m.id_or_mac);
      b[at + 26] = m.authentication_type ?? 0;
      b[at + 27] = m.data_page ?? 0;
      b[at + 28] = m.last_page_index ?? 0;
      b[at + 29] = m.length ?? 0;
      put8s(b, at + 30, 23, m.authentication_data);
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
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
      put8s(b, at + 2, 20, m.id_or_mac);
      b[at + 22] = m.description_type ?? 0;
      putText(b, at + 23, 23, m.description);
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
    write: (b, at, m) => {
      put32(b, at, m.operator_latitude);
      put32(b, at + 4, m.operator_longitude);
      putFloat(b, at + 8, m.area_ceiling);
      putFloat(b, at + 12, m.area_floor);
      putFloat(b, at + 16, m.operator_altitude_geo);
      put32(b, at + 20, m.timestamp);
      put16(b, at + 24, m.area_count);
      put16(b, at + 26, m.area_radius);
      b[at + 28] = m.target_system ?? 0;
      b[at + 29] = m.target_component ?? 0;
      put8s(b, at + 30, 20, m.id_or_mac);
      b[at + 50] = m.operator_location_type ?? 0;
      b[at + 51] = m.classification_type ?? 0;
      b[at + 52] = m.category_eu ?? 0;
      b[at + 53] = m.class_eu ?? 0;
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
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
      put8s(b, at + 2, 20, m.id_or_mac);
      b[at + 22] = m.operator_id_type ?? 0;
      putText(b, at + 23, 20, m.operator_id);
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
    write: (b, at, m) => {
      b[at] = m.target_system ?? 0;
      b[at + 1] = m.target_component ?? 0;
      put8s(b, at + 2, 20, m.id_or_mac);
      b[at + 22] = m.single_message_size ?? 0;
      b[at + 23] = m.msg_pack_size ?? 0;
      put8s(b, at + 24, 225, m.messages);
    },
  },
  OPEN_DRONE_ID_ARM_STATUS: {
    read: (v) => ({
      status: v.getUint8(0),
      error: readText(v, 1, 50),
    }),
    write: (b, at, m) => {
      b[at] = m.status ?? 0;
      putText(b, at + 1, 50, m.error);
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
    write: (b, at, m) => {
      put32(b, at, m.operator_latitude);
      put32(b, at + 4, m.operator_longitude);
      putFloat(b, at + 8, m.operator_altitude_geo);
      put32(b, at + 12, m.timestamp);
      b[at + 16] = m.target_system ?? 0;
      b[at + 17] = m.target_component ?? 0;
    },
  },
  HYGROMETER_SENSOR: {
    read: (v) => ({
      temperature: v.getInt16(0, true),
      humidity: v.getUint16(2, true),
      id: v.getUint8(4),
    }),
    write: (b, at, m) => {
      put16(b, at, m.temperature);
      put16(b, at + 2, m.humidity);
      b[at + 4] = m.id ?? 0;
    },
  },
};
