// Written by `npm run generate` from the definitions of minimal, standard, common and ardupilotmega.
import type { Codecs } from './codec.ts';
import { list, putInt8s, putUint8s, putInt16s, putUint16s, putFloat32s, putFloat64s, putText, readText } from './wire.ts';

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
    write: (v, at, { custom_mode = 0, type = 0, autopilot = 0, base_mode = 0, system_status = 0, mavlink_version = 0 }) => {
      v.setUint32(at, custom_mode, true);
      v.setUint8(at + 4, type);
      v.setUint8(at + 5, autopilot);
      v.setUint8(at + 6, base_mode);
      v.setUint8(at + 7, system_status);
      v.setUint8(at + 8, mavlink_version);
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
    write: (v, at, { onboard_control_sensors_present = 0, onboard_control_sensors_enabled = 0, onboard_control_sensors_health = 0, load = 0, voltage_battery = 0, current_battery = 0, drop_rate_comm = 0, errors_comm = 0, errors_count1 = 0, errors_count2 = 0, errors_count3 = 0, errors_count4 = 0, battery_remaining = 0, onboard_control_sensors_present_extended = 0, onboard_control_sensors_enabled_extended = 0, onboard_control_sensors_health_extended = 0 }) => {
      v.setUint32(at, onboard_control_sensors_present, true);
      v.setUint32(at + 4, onboard_control_sensors_enabled, true);
      v.setUint32(at + 8, onboard_control_sensors_health, true);
      v.setUint16(at + 12, load, true);
      v.setUint16(at + 14, voltage_battery, true);
      v.setInt16(at + 16, current_battery, true);
      v.setUint16(at + 18, drop_rate_comm, true);
      v.setUint16(at + 20, errors_comm, true);
      v.setUint16(at + 22, errors_count1, true);
      v.setUint16(at + 24, errors_count2, true);
      v.setUint16(at + 26, errors_count3, true);
      v.setUint16(at + 28, errors_count4, true);
      v.setInt8(at + 30, battery_remaining);
      v.setUint32(at + 31, onboard_control_sensors_present_extended, true);
      v.setUint32(at + 35, onboard_control_sensors_enabled_extended, true);
      v.setUint32(at + 39, onboard_control_sensors_health_extended, true);
    },
  },
  SYSTEM_TIME: {
    read: (v) => ({
      time_unix_usec: v.getBigUint64(0, true),
      time_boot_ms: v.getUint32(8, true),
    }),
    write: (v, at, { time_unix_usec = 0n, time_boot_ms = 0 }) => {
      v.setBigUint64(at, time_unix_usec, true);
      v.setUint32(at + 8, time_boot_ms, true);
    },
  },
  PING: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      seq: v.getUint32(8, true),
      target_system: v.getUint8(12),
      target_component: v.getUint8(13),
    }),
    write: (v, at, { time_usec = 0n, seq = 0, target_system = 0, target_component = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setUint32(at + 8, seq, true);
      v.setUint8(at + 12, target_system);
      v.setUint8(at + 13, target_component);
    },
  },
  CHANGE_OPERATOR_CONTROL: {
    read: (v) => ({
      target_system: v.getUint8(0),
      control_request: v.getUint8(1),
      version: v.getUint8(2),
      passkey: readText(v, 3, 25),
    }),
    write: (v, at, { target_system = 0, control_request = 0, version = 0, passkey }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, control_request);
      v.setUint8(at + 2, version);
      putText(v, at + 3, 25, passkey);
    },
  },
  CHANGE_OPERATOR_CONTROL_ACK: {
    read: (v) => ({
      gcs_system_id: v.getUint8(0),
      control_request: v.getUint8(1),
      ack: v.getUint8(2),
    }),
    write: (v, at, { gcs_system_id = 0, control_request = 0, ack = 0 }) => {
      v.setUint8(at, gcs_system_id);
      v.setUint8(at + 1, control_request);
      v.setUint8(at + 2, ack);
    },
  },
  AUTH_KEY: {
    read: (v) => ({
      key: readText(v, 0, 32),
    }),
    write: (v, at, { key }) => {
      putText(v, at, 32, key);
    },
  },
  SET_MODE: {
    read: (v) => ({
      custom_mode: v.getUint32(0, true),
      target_system: v.getUint8(4),
      base_mode: v.getUint8(5),
    }),
    write: (v, at, { custom_mode = 0, target_system = 0, base_mode = 0 }) => {
      v.setUint32(at, custom_mode, true);
      v.setUint8(at + 4, target_system);
      v.setUint8(at + 5, base_mode);
    },
  },
  PARAM_REQUEST_READ: {
    read: (v) => ({
      param_index: v.getInt16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      param_id: readText(v, 4, 16),
    }),
    write: (v, at, { param_index = 0, target_system = 0, target_component = 0, param_id }) => {
      v.setInt16(at, param_index, true);
      v.setUint8(at + 2, target_system);
      v.setUint8(at + 3, target_component);
      putText(v, at + 4, 16, param_id);
    },
  },
  PARAM_REQUEST_LIST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: (v, at, { target_system = 0, target_component = 0 }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
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
    write: (v, at, { param_value = 0, param_count = 0, param_index = 0, param_id, param_type = 0 }) => {
      v.setFloat32(at, param_value, true);
      v.setUint16(at + 4, param_count, true);
      v.setUint16(at + 6, param_index, true);
      putText(v, at + 8, 16, param_id);
      v.setUint8(at + 24, param_type);
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
    write: (v, at, { param_value = 0, target_system = 0, target_component = 0, param_id, param_type = 0 }) => {
      v.setFloat32(at, param_value, true);
      v.setUint8(at + 4, target_system);
      v.setUint8(at + 5, target_component);
      putText(v, at + 6, 16, param_id);
      v.setUint8(at + 22, param_type);
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
    write: (v, at, { time_usec = 0n, lat = 0, lon = 0, alt = 0, eph = 0, epv = 0, vel = 0, cog = 0, fix_type = 0, satellites_visible = 0, alt_ellipsoid = 0, h_acc = 0, v_acc = 0, vel_acc = 0, hdg_acc = 0, yaw = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setInt32(at + 8, lat, true);
      v.setInt32(at + 12, lon, true);
      v.setInt32(at + 16, alt, true);
      v.setUint16(at + 20, eph, true);
      v.setUint16(at + 22, epv, true);
      v.setUint16(at + 24, vel, true);
      v.setUint16(at + 26, cog, true);
      v.setUint8(at + 28, fix_type);
      v.setUint8(at + 29, satellites_visible);
      v.setInt32(at + 30, alt_ellipsoid, true);
      v.setUint32(at + 34, h_acc, true);
      v.setUint32(at + 38, v_acc, true);
      v.setUint32(at + 42, vel_acc, true);
      v.setUint32(at + 46, hdg_acc, true);
      v.setUint16(at + 50, yaw, true);
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
    write: (v, at, { satellites_visible = 0, satellite_prn, satellite_used, satellite_elevation, satellite_azimuth, satellite_snr }) => {
      v.setUint8(at, satellites_visible);
      putUint8s(v, at + 1, 20, satellite_prn);
      putUint8s(v, at + 21, 20, satellite_used);
      putUint8s(v, at + 41, 20, satellite_elevation);
      putUint8s(v, at + 61, 20, satellite_azimuth);
      putUint8s(v, at + 81, 20, satellite_snr);
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
    write: (v, at, { time_boot_ms = 0, xacc = 0, yacc = 0, zacc = 0, xgyro = 0, ygyro = 0, zgyro = 0, xmag = 0, ymag = 0, zmag = 0, temperature = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setInt16(at + 4, xacc, true);
      v.setInt16(at + 6, yacc, true);
      v.setInt16(at + 8, zacc, true);
      v.setInt16(at + 10, xgyro, true);
      v.setInt16(at + 12, ygyro, true);
      v.setInt16(at + 14, zgyro, true);
      v.setInt16(at + 16, xmag, true);
      v.setInt16(at + 18, ymag, true);
      v.setInt16(at + 20, zmag, true);
      v.setInt16(at + 22, temperature, true);
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
    write: (v, at, { time_usec = 0n, xacc = 0, yacc = 0, zacc = 0, xgyro = 0, ygyro = 0, zgyro = 0, xmag = 0, ymag = 0, zmag = 0, id = 0, temperature = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setInt16(at + 8, xacc, true);
      v.setInt16(at + 10, yacc, true);
      v.setInt16(at + 12, zacc, true);
      v.setInt16(at + 14, xgyro, true);
      v.setInt16(at + 16, ygyro, true);
      v.setInt16(at + 18, zgyro, true);
      v.setInt16(at + 20, xmag, true);
      v.setInt16(at + 22, ymag, true);
      v.setInt16(at + 24, zmag, true);
      v.setUint8(at + 26, id);
      v.setInt16(at + 27, temperature, true);
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
    write: (v, at, { time_usec = 0n, press_abs = 0, press_diff1 = 0, press_diff2 = 0, temperature = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setInt16(at + 8, press_abs, true);
      v.setInt16(at + 10, press_diff1, true);
      v.setInt16(at + 12, press_diff2, true);
      v.setInt16(at + 14, temperature, true);
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
    write: (v, at, { time_boot_ms = 0, press_abs = 0, press_diff = 0, temperature = 0, temperature_press_diff = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setFloat32(at + 4, press_abs, true);
      v.setFloat32(at + 8, press_diff, true);
      v.setInt16(at + 12, temperature, true);
      v.setInt16(at + 14, temperature_press_diff, true);
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
    write: (v, at, { time_boot_ms = 0, roll = 0, pitch = 0, yaw = 0, rollspeed = 0, pitchspeed = 0, yawspeed = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setFloat32(at + 4, roll, true);
      v.setFloat32(at + 8, pitch, true);
      v.setFloat32(at + 12, yaw, true);
      v.setFloat32(at + 16, rollspeed, true);
      v.setFloat32(at + 20, pitchspeed, true);
      v.setFloat32(at + 24, yawspeed, true);
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
    write: (v, at, { time_boot_ms = 0, q1 = 0, q2 = 0, q3 = 0, q4 = 0, rollspeed = 0, pitchspeed = 0, yawspeed = 0, repr_offset_q }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setFloat32(at + 4, q1, true);
      v.setFloat32(at + 8, q2, true);
      v.setFloat32(at + 12, q3, true);
      v.setFloat32(at + 16, q4, true);
      v.setFloat32(at + 20, rollspeed, true);
      v.setFloat32(at + 24, pitchspeed, true);
      v.setFloat32(at + 28, yawspeed, true);
      putFloat32s(v, at + 32, 4, repr_offset_q);
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
    write: (v, at, { time_boot_ms = 0, x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setFloat32(at + 4, x, true);
      v.setFloat32(at + 8, y, true);
      v.setFloat32(at + 12, z, true);
      v.setFloat32(at + 16, vx, true);
      v.setFloat32(at + 20, vy, true);
      v.setFloat32(at + 24, vz, true);
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
    write: (v, at, { time_boot_ms = 0, lat = 0, lon = 0, alt = 0, relative_alt = 0, vx = 0, vy = 0, vz = 0, hdg = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setInt32(at + 4, lat, true);
      v.setInt32(at + 8, lon, true);
      v.setInt32(at + 12, alt, true);
      v.setInt32(at + 16, relative_alt, true);
      v.setInt16(at + 20, vx, true);
      v.setInt16(at + 22, vy, true);
      v.setInt16(at + 24, vz, true);
      v.setUint16(at + 26, hdg, true);
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
    write: (v, at, { time_boot_ms = 0, chan1_scaled = 0, chan2_scaled = 0, chan3_scaled = 0, chan4_scaled = 0, chan5_scaled = 0, chan6_scaled = 0, chan7_scaled = 0, chan8_scaled = 0, port = 0, rssi = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setInt16(at + 4, chan1_scaled, true);
      v.setInt16(at + 6, chan2_scaled, true);
      v.setInt16(at + 8, chan3_scaled, true);
      v.setInt16(at + 10, chan4_scaled, true);
      v.setInt16(at + 12, chan5_scaled, true);
      v.setInt16(at + 14, chan6_scaled, true);
      v.setInt16(at + 16, chan7_scaled, true);
      v.setInt16(at + 18, chan8_scaled, true);
      v.setUint8(at + 20, port);
      v.setUint8(at + 21, rssi);
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
    write: (v, at, { time_boot_ms = 0, chan1_raw = 0, chan2_raw = 0, chan3_raw = 0, chan4_raw = 0, chan5_raw = 0, chan6_raw = 0, chan7_raw = 0, chan8_raw = 0, port = 0, rssi = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setUint16(at + 4, chan1_raw, true);
      v.setUint16(at + 6, chan2_raw, true);
      v.setUint16(at + 8, chan3_raw, true);
      v.setUint16(at + 10, chan4_raw, true);
      v.setUint16(at + 12, chan5_raw, true);
      v.setUint16(at + 14, chan6_raw, true);
      v.setUint16(at + 16, chan7_raw, true);
      v.setUint16(at + 18, chan8_raw, true);
      v.setUint8(at + 20, port);
      v.setUint8(at + 21, rssi);
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
    write: (v, at, { time_usec = 0, servo1_raw = 0, servo2_raw = 0, servo3_raw = 0, servo4_raw = 0, servo5_raw = 0, servo6_raw = 0, servo7_raw = 0, servo8_raw = 0, port = 0, servo9_raw = 0, servo10_raw = 0, servo11_raw = 0, servo12_raw = 0, servo13_raw = 0, servo14_raw = 0, servo15_raw = 0, servo16_raw = 0 }) => {
      v.setUint32(at, time_usec, true);
      v.setUint16(at + 4, servo1_raw, true);
      v.setUint16(at + 6, servo2_raw, true);
      v.setUint16(at + 8, servo3_raw, true);
      v.setUint16(at + 10, servo4_raw, true);
      v.setUint16(at + 12, servo5_raw, true);
      v.setUint16(at + 14, servo6_raw, true);
      v.setUint16(at + 16, servo7_raw, true);
      v.setUint16(at + 18, servo8_raw, true);
      v.setUint8(at + 20, port);
      v.setUint16(at + 21, servo9_raw, true);
      v.setUint16(at + 23, servo10_raw, true);
      v.setUint16(at + 25, servo11_raw, true);
      v.setUint16(at + 27, servo12_raw, true);
      v.setUint16(at + 29, servo13_raw, true);
      v.setUint16(at + 31, servo14_raw, true);
      v.setUint16(at + 33, servo15_raw, true);
      v.setUint16(at + 35, servo16_raw, true);
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
    write: (v, at, { start_index = 0, end_index = 0, target_system = 0, target_component = 0, mission_type = 0 }) => {
      v.setInt16(at, start_index, true);
      v.setInt16(at + 2, end_index, true);
      v.setUint8(at + 4, target_system);
      v.setUint8(at + 5, target_component);
      v.setUint8(at + 6, mission_type);
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
    write: (v, at, { start_index = 0, end_index = 0, target_system = 0, target_component = 0, mission_type = 0 }) => {
      v.setInt16(at, start_index, true);
      v.setInt16(at + 2, end_index, true);
      v.setUint8(at + 4, target_system);
      v.setUint8(at + 5, target_component);
      v.setUint8(at + 6, mission_type);
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
    write: (v, at, { param1 = 0, param2 = 0, param3 = 0, param4 = 0, x = 0, y = 0, z = 0, seq = 0, command = 0, target_system = 0, target_component = 0, frame = 0, current = 0, autocontinue = 0, mission_type = 0 }) => {
      v.setFloat32(at, param1, true);
      v.setFloat32(at + 4, param2, true);
      v.setFloat32(at + 8, param3, true);
      v.setFloat32(at + 12, param4, true);
      v.setFloat32(at + 16, x, true);
      v.setFloat32(at + 20, y, true);
      v.setFloat32(at + 24, z, true);
      v.setUint16(at + 28, seq, true);
      v.setUint16(at + 30, command, true);
      v.setUint8(at + 32, target_system);
      v.setUint8(at + 33, target_component);
      v.setUint8(at + 34, frame);
      v.setUint8(at + 35, current);
      v.setUint8(at + 36, autocontinue);
      v.setUint8(at + 37, mission_type);
    },
  },
  MISSION_REQUEST: {
    read: (v) => ({
      seq: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      mission_type: v.getUint8(4),
    }),
    write: (v, at, { seq = 0, target_system = 0, target_component = 0, mission_type = 0 }) => {
      v.setUint16(at, seq, true);
      v.setUint8(at + 2, target_system);
      v.setUint8(at + 3, target_component);
      v.setUint8(at + 4, mission_type);
    },
  },
  MISSION_SET_CURRENT: {
    read: (v) => ({
      seq: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
    }),
    write: (v, at, { seq = 0, target_system = 0, target_component = 0 }) => {
      v.setUint16(at, seq, true);
      v.setUint8(at + 2, target_system);
      v.setUint8(at + 3, target_component);
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
    write: (v, at, { seq = 0, total = 0, mission_state = 0, mission_mode = 0, mission_id = 0, fence_id = 0, rally_points_id = 0 }) => {
      v.setUint16(at, seq, true);
      v.setUint16(at + 2, total, true);
      v.setUint8(at + 4, mission_state);
      v.setUint8(at + 5, mission_mode);
      v.setUint32(at + 6, mission_id, true);
      v.setUint32(at + 10, fence_id, true);
      v.setUint32(at + 14, rally_points_id, true);
    },
  },
  MISSION_REQUEST_LIST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      mission_type: v.getUint8(2),
    }),
    write: (v, at, { target_system = 0, target_component = 0, mission_type = 0 }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
      v.setUint8(at + 2, mission_type);
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
    write: (v, at, { count = 0, target_system = 0, target_component = 0, mission_type = 0, opaque_id = 0 }) => {
      v.setUint16(at, count, true);
      v.setUint8(at + 2, target_system);
      v.setUint8(at + 3, target_component);
      v.setUint8(at + 4, mission_type);
      v.setUint32(at + 5, opaque_id, true);
    },
  },
  MISSION_CLEAR_ALL: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      mission_type: v.getUint8(2),
    }),
    write: (v, at, { target_system = 0, target_component = 0, mission_type = 0 }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
      v.setUint8(at + 2, mission_type);
    },
  },
  MISSION_ITEM_REACHED: {
    read: (v) => ({
      seq: v.getUint16(0, true),
    }),
    write: (v, at, { seq = 0 }) => {
      v.setUint16(at, seq, true);
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
    write: (v, at, { target_system = 0, target_component = 0, type = 0, mission_type = 0, opaque_id = 0 }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
      v.setUint8(at + 2, type);
      v.setUint8(at + 3, mission_type);
      v.setUint32(at + 4, opaque_id, true);
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
    write: (v, at, { latitude = 0, longitude = 0, altitude = 0, target_system = 0, time_usec = 0n }) => {
      v.setInt32(at, latitude, true);
      v.setInt32(at + 4, longitude, true);
      v.setInt32(at + 8, altitude, true);
      v.setUint8(at + 12, target_system);
      v.setBigUint64(at + 13, time_usec, true);
    },
  },
  GPS_GLOBAL_ORIGIN: {
    read: (v) => ({
      latitude: v.getInt32(0, true),
      longitude: v.getInt32(4, true),
      altitude: v.getInt32(8, true),
      time_usec: v.getBigUint64(12, true),
    }),
    write: (v, at, { latitude = 0, longitude = 0, altitude = 0, time_usec = 0n }) => {
      v.setInt32(at, latitude, true);
      v.setInt32(at + 4, longitude, true);
      v.setInt32(at + 8, altitude, true);
      v.setBigUint64(at + 12, time_usec, true);
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
    write: (v, at, { param_value0 = 0, scale = 0, param_value_min = 0, param_value_max = 0, param_index = 0, target_system = 0, target_component = 0, param_id, parameter_rc_channel_index = 0 }) => {
      v.setFloat32(at, param_value0, true);
      v.setFloat32(at + 4, scale, true);
      v.setFloat32(at + 8, param_value_min, true);
      v.setFloat32(at + 12, param_value_max, true);
      v.setInt16(at + 16, param_index, true);
      v.setUint8(at + 18, target_system);
      v.setUint8(at + 19, target_component);
      putText(v, at + 20, 16, param_id);
      v.setUint8(at + 36, parameter_rc_channel_index);
    },
  },
  MISSION_REQUEST_INT: {
    read: (v) => ({
      seq: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      mission_type: v.getUint8(4),
    }),
    write: (v, at, { seq = 0, target_system = 0, target_component = 0, mission_type = 0 }) => {
      v.setUint16(at, seq, true);
      v.setUint8(at + 2, target_system);
      v.setUint8(at + 3, target_component);
      v.setUint8(at + 4, mission_type);
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
    write: (v, at, { p1x = 0, p1y = 0, p1z = 0, p2x = 0, p2y = 0, p2z = 0, target_system = 0, target_component = 0, frame = 0 }) => {
      v.setFloat32(at, p1x, true);
      v.setFloat32(at + 4, p1y, true);
      v.setFloat32(at + 8, p1z, true);
      v.setFloat32(at + 12, p2x, true);
      v.setFloat32(at + 16, p2y, true);
      v.setFloat32(at + 20, p2z, true);
      v.setUint8(at + 24, target_system);
      v.setUint8(at + 25, target_component);
      v.setUint8(at + 26, frame);
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
    write: (v, at, { p1x = 0, p1y = 0, p1z = 0, p2x = 0, p2y = 0, p2z = 0, frame = 0 }) => {
      v.setFloat32(at, p1x, true);
      v.setFloat32(at + 4, p1y, true);
      v.setFloat32(at + 8, p1z, true);
      v.setFloat32(at + 12, p2x, true);
      v.setFloat32(at + 16, p2y, true);
      v.setFloat32(at + 20, p2z, true);
      v.setUint8(at + 24, frame);
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
    write: (v, at, { time_usec = 0n, q, rollspeed = 0, pitchspeed = 0, yawspeed = 0, covariance }) => {
      v.setBigUint64(at, time_usec, true);
      putFloat32s(v, at + 8, 4, q);
      v.setFloat32(at + 24, rollspeed, true);
      v.setFloat32(at + 28, pitchspeed, true);
      v.setFloat32(at + 32, yawspeed, true);
      putFloat32s(v, at + 36, 9, covariance);
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
    write: (v, at, { nav_roll = 0, nav_pitch = 0, alt_error = 0, aspd_error = 0, xtrack_error = 0, nav_bearing = 0, target_bearing = 0, wp_dist = 0 }) => {
      v.setFloat32(at, nav_roll, true);
      v.setFloat32(at + 4, nav_pitch, true);
      v.setFloat32(at + 8, alt_error, true);
      v.setFloat32(at + 12, aspd_error, true);
      v.setFloat32(at + 16, xtrack_error, true);
      v.setInt16(at + 20, nav_bearing, true);
      v.setInt16(at + 22, target_bearing, true);
      v.setUint16(at + 24, wp_dist, true);
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
    write: (v, at, { time_usec = 0n, lat = 0, lon = 0, alt = 0, relative_alt = 0, vx = 0, vy = 0, vz = 0, covariance, estimator_type = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setInt32(at + 8, lat, true);
      v.setInt32(at + 12, lon, true);
      v.setInt32(at + 16, alt, true);
      v.setInt32(at + 20, relative_alt, true);
      v.setFloat32(at + 24, vx, true);
      v.setFloat32(at + 28, vy, true);
      v.setFloat32(at + 32, vz, true);
      putFloat32s(v, at + 36, 36, covariance);
      v.setUint8(at + 180, estimator_type);
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
    write: (v, at, { time_usec = 0n, x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0, ax = 0, ay = 0, az = 0, covariance, estimator_type = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setFloat32(at + 8, x, true);
      v.setFloat32(at + 12, y, true);
      v.setFloat32(at + 16, z, true);
      v.setFloat32(at + 20, vx, true);
      v.setFloat32(at + 24, vy, true);
      v.setFloat32(at + 28, vz, true);
      v.setFloat32(at + 32, ax, true);
      v.setFloat32(at + 36, ay, true);
      v.setFloat32(at + 40, az, true);
      putFloat32s(v, at + 44, 45, covariance);
      v.setUint8(at + 224, estimator_type);
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
    write: (v, at, { time_boot_ms = 0, chan1_raw = 0, chan2_raw = 0, chan3_raw = 0, chan4_raw = 0, chan5_raw = 0, chan6_raw = 0, chan7_raw = 0, chan8_raw = 0, chan9_raw = 0, chan10_raw = 0, chan11_raw = 0, chan12_raw = 0, chan13_raw = 0, chan14_raw = 0, chan15_raw = 0, chan16_raw = 0, chan17_raw = 0, chan18_raw = 0, chancount = 0, rssi = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setUint16(at + 4, chan1_raw, true);
      v.setUint16(at + 6, chan2_raw, true);
      v.setUint16(at + 8, chan3_raw, true);
      v.setUint16(at + 10, chan4_raw, true);
      v.setUint16(at + 12, chan5_raw, true);
      v.setUint16(at + 14, chan6_raw, true);
      v.setUint16(at + 16, chan7_raw, true);
      v.setUint16(at + 18, chan8_raw, true);
      v.setUint16(at + 20, chan9_raw, true);
      v.setUint16(at + 22, chan10_raw, true);
      v.setUint16(at + 24, chan11_raw, true);
      v.setUint16(at + 26, chan12_raw, true);
      v.setUint16(at + 28, chan13_raw, true);
      v.setUint16(at + 30, chan14_raw, true);
      v.setUint16(at + 32, chan15_raw, true);
      v.setUint16(at + 34, chan16_raw, true);
      v.setUint16(at + 36, chan17_raw, true);
      v.setUint16(at + 38, chan18_raw, true);
      v.setUint8(at + 40, chancount);
      v.setUint8(at + 41, rssi);
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
    write: (v, at, { req_message_rate = 0, target_system = 0, target_component = 0, req_stream_id = 0, start_stop = 0 }) => {
      v.setUint16(at, req_message_rate, true);
      v.setUint8(at + 2, target_system);
      v.setUint8(at + 3, target_component);
      v.setUint8(at + 4, req_stream_id);
      v.setUint8(at + 5, start_stop);
    },
  },
  DATA_STREAM: {
    read: (v) => ({
      message_rate: v.getUint16(0, true),
      stream_id: v.getUint8(2),
      on_off: v.getUint8(3),
    }),
    write: (v, at, { message_rate = 0, stream_id = 0, on_off = 0 }) => {
      v.setUint16(at, message_rate, true);
      v.setUint8(at + 2, stream_id);
      v.setUint8(at + 3, on_off);
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
    write: (v, at, { x = 0, y = 0, z = 0, r = 0, buttons = 0, target = 0, buttons2 = 0, enabled_extensions = 0, s = 0, t = 0, aux1 = 0, aux2 = 0, aux3 = 0, aux4 = 0, aux5 = 0, aux6 = 0 }) => {
      v.setInt16(at, x, true);
      v.setInt16(at + 2, y, true);
      v.setInt16(at + 4, z, true);
      v.setInt16(at + 6, r, true);
      v.setUint16(at + 8, buttons, true);
      v.setUint8(at + 10, target);
      v.setUint16(at + 11, buttons2, true);
      v.setUint8(at + 13, enabled_extensions);
      v.setInt16(at + 14, s, true);
      v.setInt16(at + 16, t, true);
      v.setInt16(at + 18, aux1, true);
      v.setInt16(at + 20, aux2, true);
      v.setInt16(at + 22, aux3, true);
      v.setInt16(at + 24, aux4, true);
      v.setInt16(at + 26, aux5, true);
      v.setInt16(at + 28, aux6, true);
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
    write: (v, at, { chan1_raw = 0, chan2_raw = 0, chan3_raw = 0, chan4_raw = 0, chan5_raw = 0, chan6_raw = 0, chan7_raw = 0, chan8_raw = 0, target_system = 0, target_component = 0, chan9_raw = 0, chan10_raw = 0, chan11_raw = 0, chan12_raw = 0, chan13_raw = 0, chan14_raw = 0, chan15_raw = 0, chan16_raw = 0, chan17_raw = 0, chan18_raw = 0 }) => {
      v.setUint16(at, chan1_raw, true);
      v.setUint16(at + 2, chan2_raw, true);
      v.setUint16(at + 4, chan3_raw, true);
      v.setUint16(at + 6, chan4_raw, true);
      v.setUint16(at + 8, chan5_raw, true);
      v.setUint16(at + 10, chan6_raw, true);
      v.setUint16(at + 12, chan7_raw, true);
      v.setUint16(at + 14, chan8_raw, true);
      v.setUint8(at + 16, target_system);
      v.setUint8(at + 17, target_component);
      v.setUint16(at + 18, chan9_raw, true);
      v.setUint16(at + 20, chan10_raw, true);
      v.setUint16(at + 22, chan11_raw, true);
      v.setUint16(at + 24, chan12_raw, true);
      v.setUint16(at + 26, chan13_raw, true);
      v.setUint16(at + 28, chan14_raw, true);
      v.setUint16(at + 30, chan15_raw, true);
      v.setUint16(at + 32, chan16_raw, true);
      v.setUint16(at + 34, chan17_raw, true);
      v.setUint16(at + 36, chan18_raw, true);
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
    write: (v, at, { param1 = 0, param2 = 0, param3 = 0, param4 = 0, x = 0, y = 0, z = 0, seq = 0, command = 0, target_system = 0, target_component = 0, frame = 0, current = 0, autocontinue = 0, mission_type = 0 }) => {
      v.setFloat32(at, param1, true);
      v.setFloat32(at + 4, param2, true);
      v.setFloat32(at + 8, param3, true);
      v.setFloat32(at + 12, param4, true);
      v.setInt32(at + 16, x, true);
      v.setInt32(at + 20, y, true);
      v.setFloat32(at + 24, z, true);
      v.setUint16(at + 28, seq, true);
      v.setUint16(at + 30, command, true);
      v.setUint8(at + 32, target_system);
      v.setUint8(at + 33, target_component);
      v.setUint8(at + 34, frame);
      v.setUint8(at + 35, current);
      v.setUint8(at + 36, autocontinue);
      v.setUint8(at + 37, mission_type);
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
    write: (v, at, { airspeed = 0, groundspeed = 0, alt = 0, climb = 0, heading = 0, throttle = 0 }) => {
      v.setFloat32(at, airspeed, true);
      v.setFloat32(at + 4, groundspeed, true);
      v.setFloat32(at + 8, alt, true);
      v.setFloat32(at + 12, climb, true);
      v.setInt16(at + 16, heading, true);
      v.setUint16(at + 18, throttle, true);
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
    write: (v, at, { param1 = 0, param2 = 0, param3 = 0, param4 = 0, x = 0, y = 0, z = 0, command = 0, target_system = 0, target_component = 0, frame = 0, current = 0, autocontinue = 0 }) => {
      v.setFloat32(at, param1, true);
      v.setFloat32(at + 4, param2, true);
      v.setFloat32(at + 8, param3, true);
      v.setFloat32(at + 12, param4, true);
      v.setInt32(at + 16, x, true);
      v.setInt32(at + 20, y, true);
      v.setFloat32(at + 24, z, true);
      v.setUint16(at + 28, command, true);
      v.setUint8(at + 30, target_system);
      v.setUint8(at + 31, target_component);
      v.setUint8(at + 32, frame);
      v.setUint8(at + 33, current);
      v.setUint8(at + 34, autocontinue);
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
    write: (v, at, { param1 = 0, param2 = 0, param3 = 0, param4 = 0, param5 = 0, param6 = 0, param7 = 0, command = 0, target_system = 0, target_component = 0, confirmation = 0 }) => {
      v.setFloat32(at, param1, true);
      v.setFloat32(at + 4, param2, true);
      v.setFloat32(at + 8, param3, true);
      v.setFloat32(at + 12, param4, true);
      v.setFloat32(at + 16, param5, true);
      v.setFloat32(at + 20, param6, true);
      v.setFloat32(at + 24, param7, true);
      v.setUint16(at + 28, command, true);
      v.setUint8(at + 30, target_system);
      v.setUint8(at + 31, target_component);
      v.setUint8(at + 32, confirmation);
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
    write: (v, at, { command = 0, result = 0, progress = 0, result_param2 = 0, target_system = 0, target_component = 0 }) => {
      v.setUint16(at, command, true);
      v.setUint8(at + 2, result);
      v.setUint8(at + 3, progress);
      v.setInt32(at + 4, result_param2, true);
      v.setUint8(at + 8, target_system);
      v.setUint8(at + 9, target_component);
    },
  },
  COMMAND_CANCEL: {
    read: (v) => ({
      command: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
    }),
    write: (v, at, { command = 0, target_system = 0, target_component = 0 }) => {
      v.setUint16(at, command, true);
      v.setUint8(at + 2, target_system);
      v.setUint8(at + 3, target_component);
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
    write: (v, at, { time_boot_ms = 0, roll = 0, pitch = 0, yaw = 0, thrust = 0, mode_switch = 0, manual_override_switch = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setFloat32(at + 4, roll, true);
      v.setFloat32(at + 8, pitch, true);
      v.setFloat32(at + 12, yaw, true);
      v.setFloat32(at + 16, thrust, true);
      v.setUint8(at + 20, mode_switch);
      v.setUint8(at + 21, manual_override_switch);
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
    write: (v, at, { time_boot_ms = 0, q, body_roll_rate = 0, body_pitch_rate = 0, body_yaw_rate = 0, thrust = 0, target_system = 0, target_component = 0, type_mask = 0, thrust_body }) => {
      v.setUint32(at, time_boot_ms, true);
      putFloat32s(v, at + 4, 4, q);
      v.setFloat32(at + 20, body_roll_rate, true);
      v.setFloat32(at + 24, body_pitch_rate, true);
      v.setFloat32(at + 28, body_yaw_rate, true);
      v.setFloat32(at + 32, thrust, true);
      v.setUint8(at + 36, target_system);
      v.setUint8(at + 37, target_component);
      v.setUint8(at + 38, type_mask);
      putFloat32s(v, at + 39, 3, thrust_body);
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
    write: (v, at, { time_boot_ms = 0, q, body_roll_rate = 0, body_pitch_rate = 0, body_yaw_rate = 0, thrust = 0, type_mask = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      putFloat32s(v, at + 4, 4, q);
      v.setFloat32(at + 20, body_roll_rate, true);
      v.setFloat32(at + 24, body_pitch_rate, true);
      v.setFloat32(at + 28, body_yaw_rate, true);
      v.setFloat32(at + 32, thrust, true);
      v.setUint8(at + 36, type_mask);
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
    write: (v, at, { time_boot_ms = 0, x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0, afx = 0, afy = 0, afz = 0, yaw = 0, yaw_rate = 0, type_mask = 0, target_system = 0, target_component = 0, coordinate_frame = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setFloat32(at + 4, x, true);
      v.setFloat32(at + 8, y, true);
      v.setFloat32(at + 12, z, true);
      v.setFloat32(at + 16, vx, true);
      v.setFloat32(at + 20, vy, true);
      v.setFloat32(at + 24, vz, true);
      v.setFloat32(at + 28, afx, true);
      v.setFloat32(at + 32, afy, true);
      v.setFloat32(at + 36, afz, true);
      v.setFloat32(at + 40, yaw, true);
      v.setFloat32(at + 44, yaw_rate, true);
      v.setUint16(at + 48, type_mask, true);
      v.setUint8(at + 50, target_system);
      v.setUint8(at + 51, target_component);
      v.setUint8(at + 52, coordinate_frame);
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
    write: (v, at, { time_boot_ms = 0, x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0, afx = 0, afy = 0, afz = 0, yaw = 0, yaw_rate = 0, type_mask = 0, coordinate_frame = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setFloat32(at + 4, x, true);
      v.setFloat32(at + 8, y, true);
      v.setFloat32(at + 12, z, true);
      v.setFloat32(at + 16, vx, true);
      v.setFloat32(at + 20, vy, true);
      v.setFloat32(at + 24, vz, true);
      v.setFloat32(at + 28, afx, true);
      v.setFloat32(at + 32, afy, true);
      v.setFloat32(at + 36, afz, true);
      v.setFloat32(at + 40, yaw, true);
      v.setFloat32(at + 44, yaw_rate, true);
      v.setUint16(at + 48, type_mask, true);
      v.setUint8(at + 50, coordinate_frame);
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
    write: (v, at, { time_boot_ms = 0, lat_int = 0, lon_int = 0, alt = 0, vx = 0, vy = 0, vz = 0, afx = 0, afy = 0, afz = 0, yaw = 0, yaw_rate = 0, type_mask = 0, target_system = 0, target_component = 0, coordinate_frame = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setInt32(at + 4, lat_int, true);
      v.setInt32(at + 8, lon_int, true);
      v.setFloat32(at + 12, alt, true);
      v.setFloat32(at + 16, vx, true);
      v.setFloat32(at + 20, vy, true);
      v.setFloat32(at + 24, vz, true);
      v.setFloat32(at + 28, afx, true);
      v.setFloat32(at + 32, afy, true);
      v.setFloat32(at + 36, afz, true);
      v.setFloat32(at + 40, yaw, true);
      v.setFloat32(at + 44, yaw_rate, true);
      v.setUint16(at + 48, type_mask, true);
      v.setUint8(at + 50, target_system);
      v.setUint8(at + 51, target_component);
      v.setUint8(at + 52, coordinate_frame);
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
    write: (v, at, { time_boot_ms = 0, lat_int = 0, lon_int = 0, alt = 0, vx = 0, vy = 0, vz = 0, afx = 0, afy = 0, afz = 0, yaw = 0, yaw_rate = 0, type_mask = 0, coordinate_frame = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setInt32(at + 4, lat_int, true);
      v.setInt32(at + 8, lon_int, true);
      v.setFloat32(at + 12, alt, true);
      v.setFloat32(at + 16, vx, true);
      v.setFloat32(at + 20, vy, true);
      v.setFloat32(at + 24, vz, true);
      v.setFloat32(at + 28, afx, true);
      v.setFloat32(at + 32, afy, true);
      v.setFloat32(at + 36, afz, true);
      v.setFloat32(at + 40, yaw, true);
      v.setFloat32(at + 44, yaw_rate, true);
      v.setUint16(at + 48, type_mask, true);
      v.setUint8(at + 50, coordinate_frame);
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
    write: (v, at, { time_boot_ms = 0, x = 0, y = 0, z = 0, roll = 0, pitch = 0, yaw = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setFloat32(at + 4, x, true);
      v.setFloat32(at + 8, y, true);
      v.setFloat32(at + 12, z, true);
      v.setFloat32(at + 16, roll, true);
      v.setFloat32(at + 20, pitch, true);
      v.setFloat32(at + 24, yaw, true);
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
    write: (v, at, { time_usec = 0n, roll = 0, pitch = 0, yaw = 0, rollspeed = 0, pitchspeed = 0, yawspeed = 0, lat = 0, lon = 0, alt = 0, vx = 0, vy = 0, vz = 0, xacc = 0, yacc = 0, zacc = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setFloat32(at + 8, roll, true);
      v.setFloat32(at + 12, pitch, true);
      v.setFloat32(at + 16, yaw, true);
      v.setFloat32(at + 20, rollspeed, true);
      v.setFloat32(at + 24, pitchspeed, true);
      v.setFloat32(at + 28, yawspeed, true);
      v.setInt32(at + 32, lat, true);
      v.setInt32(at + 36, lon, true);
      v.setInt32(at + 40, alt, true);
      v.setInt16(at + 44, vx, true);
      v.setInt16(at + 46, vy, true);
      v.setInt16(at + 48, vz, true);
      v.setInt16(at + 50, xacc, true);
      v.setInt16(at + 52, yacc, true);
      v.setInt16(at + 54, zacc, true);
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
    write: (v, at, { time_usec = 0n, roll_ailerons = 0, pitch_elevator = 0, yaw_rudder = 0, throttle = 0, aux1 = 0, aux2 = 0, aux3 = 0, aux4 = 0, mode = 0, nav_mode = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setFloat32(at + 8, roll_ailerons, true);
      v.setFloat32(at + 12, pitch_elevator, true);
      v.setFloat32(at + 16, yaw_rudder, true);
      v.setFloat32(at + 20, throttle, true);
      v.setFloat32(at + 24, aux1, true);
      v.setFloat32(at + 28, aux2, true);
      v.setFloat32(at + 32, aux3, true);
      v.setFloat32(at + 36, aux4, true);
      v.setUint8(at + 40, mode);
      v.setUint8(at + 41, nav_mode);
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
    write: (v, at, { time_usec = 0n, chan1_raw = 0, chan2_raw = 0, chan3_raw = 0, chan4_raw = 0, chan5_raw = 0, chan6_raw = 0, chan7_raw = 0, chan8_raw = 0, chan9_raw = 0, chan10_raw = 0, chan11_raw = 0, chan12_raw = 0, rssi = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setUint16(at + 8, chan1_raw, true);
      v.setUint16(at + 10, chan2_raw, true);
      v.setUint16(at + 12, chan3_raw, true);
      v.setUint16(at + 14, chan4_raw, true);
      v.setUint16(at + 16, chan5_raw, true);
      v.setUint16(at + 18, chan6_raw, true);
      v.setUint16(at + 20, chan7_raw, true);
      v.setUint16(at + 22, chan8_raw, true);
      v.setUint16(at + 24, chan9_raw, true);
      v.setUint16(at + 26, chan10_raw, true);
      v.setUint16(at + 28, chan11_raw, true);
      v.setUint16(at + 30, chan12_raw, true);
      v.setUint8(at + 32, rssi);
    },
  },
  HIL_ACTUATOR_CONTROLS: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      flags: v.getBigUint64(8, true),
      controls: list(16, (n) => v.getFloat32(16 + 4 * n, true)),
      mode: v.getUint8(80),
    }),
    write: (v, at, { time_usec = 0n, flags = 0n, controls, mode = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setBigUint64(at + 8, flags, true);
      putFloat32s(v, at + 16, 16, controls);
      v.setUint8(at + 80, mode);
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
    write: (v, at, { time_usec = 0n, flow_comp_m_x = 0, flow_comp_m_y = 0, ground_distance = 0, flow_x = 0, flow_y = 0, sensor_id = 0, quality = 0, flow_rate_x = 0, flow_rate_y = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setFloat32(at + 8, flow_comp_m_x, true);
      v.setFloat32(at + 12, flow_comp_m_y, true);
      v.setFloat32(at + 16, ground_distance, true);
      v.setInt16(at + 20, flow_x, true);
      v.setInt16(at + 22, flow_y, true);
      v.setUint8(at + 24, sensor_id);
      v.setUint8(at + 25, quality);
      v.setFloat32(at + 26, flow_rate_x, true);
      v.setFloat32(at + 30, flow_rate_y, true);
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
    write: (v, at, { usec = 0n, x = 0, y = 0, z = 0, roll = 0, pitch = 0, yaw = 0, covariance, reset_counter = 0 }) => {
      v.setBigUint64(at, usec, true);
      v.setFloat32(at + 8, x, true);
      v.setFloat32(at + 12, y, true);
      v.setFloat32(at + 16, z, true);
      v.setFloat32(at + 20, roll, true);
      v.setFloat32(at + 24, pitch, true);
      v.setFloat32(at + 28, yaw, true);
      putFloat32s(v, at + 32, 21, covariance);
      v.setUint8(at + 116, reset_counter);
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
    write: (v, at, { usec = 0n, x = 0, y = 0, z = 0, roll = 0, pitch = 0, yaw = 0, covariance, reset_counter = 0 }) => {
      v.setBigUint64(at, usec, true);
      v.setFloat32(at + 8, x, true);
      v.setFloat32(at + 12, y, true);
      v.setFloat32(at + 16, z, true);
      v.setFloat32(at + 20, roll, true);
      v.setFloat32(at + 24, pitch, true);
      v.setFloat32(at + 28, yaw, true);
      putFloat32s(v, at + 32, 21, covariance);
      v.setUint8(at + 116, reset_counter);
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
    write: (v, at, { usec = 0n, x = 0, y = 0, z = 0, covariance, reset_counter = 0 }) => {
      v.setBigUint64(at, usec, true);
      v.setFloat32(at + 8, x, true);
      v.setFloat32(at + 12, y, true);
      v.setFloat32(at + 16, z, true);
      putFloat32s(v, at + 20, 9, covariance);
      v.setUint8(at + 56, reset_counter);
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
    write: (v, at, { usec = 0n, x = 0, y = 0, z = 0, roll = 0, pitch = 0, yaw = 0, covariance }) => {
      v.setBigUint64(at, usec, true);
      v.setFloat32(at + 8, x, true);
      v.setFloat32(at + 12, y, true);
      v.setFloat32(at + 16, z, true);
      v.setFloat32(at + 20, roll, true);
      v.setFloat32(at + 24, pitch, true);
      v.setFloat32(at + 28, yaw, true);
      putFloat32s(v, at + 32, 21, covariance);
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
    write: (v, at, { time_usec = 0n, xacc = 0, yacc = 0, zacc = 0, xgyro = 0, ygyro = 0, zgyro = 0, xmag = 0, ymag = 0, zmag = 0, abs_pressure = 0, diff_pressure = 0, pressure_alt = 0, temperature = 0, fields_updated = 0, id = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setFloat32(at + 8, xacc, true);
      v.setFloat32(at + 12, yacc, true);
      v.setFloat32(at + 16, zacc, true);
      v.setFloat32(at + 20, xgyro, true);
      v.setFloat32(at + 24, ygyro, true);
      v.setFloat32(at + 28, zgyro, true);
      v.setFloat32(at + 32, xmag, true);
      v.setFloat32(at + 36, ymag, true);
      v.setFloat32(at + 40, zmag, true);
      v.setFloat32(at + 44, abs_pressure, true);
      v.setFloat32(at + 48, diff_pressure, true);
      v.setFloat32(at + 52, pressure_alt, true);
      v.setFloat32(at + 56, temperature, true);
      v.setUint16(at + 60, fields_updated, true);
      v.setUint8(at + 62, id);
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
    write: (v, at, { time_usec = 0n, integration_time_us = 0, integrated_x = 0, integrated_y = 0, integrated_xgyro = 0, integrated_ygyro = 0, integrated_zgyro = 0, time_delta_distance_us = 0, distance = 0, temperature = 0, sensor_id = 0, quality = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setUint32(at + 8, integration_time_us, true);
      v.setFloat32(at + 12, integrated_x, true);
      v.setFloat32(at + 16, integrated_y, true);
      v.setFloat32(at + 20, integrated_xgyro, true);
      v.setFloat32(at + 24, integrated_ygyro, true);
      v.setFloat32(at + 28, integrated_zgyro, true);
      v.setUint32(at + 32, time_delta_distance_us, true);
      v.setFloat32(at + 36, distance, true);
      v.setInt16(at + 40, temperature, true);
      v.setUint8(at + 42, sensor_id);
      v.setUint8(at + 43, quality);
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
    write: (v, at, { time_usec = 0n, xacc = 0, yacc = 0, zacc = 0, xgyro = 0, ygyro = 0, zgyro = 0, xmag = 0, ymag = 0, zmag = 0, abs_pressure = 0, diff_pressure = 0, pressure_alt = 0, temperature = 0, fields_updated = 0, id = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setFloat32(at + 8, xacc, true);
      v.setFloat32(at + 12, yacc, true);
      v.setFloat32(at + 16, zacc, true);
      v.setFloat32(at + 20, xgyro, true);
      v.setFloat32(at + 24, ygyro, true);
      v.setFloat32(at + 28, zgyro, true);
      v.setFloat32(at + 32, xmag, true);
      v.setFloat32(at + 36, ymag, true);
      v.setFloat32(at + 40, zmag, true);
      v.setFloat32(at + 44, abs_pressure, true);
      v.setFloat32(at + 48, diff_pressure, true);
      v.setFloat32(at + 52, pressure_alt, true);
      v.setFloat32(at + 56, temperature, true);
      v.setUint32(at + 60, fields_updated, true);
      v.setUint8(at + 64, id);
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
    write: (v, at, { q1 = 0, q2 = 0, q3 = 0, q4 = 0, roll = 0, pitch = 0, yaw = 0, xacc = 0, yacc = 0, zacc = 0, xgyro = 0, ygyro = 0, zgyro = 0, lat = 0, lon = 0, alt = 0, std_dev_horz = 0, std_dev_vert = 0, vn = 0, ve = 0, vd = 0, lat_int = 0, lon_int = 0 }) => {
      v.setFloat32(at, q1, true);
      v.setFloat32(at + 4, q2, true);
      v.setFloat32(at + 8, q3, true);
      v.setFloat32(at + 12, q4, true);
      v.setFloat32(at + 16, roll, true);
      v.setFloat32(at + 20, pitch, true);
      v.setFloat32(at + 24, yaw, true);
      v.setFloat32(at + 28, xacc, true);
      v.setFloat32(at + 32, yacc, true);
      v.setFloat32(at + 36, zacc, true);
      v.setFloat32(at + 40, xgyro, true);
      v.setFloat32(at + 44, ygyro, true);
      v.setFloat32(at + 48, zgyro, true);
      v.setFloat32(at + 52, lat, true);
      v.setFloat32(at + 56, lon, true);
      v.setFloat32(at + 60, alt, true);
      v.setFloat32(at + 64, std_dev_horz, true);
      v.setFloat32(at + 68, std_dev_vert, true);
      v.setFloat32(at + 72, vn, true);
      v.setFloat32(at + 76, ve, true);
      v.setFloat32(at + 80, vd, true);
      v.setInt32(at + 84, lat_int, true);
      v.setInt32(at + 88, lon_int, true);
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
    write: (v, at, { rxerrors = 0, fixed = 0, rssi = 0, remrssi = 0, txbuf = 0, noise = 0, remnoise = 0 }) => {
      v.setUint16(at, rxerrors, true);
      v.setUint16(at + 2, fixed, true);
      v.setUint8(at + 4, rssi);
      v.setUint8(at + 5, remrssi);
      v.setUint8(at + 6, txbuf);
      v.setUint8(at + 7, noise);
      v.setUint8(at + 8, remnoise);
    },
  },
  FILE_TRANSFER_PROTOCOL: {
    read: (v) => ({
      target_network: v.getUint8(0),
      target_system: v.getUint8(1),
      target_component: v.getUint8(2),
      payload: list(251, (n) => v.getUint8(3 + 1 * n)),
    }),
    write: (v, at, { target_network = 0, target_system = 0, target_component = 0, payload }) => {
      v.setUint8(at, target_network);
      v.setUint8(at + 1, target_system);
      v.setUint8(at + 2, target_component);
      putUint8s(v, at + 3, 251, payload);
    },
  },
  TIMESYNC: {
    read: (v) => ({
      tc1: v.getBigInt64(0, true),
      ts1: v.getBigInt64(8, true),
      target_system: v.getUint8(16),
      target_component: v.getUint8(17),
    }),
    write: (v, at, { tc1 = 0n, ts1 = 0n, target_system = 0, target_component = 0 }) => {
      v.setBigInt64(at, tc1, true);
      v.setBigInt64(at + 8, ts1, true);
      v.setUint8(at + 16, target_system);
      v.setUint8(at + 17, target_component);
    },
  },
  CAMERA_TRIGGER: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      seq: v.getUint32(8, true),
    }),
    write: (v, at, { time_usec = 0n, seq = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setUint32(at + 8, seq, true);
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
    write: (v, at, { time_usec = 0n, lat = 0, lon = 0, alt = 0, eph = 0, epv = 0, vel = 0, vn = 0, ve = 0, vd = 0, cog = 0, fix_type = 0, satellites_visible = 0, id = 0, yaw = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setInt32(at + 8, lat, true);
      v.setInt32(at + 12, lon, true);
      v.setInt32(at + 16, alt, true);
      v.setUint16(at + 20, eph, true);
      v.setUint16(at + 22, epv, true);
      v.setUint16(at + 24, vel, true);
      v.setInt16(at + 26, vn, true);
      v.setInt16(at + 28, ve, true);
      v.setInt16(at + 30, vd, true);
      v.setUint16(at + 32, cog, true);
      v.setUint8(at + 34, fix_type);
      v.setUint8(at + 35, satellites_visible);
      v.setUint8(at + 36, id);
      v.setUint16(at + 37, yaw, true);
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
    write: (v, at, { time_usec = 0n, integration_time_us = 0, integrated_x = 0, integrated_y = 0, integrated_xgyro = 0, integrated_ygyro = 0, integrated_zgyro = 0, time_delta_distance_us = 0, distance = 0, temperature = 0, sensor_id = 0, quality = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setUint32(at + 8, integration_time_us, true);
      v.setFloat32(at + 12, integrated_x, true);
      v.setFloat32(at + 16, integrated_y, true);
      v.setFloat32(at + 20, integrated_xgyro, true);
      v.setFloat32(at + 24, integrated_ygyro, true);
      v.setFloat32(at + 28, integrated_zgyro, true);
      v.setUint32(at + 32, time_delta_distance_us, true);
      v.setFloat32(at + 36, distance, true);
      v.setInt16(at + 40, temperature, true);
      v.setUint8(at + 42, sensor_id);
      v.setUint8(at + 43, quality);
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
    write: (v, at, { time_usec = 0n, attitude_quaternion, rollspeed = 0, pitchspeed = 0, yawspeed = 0, lat = 0, lon = 0, alt = 0, vx = 0, vy = 0, vz = 0, ind_airspeed = 0, true_airspeed = 0, xacc = 0, yacc = 0, zacc = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      putFloat32s(v, at + 8, 4, attitude_quaternion);
      v.setFloat32(at + 24, rollspeed, true);
      v.setFloat32(at + 28, pitchspeed, true);
      v.setFloat32(at + 32, yawspeed, true);
      v.setInt32(at + 36, lat, true);
      v.setInt32(at + 40, lon, true);
      v.setInt32(at + 44, alt, true);
      v.setInt16(at + 48, vx, true);
      v.setInt16(at + 50, vy, true);
      v.setInt16(at + 52, vz, true);
      v.setUint16(at + 54, ind_airspeed, true);
      v.setUint16(at + 56, true_airspeed, true);
      v.setInt16(at + 58, xacc, true);
      v.setInt16(at + 60, yacc, true);
      v.setInt16(at + 62, zacc, true);
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
    write: (v, at, { time_boot_ms = 0, xacc = 0, yacc = 0, zacc = 0, xgyro = 0, ygyro = 0, zgyro = 0, xmag = 0, ymag = 0, zmag = 0, temperature = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setInt16(at + 4, xacc, true);
      v.setInt16(at + 6, yacc, true);
      v.setInt16(at + 8, zacc, true);
      v.setInt16(at + 10, xgyro, true);
      v.setInt16(at + 12, ygyro, true);
      v.setInt16(at + 14, zgyro, true);
      v.setInt16(at + 16, xmag, true);
      v.setInt16(at + 18, ymag, true);
      v.setInt16(at + 20, zmag, true);
      v.setInt16(at + 22, temperature, true);
    },
  },
  LOG_REQUEST_LIST: {
    read: (v) => ({
      start: v.getUint16(0, true),
      end: v.getUint16(2, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
    }),
    write: (v, at, { start = 0, end = 0, target_system = 0, target_component = 0 }) => {
      v.setUint16(at, start, true);
      v.setUint16(at + 2, end, true);
      v.setUint8(at + 4, target_system);
      v.setUint8(at + 5, target_component);
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
    write: (v, at, { time_utc = 0, size = 0, id = 0, num_logs = 0, last_log_num = 0 }) => {
      v.setUint32(at, time_utc, true);
      v.setUint32(at + 4, size, true);
      v.setUint16(at + 8, id, true);
      v.setUint16(at + 10, num_logs, true);
      v.setUint16(at + 12, last_log_num, true);
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
    write: (v, at, { ofs = 0, count = 0, id = 0, target_system = 0, target_component = 0 }) => {
      v.setUint32(at, ofs, true);
      v.setUint32(at + 4, count, true);
      v.setUint16(at + 8, id, true);
      v.setUint8(at + 10, target_system);
      v.setUint8(at + 11, target_component);
    },
  },
  LOG_DATA: {
    read: (v) => ({
      ofs: v.getUint32(0, true),
      id: v.getUint16(4, true),
      count: v.getUint8(6),
      data: list(90, (n) => v.getUint8(7 + 1 * n)),
    }),
    write: (v, at, { ofs = 0, id = 0, count = 0, data }) => {
      v.setUint32(at, ofs, true);
      v.setUint16(at + 4, id, true);
      v.setUint8(at + 6, count);
      putUint8s(v, at + 7, 90, data);
    },
  },
  LOG_ERASE: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: (v, at, { target_system = 0, target_component = 0 }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
    },
  },
  LOG_REQUEST_END: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: (v, at, { target_system = 0, target_component = 0 }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
    },
  },
  GPS_INJECT_DATA: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      len: v.getUint8(2),
      data: list(110, (n) => v.getUint8(3 + 1 * n)),
    }),
    write: (v, at, { target_system = 0, target_component = 0, len = 0, data }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
      v.setUint8(at + 2, len);
      putUint8s(v, at + 3, 110, data);
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
    write: (v, at, { time_usec = 0n, lat = 0, lon = 0, alt = 0, dgps_age = 0, eph = 0, epv = 0, vel = 0, cog = 0, fix_type = 0, satellites_visible = 0, dgps_numch = 0, yaw = 0, alt_ellipsoid = 0, h_acc = 0, v_acc = 0, vel_acc = 0, hdg_acc = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setInt32(at + 8, lat, true);
      v.setInt32(at + 12, lon, true);
      v.setInt32(at + 16, alt, true);
      v.setUint32(at + 20, dgps_age, true);
      v.setUint16(at + 24, eph, true);
      v.setUint16(at + 26, epv, true);
      v.setUint16(at + 28, vel, true);
      v.setUint16(at + 30, cog, true);
      v.setUint8(at + 32, fix_type);
      v.setUint8(at + 33, satellites_visible);
      v.setUint8(at + 34, dgps_numch);
      v.setUint16(at + 35, yaw, true);
      v.setInt32(at + 37, alt_ellipsoid, true);
      v.setUint32(at + 41, h_acc, true);
      v.setUint32(at + 45, v_acc, true);
      v.setUint32(at + 49, vel_acc, true);
      v.setUint32(at + 53, hdg_acc, true);
    },
  },
  POWER_STATUS: {
    read: (v) => ({
      Vcc: v.getUint16(0, true),
      Vservo: v.getUint16(2, true),
      flags: v.getUint16(4, true),
    }),
    write: (v, at, { Vcc = 0, Vservo = 0, flags = 0 }) => {
      v.setUint16(at, Vcc, true);
      v.setUint16(at + 2, Vservo, true);
      v.setUint16(at + 4, flags, true);
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
    write: (v, at, { baudrate = 0, timeout = 0, device = 0, flags = 0, count = 0, data, target_system = 0, target_component = 0 }) => {
      v.setUint32(at, baudrate, true);
      v.setUint16(at + 4, timeout, true);
      v.setUint8(at + 6, device);
      v.setUint8(at + 7, flags);
      v.setUint8(at + 8, count);
      putUint8s(v, at + 9, 70, data);
      v.setUint8(at + 79, target_system);
      v.setUint8(at + 80, target_component);
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
    write: (v, at, { time_last_baseline_ms = 0, tow = 0, baseline_a_mm = 0, baseline_b_mm = 0, baseline_c_mm = 0, accuracy = 0, iar_num_hypotheses = 0, wn = 0, rtk_receiver_id = 0, rtk_health = 0, rtk_rate = 0, nsats = 0, baseline_coords_type = 0 }) => {
      v.setUint32(at, time_last_baseline_ms, true);
      v.setUint32(at + 4, tow, true);
      v.setInt32(at + 8, baseline_a_mm, true);
      v.setInt32(at + 12, baseline_b_mm, true);
      v.setInt32(at + 16, baseline_c_mm, true);
      v.setUint32(at + 20, accuracy, true);
      v.setInt32(at + 24, iar_num_hypotheses, true);
      v.setUint16(at + 28, wn, true);
      v.setUint8(at + 30, rtk_receiver_id);
      v.setUint8(at + 31, rtk_health);
      v.setUint8(at + 32, rtk_rate);
      v.setUint8(at + 33, nsats);
      v.setUint8(at + 34, baseline_coords_type);
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
    write: (v, at, { time_last_baseline_ms = 0, tow = 0, baseline_a_mm = 0, baseline_b_mm = 0, baseline_c_mm = 0, accuracy = 0, iar_num_hypotheses = 0, wn = 0, rtk_receiver_id = 0, rtk_health = 0, rtk_rate = 0, nsats = 0, baseline_coords_type = 0 }) => {
      v.setUint32(at, time_last_baseline_ms, true);
      v.setUint32(at + 4, tow, true);
      v.setInt32(at + 8, baseline_a_mm, true);
      v.setInt32(at + 12, baseline_b_mm, true);
      v.setInt32(at + 16, baseline_c_mm, true);
      v.setUint32(at + 20, accuracy, true);
      v.setInt32(at + 24, iar_num_hypotheses, true);
      v.setUint16(at + 28, wn, true);
      v.setUint8(at + 30, rtk_receiver_id);
      v.setUint8(at + 31, rtk_health);
      v.setUint8(at + 32, rtk_rate);
      v.setUint8(at + 33, nsats);
      v.setUint8(at + 34, baseline_coords_type);
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
    write: (v, at, { time_boot_ms = 0, xacc = 0, yacc = 0, zacc = 0, xgyro = 0, ygyro = 0, zgyro = 0, xmag = 0, ymag = 0, zmag = 0, temperature = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setInt16(at + 4, xacc, true);
      v.setInt16(at + 6, yacc, true);
      v.setInt16(at + 8, zacc, true);
      v.setInt16(at + 10, xgyro, true);
      v.setInt16(at + 12, ygyro, true);
      v.setInt16(at + 14, zgyro, true);
      v.setInt16(at + 16, xmag, true);
      v.setInt16(at + 18, ymag, true);
      v.setInt16(at + 20, zmag, true);
      v.setInt16(at + 22, temperature, true);
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
    write: (v, at, { size = 0, width = 0, height = 0, packets = 0, type = 0, payload = 0, jpg_quality = 0 }) => {
      v.setUint32(at, size, true);
      v.setUint16(at + 4, width, true);
      v.setUint16(at + 6, height, true);
      v.setUint16(at + 8, packets, true);
      v.setUint8(at + 10, type);
      v.setUint8(at + 11, payload);
      v.setUint8(at + 12, jpg_quality);
    },
  },
  ENCAPSULATED_DATA: {
    read: (v) => ({
      seqnr: v.getUint16(0, true),
      data: list(253, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (v, at, { seqnr = 0, data }) => {
      v.setUint16(at, seqnr, true);
      putUint8s(v, at + 2, 253, data);
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
    write: (v, at, { time_boot_ms = 0, min_distance = 0, max_distance = 0, current_distance = 0, type = 0, id = 0, orientation = 0, covariance = 0, horizontal_fov = 0, vertical_fov = 0, quaternion, signal_quality = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setUint16(at + 4, min_distance, true);
      v.setUint16(at + 6, max_distance, true);
      v.setUint16(at + 8, current_distance, true);
      v.setUint8(at + 10, type);
      v.setUint8(at + 11, id);
      v.setUint8(at + 12, orientation);
      v.setUint8(at + 13, covariance);
      v.setFloat32(at + 14, horizontal_fov, true);
      v.setFloat32(at + 18, vertical_fov, true);
      putFloat32s(v, at + 22, 4, quaternion);
      v.setUint8(at + 38, signal_quality);
    },
  },
  TERRAIN_REQUEST: {
    read: (v) => ({
      mask: v.getBigUint64(0, true),
      lat: v.getInt32(8, true),
      lon: v.getInt32(12, true),
      grid_spacing: v.getUint16(16, true),
    }),
    write: (v, at, { mask = 0n, lat = 0, lon = 0, grid_spacing = 0 }) => {
      v.setBigUint64(at, mask, true);
      v.setInt32(at + 8, lat, true);
      v.setInt32(at + 12, lon, true);
      v.setUint16(at + 16, grid_spacing, true);
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
    write: (v, at, { lat = 0, lon = 0, grid_spacing = 0, data, gridbit = 0 }) => {
      v.setInt32(at, lat, true);
      v.setInt32(at + 4, lon, true);
      v.setUint16(at + 8, grid_spacing, true);
      putInt16s(v, at + 10, 16, data);
      v.setUint8(at + 42, gridbit);
    },
  },
  TERRAIN_CHECK: {
    read: (v) => ({
      lat: v.getInt32(0, true),
      lon: v.getInt32(4, true),
    }),
    write: (v, at, { lat = 0, lon = 0 }) => {
      v.setInt32(at, lat, true);
      v.setInt32(at + 4, lon, true);
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
    write: (v, at, { lat = 0, lon = 0, terrain_height = 0, current_height = 0, spacing = 0, pending = 0, loaded = 0 }) => {
      v.setInt32(at, lat, true);
      v.setInt32(at + 4, lon, true);
      v.setFloat32(at + 8, terrain_height, true);
      v.setFloat32(at + 12, current_height, true);
      v.setUint16(at + 16, spacing, true);
      v.setUint16(at + 18, pending, true);
      v.setUint16(at + 20, loaded, true);
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
    write: (v, at, { time_boot_ms = 0, press_abs = 0, press_diff = 0, temperature = 0, temperature_press_diff = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setFloat32(at + 4, press_abs, true);
      v.setFloat32(at + 8, press_diff, true);
      v.setInt16(at + 12, temperature, true);
      v.setInt16(at + 14, temperature_press_diff, true);
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
    write: (v, at, { time_usec = 0n, q, x = 0, y = 0, z = 0, covariance }) => {
      v.setBigUint64(at, time_usec, true);
      putFloat32s(v, at + 8, 4, q);
      v.setFloat32(at + 24, x, true);
      v.setFloat32(at + 28, y, true);
      v.setFloat32(at + 32, z, true);
      putFloat32s(v, at + 36, 21, covariance);
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
    write: (v, at, { time_usec = 0n, controls, group_mlx = 0, target_system = 0, target_component = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      putFloat32s(v, at + 8, 8, controls);
      v.setUint8(at + 40, group_mlx);
      v.setUint8(at + 41, target_system);
      v.setUint8(at + 42, target_component);
    },
  },
  ACTUATOR_CONTROL_TARGET: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      controls: list(8, (n) => v.getFloat32(8 + 4 * n, true)),
      group_mlx: v.getUint8(40),
    }),
    write: (v, at, { time_usec = 0n, controls, group_mlx = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      putFloat32s(v, at + 8, 8, controls);
      v.setUint8(at + 40, group_mlx);
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
    write: (v, at, { time_usec = 0n, altitude_monotonic = 0, altitude_amsl = 0, altitude_local = 0, altitude_relative = 0, altitude_terrain = 0, bottom_clearance = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setFloat32(at + 8, altitude_monotonic, true);
      v.setFloat32(at + 12, altitude_amsl, true);
      v.setFloat32(at + 16, altitude_local, true);
      v.setFloat32(at + 20, altitude_relative, true);
      v.setFloat32(at + 24, altitude_terrain, true);
      v.setFloat32(at + 28, bottom_clearance, true);
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
    write: (v, at, { request_id = 0, uri_type = 0, uri, transfer_type = 0, storage }) => {
      v.setUint8(at, request_id);
      v.setUint8(at + 1, uri_type);
      putUint8s(v, at + 2, 120, uri);
      v.setUint8(at + 122, transfer_type);
      putUint8s(v, at + 123, 120, storage);
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
    write: (v, at, { time_boot_ms = 0, press_abs = 0, press_diff = 0, temperature = 0, temperature_press_diff = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setFloat32(at + 4, press_abs, true);
      v.setFloat32(at + 8, press_diff, true);
      v.setInt16(at + 12, temperature, true);
      v.setInt16(at + 14, temperature_press_diff, true);
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
    write: (v, at, { timestamp = 0n, custom_state = 0n, lat = 0, lon = 0, alt = 0, vel, acc, attitude_q, rates, position_cov, est_capabilities = 0 }) => {
      v.setBigUint64(at, timestamp, true);
      v.setBigUint64(at + 8, custom_state, true);
      v.setInt32(at + 16, lat, true);
      v.setInt32(at + 20, lon, true);
      v.setFloat32(at + 24, alt, true);
      putFloat32s(v, at + 28, 3, vel);
      putFloat32s(v, at + 40, 3, acc);
      putFloat32s(v, at + 52, 4, attitude_q);
      putFloat32s(v, at + 68, 3, rates);
      putFloat32s(v, at + 80, 3, position_cov);
      v.setUint8(at + 92, est_capabilities);
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
    write: (v, at, { time_usec = 0n, x_acc = 0, y_acc = 0, z_acc = 0, x_vel = 0, y_vel = 0, z_vel = 0, x_pos = 0, y_pos = 0, z_pos = 0, airspeed = 0, vel_variance, pos_variance, q, roll_rate = 0, pitch_rate = 0, yaw_rate = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setFloat32(at + 8, x_acc, true);
      v.setFloat32(at + 12, y_acc, true);
      v.setFloat32(at + 16, z_acc, true);
      v.setFloat32(at + 20, x_vel, true);
      v.setFloat32(at + 24, y_vel, true);
      v.setFloat32(at + 28, z_vel, true);
      v.setFloat32(at + 32, x_pos, true);
      v.setFloat32(at + 36, y_pos, true);
      v.setFloat32(at + 40, z_pos, true);
      v.setFloat32(at + 44, airspeed, true);
      putFloat32s(v, at + 48, 3, vel_variance);
      putFloat32s(v, at + 60, 3, pos_variance);
      putFloat32s(v, at + 72, 4, q);
      v.setFloat32(at + 88, roll_rate, true);
      v.setFloat32(at + 92, pitch_rate, true);
      v.setFloat32(at + 96, yaw_rate, true);
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
    write: (v, at, { current_consumed = 0, energy_consumed = 0, temperature = 0, voltages, current_battery = 0, id = 0, battery_function = 0, type = 0, battery_remaining = 0, time_remaining = 0, charge_state = 0, voltages_ext, mode = 0, fault_bitmask = 0 }) => {
      v.setInt32(at, current_consumed, true);
      v.setInt32(at + 4, energy_consumed, true);
      v.setInt16(at + 8, temperature, true);
      putUint16s(v, at + 10, 10, voltages);
      v.setInt16(at + 30, current_battery, true);
      v.setUint8(at + 32, id);
      v.setUint8(at + 33, battery_function);
      v.setUint8(at + 34, type);
      v.setInt8(at + 35, battery_remaining);
      v.setInt32(at + 36, time_remaining, true);
      v.setUint8(at + 40, charge_state);
      putUint16s(v, at + 41, 4, voltages_ext);
      v.setUint8(at + 49, mode);
      v.setUint32(at + 50, fault_bitmask, true);
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
    write: (v, at, { capabilities = 0n, uid = 0n, flight_sw_version = 0, middleware_sw_version = 0, os_sw_version = 0, board_version = 0, vendor_id = 0, product_id = 0, flight_custom_version, middleware_custom_version, os_custom_version, uid2 }) => {
      v.setBigUint64(at, capabilities, true);
      v.setBigUint64(at + 8, uid, true);
      v.setUint32(at + 16, flight_sw_version, true);
      v.setUint32(at + 20, middleware_sw_version, true);
      v.setUint32(at + 24, os_sw_version, true);
      v.setUint32(at + 28, board_version, true);
      v.setUint16(at + 32, vendor_id, true);
      v.setUint16(at + 34, product_id, true);
      putUint8s(v, at + 36, 8, flight_custom_version);
      putUint8s(v, at + 44, 8, middleware_custom_version);
      putUint8s(v, at + 52, 8, os_custom_version);
      putUint8s(v, at + 60, 18, uid2);
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
    write: (v, at, { time_usec = 0n, angle_x = 0, angle_y = 0, distance = 0, size_x = 0, size_y = 0, target_num = 0, frame = 0, x = 0, y = 0, z = 0, q, type = 0, position_valid = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setFloat32(at + 8, angle_x, true);
      v.setFloat32(at + 12, angle_y, true);
      v.setFloat32(at + 16, distance, true);
      v.setFloat32(at + 20, size_x, true);
      v.setFloat32(at + 24, size_y, true);
      v.setUint8(at + 28, target_num);
      v.setUint8(at + 29, frame);
      v.setFloat32(at + 30, x, true);
      v.setFloat32(at + 34, y, true);
      v.setFloat32(at + 38, z, true);
      putFloat32s(v, at + 42, 4, q);
      v.setUint8(at + 58, type);
      v.setUint8(at + 59, position_valid);
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
    write: (v, at, { mag_declination = 0, raw_press = 0, raw_temp = 0, gyro_cal_x = 0, gyro_cal_y = 0, gyro_cal_z = 0, accel_cal_x = 0, accel_cal_y = 0, accel_cal_z = 0, mag_ofs_x = 0, mag_ofs_y = 0, mag_ofs_z = 0 }) => {
      v.setFloat32(at, mag_declination, true);
      v.setInt32(at + 4, raw_press, true);
      v.setInt32(at + 8, raw_temp, true);
      v.setFloat32(at + 12, gyro_cal_x, true);
      v.setFloat32(at + 16, gyro_cal_y, true);
      v.setFloat32(at + 20, gyro_cal_z, true);
      v.setFloat32(at + 24, accel_cal_x, true);
      v.setFloat32(at + 28, accel_cal_y, true);
      v.setFloat32(at + 32, accel_cal_z, true);
      v.setInt16(at + 36, mag_ofs_x, true);
      v.setInt16(at + 38, mag_ofs_y, true);
      v.setInt16(at + 40, mag_ofs_z, true);
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
    write: (v, at, { mag_ofs_x = 0, mag_ofs_y = 0, mag_ofs_z = 0, target_system = 0, target_component = 0 }) => {
      v.setInt16(at, mag_ofs_x, true);
      v.setInt16(at + 2, mag_ofs_y, true);
      v.setInt16(at + 4, mag_ofs_z, true);
      v.setUint8(at + 6, target_system);
      v.setUint8(at + 7, target_component);
    },
  },
  MEMINFO: {
    read: (v) => ({
      brkval: v.getUint16(0, true),
      freemem: v.getUint16(2, true),
      freemem32: v.getUint32(4, true),
    }),
    write: (v, at, { brkval = 0, freemem = 0, freemem32 = 0 }) => {
      v.setUint16(at, brkval, true);
      v.setUint16(at + 2, freemem, true);
      v.setUint32(at + 4, freemem32, true);
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
    write: (v, at, { adc1 = 0, adc2 = 0, adc3 = 0, adc4 = 0, adc5 = 0, adc6 = 0 }) => {
      v.setUint16(at, adc1, true);
      v.setUint16(at + 2, adc2, true);
      v.setUint16(at + 4, adc3, true);
      v.setUint16(at + 6, adc4, true);
      v.setUint16(at + 8, adc5, true);
      v.setUint16(at + 10, adc6, true);
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
    write: (v, at, { extra_value = 0, shutter_speed = 0, target_system = 0, target_component = 0, mode = 0, aperture = 0, iso = 0, exposure_type = 0, command_id = 0, engine_cut_off = 0, extra_param = 0 }) => {
      v.setFloat32(at, extra_value, true);
      v.setUint16(at + 4, shutter_speed, true);
      v.setUint8(at + 6, target_system);
      v.setUint8(at + 7, target_component);
      v.setUint8(at + 8, mode);
      v.setUint8(at + 9, aperture);
      v.setUint8(at + 10, iso);
      v.setUint8(at + 11, exposure_type);
      v.setUint8(at + 12, command_id);
      v.setUint8(at + 13, engine_cut_off);
      v.setUint8(at + 14, extra_param);
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
    write: (v, at, { extra_value = 0, target_system = 0, target_component = 0, session = 0, zoom_pos = 0, zoom_step = 0, focus_lock = 0, shot = 0, command_id = 0, extra_param = 0 }) => {
      v.setFloat32(at, extra_value, true);
      v.setUint8(at + 4, target_system);
      v.setUint8(at + 5, target_component);
      v.setUint8(at + 6, session);
      v.setUint8(at + 7, zoom_pos);
      v.setInt8(at + 8, zoom_step);
      v.setUint8(at + 9, focus_lock);
      v.setUint8(at + 10, shot);
      v.setUint8(at + 11, command_id);
      v.setUint8(at + 12, extra_param);
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
    write: (v, at, { target_system = 0, target_component = 0, mount_mode = 0, stab_roll = 0, stab_pitch = 0, stab_yaw = 0 }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
      v.setUint8(at + 2, mount_mode);
      v.setUint8(at + 3, stab_roll);
      v.setUint8(at + 4, stab_pitch);
      v.setUint8(at + 5, stab_yaw);
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
    write: (v, at, { input_a = 0, input_b = 0, input_c = 0, target_system = 0, target_component = 0, save_position = 0 }) => {
      v.setInt32(at, input_a, true);
      v.setInt32(at + 4, input_b, true);
      v.setInt32(at + 8, input_c, true);
      v.setUint8(at + 12, target_system);
      v.setUint8(at + 13, target_component);
      v.setUint8(at + 14, save_position);
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
    write: (v, at, { pointing_a = 0, pointing_b = 0, pointing_c = 0, target_system = 0, target_component = 0, mount_mode = 0 }) => {
      v.setInt32(at, pointing_a, true);
      v.setInt32(at + 4, pointing_b, true);
      v.setInt32(at + 8, pointing_c, true);
      v.setUint8(at + 12, target_system);
      v.setUint8(at + 13, target_component);
      v.setUint8(at + 14, mount_mode);
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
    write: (v, at, { lat = 0, lng = 0, target_system = 0, target_component = 0, idx = 0, count = 0 }) => {
      v.setFloat32(at, lat, true);
      v.setFloat32(at + 4, lng, true);
      v.setUint8(at + 8, target_system);
      v.setUint8(at + 9, target_component);
      v.setUint8(at + 10, idx);
      v.setUint8(at + 11, count);
    },
  },
  FENCE_FETCH_POINT: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      idx: v.getUint8(2),
    }),
    write: (v, at, { target_system = 0, target_component = 0, idx = 0 }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
      v.setUint8(at + 2, idx);
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
    write: (v, at, { breach_time = 0, breach_count = 0, breach_status = 0, breach_type = 0, breach_mitigation = 0 }) => {
      v.setUint32(at, breach_time, true);
      v.setUint16(at + 4, breach_count, true);
      v.setUint8(at + 6, breach_status);
      v.setUint8(at + 7, breach_type);
      v.setUint8(at + 8, breach_mitigation);
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
    write: (v, at, { omegaIx = 0, omegaIy = 0, omegaIz = 0, accel_weight = 0, renorm_val = 0, error_rp = 0, error_yaw = 0 }) => {
      v.setFloat32(at, omegaIx, true);
      v.setFloat32(at + 4, omegaIy, true);
      v.setFloat32(at + 8, omegaIz, true);
      v.setFloat32(at + 12, accel_weight, true);
      v.setFloat32(at + 16, renorm_val, true);
      v.setFloat32(at + 20, error_rp, true);
      v.setFloat32(at + 24, error_yaw, true);
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
    write: (v, at, { roll = 0, pitch = 0, yaw = 0, xacc = 0, yacc = 0, zacc = 0, xgyro = 0, ygyro = 0, zgyro = 0, lat = 0, lng = 0 }) => {
      v.setFloat32(at, roll, true);
      v.setFloat32(at + 4, pitch, true);
      v.setFloat32(at + 8, yaw, true);
      v.setFloat32(at + 12, xacc, true);
      v.setFloat32(at + 16, yacc, true);
      v.setFloat32(at + 20, zacc, true);
      v.setFloat32(at + 24, xgyro, true);
      v.setFloat32(at + 28, ygyro, true);
      v.setFloat32(at + 32, zgyro, true);
      v.setInt32(at + 36, lat, true);
      v.setInt32(at + 40, lng, true);
    },
  },
  HWSTATUS: {
    read: (v) => ({
      Vcc: v.getUint16(0, true),
      I2Cerr: v.getUint8(2),
    }),
    write: (v, at, { Vcc = 0, I2Cerr = 0 }) => {
      v.setUint16(at, Vcc, true);
      v.setUint8(at + 2, I2Cerr);
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
    write: (v, at, { rxerrors = 0, fixed = 0, rssi = 0, remrssi = 0, txbuf = 0, noise = 0, remnoise = 0 }) => {
      v.setUint16(at, rxerrors, true);
      v.setUint16(at + 2, fixed, true);
      v.setUint8(at + 4, rssi);
      v.setUint8(at + 5, remrssi);
      v.setUint8(at + 6, txbuf);
      v.setUint8(at + 7, noise);
      v.setUint8(at + 8, remnoise);
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
    write: (v, at, { last_trigger = 0, last_action = 0, last_recovery = 0, last_clear = 0, breach_count = 0, limits_state = 0, mods_enabled = 0, mods_required = 0, mods_triggered = 0 }) => {
      v.setUint32(at, last_trigger, true);
      v.setUint32(at + 4, last_action, true);
      v.setUint32(at + 8, last_recovery, true);
      v.setUint32(at + 12, last_clear, true);
      v.setUint16(at + 16, breach_count, true);
      v.setUint8(at + 18, limits_state);
      v.setUint8(at + 19, mods_enabled);
      v.setUint8(at + 20, mods_required);
      v.setUint8(at + 21, mods_triggered);
    },
  },
  WIND: {
    read: (v) => ({
      direction: v.getFloat32(0, true),
      speed: v.getFloat32(4, true),
      speed_z: v.getFloat32(8, true),
    }),
    write: (v, at, { direction = 0, speed = 0, speed_z = 0 }) => {
      v.setFloat32(at, direction, true);
      v.setFloat32(at + 4, speed, true);
      v.setFloat32(at + 8, speed_z, true);
    },
  },
  DATA16: {
    read: (v) => ({
      type: v.getUint8(0),
      len: v.getUint8(1),
      data: list(16, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (v, at, { type = 0, len = 0, data }) => {
      v.setUint8(at, type);
      v.setUint8(at + 1, len);
      putUint8s(v, at + 2, 16, data);
    },
  },
  DATA32: {
    read: (v) => ({
      type: v.getUint8(0),
      len: v.getUint8(1),
      data: list(32, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (v, at, { type = 0, len = 0, data }) => {
      v.setUint8(at, type);
      v.setUint8(at + 1, len);
      putUint8s(v, at + 2, 32, data);
    },
  },
  DATA64: {
    read: (v) => ({
      type: v.getUint8(0),
      len: v.getUint8(1),
      data: list(64, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (v, at, { type = 0, len = 0, data }) => {
      v.setUint8(at, type);
      v.setUint8(at + 1, len);
      putUint8s(v, at + 2, 64, data);
    },
  },
  DATA96: {
    read: (v) => ({
      type: v.getUint8(0),
      len: v.getUint8(1),
      data: list(96, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (v, at, { type = 0, len = 0, data }) => {
      v.setUint8(at, type);
      v.setUint8(at + 1, len);
      putUint8s(v, at + 2, 96, data);
    },
  },
  RANGEFINDER: {
    read: (v) => ({
      distance: v.getFloat32(0, true),
      voltage: v.getFloat32(4, true),
    }),
    write: (v, at, { distance = 0, voltage = 0 }) => {
      v.setFloat32(at, distance, true);
      v.setFloat32(at + 4, voltage, true);
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
    write: (v, at, { vx = 0, vy = 0, vz = 0, diff_pressure = 0, EAS2TAS = 0, ratio = 0, state_x = 0, state_y = 0, state_z = 0, Pax = 0, Pby = 0, Pcz = 0 }) => {
      v.setFloat32(at, vx, true);
      v.setFloat32(at + 4, vy, true);
      v.setFloat32(at + 8, vz, true);
      v.setFloat32(at + 12, diff_pressure, true);
      v.setFloat32(at + 16, EAS2TAS, true);
      v.setFloat32(at + 20, ratio, true);
      v.setFloat32(at + 24, state_x, true);
      v.setFloat32(at + 28, state_y, true);
      v.setFloat32(at + 32, state_z, true);
      v.setFloat32(at + 36, Pax, true);
      v.setFloat32(at + 40, Pby, true);
      v.setFloat32(at + 44, Pcz, true);
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
    write: (v, at, { lat = 0, lng = 0, alt = 0, break_alt = 0, land_dir = 0, target_system = 0, target_component = 0, idx = 0, count = 0, flags = 0 }) => {
      v.setInt32(at, lat, true);
      v.setInt32(at + 4, lng, true);
      v.setInt16(at + 8, alt, true);
      v.setInt16(at + 10, break_alt, true);
      v.setUint16(at + 12, land_dir, true);
      v.setUint8(at + 14, target_system);
      v.setUint8(at + 15, target_component);
      v.setUint8(at + 16, idx);
      v.setUint8(at + 17, count);
      v.setUint8(at + 18, flags);
    },
  },
  RALLY_FETCH_POINT: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      idx: v.getUint8(2),
    }),
    write: (v, at, { target_system = 0, target_component = 0, idx = 0 }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
      v.setUint8(at + 2, idx);
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
    write: (v, at, { current = 0, CompensationX = 0, CompensationY = 0, CompensationZ = 0, throttle = 0, interference = 0 }) => {
      v.setFloat32(at, current, true);
      v.setFloat32(at + 4, CompensationX, true);
      v.setFloat32(at + 8, CompensationY, true);
      v.setFloat32(at + 12, CompensationZ, true);
      v.setUint16(at + 16, throttle, true);
      v.setUint16(at + 18, interference, true);
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
    write: (v, at, { roll = 0, pitch = 0, yaw = 0, altitude = 0, lat = 0, lng = 0 }) => {
      v.setFloat32(at, roll, true);
      v.setFloat32(at + 4, pitch, true);
      v.setFloat32(at + 8, yaw, true);
      v.setFloat32(at + 12, altitude, true);
      v.setInt32(at + 16, lat, true);
      v.setInt32(at + 20, lng, true);
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
    write: (v, at, { time_usec = 0n, p1 = 0, p2 = 0, p3 = 0, p4 = 0, img_idx = 0, target_system = 0, cam_idx = 0, event_id = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setFloat32(at + 8, p1, true);
      v.setFloat32(at + 12, p2, true);
      v.setFloat32(at + 16, p3, true);
      v.setFloat32(at + 20, p4, true);
      v.setUint16(at + 24, img_idx, true);
      v.setUint8(at + 26, target_system);
      v.setUint8(at + 27, cam_idx);
      v.setUint8(at + 28, event_id);
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
    write: (v, at, { time_usec = 0n, lat = 0, lng = 0, alt_msl = 0, alt_rel = 0, roll = 0, pitch = 0, yaw = 0, foc_len = 0, img_idx = 0, target_system = 0, cam_idx = 0, flags = 0, completed_captures = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setInt32(at + 8, lat, true);
      v.setInt32(at + 12, lng, true);
      v.setFloat32(at + 16, alt_msl, true);
      v.setFloat32(at + 20, alt_rel, true);
      v.setFloat32(at + 24, roll, true);
      v.setFloat32(at + 28, pitch, true);
      v.setFloat32(at + 32, yaw, true);
      v.setFloat32(at + 36, foc_len, true);
      v.setUint16(at + 40, img_idx, true);
      v.setUint8(at + 42, target_system);
      v.setUint8(at + 43, cam_idx);
      v.setUint8(at + 44, flags);
      v.setUint16(at + 45, completed_captures, true);
    },
  },
  BATTERY2: {
    read: (v) => ({
      voltage: v.getUint16(0, true),
      current_battery: v.getInt16(2, true),
    }),
    write: (v, at, { voltage = 0, current_battery = 0 }) => {
      v.setUint16(at, voltage, true);
      v.setInt16(at + 2, current_battery, true);
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
    write: (v, at, { roll = 0, pitch = 0, yaw = 0, altitude = 0, lat = 0, lng = 0, v1 = 0, v2 = 0, v3 = 0, v4 = 0 }) => {
      v.setFloat32(at, roll, true);
      v.setFloat32(at + 4, pitch, true);
      v.setFloat32(at + 8, yaw, true);
      v.setFloat32(at + 12, altitude, true);
      v.setInt32(at + 16, lat, true);
      v.setInt32(at + 20, lng, true);
      v.setFloat32(at + 24, v1, true);
      v.setFloat32(at + 28, v2, true);
      v.setFloat32(at + 32, v3, true);
      v.setFloat32(at + 36, v4, true);
    },
  },
  AUTOPILOT_VERSION_REQUEST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: (v, at, { target_system = 0, target_component = 0 }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
    },
  },
  REMOTE_LOG_DATA_BLOCK: {
    read: (v) => ({
      seqno: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      data: list(200, (n) => v.getUint8(6 + 1 * n)),
    }),
    write: (v, at, { seqno = 0, target_system = 0, target_component = 0, data }) => {
      v.setUint32(at, seqno, true);
      v.setUint8(at + 4, target_system);
      v.setUint8(at + 5, target_component);
      putUint8s(v, at + 6, 200, data);
    },
  },
  REMOTE_LOG_BLOCK_STATUS: {
    read: (v) => ({
      seqno: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      status: v.getUint8(6),
    }),
    write: (v, at, { seqno = 0, target_system = 0, target_component = 0, status = 0 }) => {
      v.setUint32(at, seqno, true);
      v.setUint8(at + 4, target_system);
      v.setUint8(at + 5, target_component);
      v.setUint8(at + 6, status);
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
    write: (v, at, { target_system = 0, target_component = 0, instance = 0, pattern = 0, custom_len = 0, custom_bytes }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
      v.setUint8(at + 2, instance);
      v.setUint8(at + 3, pattern);
      v.setUint8(at + 4, custom_len);
      putUint8s(v, at + 5, 24, custom_bytes);
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
    write: (v, at, { direction_x = 0, direction_y = 0, direction_z = 0, compass_id = 0, cal_mask = 0, cal_status = 0, attempt = 0, completion_pct = 0, completion_mask }) => {
      v.setFloat32(at, direction_x, true);
      v.setFloat32(at + 4, direction_y, true);
      v.setFloat32(at + 8, direction_z, true);
      v.setUint8(at + 12, compass_id);
      v.setUint8(at + 13, cal_mask);
      v.setUint8(at + 14, cal_status);
      v.setUint8(at + 15, attempt);
      v.setUint8(at + 16, completion_pct);
      putUint8s(v, at + 17, 10, completion_mask);
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
    write: (v, at, { fitness = 0, ofs_x = 0, ofs_y = 0, ofs_z = 0, diag_x = 0, diag_y = 0, diag_z = 0, offdiag_x = 0, offdiag_y = 0, offdiag_z = 0, compass_id = 0, cal_mask = 0, cal_status = 0, autosaved = 0, orientation_confidence = 0, old_orientation = 0, new_orientation = 0, scale_factor = 0 }) => {
      v.setFloat32(at, fitness, true);
      v.setFloat32(at + 4, ofs_x, true);
      v.setFloat32(at + 8, ofs_y, true);
      v.setFloat32(at + 12, ofs_z, true);
      v.setFloat32(at + 16, diag_x, true);
      v.setFloat32(at + 20, diag_y, true);
      v.setFloat32(at + 24, diag_z, true);
      v.setFloat32(at + 28, offdiag_x, true);
      v.setFloat32(at + 32, offdiag_y, true);
      v.setFloat32(at + 36, offdiag_z, true);
      v.setUint8(at + 40, compass_id);
      v.setUint8(at + 41, cal_mask);
      v.setUint8(at + 42, cal_status);
      v.setUint8(at + 43, autosaved);
      v.setFloat32(at + 44, orientation_confidence, true);
      v.setUint8(at + 48, old_orientation);
      v.setUint8(at + 49, new_orientation);
      v.setFloat32(at + 50, scale_factor, true);
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
    write: (v, at, { velocity_variance = 0, pos_horiz_variance = 0, pos_vert_variance = 0, compass_variance = 0, terrain_alt_variance = 0, flags = 0, airspeed_variance = 0 }) => {
      v.setFloat32(at, velocity_variance, true);
      v.setFloat32(at + 4, pos_horiz_variance, true);
      v.setFloat32(at + 8, pos_vert_variance, true);
      v.setFloat32(at + 12, compass_variance, true);
      v.setFloat32(at + 16, terrain_alt_variance, true);
      v.setUint16(at + 20, flags, true);
      v.setFloat32(at + 22, airspeed_variance, true);
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
    write: (v, at, { desired = 0, achieved = 0, FF = 0, P = 0, I = 0, D = 0, axis = 0, SRate = 0, PDmod = 0 }) => {
      v.setFloat32(at, desired, true);
      v.setFloat32(at + 4, achieved, true);
      v.setFloat32(at + 8, FF, true);
      v.setFloat32(at + 12, P, true);
      v.setFloat32(at + 16, I, true);
      v.setFloat32(at + 20, D, true);
      v.setUint8(at + 24, axis);
      v.setFloat32(at + 25, SRate, true);
      v.setFloat32(at + 29, PDmod, true);
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
    write: (v, at, { landing_lat = 0, landing_lon = 0, path_lat = 0, path_lon = 0, arc_entry_lat = 0, arc_entry_lon = 0, altitude = 0, expected_travel_distance = 0, cross_track_error = 0, stage = 0 }) => {
      v.setInt32(at, landing_lat, true);
      v.setInt32(at + 4, landing_lon, true);
      v.setInt32(at + 8, path_lat, true);
      v.setInt32(at + 12, path_lon, true);
      v.setInt32(at + 16, arc_entry_lat, true);
      v.setInt32(at + 20, arc_entry_lon, true);
      v.setFloat32(at + 24, altitude, true);
      v.setFloat32(at + 28, expected_travel_distance, true);
      v.setFloat32(at + 32, cross_track_error, true);
      v.setUint8(at + 36, stage);
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
    write: (v, at, { delta_time = 0, delta_angle_x = 0, delta_angle_y = 0, delta_angle_z = 0, delta_velocity_x = 0, delta_velocity_y = 0, delta_velocity_z = 0, joint_roll = 0, joint_el = 0, joint_az = 0, target_system = 0, target_component = 0 }) => {
      v.setFloat32(at, delta_time, true);
      v.setFloat32(at + 4, delta_angle_x, true);
      v.setFloat32(at + 8, delta_angle_y, true);
      v.setFloat32(at + 12, delta_angle_z, true);
      v.setFloat32(at + 16, delta_velocity_x, true);
      v.setFloat32(at + 20, delta_velocity_y, true);
      v.setFloat32(at + 24, delta_velocity_z, true);
      v.setFloat32(at + 28, joint_roll, true);
      v.setFloat32(at + 32, joint_el, true);
      v.setFloat32(at + 36, joint_az, true);
      v.setUint8(at + 40, target_system);
      v.setUint8(at + 41, target_component);
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
    write: (v, at, { demanded_rate_x = 0, demanded_rate_y = 0, demanded_rate_z = 0, target_system = 0, target_component = 0 }) => {
      v.setFloat32(at, demanded_rate_x, true);
      v.setFloat32(at + 4, demanded_rate_y, true);
      v.setFloat32(at + 8, demanded_rate_z, true);
      v.setUint8(at + 12, target_system);
      v.setUint8(at + 13, target_component);
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
    write: (v, at, { rl_torque_cmd = 0, el_torque_cmd = 0, az_torque_cmd = 0, target_system = 0, target_component = 0 }) => {
      v.setInt16(at, rl_torque_cmd, true);
      v.setInt16(at + 2, el_torque_cmd, true);
      v.setInt16(at + 4, az_torque_cmd, true);
      v.setUint8(at + 6, target_system);
      v.setUint8(at + 7, target_component);
    },
  },
  GOPRO_HEARTBEAT: {
    read: (v) => ({
      status: v.getUint8(0),
      capture_mode: v.getUint8(1),
      flags: v.getUint8(2),
    }),
    write: (v, at, { status = 0, capture_mode = 0, flags = 0 }) => {
      v.setUint8(at, status);
      v.setUint8(at + 1, capture_mode);
      v.setUint8(at + 2, flags);
    },
  },
  GOPRO_GET_REQUEST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      cmd_id: v.getUint8(2),
    }),
    write: (v, at, { target_system = 0, target_component = 0, cmd_id = 0 }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
      v.setUint8(at + 2, cmd_id);
    },
  },
  GOPRO_GET_RESPONSE: {
    read: (v) => ({
      cmd_id: v.getUint8(0),
      status: v.getUint8(1),
      value: list(4, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (v, at, { cmd_id = 0, status = 0, value }) => {
      v.setUint8(at, cmd_id);
      v.setUint8(at + 1, status);
      putUint8s(v, at + 2, 4, value);
    },
  },
  GOPRO_SET_REQUEST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      cmd_id: v.getUint8(2),
      value: list(4, (n) => v.getUint8(3 + 1 * n)),
    }),
    write: (v, at, { target_system = 0, target_component = 0, cmd_id = 0, value }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
      v.setUint8(at + 2, cmd_id);
      putUint8s(v, at + 3, 4, value);
    },
  },
  GOPRO_SET_RESPONSE: {
    read: (v) => ({
      cmd_id: v.getUint8(0),
      status: v.getUint8(1),
    }),
    write: (v, at, { cmd_id = 0, status = 0 }) => {
      v.setUint8(at, cmd_id);
      v.setUint8(at + 1, status);
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
    write: (v, at, { ecu_index = 0, rpm = 0, fuel_consumed = 0, fuel_flow = 0, engine_load = 0, throttle_position = 0, spark_dwell_time = 0, barometric_pressure = 0, intake_manifold_pressure = 0, intake_manifold_temperature = 0, cylinder_head_temperature = 0, ignition_timing = 0, injection_time = 0, exhaust_gas_temperature = 0, throttle_out = 0, pt_compensation = 0, health = 0, ignition_voltage = 0, fuel_pressure = 0 }) => {
      v.setFloat32(at, ecu_index, true);
      v.setFloat32(at + 4, rpm, true);
      v.setFloat32(at + 8, fuel_consumed, true);
      v.setFloat32(at + 12, fuel_flow, true);
      v.setFloat32(at + 16, engine_load, true);
      v.setFloat32(at + 20, throttle_position, true);
      v.setFloat32(at + 24, spark_dwell_time, true);
      v.setFloat32(at + 28, barometric_pressure, true);
      v.setFloat32(at + 32, intake_manifold_pressure, true);
      v.setFloat32(at + 36, intake_manifold_temperature, true);
      v.setFloat32(at + 40, cylinder_head_temperature, true);
      v.setFloat32(at + 44, ignition_timing, true);
      v.setFloat32(at + 48, injection_time, true);
      v.setFloat32(at + 52, exhaust_gas_temperature, true);
      v.setFloat32(at + 56, throttle_out, true);
      v.setFloat32(at + 60, pt_compensation, true);
      v.setUint8(at + 64, health);
      v.setFloat32(at + 65, ignition_voltage, true);
      v.setFloat32(at + 69, fuel_pressure, true);
    },
  },
  RPM: {
    read: (v) => ({
      rpm1: v.getFloat32(0, true),
      rpm2: v.getFloat32(4, true),
    }),
    write: (v, at, { rpm1 = 0, rpm2 = 0 }) => {
      v.setFloat32(at, rpm1, true);
      v.setFloat32(at + 4, rpm2, true);
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
    write: (v, at, { time_usec = 0n, vel_ratio = 0, pos_horiz_ratio = 0, pos_vert_ratio = 0, mag_ratio = 0, hagl_ratio = 0, tas_ratio = 0, pos_horiz_accuracy = 0, pos_vert_accuracy = 0, flags = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setFloat32(at + 8, vel_ratio, true);
      v.setFloat32(at + 12, pos_horiz_ratio, true);
      v.setFloat32(at + 16, pos_vert_ratio, true);
      v.setFloat32(at + 20, mag_ratio, true);
      v.setFloat32(at + 24, hagl_ratio, true);
      v.setFloat32(at + 28, tas_ratio, true);
      v.setFloat32(at + 32, pos_horiz_accuracy, true);
      v.setFloat32(at + 36, pos_vert_accuracy, true);
      v.setUint16(at + 40, flags, true);
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
    write: (v, at, { time_usec = 0n, wind_x = 0, wind_y = 0, wind_z = 0, var_horiz = 0, var_vert = 0, wind_alt = 0, horiz_accuracy = 0, vert_accuracy = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setFloat32(at + 8, wind_x, true);
      v.setFloat32(at + 12, wind_y, true);
      v.setFloat32(at + 16, wind_z, true);
      v.setFloat32(at + 20, var_horiz, true);
      v.setFloat32(at + 24, var_vert, true);
      v.setFloat32(at + 28, wind_alt, true);
      v.setFloat32(at + 32, horiz_accuracy, true);
      v.setFloat32(at + 36, vert_accuracy, true);
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
    write: (v, at, { time_usec = 0n, time_week_ms = 0, lat = 0, lon = 0, alt = 0, hdop = 0, vdop = 0, vn = 0, ve = 0, vd = 0, speed_accuracy = 0, horiz_accuracy = 0, vert_accuracy = 0, ignore_flags = 0, time_week = 0, gps_id = 0, fix_type = 0, satellites_visible = 0, yaw = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setUint32(at + 8, time_week_ms, true);
      v.setInt32(at + 12, lat, true);
      v.setInt32(at + 16, lon, true);
      v.setFloat32(at + 20, alt, true);
      v.setFloat32(at + 24, hdop, true);
      v.setFloat32(at + 28, vdop, true);
      v.setFloat32(at + 32, vn, true);
      v.setFloat32(at + 36, ve, true);
      v.setFloat32(at + 40, vd, true);
      v.setFloat32(at + 44, speed_accuracy, true);
      v.setFloat32(at + 48, horiz_accuracy, true);
      v.setFloat32(at + 52, vert_accuracy, true);
      v.setUint16(at + 56, ignore_flags, true);
      v.setUint16(at + 58, time_week, true);
      v.setUint8(at + 60, gps_id);
      v.setUint8(at + 61, fix_type);
      v.setUint8(at + 62, satellites_visible);
      v.setUint16(at + 63, yaw, true);
    },
  },
  GPS_RTCM_DATA: {
    read: (v) => ({
      flags: v.getUint8(0),
      len: v.getUint8(1),
      data: list(180, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: (v, at, { flags = 0, len = 0, data }) => {
      v.setUint8(at, flags);
      v.setUint8(at + 1, len);
      putUint8s(v, at + 2, 180, data);
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
    write: (v, at, { custom_mode = 0, latitude = 0, longitude = 0, roll = 0, pitch = 0, heading = 0, heading_sp = 0, altitude_amsl = 0, altitude_sp = 0, wp_distance = 0, base_mode = 0, landed_state = 0, throttle = 0, airspeed = 0, airspeed_sp = 0, groundspeed = 0, climb_rate = 0, gps_nsat = 0, gps_fix_type = 0, battery_remaining = 0, temperature = 0, temperature_air = 0, failsafe = 0, wp_num = 0 }) => {
      v.setUint32(at, custom_mode, true);
      v.setInt32(at + 4, latitude, true);
      v.setInt32(at + 8, longitude, true);
      v.setInt16(at + 12, roll, true);
      v.setInt16(at + 14, pitch, true);
      v.setUint16(at + 16, heading, true);
      v.setInt16(at + 18, heading_sp, true);
      v.setInt16(at + 20, altitude_amsl, true);
      v.setInt16(at + 22, altitude_sp, true);
      v.setUint16(at + 24, wp_distance, true);
      v.setUint8(at + 26, base_mode);
      v.setUint8(at + 27, landed_state);
      v.setInt8(at + 28, throttle);
      v.setUint8(at + 29, airspeed);
      v.setUint8(at + 30, airspeed_sp);
      v.setUint8(at + 31, groundspeed);
      v.setInt8(at + 32, climb_rate);
      v.setUint8(at + 33, gps_nsat);
      v.setUint8(at + 34, gps_fix_type);
      v.setUint8(at + 35, battery_remaining);
      v.setInt8(at + 36, temperature);
      v.setInt8(at + 37, temperature_air);
      v.setUint8(at + 38, failsafe);
      v.setUint8(at + 39, wp_num);
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
    write: (v, at, { timestamp = 0, latitude = 0, longitude = 0, custom_mode = 0, altitude = 0, target_altitude = 0, target_distance = 0, wp_num = 0, failure_flags = 0, type = 0, autopilot = 0, heading = 0, target_heading = 0, throttle = 0, airspeed = 0, airspeed_sp = 0, groundspeed = 0, windspeed = 0, wind_heading = 0, eph = 0, epv = 0, temperature_air = 0, climb_rate = 0, battery = 0, custom0 = 0, custom1 = 0, custom2 = 0 }) => {
      v.setUint32(at, timestamp, true);
      v.setInt32(at + 4, latitude, true);
      v.setInt32(at + 8, longitude, true);
      v.setUint16(at + 12, custom_mode, true);
      v.setInt16(at + 14, altitude, true);
      v.setInt16(at + 16, target_altitude, true);
      v.setUint16(at + 18, target_distance, true);
      v.setUint16(at + 20, wp_num, true);
      v.setUint16(at + 22, failure_flags, true);
      v.setUint8(at + 24, type);
      v.setUint8(at + 25, autopilot);
      v.setUint8(at + 26, heading);
      v.setUint8(at + 27, target_heading);
      v.setUint8(at + 28, throttle);
      v.setUint8(at + 29, airspeed);
      v.setUint8(at + 30, airspeed_sp);
      v.setUint8(at + 31, groundspeed);
      v.setUint8(at + 32, windspeed);
      v.setUint8(at + 33, wind_heading);
      v.setUint8(at + 34, eph);
      v.setUint8(at + 35, epv);
      v.setInt8(at + 36, temperature_air);
      v.setInt8(at + 37, climb_rate);
      v.setInt8(at + 38, battery);
      v.setInt8(at + 39, custom0);
      v.setInt8(at + 40, custom1);
      v.setInt8(at + 41, custom2);
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
    write: (v, at, { time_usec = 0n, vibration_x = 0, vibration_y = 0, vibration_z = 0, clipping_0 = 0, clipping_1 = 0, clipping_2 = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setFloat32(at + 8, vibration_x, true);
      v.setFloat32(at + 12, vibration_y, true);
      v.setFloat32(at + 16, vibration_z, true);
      v.setUint32(at + 20, clipping_0, true);
      v.setUint32(at + 24, clipping_1, true);
      v.setUint32(at + 28, clipping_2, true);
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
    write: (v, at, { latitude = 0, longitude = 0, altitude = 0, x = 0, y = 0, z = 0, q, approach_x = 0, approach_y = 0, approach_z = 0, time_usec = 0n }) => {
      v.setInt32(at, latitude, true);
      v.setInt32(at + 4, longitude, true);
      v.setInt32(at + 8, altitude, true);
      v.setFloat32(at + 12, x, true);
      v.setFloat32(at + 16, y, true);
      v.setFloat32(at + 20, z, true);
      putFloat32s(v, at + 24, 4, q);
      v.setFloat32(at + 40, approach_x, true);
      v.setFloat32(at + 44, approach_y, true);
      v.setFloat32(at + 48, approach_z, true);
      v.setBigUint64(at + 52, time_usec, true);
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
    write: (v, at, { latitude = 0, longitude = 0, altitude = 0, x = 0, y = 0, z = 0, q, approach_x = 0, approach_y = 0, approach_z = 0, target_system = 0, time_usec = 0n }) => {
      v.setInt32(at, latitude, true);
      v.setInt32(at + 4, longitude, true);
      v.setInt32(at + 8, altitude, true);
      v.setFloat32(at + 12, x, true);
      v.setFloat32(at + 16, y, true);
      v.setFloat32(at + 20, z, true);
      putFloat32s(v, at + 24, 4, q);
      v.setFloat32(at + 40, approach_x, true);
      v.setFloat32(at + 44, approach_y, true);
      v.setFloat32(at + 48, approach_z, true);
      v.setUint8(at + 52, target_system);
      v.setBigUint64(at + 53, time_usec, true);
    },
  },
  MESSAGE_INTERVAL: {
    read: (v) => ({
      interval_us: v.getInt32(0, true),
      message_id: v.getUint16(4, true),
    }),
    write: (v, at, { interval_us = 0, message_id = 0 }) => {
      v.setInt32(at, interval_us, true);
      v.setUint16(at + 4, message_id, true);
    },
  },
  EXTENDED_SYS_STATE: {
    read: (v) => ({
      vtol_state: v.getUint8(0),
      landed_state: v.getUint8(1),
    }),
    write: (v, at, { vtol_state = 0, landed_state = 0 }) => {
      v.setUint8(at, vtol_state);
      v.setUint8(at + 1, landed_state);
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
    write: (v, at, { ICAO_address = 0, lat = 0, lon = 0, altitude = 0, heading = 0, hor_velocity = 0, ver_velocity = 0, flags = 0, squawk = 0, altitude_type = 0, callsign, emitter_type = 0, tslc = 0 }) => {
      v.setUint32(at, ICAO_address, true);
      v.setInt32(at + 4, lat, true);
      v.setInt32(at + 8, lon, true);
      v.setInt32(at + 12, altitude, true);
      v.setUint16(at + 16, heading, true);
      v.setUint16(at + 18, hor_velocity, true);
      v.setInt16(at + 20, ver_velocity, true);
      v.setUint16(at + 22, flags, true);
      v.setUint16(at + 24, squawk, true);
      v.setUint8(at + 26, altitude_type);
      putText(v, at + 27, 9, callsign);
      v.setUint8(at + 36, emitter_type);
      v.setUint8(at + 37, tslc);
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
    write: (v, at, { id = 0, time_to_minimum_delta = 0, altitude_minimum_delta = 0, horizontal_minimum_delta = 0, src = 0, action = 0, threat_level = 0 }) => {
      v.setUint32(at, id, true);
      v.setFloat32(at + 4, time_to_minimum_delta, true);
      v.setFloat32(at + 8, altitude_minimum_delta, true);
      v.setFloat32(at + 12, horizontal_minimum_delta, true);
      v.setUint8(at + 16, src);
      v.setUint8(at + 17, action);
      v.setUint8(at + 18, threat_level);
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
    write: (v, at, { message_type = 0, target_network = 0, target_system = 0, target_component = 0, payload }) => {
      v.setUint16(at, message_type, true);
      v.setUint8(at + 2, target_network);
      v.setUint8(at + 3, target_system);
      v.setUint8(at + 4, target_component);
      putUint8s(v, at + 5, 249, payload);
    },
  },
  MEMORY_VECT: {
    read: (v) => ({
      address: v.getUint16(0, true),
      ver: v.getUint8(2),
      type: v.getUint8(3),
      value: list(32, (n) => v.getInt8(4 + 1 * n)),
    }),
    write: (v, at, { address = 0, ver = 0, type = 0, value }) => {
      v.setUint16(at, address, true);
      v.setUint8(at + 2, ver);
      v.setUint8(at + 3, type);
      putInt8s(v, at + 4, 32, value);
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
    write: (v, at, { time_usec = 0n, x = 0, y = 0, z = 0, name }) => {
      v.setBigUint64(at, time_usec, true);
      v.setFloat32(at + 8, x, true);
      v.setFloat32(at + 12, y, true);
      v.setFloat32(at + 16, z, true);
      putText(v, at + 20, 10, name);
    },
  },
  NAMED_VALUE_FLOAT: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      value: v.getFloat32(4, true),
      name: readText(v, 8, 10),
    }),
    write: (v, at, { time_boot_ms = 0, value = 0, name }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setFloat32(at + 4, value, true);
      putText(v, at + 8, 10, name);
    },
  },
  NAMED_VALUE_INT: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      value: v.getInt32(4, true),
      name: readText(v, 8, 10),
    }),
    write: (v, at, { time_boot_ms = 0, value = 0, name }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setInt32(at + 4, value, true);
      putText(v, at + 8, 10, name);
    },
  },
  STATUSTEXT: {
    read: (v) => ({
      severity: v.getUint8(0),
      text: readText(v, 1, 50),
      id: v.getUint16(51, true),
      chunk_seq: v.getUint8(53),
    }),
    write: (v, at, { severity = 0, text, id = 0, chunk_seq = 0 }) => {
      v.setUint8(at, severity);
      putText(v, at + 1, 50, text);
      v.setUint16(at + 51, id, true);
      v.setUint8(at + 53, chunk_seq);
    },
  },
  DEBUG: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      value: v.getFloat32(4, true),
      ind: v.getUint8(8),
    }),
    write: (v, at, { time_boot_ms = 0, value = 0, ind = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setFloat32(at + 4, value, true);
      v.setUint8(at + 8, ind);
    },
  },
  SETUP_SIGNING: {
    read: (v) => ({
      initial_timestamp: v.getBigUint64(0, true),
      target_system: v.getUint8(8),
      target_component: v.getUint8(9),
      secret_key: list(32, (n) => v.getUint8(10 + 1 * n)),
    }),
    write: (v, at, { initial_timestamp = 0n, target_system = 0, target_component = 0, secret_key }) => {
      v.setBigUint64(at, initial_timestamp, true);
      v.setUint8(at + 8, target_system);
      v.setUint8(at + 9, target_component);
      putUint8s(v, at + 10, 32, secret_key);
    },
  },
  BUTTON_CHANGE: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      last_change_ms: v.getUint32(4, true),
      state: v.getUint8(8),
    }),
    write: (v, at, { time_boot_ms = 0, last_change_ms = 0, state = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setUint32(at + 4, last_change_ms, true);
      v.setUint8(at + 8, state);
    },
  },
  PLAY_TUNE: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      tune: readText(v, 2, 30),
      tune2: readText(v, 32, 200),
    }),
    write: (v, at, { target_system = 0, target_component = 0, tune, tune2 }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
      putText(v, at + 2, 30, tune);
      putText(v, at + 32, 200, tune2);
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
    write: (v, at, { time_boot_ms = 0, firmware_version = 0, focal_length = 0, sensor_size_h = 0, sensor_size_v = 0, flags = 0, resolution_h = 0, resolution_v = 0, cam_definition_version = 0, vendor_name, model_name, lens_id = 0, cam_definition_uri, gimbal_device_id = 0, camera_device_id = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setUint32(at + 4, firmware_version, true);
      v.setFloat32(at + 8, focal_length, true);
      v.setFloat32(at + 12, sensor_size_h, true);
      v.setFloat32(at + 16, sensor_size_v, true);
      v.setUint32(at + 20, flags, true);
      v.setUint16(at + 24, resolution_h, true);
      v.setUint16(at + 26, resolution_v, true);
      v.setUint16(at + 28, cam_definition_version, true);
      putUint8s(v, at + 30, 32, vendor_name);
      putUint8s(v, at + 62, 32, model_name);
      v.setUint8(at + 94, lens_id);
      putText(v, at + 95, 140, cam_definition_uri);
      v.setUint8(at + 235, gimbal_device_id);
      v.setUint8(at + 236, camera_device_id);
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
    write: (v, at, { time_boot_ms = 0, mode_id = 0, zoomLevel = 0, focusLevel = 0, camera_device_id = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setUint8(at + 4, mode_id);
      v.setFloat32(at + 5, zoomLevel, true);
      v.setFloat32(at + 9, focusLevel, true);
      v.setUint8(at + 13, camera_device_id);
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
    write: (v, at, { time_boot_ms = 0, total_capacity = 0, used_capacity = 0, available_capacity = 0, read_speed = 0, write_speed = 0, storage_id = 0, storage_count = 0, status = 0, type = 0, name, storage_usage = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setFloat32(at + 4, total_capacity, true);
      v.setFloat32(at + 8, used_capacity, true);
      v.setFloat32(at + 12, available_capacity, true);
      v.setFloat32(at + 16, read_speed, true);
      v.setFloat32(at + 20, write_speed, true);
      v.setUint8(at + 24, storage_id);
      v.setUint8(at + 25, storage_count);
      v.setUint8(at + 26, status);
      v.setUint8(at + 27, type);
      putText(v, at + 28, 32, name);
      v.setUint8(at + 60, storage_usage);
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
    write: (v, at, { time_boot_ms = 0, image_interval = 0, recording_time_ms = 0, available_capacity = 0, image_status = 0, video_status = 0, image_count = 0, camera_device_id = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setFloat32(at + 4, image_interval, true);
      v.setUint32(at + 8, recording_time_ms, true);
      v.setFloat32(at + 12, available_capacity, true);
      v.setUint8(at + 16, image_status);
      v.setUint8(at + 17, video_status);
      v.setInt32(at + 18, image_count, true);
      v.setUint8(at + 22, camera_device_id);
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
    write: (v, at, { time_utc = 0n, time_boot_ms = 0, lat = 0, lon = 0, alt = 0, relative_alt = 0, q, image_index = 0, camera_id = 0, capture_result = 0, file_url }) => {
      v.setBigUint64(at, time_utc, true);
      v.setUint32(at + 8, time_boot_ms, true);
      v.setInt32(at + 12, lat, true);
      v.setInt32(at + 16, lon, true);
      v.setInt32(at + 20, alt, true);
      v.setInt32(at + 24, relative_alt, true);
      putFloat32s(v, at + 28, 4, q);
      v.setInt32(at + 44, image_index, true);
      v.setUint8(at + 48, camera_id);
      v.setInt8(at + 49, capture_result);
      putText(v, at + 50, 205, file_url);
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
    write: (v, at, { arming_time_utc = 0n, takeoff_time_utc = 0n, flight_uuid = 0n, time_boot_ms = 0, landing_time = 0 }) => {
      v.setBigUint64(at, arming_time_utc, true);
      v.setBigUint64(at + 8, takeoff_time_utc, true);
      v.setBigUint64(at + 16, flight_uuid, true);
      v.setUint32(at + 24, time_boot_ms, true);
      v.setUint32(at + 28, landing_time, true);
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
    write: (v, at, { time_boot_ms = 0, roll = 0, pitch = 0, yaw = 0, yaw_absolute = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setFloat32(at + 4, roll, true);
      v.setFloat32(at + 8, pitch, true);
      v.setFloat32(at + 12, yaw, true);
      v.setFloat32(at + 16, yaw_absolute, true);
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
    write: (v, at, { sequence = 0, target_system = 0, target_component = 0, length = 0, first_message_offset = 0, data }) => {
      v.setUint16(at, sequence, true);
      v.setUint8(at + 2, target_system);
      v.setUint8(at + 3, target_component);
      v.setUint8(at + 4, length);
      v.setUint8(at + 5, first_message_offset);
      putUint8s(v, at + 6, 249, data);
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
    write: (v, at, { sequence = 0, target_system = 0, target_component = 0, length = 0, first_message_offset = 0, data }) => {
      v.setUint16(at, sequence, true);
      v.setUint8(at + 2, target_system);
      v.setUint8(at + 3, target_component);
      v.setUint8(at + 4, length);
      v.setUint8(at + 5, first_message_offset);
      putUint8s(v, at + 6, 249, data);
    },
  },
  LOGGING_ACK: {
    read: (v) => ({
      sequence: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
    }),
    write: (v, at, { sequence = 0, target_system = 0, target_component = 0 }) => {
      v.setUint16(at, sequence, true);
      v.setUint8(at + 2, target_system);
      v.setUint8(at + 3, target_component);
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
    write: (v, at, { framerate = 0, bitrate = 0, flags = 0, resolution_h = 0, resolution_v = 0, rotation = 0, hfov = 0, stream_id = 0, count = 0, type = 0, name, uri, encoding = 0, camera_device_id = 0 }) => {
      v.setFloat32(at, framerate, true);
      v.setUint32(at + 4, bitrate, true);
      v.setUint16(at + 8, flags, true);
      v.setUint16(at + 10, resolution_h, true);
      v.setUint16(at + 12, resolution_v, true);
      v.setUint16(at + 14, rotation, true);
      v.setUint16(at + 16, hfov, true);
      v.setUint8(at + 18, stream_id);
      v.setUint8(at + 19, count);
      v.setUint8(at + 20, type);
      putText(v, at + 21, 32, name);
      putText(v, at + 53, 160, uri);
      v.setUint8(at + 213, encoding);
      v.setUint8(at + 214, camera_device_id);
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
    write: (v, at, { framerate = 0, bitrate = 0, flags = 0, resolution_h = 0, resolution_v = 0, rotation = 0, hfov = 0, stream_id = 0, camera_device_id = 0 }) => {
      v.setFloat32(at, framerate, true);
      v.setUint32(at + 4, bitrate, true);
      v.setUint16(at + 8, flags, true);
      v.setUint16(at + 10, resolution_h, true);
      v.setUint16(at + 12, resolution_v, true);
      v.setUint16(at + 14, rotation, true);
      v.setUint16(at + 16, hfov, true);
      v.setUint8(at + 18, stream_id);
      v.setUint8(at + 19, camera_device_id);
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
    write: (v, at, { time_boot_ms = 0, lat_camera = 0, lon_camera = 0, alt_camera = 0, lat_image = 0, lon_image = 0, alt_image = 0, q, hfov = 0, vfov = 0, camera_device_id = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setInt32(at + 4, lat_camera, true);
      v.setInt32(at + 8, lon_camera, true);
      v.setInt32(at + 12, alt_camera, true);
      v.setInt32(at + 16, lat_image, true);
      v.setInt32(at + 20, lon_image, true);
      v.setInt32(at + 24, alt_image, true);
      putFloat32s(v, at + 28, 4, q);
      v.setFloat32(at + 44, hfov, true);
      v.setFloat32(at + 48, vfov, true);
      v.setUint8(at + 52, camera_device_id);
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
    write: (v, at, { point_x = 0, point_y = 0, radius = 0, rec_top_x = 0, rec_top_y = 0, rec_bottom_x = 0, rec_bottom_y = 0, tracking_status = 0, tracking_mode = 0, target_data = 0, camera_device_id = 0 }) => {
      v.setFloat32(at, point_x, true);
      v.setFloat32(at + 4, point_y, true);
      v.setFloat32(at + 8, radius, true);
      v.setFloat32(at + 12, rec_top_x, true);
      v.setFloat32(at + 16, rec_top_y, true);
      v.setFloat32(at + 20, rec_bottom_x, true);
      v.setFloat32(at + 24, rec_bottom_y, true);
      v.setUint8(at + 28, tracking_status);
      v.setUint8(at + 29, tracking_mode);
      v.setUint8(at + 30, target_data);
      v.setUint8(at + 31, camera_device_id);
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
    write: (v, at, { lat = 0, lon = 0, alt = 0, h_acc = 0, v_acc = 0, vel_n = 0, vel_e = 0, vel_d = 0, vel_acc = 0, dist = 0, hdg = 0, hdg_acc = 0, tracking_status = 0, camera_device_id = 0 }) => {
      v.setInt32(at, lat, true);
      v.setInt32(at + 4, lon, true);
      v.setFloat32(at + 8, alt, true);
      v.setFloat32(at + 12, h_acc, true);
      v.setFloat32(at + 16, v_acc, true);
      v.setFloat32(at + 20, vel_n, true);
      v.setFloat32(at + 24, vel_e, true);
      v.setFloat32(at + 28, vel_d, true);
      v.setFloat32(at + 32, vel_acc, true);
      v.setFloat32(at + 36, dist, true);
      v.setFloat32(at + 40, hdg, true);
      v.setFloat32(at + 44, hdg_acc, true);
      v.setUint8(at + 48, tracking_status);
      v.setUint8(at + 49, camera_device_id);
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
    write: (v, at, { time_boot_ms = 0, max = 0, max_point_x = 0, max_point_y = 0, min = 0, min_point_x = 0, min_point_y = 0, stream_id = 0, camera_device_id = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setFloat32(at + 4, max, true);
      v.setFloat32(at + 8, max_point_x, true);
      v.setFloat32(at + 12, max_point_y, true);
      v.setFloat32(at + 16, min, true);
      v.setFloat32(at + 20, min_point_x, true);
      v.setFloat32(at + 24, min_point_y, true);
      v.setUint8(at + 28, stream_id);
      v.setUint8(at + 29, camera_device_id);
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
    write: (v, at, { time_boot_ms = 0, cap_flags = 0, roll_min = 0, roll_max = 0, pitch_min = 0, pitch_max = 0, yaw_min = 0, yaw_max = 0, gimbal_device_id = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setUint32(at + 4, cap_flags, true);
      v.setFloat32(at + 8, roll_min, true);
      v.setFloat32(at + 12, roll_max, true);
      v.setFloat32(at + 16, pitch_min, true);
      v.setFloat32(at + 20, pitch_max, true);
      v.setFloat32(at + 24, yaw_min, true);
      v.setFloat32(at + 28, yaw_max, true);
      v.setUint8(at + 32, gimbal_device_id);
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
    write: (v, at, { time_boot_ms = 0, flags = 0, gimbal_device_id = 0, primary_control_sysid = 0, primary_control_compid = 0, secondary_control_sysid = 0, secondary_control_compid = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setUint32(at + 4, flags, true);
      v.setUint8(at + 8, gimbal_device_id);
      v.setUint8(at + 9, primary_control_sysid);
      v.setUint8(at + 10, primary_control_compid);
      v.setUint8(at + 11, secondary_control_sysid);
      v.setUint8(at + 12, secondary_control_compid);
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
    write: (v, at, { flags = 0, q, angular_velocity_x = 0, angular_velocity_y = 0, angular_velocity_z = 0, target_system = 0, target_component = 0, gimbal_device_id = 0 }) => {
      v.setUint32(at, flags, true);
      putFloat32s(v, at + 4, 4, q);
      v.setFloat32(at + 20, angular_velocity_x, true);
      v.setFloat32(at + 24, angular_velocity_y, true);
      v.setFloat32(at + 28, angular_velocity_z, true);
      v.setUint8(at + 32, target_system);
      v.setUint8(at + 33, target_component);
      v.setUint8(at + 34, gimbal_device_id);
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
    write: (v, at, { uid = 0n, time_boot_ms = 0, firmware_version = 0, hardware_version = 0, roll_min = 0, roll_max = 0, pitch_min = 0, pitch_max = 0, yaw_min = 0, yaw_max = 0, cap_flags = 0, custom_cap_flags = 0, vendor_name, model_name, custom_name, gimbal_device_id = 0 }) => {
      v.setBigUint64(at, uid, true);
      v.setUint32(at + 8, time_boot_ms, true);
      v.setUint32(at + 12, firmware_version, true);
      v.setUint32(at + 16, hardware_version, true);
      v.setFloat32(at + 20, roll_min, true);
      v.setFloat32(at + 24, roll_max, true);
      v.setFloat32(at + 28, pitch_min, true);
      v.setFloat32(at + 32, pitch_max, true);
      v.setFloat32(at + 36, yaw_min, true);
      v.setFloat32(at + 40, yaw_max, true);
      v.setUint16(at + 44, cap_flags, true);
      v.setUint16(at + 46, custom_cap_flags, true);
      putText(v, at + 48, 32, vendor_name);
      putText(v, at + 80, 32, model_name);
      putText(v, at + 112, 32, custom_name);
      v.setUint8(at + 144, gimbal_device_id);
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
    write: (v, at, { q, angular_velocity_x = 0, angular_velocity_y = 0, angular_velocity_z = 0, flags = 0, target_system = 0, target_component = 0 }) => {
      putFloat32s(v, at, 4, q);
      v.setFloat32(at + 16, angular_velocity_x, true);
      v.setFloat32(at + 20, angular_velocity_y, true);
      v.setFloat32(at + 24, angular_velocity_z, true);
      v.setUint16(at + 28, flags, true);
      v.setUint8(at + 30, target_system);
      v.setUint8(at + 31, target_component);
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
    write: (v, at, { time_boot_ms = 0, q, angular_velocity_x = 0, angular_velocity_y = 0, angular_velocity_z = 0, failure_flags = 0, flags = 0, target_system = 0, target_component = 0, delta_yaw = 0, delta_yaw_velocity = 0, gimbal_device_id = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      putFloat32s(v, at + 4, 4, q);
      v.setFloat32(at + 20, angular_velocity_x, true);
      v.setFloat32(at + 24, angular_velocity_y, true);
      v.setFloat32(at + 28, angular_velocity_z, true);
      v.setUint32(at + 32, failure_flags, true);
      v.setUint16(at + 36, flags, true);
      v.setUint8(at + 38, target_system);
      v.setUint8(at + 39, target_component);
      v.setFloat32(at + 40, delta_yaw, true);
      v.setFloat32(at + 44, delta_yaw_velocity, true);
      v.setUint8(at + 48, gimbal_device_id);
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
    write: (v, at, { time_boot_us = 0n, q, q_estimated_delay_us = 0, vx = 0, vy = 0, vz = 0, v_estimated_delay_us = 0, feed_forward_angular_velocity_z = 0, estimator_status = 0, target_system = 0, target_component = 0, landed_state = 0, angular_velocity_z = 0 }) => {
      v.setBigUint64(at, time_boot_us, true);
      putFloat32s(v, at + 8, 4, q);
      v.setUint32(at + 24, q_estimated_delay_us, true);
      v.setFloat32(at + 28, vx, true);
      v.setFloat32(at + 32, vy, true);
      v.setFloat32(at + 36, vz, true);
      v.setUint32(at + 40, v_estimated_delay_us, true);
      v.setFloat32(at + 44, feed_forward_angular_velocity_z, true);
      v.setUint16(at + 48, estimator_status, true);
      v.setUint8(at + 50, target_system);
      v.setUint8(at + 51, target_component);
      v.setUint8(at + 52, landed_state);
      v.setFloat32(at + 53, angular_velocity_z, true);
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
    write: (v, at, { flags = 0, pitch = 0, yaw = 0, pitch_rate = 0, yaw_rate = 0, target_system = 0, target_component = 0, gimbal_device_id = 0 }) => {
      v.setUint32(at, flags, true);
      v.setFloat32(at + 4, pitch, true);
      v.setFloat32(at + 8, yaw, true);
      v.setFloat32(at + 12, pitch_rate, true);
      v.setFloat32(at + 16, yaw_rate, true);
      v.setUint8(at + 20, target_system);
      v.setUint8(at + 21, target_component);
      v.setUint8(at + 22, gimbal_device_id);
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
    write: (v, at, { flags = 0, pitch = 0, yaw = 0, pitch_rate = 0, yaw_rate = 0, target_system = 0, target_component = 0, gimbal_device_id = 0 }) => {
      v.setUint32(at, flags, true);
      v.setFloat32(at + 4, pitch, true);
      v.setFloat32(at + 8, yaw, true);
      v.setFloat32(at + 12, pitch_rate, true);
      v.setFloat32(at + 16, yaw_rate, true);
      v.setUint8(at + 20, target_system);
      v.setUint8(at + 21, target_component);
      v.setUint8(at + 22, gimbal_device_id);
    },
  },
  WIFI_CONFIG_AP: {
    read: (v) => ({
      ssid: readText(v, 0, 32),
      password: readText(v, 32, 64),
      mode: v.getInt8(96),
      response: v.getInt8(97),
    }),
    write: (v, at, { ssid, password, mode = 0, response = 0 }) => {
      putText(v, at, 32, ssid);
      putText(v, at + 32, 64, password);
      v.setInt8(at + 96, mode);
      v.setInt8(at + 97, response);
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
    write: (v, at, { MMSI = 0, lat = 0, lon = 0, COG = 0, heading = 0, velocity = 0, dimension_bow = 0, dimension_stern = 0, tslc = 0, flags = 0, turn_rate = 0, navigational_status = 0, type = 0, dimension_port = 0, dimension_starboard = 0, callsign, name }) => {
      v.setUint32(at, MMSI, true);
      v.setInt32(at + 4, lat, true);
      v.setInt32(at + 8, lon, true);
      v.setUint16(at + 12, COG, true);
      v.setUint16(at + 14, heading, true);
      v.setUint16(at + 16, velocity, true);
      v.setUint16(at + 18, dimension_bow, true);
      v.setUint16(at + 20, dimension_stern, true);
      v.setUint16(at + 22, tslc, true);
      v.setUint16(at + 24, flags, true);
      v.setInt8(at + 26, turn_rate);
      v.setUint8(at + 27, navigational_status);
      v.setUint8(at + 28, type);
      v.setUint8(at + 29, dimension_port);
      v.setUint8(at + 30, dimension_starboard);
      putText(v, at + 31, 7, callsign);
      putText(v, at + 38, 20, name);
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
    write: (v, at, { time_usec = 0n, uptime_sec = 0, vendor_specific_status_code = 0, health = 0, mode = 0, sub_mode = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setUint32(at + 8, uptime_sec, true);
      v.setUint16(at + 12, vendor_specific_status_code, true);
      v.setUint8(at + 14, health);
      v.setUint8(at + 15, mode);
      v.setUint8(at + 16, sub_mode);
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
    write: (v, at, { time_usec = 0n, uptime_sec = 0, sw_vcs_commit = 0, name, hw_version_major = 0, hw_version_minor = 0, hw_unique_id, sw_version_major = 0, sw_version_minor = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setUint32(at + 8, uptime_sec, true);
      v.setUint32(at + 12, sw_vcs_commit, true);
      putText(v, at + 16, 80, name);
      v.setUint8(at + 96, hw_version_major);
      v.setUint8(at + 97, hw_version_minor);
      putUint8s(v, at + 98, 16, hw_unique_id);
      v.setUint8(at + 114, sw_version_major);
      v.setUint8(at + 115, sw_version_minor);
    },
  },
  PARAM_EXT_REQUEST_READ: {
    read: (v) => ({
      param_index: v.getInt16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      param_id: readText(v, 4, 16),
    }),
    write: (v, at, { param_index = 0, target_system = 0, target_component = 0, param_id }) => {
      v.setInt16(at, param_index, true);
      v.setUint8(at + 2, target_system);
      v.setUint8(at + 3, target_component);
      putText(v, at + 4, 16, param_id);
    },
  },
  PARAM_EXT_REQUEST_LIST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: (v, at, { target_system = 0, target_component = 0 }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
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
    write: (v, at, { param_count = 0, param_index = 0, param_id, param_value, param_type = 0 }) => {
      v.setUint16(at, param_count, true);
      v.setUint16(at + 2, param_index, true);
      putText(v, at + 4, 16, param_id);
      putText(v, at + 20, 128, param_value);
      v.setUint8(at + 148, param_type);
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
    write: (v, at, { target_system = 0, target_component = 0, param_id, param_value, param_type = 0 }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
      putText(v, at + 2, 16, param_id);
      putText(v, at + 18, 128, param_value);
      v.setUint8(at + 146, param_type);
    },
  },
  PARAM_EXT_ACK: {
    read: (v) => ({
      param_id: readText(v, 0, 16),
      param_value: readText(v, 16, 128),
      param_type: v.getUint8(144),
      param_result: v.getUint8(145),
    }),
    write: (v, at, { param_id, param_value, param_type = 0, param_result = 0 }) => {
      putText(v, at, 16, param_id);
      putText(v, at + 16, 128, param_value);
      v.setUint8(at + 144, param_type);
      v.setUint8(at + 145, param_result);
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
    write: (v, at, { time_usec = 0n, distances, min_distance = 0, max_distance = 0, sensor_type = 0, increment = 0, increment_f = 0, angle_offset = 0, frame = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      putUint16s(v, at + 8, 72, distances);
      v.setUint16(at + 152, min_distance, true);
      v.setUint16(at + 154, max_distance, true);
      v.setUint8(at + 156, sensor_type);
      v.setUint8(at + 157, increment);
      v.setFloat32(at + 158, increment_f, true);
      v.setFloat32(at + 162, angle_offset, true);
      v.setUint8(at + 166, frame);
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
    write: (v, at, { time_usec = 0n, x = 0, y = 0, z = 0, q, vx = 0, vy = 0, vz = 0, rollspeed = 0, pitchspeed = 0, yawspeed = 0, pose_covariance, velocity_covariance, frame_id = 0, child_frame_id = 0, reset_counter = 0, estimator_type = 0, quality = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setFloat32(at + 8, x, true);
      v.setFloat32(at + 12, y, true);
      v.setFloat32(at + 16, z, true);
      putFloat32s(v, at + 20, 4, q);
      v.setFloat32(at + 36, vx, true);
      v.setFloat32(at + 40, vy, true);
      v.setFloat32(at + 44, vz, true);
      v.setFloat32(at + 48, rollspeed, true);
      v.setFloat32(at + 52, pitchspeed, true);
      v.setFloat32(at + 56, yawspeed, true);
      putFloat32s(v, at + 60, 21, pose_covariance);
      putFloat32s(v, at + 144, 21, velocity_covariance);
      v.setUint8(at + 228, frame_id);
      v.setUint8(at + 229, child_frame_id);
      v.setUint8(at + 230, reset_counter);
      v.setUint8(at + 231, estimator_type);
      v.setInt8(at + 232, quality);
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
    write: (v, at, { time_usec = 0n, pos_x, pos_y, pos_z, vel_x, vel_y, vel_z, acc_x, acc_y, acc_z, pos_yaw, vel_yaw, command, valid_points = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      putFloat32s(v, at + 8, 5, pos_x);
      putFloat32s(v, at + 28, 5, pos_y);
      putFloat32s(v, at + 48, 5, pos_z);
      putFloat32s(v, at + 68, 5, vel_x);
      putFloat32s(v, at + 88, 5, vel_y);
      putFloat32s(v, at + 108, 5, vel_z);
      putFloat32s(v, at + 128, 5, acc_x);
      putFloat32s(v, at + 148, 5, acc_y);
      putFloat32s(v, at + 168, 5, acc_z);
      putFloat32s(v, at + 188, 5, pos_yaw);
      putFloat32s(v, at + 208, 5, vel_yaw);
      putUint16s(v, at + 228, 5, command);
      v.setUint8(at + 238, valid_points);
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
    write: (v, at, { time_usec = 0n, pos_x, pos_y, pos_z, delta, pos_yaw, valid_points = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      putFloat32s(v, at + 8, 5, pos_x);
      putFloat32s(v, at + 28, 5, pos_y);
      putFloat32s(v, at + 48, 5, pos_z);
      putFloat32s(v, at + 68, 5, delta);
      putFloat32s(v, at + 88, 5, pos_yaw);
      v.setUint8(at + 108, valid_points);
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
    write: (v, at, { mcc = 0, mnc = 0, lac = 0, status = 0, failure_reason = 0, type = 0, quality = 0 }) => {
      v.setUint16(at, mcc, true);
      v.setUint16(at + 2, mnc, true);
      v.setUint16(at + 4, lac, true);
      v.setUint8(at + 6, status);
      v.setUint8(at + 7, failure_reason);
      v.setUint8(at + 8, type);
      v.setUint8(at + 9, quality);
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
    write: (v, at, { timestamp = 0n, last_heartbeat = 0n, failed_sessions = 0, successful_sessions = 0, signal_quality = 0, ring_pending = 0, tx_session_pending = 0, rx_session_pending = 0 }) => {
      v.setBigUint64(at, timestamp, true);
      v.setBigUint64(at + 8, last_heartbeat, true);
      v.setUint16(at + 16, failed_sessions, true);
      v.setUint16(at + 18, successful_sessions, true);
      v.setUint8(at + 20, signal_quality);
      v.setUint8(at + 21, ring_pending);
      v.setUint8(at + 22, tx_session_pending);
      v.setUint8(at + 23, rx_session_pending);
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
    write: (v, at, { enable_lte = 0, enable_pin = 0, pin, new_pin, apn, puk, roaming = 0, response = 0 }) => {
      v.setUint8(at, enable_lte);
      v.setUint8(at + 1, enable_pin);
      putText(v, at + 2, 16, pin);
      putText(v, at + 18, 16, new_pin);
      putText(v, at + 34, 32, apn);
      putText(v, at + 66, 16, puk);
      v.setUint8(at + 82, roaming);
      v.setUint8(at + 83, response);
    },
  },
  RAW_RPM: {
    read: (v) => ({
      frequency: v.getFloat32(0, true),
      index: v.getUint8(4),
    }),
    write: (v, at, { frequency = 0, index = 0 }) => {
      v.setFloat32(at, frequency, true);
      v.setUint8(at + 4, index);
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
    write: (v, at, { time = 0n, lat = 0, lon = 0, alt = 0, relative_alt = 0, next_lat = 0, next_lon = 0, next_alt = 0, vx = 0, vy = 0, vz = 0, h_acc = 0, v_acc = 0, vel_acc = 0, update_rate = 0, uas_id, flight_state = 0, flags = 0 }) => {
      v.setBigUint64(at, time, true);
      v.setInt32(at + 8, lat, true);
      v.setInt32(at + 12, lon, true);
      v.setInt32(at + 16, alt, true);
      v.setInt32(at + 20, relative_alt, true);
      v.setInt32(at + 24, next_lat, true);
      v.setInt32(at + 28, next_lon, true);
      v.setInt32(at + 32, next_alt, true);
      v.setInt16(at + 36, vx, true);
      v.setInt16(at + 38, vy, true);
      v.setInt16(at + 40, vz, true);
      v.setUint16(at + 42, h_acc, true);
      v.setUint16(at + 44, v_acc, true);
      v.setUint16(at + 46, vel_acc, true);
      v.setUint16(at + 48, update_rate, true);
      putUint8s(v, at + 50, 18, uas_id);
      v.setUint8(at + 68, flight_state);
      v.setUint8(at + 69, flags);
    },
  },
  DEBUG_FLOAT_ARRAY: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      array_id: v.getUint16(8, true),
      name: readText(v, 10, 10),
      data: list(58, (n) => v.getFloat32(20 + 4 * n, true)),
    }),
    write: (v, at, { time_usec = 0n, array_id = 0, name, data }) => {
      v.setBigUint64(at, time_usec, true);
      v.setUint16(at + 8, array_id, true);
      putText(v, at + 10, 10, name);
      putFloat32s(v, at + 20, 58, data);
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
    write: (v, at, { time_usec = 0n, radius = 0, x = 0, y = 0, z = 0, frame = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setFloat32(at + 8, radius, true);
      v.setInt32(at + 12, x, true);
      v.setInt32(at + 16, y, true);
      v.setFloat32(at + 20, z, true);
      v.setUint8(at + 24, frame);
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
    write: (v, at, { capacity_full_specification = 0, capacity_full = 0, cycle_count = 0, weight = 0, discharge_minimum_voltage = 0, charging_minimum_voltage = 0, resting_minimum_voltage = 0, id = 0, battery_function = 0, type = 0, serial_number, device_name, charging_maximum_voltage = 0, cells_in_series = 0, discharge_maximum_current = 0, discharge_maximum_burst_current = 0, manufacture_date }) => {
      v.setInt32(at, capacity_full_specification, true);
      v.setInt32(at + 4, capacity_full, true);
      v.setUint16(at + 8, cycle_count, true);
      v.setUint16(at + 10, weight, true);
      v.setUint16(at + 12, discharge_minimum_voltage, true);
      v.setUint16(at + 14, charging_minimum_voltage, true);
      v.setUint16(at + 16, resting_minimum_voltage, true);
      v.setUint8(at + 18, id);
      v.setUint8(at + 19, battery_function);
      v.setUint8(at + 20, type);
      putText(v, at + 21, 16, serial_number);
      putText(v, at + 37, 50, device_name);
      v.setUint16(at + 87, charging_maximum_voltage, true);
      v.setUint8(at + 89, cells_in_series);
      v.setUint32(at + 90, discharge_maximum_current, true);
      v.setUint32(at + 94, discharge_maximum_burst_current, true);
      putText(v, at + 98, 11, manufacture_date);
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
    write: (v, at, { maximum_fuel = 0, consumed_fuel = 0, remaining_fuel = 0, flow_rate = 0, temperature = 0, fuel_type = 0, id = 0, percent_remaining = 0 }) => {
      v.setFloat32(at, maximum_fuel, true);
      v.setFloat32(at + 4, consumed_fuel, true);
      v.setFloat32(at + 8, remaining_fuel, true);
      v.setFloat32(at + 12, flow_rate, true);
      v.setFloat32(at + 16, temperature, true);
      v.setUint32(at + 20, fuel_type, true);
      v.setUint8(at + 24, id);
      v.setUint8(at + 25, percent_remaining);
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
    write: (v, at, { status = 0n, battery_current = 0, load_current = 0, power_generated = 0, bus_voltage = 0, bat_current_setpoint = 0, runtime = 0, time_until_maintenance = 0, generator_speed = 0, rectifier_temperature = 0, generator_temperature = 0 }) => {
      v.setBigUint64(at, status, true);
      v.setFloat32(at + 8, battery_current, true);
      v.setFloat32(at + 12, load_current, true);
      v.setFloat32(at + 16, power_generated, true);
      v.setFloat32(at + 20, bus_voltage, true);
      v.setFloat32(at + 24, bat_current_setpoint, true);
      v.setUint32(at + 28, runtime, true);
      v.setInt32(at + 32, time_until_maintenance, true);
      v.setUint16(at + 36, generator_speed, true);
      v.setInt16(at + 38, rectifier_temperature, true);
      v.setInt16(at + 40, generator_temperature, true);
    },
  },
  ACTUATOR_OUTPUT_STATUS: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      active: v.getUint32(8, true),
      actuator: list(32, (n) => v.getFloat32(12 + 4 * n, true)),
    }),
    write: (v, at, { time_usec = 0n, active = 0, actuator }) => {
      v.setBigUint64(at, time_usec, true);
      v.setUint32(at + 8, active, true);
      putFloat32s(v, at + 12, 32, actuator);
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
    write: (v, at, { payload_type = 0, target_system = 0, target_component = 0, payload_length = 0, payload }) => {
      v.setUint16(at, payload_type, true);
      v.setUint8(at + 2, target_system);
      v.setUint8(at + 3, target_component);
      v.setUint8(at + 4, payload_length);
      putUint8s(v, at + 5, 128, payload);
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
    write: (v, at, { id = 0, target_system = 0, target_component = 0, bus = 0, len = 0, data }) => {
      v.setUint32(at, id, true);
      v.setUint8(at + 4, target_system);
      v.setUint8(at + 5, target_component);
      v.setUint8(at + 6, bus);
      v.setUint8(at + 7, len);
      putUint8s(v, at + 8, 8, data);
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
    write: (v, at, { id = 0, target_system = 0, target_component = 0, bus = 0, len = 0, data }) => {
      v.setUint32(at, id, true);
      v.setUint8(at + 4, target_system);
      v.setUint8(at + 5, target_component);
      v.setUint8(at + 6, bus);
      v.setUint8(at + 7, len);
      putUint8s(v, at + 8, 64, data);
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
    write: (v, at, { ids, target_system = 0, target_component = 0, bus = 0, operation = 0, num_ids = 0 }) => {
      putUint16s(v, at, 16, ids);
      v.setUint8(at + 32, target_system);
      v.setUint8(at + 33, target_component);
      v.setUint8(at + 34, bus);
      v.setUint8(at + 35, operation);
      v.setUint8(at + 36, num_ids);
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
    write: (v, at, { time_boot_ms = 0, general_metadata_file_crc = 0, peripherals_metadata_file_crc = 0, general_metadata_uri, peripherals_metadata_uri }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setUint32(at + 4, general_metadata_file_crc, true);
      v.setUint32(at + 8, peripherals_metadata_file_crc, true);
      putText(v, at + 12, 100, general_metadata_uri);
      putText(v, at + 112, 100, peripherals_metadata_uri);
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
    write: (v, at, { capabilities = 0n, time_boot_ms = 0, time_manufacture_s = 0, vendor_name, model_name, software_version, hardware_version, serial_number }) => {
      v.setBigUint64(at, capabilities, true);
      v.setUint32(at + 8, time_boot_ms, true);
      v.setUint32(at + 12, time_manufacture_s, true);
      putText(v, at + 16, 32, vendor_name);
      putText(v, at + 48, 32, model_name);
      putText(v, at + 80, 24, software_version);
      putText(v, at + 104, 24, hardware_version);
      putText(v, at + 128, 32, serial_number);
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
    write: (v, at, { format = 0, target_system = 0, target_component = 0, tune }) => {
      v.setUint32(at, format, true);
      v.setUint8(at + 4, target_system);
      v.setUint8(at + 5, target_component);
      putText(v, at + 6, 248, tune);
    },
  },
  SUPPORTED_TUNES: {
    read: (v) => ({
      format: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
    }),
    write: (v, at, { format = 0, target_system = 0, target_component = 0 }) => {
      v.setUint32(at, format, true);
      v.setUint8(at + 4, target_system);
      v.setUint8(at + 5, target_component);
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
    write: (v, at, { custom_mode = 0, properties = 0, number_modes = 0, mode_index = 0, standard_mode = 0, mode_name }) => {
      v.setUint32(at, custom_mode, true);
      v.setUint32(at + 4, properties, true);
      v.setUint8(at + 8, number_modes);
      v.setUint8(at + 9, mode_index);
      v.setUint8(at + 10, standard_mode);
      putText(v, at + 11, 35, mode_name);
    },
  },
  CURRENT_MODE: {
    read: (v) => ({
      custom_mode: v.getUint32(0, true),
      intended_custom_mode: v.getUint32(4, true),
      standard_mode: v.getUint8(8),
    }),
    write: (v, at, { custom_mode = 0, intended_custom_mode = 0, standard_mode = 0 }) => {
      v.setUint32(at, custom_mode, true);
      v.setUint32(at + 4, intended_custom_mode, true);
      v.setUint8(at + 8, standard_mode);
    },
  },
  AVAILABLE_MODES_MONITOR: {
    read: (v) => ({
      seq: v.getUint8(0),
    }),
    write: (v, at, { seq = 0 }) => {
      v.setUint8(at, seq);
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
    write: (v, at, { uptime_ms = 0, error_status = 0, brightness = 0, strobe_period = 0, strobe_duty_cycle = 0, temp_c = 0, min_strobe_period = 0, max_strobe_period = 0, enable = 0, mode_bitmask = 0, mode = 0 }) => {
      v.setUint32(at, uptime_ms, true);
      v.setUint32(at + 4, error_status, true);
      v.setFloat32(at + 8, brightness, true);
      v.setFloat32(at + 12, strobe_period, true);
      v.setFloat32(at + 16, strobe_duty_cycle, true);
      v.setFloat32(at + 20, temp_c, true);
      v.setFloat32(at + 24, min_strobe_period, true);
      v.setFloat32(at + 28, max_strobe_period, true);
      v.setUint8(at + 32, enable);
      v.setUint8(at + 33, mode_bitmask);
      v.setUint8(at + 34, mode);
    },
  },
  WHEEL_DISTANCE: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      distance: list(16, (n) => v.getFloat64(8 + 8 * n, true)),
      count: v.getUint8(136),
    }),
    write: (v, at, { time_usec = 0n, distance, count = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      putFloat64s(v, at + 8, 16, distance);
      v.setUint8(at + 136, count);
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
    write: (v, at, { time_usec = 0n, line_length = 0, speed = 0, tension = 0, voltage = 0, current = 0, status = 0, temperature = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setFloat32(at + 8, line_length, true);
      v.setFloat32(at + 12, speed, true);
      v.setFloat32(at + 16, tension, true);
      v.setFloat32(at + 20, voltage, true);
      v.setFloat32(at + 24, current, true);
      v.setUint32(at + 28, status, true);
      v.setInt16(at + 32, temperature, true);
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
    write: (v, at, { request_id = 0, target_system = 0, target_component = 0, bustype = 0, bus = 0, address = 0, busname, regstart = 0, count = 0, bank = 0 }) => {
      v.setUint32(at, request_id, true);
      v.setUint8(at + 4, target_system);
      v.setUint8(at + 5, target_component);
      v.setUint8(at + 6, bustype);
      v.setUint8(at + 7, bus);
      v.setUint8(at + 8, address);
      putText(v, at + 9, 40, busname);
      v.setUint8(at + 49, regstart);
      v.setUint8(at + 50, count);
      v.setUint8(at + 51, bank);
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
    write: (v, at, { request_id = 0, result = 0, regstart = 0, count = 0, data, bank = 0 }) => {
      v.setUint32(at, request_id, true);
      v.setUint8(at + 4, result);
      v.setUint8(at + 5, regstart);
      v.setUint8(at + 6, count);
      putUint8s(v, at + 7, 128, data);
      v.setUint8(at + 135, bank);
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
    write: (v, at, { request_id = 0, target_system = 0, target_component = 0, bustype = 0, bus = 0, address = 0, busname, regstart = 0, count = 0, data, bank = 0 }) => {
      v.setUint32(at, request_id, true);
      v.setUint8(at + 4, target_system);
      v.setUint8(at + 5, target_component);
      v.setUint8(at + 6, bustype);
      v.setUint8(at + 7, bus);
      v.setUint8(at + 8, address);
      putText(v, at + 9, 40, busname);
      v.setUint8(at + 49, regstart);
      v.setUint8(at + 50, count);
      putUint8s(v, at + 51, 128, data);
      v.setUint8(at + 179, bank);
    },
  },
  DEVICE_OP_WRITE_REPLY: {
    read: (v) => ({
      request_id: v.getUint32(0, true),
      result: v.getUint8(4),
    }),
    write: (v, at, { request_id = 0, result = 0 }) => {
      v.setUint32(at, request_id, true);
      v.setUint8(at + 4, result);
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
    write: (v, at, { sequence = 0, operation = 0, target_system = 0, target_component = 0, data_length = 0, sig_length = 0, data }) => {
      v.setUint32(at, sequence, true);
      v.setUint32(at + 4, operation, true);
      v.setUint8(at + 8, target_system);
      v.setUint8(at + 9, target_component);
      v.setUint8(at + 10, data_length);
      v.setUint8(at + 11, sig_length);
      putUint8s(v, at + 12, 220, data);
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
    write: (v, at, { sequence = 0, operation = 0, result = 0, data_length = 0, data }) => {
      v.setUint32(at, sequence, true);
      v.setUint32(at + 4, operation, true);
      v.setUint8(at + 8, result);
      v.setUint8(at + 9, data_length);
      putUint8s(v, at + 10, 220, data);
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
    write: (v, at, { desired = 0, achieved = 0, error = 0, theta = 0, omega = 0, sigma = 0, theta_dot = 0, omega_dot = 0, sigma_dot = 0, f = 0, f_dot = 0, u = 0, axis = 0 }) => {
      v.setFloat32(at, desired, true);
      v.setFloat32(at + 4, achieved, true);
      v.setFloat32(at + 8, error, true);
      v.setFloat32(at + 12, theta, true);
      v.setFloat32(at + 16, omega, true);
      v.setFloat32(at + 20, sigma, true);
      v.setFloat32(at + 24, theta_dot, true);
      v.setFloat32(at + 28, omega_dot, true);
      v.setFloat32(at + 32, sigma_dot, true);
      v.setFloat32(at + 36, f, true);
      v.setFloat32(at + 40, f_dot, true);
      v.setFloat32(at + 44, u, true);
      v.setUint8(at + 48, axis);
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
    write: (v, at, { time_usec = 0n, time_delta_usec = 0n, angle_delta, position_delta, confidence = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setBigUint64(at + 8, time_delta_usec, true);
      putFloat32s(v, at + 16, 3, angle_delta);
      putFloat32s(v, at + 28, 3, position_delta);
      v.setFloat32(at + 40, confidence, true);
    },
  },
  AOA_SSA: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      AOA: v.getFloat32(8, true),
      SSA: v.getFloat32(12, true),
    }),
    write: (v, at, { time_usec = 0n, AOA = 0, SSA = 0 }) => {
      v.setBigUint64(at, time_usec, true);
      v.setFloat32(at + 8, AOA, true);
      v.setFloat32(at + 12, SSA, true);
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
    write: (v, at, { voltage, current, totalcurrent, rpm, count, temperature }) => {
      putUint16s(v, at, 4, voltage);
      putUint16s(v, at + 8, 4, current);
      putUint16s(v, at + 16, 4, totalcurrent);
      putUint16s(v, at + 24, 4, rpm);
      putUint16s(v, at + 32, 4, count);
      putUint8s(v, at + 40, 4, temperature);
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
    write: (v, at, { voltage, current, totalcurrent, rpm, count, temperature }) => {
      putUint16s(v, at, 4, voltage);
      putUint16s(v, at + 8, 4, current);
      putUint16s(v, at + 16, 4, totalcurrent);
      putUint16s(v, at + 24, 4, rpm);
      putUint16s(v, at + 32, 4, count);
      putUint8s(v, at + 40, 4, temperature);
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
    write: (v, at, { voltage, current, totalcurrent, rpm, count, temperature }) => {
      putUint16s(v, at, 4, voltage);
      putUint16s(v, at + 8, 4, current);
      putUint16s(v, at + 16, 4, totalcurrent);
      putUint16s(v, at + 24, 4, rpm);
      putUint16s(v, at + 32, 4, count);
      putUint8s(v, at + 40, 4, temperature);
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
    write: (v, at, { request_id = 0, min_value = 0, max_value = 0, increment = 0, target_system = 0, target_component = 0, osd_screen = 0, osd_index = 0, param_id, config_type = 0 }) => {
      v.setUint32(at, request_id, true);
      v.setFloat32(at + 4, min_value, true);
      v.setFloat32(at + 8, max_value, true);
      v.setFloat32(at + 12, increment, true);
      v.setUint8(at + 16, target_system);
      v.setUint8(at + 17, target_component);
      v.setUint8(at + 18, osd_screen);
      v.setUint8(at + 19, osd_index);
      putText(v, at + 20, 16, param_id);
      v.setUint8(at + 36, config_type);
    },
  },
  OSD_PARAM_CONFIG_REPLY: {
    read: (v) => ({
      request_id: v.getUint32(0, true),
      result: v.getUint8(4),
    }),
    write: (v, at, { request_id = 0, result = 0 }) => {
      v.setUint32(at, request_id, true);
      v.setUint8(at + 4, result);
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
    write: (v, at, { request_id = 0, target_system = 0, target_component = 0, osd_screen = 0, osd_index = 0 }) => {
      v.setUint32(at, request_id, true);
      v.setUint8(at + 4, target_system);
      v.setUint8(at + 5, target_component);
      v.setUint8(at + 6, osd_screen);
      v.setUint8(at + 7, osd_index);
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
    write: (v, at, { request_id = 0, min_value = 0, max_value = 0, increment = 0, result = 0, param_id, config_type = 0 }) => {
      v.setUint32(at, request_id, true);
      v.setFloat32(at + 4, min_value, true);
      v.setFloat32(at + 8, max_value, true);
      v.setFloat32(at + 12, increment, true);
      v.setUint8(at + 16, result);
      putText(v, at + 17, 16, param_id);
      v.setUint8(at + 33, config_type);
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
    write: (v, at, { time_boot_ms = 0, x = 0, y = 0, z = 0, min_distance = 0, max_distance = 0, obstacle_id = 0, sensor_type = 0, frame = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setFloat32(at + 4, x, true);
      v.setFloat32(at + 8, y, true);
      v.setFloat32(at + 12, z, true);
      v.setFloat32(at + 16, min_distance, true);
      v.setFloat32(at + 20, max_distance, true);
      v.setUint16(at + 24, obstacle_id, true);
      v.setUint8(at + 26, sensor_type);
      v.setUint8(at + 27, frame);
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
    write: (v, at, { time_boot_ms = 0, lat = 0, lng = 0, alt = 0, roll = 0, pitch = 0, yaw = 0, distance = 0, temperature = 0, id = 0, healthy = 0 }) => {
      v.setUint32(at, time_boot_ms, true);
      v.setInt32(at + 4, lat, true);
      v.setInt32(at + 8, lng, true);
      v.setFloat32(at + 12, alt, true);
      v.setFloat32(at + 16, roll, true);
      v.setFloat32(at + 20, pitch, true);
      v.setFloat32(at + 24, yaw, true);
      v.setFloat32(at + 28, distance, true);
      v.setFloat32(at + 32, temperature, true);
      v.setUint8(at + 36, id);
      v.setUint8(at + 37, healthy);
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
    write: (v, at, { MCU_temperature = 0, MCU_voltage = 0, MCU_voltage_min = 0, MCU_voltage_max = 0, id = 0 }) => {
      v.setInt16(at, MCU_temperature, true);
      v.setUint16(at + 2, MCU_voltage, true);
      v.setUint16(at + 4, MCU_voltage_min, true);
      v.setUint16(at + 6, MCU_voltage_max, true);
      v.setUint8(at + 8, id);
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
    write: (v, at, { voltage, current, totalcurrent, rpm, count, temperature }) => {
      putUint16s(v, at, 4, voltage);
      putUint16s(v, at + 8, 4, current);
      putUint16s(v, at + 16, 4, totalcurrent);
      putUint16s(v, at + 24, 4, rpm);
      putUint16s(v, at + 32, 4, count);
      putUint8s(v, at + 40, 4, temperature);
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
    write: (v, at, { voltage, current, totalcurrent, rpm, count, temperature }) => {
      putUint16s(v, at, 4, voltage);
      putUint16s(v, at + 8, 4, current);
      putUint16s(v, at + 16, 4, totalcurrent);
      putUint16s(v, at + 24, 4, rpm);
      putUint16s(v, at + 32, 4, count);
      putUint8s(v, at + 40, 4, temperature);
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
    write: (v, at, { voltage, current, totalcurrent, rpm, count, temperature }) => {
      putUint16s(v, at, 4, voltage);
      putUint16s(v, at + 8, 4, current);
      putUint16s(v, at + 16, 4, totalcurrent);
      putUint16s(v, at + 24, 4, rpm);
      putUint16s(v, at + 32, 4, count);
      putUint8s(v, at + 40, 4, temperature);
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
    write: (v, at, { voltage, current, totalcurrent, rpm, count, temperature }) => {
      putUint16s(v, at, 4, voltage);
      putUint16s(v, at + 8, 4, current);
      putUint16s(v, at + 16, 4, totalcurrent);
      putUint16s(v, at + 24, 4, rpm);
      putUint16s(v, at + 32, 4, count);
      putUint8s(v, at + 40, 4, temperature);
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
    write: (v, at, { voltage, current, totalcurrent, rpm, count, temperature }) => {
      putUint16s(v, at, 4, voltage);
      putUint16s(v, at + 8, 4, current);
      putUint16s(v, at + 16, 4, totalcurrent);
      putUint16s(v, at + 24, 4, rpm);
      putUint16s(v, at + 32, 4, count);
      putUint8s(v, at + 40, 4, temperature);
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
    write: (v, at, { target_system = 0, target_component = 0, id_or_mac, id_type = 0, ua_type = 0, uas_id }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
      putUint8s(v, at + 2, 20, id_or_mac);
      v.setUint8(at + 22, id_type);
      v.setUint8(at + 23, ua_type);
      putUint8s(v, at + 24, 20, uas_id);
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
    write: (v, at, { latitude = 0, longitude = 0, altitude_barometric = 0, altitude_geodetic = 0, height = 0, timestamp = 0, direction = 0, speed_horizontal = 0, speed_vertical = 0, target_system = 0, target_component = 0, id_or_mac, status = 0, height_reference = 0, horizontal_accuracy = 0, vertical_accuracy = 0, barometer_accuracy = 0, speed_accuracy = 0, timestamp_accuracy = 0 }) => {
      v.setInt32(at, latitude, true);
      v.setInt32(at + 4, longitude, true);
      v.setFloat32(at + 8, altitude_barometric, true);
      v.setFloat32(at + 12, altitude_geodetic, true);
      v.setFloat32(at + 16, height, true);
      v.setFloat32(at + 20, timestamp, true);
      v.setUint16(at + 24, direction, true);
      v.setUint16(at + 26, speed_horizontal, true);
      v.setInt16(at + 28, speed_vertical, true);
      v.setUint8(at + 30, target_system);
      v.setUint8(at + 31, target_component);
      putUint8s(v, at + 32, 20, id_or_mac);
      v.setUint8(at + 52, status);
      v.setUint8(at + 53, height_reference);
      v.setUint8(at + 54, horizontal_accuracy);
      v.setUint8(at + 55, vertical_accuracy);
      v.setUint8(at + 56, barometer_accuracy);
      v.setUint8(at + 57, speed_accuracy);
      v.setUint8(at + 58, timestamp_accuracy);
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
    write: (v, at, { timestamp = 0, target_system = 0, target_component = 0, id_or_mac, authentication_type = 0, data_page = 0, last_page_index = 0, length = 0, authentication_data }) => {
      v.setUint32(at, timestamp, true);
      v.setUint8(at + 4, target_system);
      v.setUint8(at + 5, target_component);
      putUint8s(v, at + 6, 20, id_or_mac);
      v.setUint8(at + 26, authentication_type);
      v.setUint8(at + 27, data_page);
      v.setUint8(at + 28, last_page_index);
      v.setUint8(at + 29, length);
      putUint8s(v, at + 30, 23, authentication_data);
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
    write: (v, at, { target_system = 0, target_component = 0, id_or_mac, description_type = 0, description }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
      putUint8s(v, at + 2, 20, id_or_mac);
      v.setUint8(at + 22, description_type);
      putText(v, at + 23, 23, description);
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
    write: (v, at, { operator_latitude = 0, operator_longitude = 0, area_ceiling = 0, area_floor = 0, operator_altitude_geo = 0, timestamp = 0, area_count = 0, area_radius = 0, target_system = 0, target_component = 0, id_or_mac, operator_location_type = 0, classification_type = 0, category_eu = 0, class_eu = 0 }) => {
      v.setInt32(at, operator_latitude, true);
      v.setInt32(at + 4, operator_longitude, true);
      v.setFloat32(at + 8, area_ceiling, true);
      v.setFloat32(at + 12, area_floor, true);
      v.setFloat32(at + 16, operator_altitude_geo, true);
      v.setUint32(at + 20, timestamp, true);
      v.setUint16(at + 24, area_count, true);
      v.setUint16(at + 26, area_radius, true);
      v.setUint8(at + 28, target_system);
      v.setUint8(at + 29, target_component);
      putUint8s(v, at + 30, 20, id_or_mac);
      v.setUint8(at + 50, operator_location_type);
      v.setUint8(at + 51, classification_type);
      v.setUint8(at + 52, category_eu);
      v.setUint8(at + 53, class_eu);
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
    write: (v, at, { target_system = 0, target_component = 0, id_or_mac, operator_id_type = 0, operator_id }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
      putUint8s(v, at + 2, 20, id_or_mac);
      v.setUint8(at + 22, operator_id_type);
      putText(v, at + 23, 20, operator_id);
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
    write: (v, at, { target_system = 0, target_component = 0, id_or_mac, single_message_size = 0, msg_pack_size = 0, messages }) => {
      v.setUint8(at, target_system);
      v.setUint8(at + 1, target_component);
      putUint8s(v, at + 2, 20, id_or_mac);
      v.setUint8(at + 22, single_message_size);
      v.setUint8(at + 23, msg_pack_size);
      putUint8s(v, at + 24, 225, messages);
    },
  },
  OPEN_DRONE_ID_ARM_STATUS: {
    read: (v) => ({
      status: v.getUint8(0),
      error: readText(v, 1, 50),
    }),
    write: (v, at, { status = 0, error }) => {
      v.setUint8(at, status);
      putText(v, at + 1, 50, error);
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
    write: (v, at, { operator_latitude = 0, operator_longitude = 0, operator_altitude_geo = 0, timestamp = 0, target_system = 0, target_component = 0 }) => {
      v.setInt32(at, operator_latitude, true);
      v.setInt32(at + 4, operator_longitude, true);
      v.setFloat32(at + 8, operator_altitude_geo, true);
      v.setUint32(at + 12, timestamp, true);
      v.setUint8(at + 16, target_system);
      v.setUint8(at + 17, target_component);
    },
  },
  HYGROMETER_SENSOR: {
    read: (v) => ({
      temperature: v.getInt16(0, true),
      humidity: v.getUint16(2, true),
      id: v.getUint8(4),
    }),
    write: (v, at, { temperature = 0, humidity = 0, id = 0 }) => {
      v.setInt16(at, temperature, true);
      v.setUint16(at + 2, humidity, true);
      v.setUint8(at + 4, id);
    },
  },
};
