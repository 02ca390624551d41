// Written by `npm run generate` from the definitions of minimal, standard, common and ardupilotmega.
import type { Codecs } from './codec.ts';
import { DRAFT } from './draft.ts';
import { list, putInt8s, putUint8s, putInt16s, putUint16s, putFloat32s, putFloat64s, putText, readText } from './wire.ts';

const { view, i8, u8, i16, u16, i32, u32, f32, i64, u64 } = DRAFT;

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
    write: ({ custom_mode = 0, type = 0, autopilot = 0, base_mode = 0, system_status = 0, mavlink_version = 0 }) => {
      u32[0] = custom_mode;
      u8[4] = type;
      u8[5] = autopilot;
      u8[6] = base_mode;
      u8[7] = system_status;
      u8[8] = mavlink_version;
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
    write: ({ onboard_control_sensors_present = 0, onboard_control_sensors_enabled = 0, onboard_control_sensors_health = 0, load = 0, voltage_battery = 0, current_battery = 0, drop_rate_comm = 0, errors_comm = 0, errors_count1 = 0, errors_count2 = 0, errors_count3 = 0, errors_count4 = 0, battery_remaining = 0, onboard_control_sensors_present_extended = 0, onboard_control_sensors_enabled_extended = 0, onboard_control_sensors_health_extended = 0 }) => {
      u32[0] = onboard_control_sensors_present;
      u32[1] = onboard_control_sensors_enabled;
      u32[2] = onboard_control_sensors_health;
      u16[6] = load;
      u16[7] = voltage_battery;
      i16[8] = current_battery;
      u16[9] = drop_rate_comm;
      u16[10] = errors_comm;
      u16[11] = errors_count1;
      u16[12] = errors_count2;
      u16[13] = errors_count3;
      u16[14] = errors_count4;
      i8[30] = battery_remaining;
      view.setUint32(31, onboard_control_sensors_present_extended, true);
      view.setUint32(35, onboard_control_sensors_enabled_extended, true);
      view.setUint32(39, onboard_control_sensors_health_extended, true);
    },
  },
  SYSTEM_TIME: {
    read: (v) => ({
      time_unix_usec: v.getBigUint64(0, true),
      time_boot_ms: v.getUint32(8, true),
    }),
    write: ({ time_unix_usec = 0n, time_boot_ms = 0 }) => {
      u64[0] = time_unix_usec;
      u32[2] = time_boot_ms;
    },
  },
  PING: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      seq: v.getUint32(8, true),
      target_system: v.getUint8(12),
      target_component: v.getUint8(13),
    }),
    write: ({ time_usec = 0n, seq = 0, target_system = 0, target_component = 0 }) => {
      u64[0] = time_usec;
      u32[2] = seq;
      u8[12] = target_system;
      u8[13] = target_component;
    },
  },
  CHANGE_OPERATOR_CONTROL: {
    read: (v) => ({
      target_system: v.getUint8(0),
      control_request: v.getUint8(1),
      version: v.getUint8(2),
      passkey: readText(v, 3, 25),
    }),
    write: ({ target_system = 0, control_request = 0, version = 0, passkey }) => {
      u8[0] = target_system;
      u8[1] = control_request;
      u8[2] = version;
      putText(view, 3, 25, passkey);
    },
  },
  CHANGE_OPERATOR_CONTROL_ACK: {
    read: (v) => ({
      gcs_system_id: v.getUint8(0),
      control_request: v.getUint8(1),
      ack: v.getUint8(2),
    }),
    write: ({ gcs_system_id = 0, control_request = 0, ack = 0 }) => {
      u8[0] = gcs_system_id;
      u8[1] = control_request;
      u8[2] = ack;
    },
  },
  AUTH_KEY: {
    read: (v) => ({
      key: readText(v, 0, 32),
    }),
    write: ({ key }) => {
      putText(view, 0, 32, key);
    },
  },
  SET_MODE: {
    read: (v) => ({
      custom_mode: v.getUint32(0, true),
      target_system: v.getUint8(4),
      base_mode: v.getUint8(5),
    }),
    write: ({ custom_mode = 0, target_system = 0, base_mode = 0 }) => {
      u32[0] = custom_mode;
      u8[4] = target_system;
      u8[5] = base_mode;
    },
  },
  PARAM_REQUEST_READ: {
    read: (v) => ({
      param_index: v.getInt16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      param_id: readText(v, 4, 16),
    }),
    write: ({ param_index = 0, target_system = 0, target_component = 0, param_id }) => {
      i16[0] = param_index;
      u8[2] = target_system;
      u8[3] = target_component;
      putText(view, 4, 16, param_id);
    },
  },
  PARAM_REQUEST_LIST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: ({ target_system = 0, target_component = 0 }) => {
      u8[0] = target_system;
      u8[1] = target_component;
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
    write: ({ param_value = 0, param_count = 0, param_index = 0, param_id, param_type = 0 }) => {
      f32[0] = param_value;
      u16[2] = param_count;
      u16[3] = param_index;
      putText(view, 8, 16, param_id);
      u8[24] = param_type;
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
    write: ({ param_value = 0, target_system = 0, target_component = 0, param_id, param_type = 0 }) => {
      f32[0] = param_value;
      u8[4] = target_system;
      u8[5] = target_component;
      putText(view, 6, 16, param_id);
      u8[22] = param_type;
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
    write: ({ time_usec = 0n, lat = 0, lon = 0, alt = 0, eph = 0, epv = 0, vel = 0, cog = 0, fix_type = 0, satellites_visible = 0, alt_ellipsoid = 0, h_acc = 0, v_acc = 0, vel_acc = 0, hdg_acc = 0, yaw = 0 }) => {
      u64[0] = time_usec;
      i32[2] = lat;
      i32[3] = lon;
      i32[4] = alt;
      u16[10] = eph;
      u16[11] = epv;
      u16[12] = vel;
      u16[13] = cog;
      u8[28] = fix_type;
      u8[29] = satellites_visible;
      view.setInt32(30, alt_ellipsoid, true);
      view.setUint32(34, h_acc, true);
      view.setUint32(38, v_acc, true);
      view.setUint32(42, vel_acc, true);
      view.setUint32(46, hdg_acc, true);
      u16[25] = yaw;
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
    write: ({ satellites_visible = 0, satellite_prn, satellite_used, satellite_elevation, satellite_azimuth, satellite_snr }) => {
      u8[0] = satellites_visible;
      putUint8s(view, 1, 20, satellite_prn);
      putUint8s(view, 21, 20, satellite_used);
      putUint8s(view, 41, 20, satellite_elevation);
      putUint8s(view, 61, 20, satellite_azimuth);
      putUint8s(view, 81, 20, satellite_snr);
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
    write: ({ time_boot_ms = 0, xacc = 0, yacc = 0, zacc = 0, xgyro = 0, ygyro = 0, zgyro = 0, xmag = 0, ymag = 0, zmag = 0, temperature = 0 }) => {
      u32[0] = time_boot_ms;
      i16[2] = xacc;
      i16[3] = yacc;
      i16[4] = zacc;
      i16[5] = xgyro;
      i16[6] = ygyro;
      i16[7] = zgyro;
      i16[8] = xmag;
      i16[9] = ymag;
      i16[10] = zmag;
      i16[11] = temperature;
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
    write: ({ time_usec = 0n, xacc = 0, yacc = 0, zacc = 0, xgyro = 0, ygyro = 0, zgyro = 0, xmag = 0, ymag = 0, zmag = 0, id = 0, temperature = 0 }) => {
      u64[0] = time_usec;
      i16[4] = xacc;
      i16[5] = yacc;
      i16[6] = zacc;
      i16[7] = xgyro;
      i16[8] = ygyro;
      i16[9] = zgyro;
      i16[10] = xmag;
      i16[11] = ymag;
      i16[12] = zmag;
      u8[26] = id;
      view.setInt16(27, temperature, true);
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
    write: ({ time_usec = 0n, press_abs = 0, press_diff1 = 0, press_diff2 = 0, temperature = 0 }) => {
      u64[0] = time_usec;
      i16[4] = press_abs;
      i16[5] = press_diff1;
      i16[6] = press_diff2;
      i16[7] = temperature;
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
    write: ({ time_boot_ms = 0, press_abs = 0, press_diff = 0, temperature = 0, temperature_press_diff = 0 }) => {
      u32[0] = time_boot_ms;
      f32[1] = press_abs;
      f32[2] = press_diff;
      i16[6] = temperature;
      i16[7] = temperature_press_diff;
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
    write: ({ time_boot_ms = 0, roll = 0, pitch = 0, yaw = 0, rollspeed = 0, pitchspeed = 0, yawspeed = 0 }) => {
      u32[0] = time_boot_ms;
      f32[1] = roll;
      f32[2] = pitch;
      f32[3] = yaw;
      f32[4] = rollspeed;
      f32[5] = pitchspeed;
      f32[6] = yawspeed;
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
    write: ({ time_boot_ms = 0, q1 = 0, q2 = 0, q3 = 0, q4 = 0, rollspeed = 0, pitchspeed = 0, yawspeed = 0, repr_offset_q }) => {
      u32[0] = time_boot_ms;
      f32[1] = q1;
      f32[2] = q2;
      f32[3] = q3;
      f32[4] = q4;
      f32[5] = rollspeed;
      f32[6] = pitchspeed;
      f32[7] = yawspeed;
      putFloat32s(view, 32, 4, repr_offset_q);
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
    write: ({ time_boot_ms = 0, x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0 }) => {
      u32[0] = time_boot_ms;
      f32[1] = x;
      f32[2] = y;
      f32[3] = z;
      f32[4] = vx;
      f32[5] = vy;
      f32[6] = vz;
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
    write: ({ time_boot_ms = 0, lat = 0, lon = 0, alt = 0, relative_alt = 0, vx = 0, vy = 0, vz = 0, hdg = 0 }) => {
      u32[0] = time_boot_ms;
      i32[1] = lat;
      i32[2] = lon;
      i32[3] = alt;
      i32[4] = relative_alt;
      i16[10] = vx;
      i16[11] = vy;
      i16[12] = vz;
      u16[13] = hdg;
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
    write: ({ time_boot_ms = 0, chan1_scaled = 0, chan2_scaled = 0, chan3_scaled = 0, chan4_scaled = 0, chan5_scaled = 0, chan6_scaled = 0, chan7_scaled = 0, chan8_scaled = 0, port = 0, rssi = 0 }) => {
      u32[0] = time_boot_ms;
      i16[2] = chan1_scaled;
      i16[3] = chan2_scaled;
      i16[4] = chan3_scaled;
      i16[5] = chan4_scaled;
      i16[6] = chan5_scaled;
      i16[7] = chan6_scaled;
      i16[8] = chan7_scaled;
      i16[9] = chan8_scaled;
      u8[20] = port;
      u8[21] = rssi;
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
    write: ({ time_boot_ms = 0, chan1_raw = 0, chan2_raw = 0, chan3_raw = 0, chan4_raw = 0, chan5_raw = 0, chan6_raw = 0, chan7_raw = 0, chan8_raw = 0, port = 0, rssi = 0 }) => {
      u32[0] = time_boot_ms;
      u16[2] = chan1_raw;
      u16[3] = chan2_raw;
      u16[4] = chan3_raw;
      u16[5] = chan4_raw;
      u16[6] = chan5_raw;
      u16[7] = chan6_raw;
      u16[8] = chan7_raw;
      u16[9] = chan8_raw;
      u8[20] = port;
      u8[21] = rssi;
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
    write: ({ time_usec = 0, servo1_raw = 0, servo2_raw = 0, servo3_raw = 0, servo4_raw = 0, servo5_raw = 0, servo6_raw = 0, servo7_raw = 0, servo8_raw = 0, port = 0, servo9_raw = 0, servo10_raw = 0, servo11_raw = 0, servo12_raw = 0, servo13_raw = 0, servo14_raw = 0, servo15_raw = 0, servo16_raw = 0 }) => {
      u32[0] = time_usec;
      u16[2] = servo1_raw;
      u16[3] = servo2_raw;
      u16[4] = servo3_raw;
      u16[5] = servo4_raw;
      u16[6] = servo5_raw;
      u16[7] = servo6_raw;
      u16[8] = servo7_raw;
      u16[9] = servo8_raw;
      u8[20] = port;
      view.setUint16(21, servo9_raw, true);
      view.setUint16(23, servo10_raw, true);
      view.setUint16(25, servo11_raw, true);
      view.setUint16(27, servo12_raw, true);
      view.setUint16(29, servo13_raw, true);
      view.setUint16(31, servo14_raw, true);
      view.setUint16(33, servo15_raw, true);
      view.setUint16(35, servo16_raw, true);
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
    write: ({ start_index = 0, end_index = 0, target_system = 0, target_component = 0, mission_type = 0 }) => {
      i16[0] = start_index;
      i16[1] = end_index;
      u8[4] = target_system;
      u8[5] = target_component;
      u8[6] = mission_type;
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
    write: ({ start_index = 0, end_index = 0, target_system = 0, target_component = 0, mission_type = 0 }) => {
      i16[0] = start_index;
      i16[1] = end_index;
      u8[4] = target_system;
      u8[5] = target_component;
      u8[6] = mission_type;
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
    write: ({ param1 = 0, param2 = 0, param3 = 0, param4 = 0, x = 0, y = 0, z = 0, seq = 0, command = 0, target_system = 0, target_component = 0, frame = 0, current = 0, autocontinue = 0, mission_type = 0 }) => {
      f32[0] = param1;
      f32[1] = param2;
      f32[2] = param3;
      f32[3] = param4;
      f32[4] = x;
      f32[5] = y;
      f32[6] = z;
      u16[14] = seq;
      u16[15] = command;
      u8[32] = target_system;
      u8[33] = target_component;
      u8[34] = frame;
      u8[35] = current;
      u8[36] = autocontinue;
      u8[37] = mission_type;
    },
  },
  MISSION_REQUEST: {
    read: (v) => ({
      seq: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      mission_type: v.getUint8(4),
    }),
    write: ({ seq = 0, target_system = 0, target_component = 0, mission_type = 0 }) => {
      u16[0] = seq;
      u8[2] = target_system;
      u8[3] = target_component;
      u8[4] = mission_type;
    },
  },
  MISSION_SET_CURRENT: {
    read: (v) => ({
      seq: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
    }),
    write: ({ seq = 0, target_system = 0, target_component = 0 }) => {
      u16[0] = seq;
      u8[2] = target_system;
      u8[3] = target_component;
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
    write: ({ seq = 0, total = 0, mission_state = 0, mission_mode = 0, mission_id = 0, fence_id = 0, rally_points_id = 0 }) => {
      u16[0] = seq;
      u16[1] = total;
      u8[4] = mission_state;
      u8[5] = mission_mode;
      view.setUint32(6, mission_id, true);
      view.setUint32(10, fence_id, true);
      view.setUint32(14, rally_points_id, true);
    },
  },
  MISSION_REQUEST_LIST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      mission_type: v.getUint8(2),
    }),
    write: ({ target_system = 0, target_component = 0, mission_type = 0 }) => {
      u8[0] = target_system;
      u8[1] = target_component;
      u8[2] = mission_type;
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
    write: ({ count = 0, target_system = 0, target_component = 0, mission_type = 0, opaque_id = 0 }) => {
      u16[0] = count;
      u8[2] = target_system;
      u8[3] = target_component;
      u8[4] = mission_type;
      view.setUint32(5, opaque_id, true);
    },
  },
  MISSION_CLEAR_ALL: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      mission_type: v.getUint8(2),
    }),
    write: ({ target_system = 0, target_component = 0, mission_type = 0 }) => {
      u8[0] = target_system;
      u8[1] = target_component;
      u8[2] = mission_type;
    },
  },
  MISSION_ITEM_REACHED: {
    read: (v) => ({
      seq: v.getUint16(0, true),
    }),
    write: ({ seq = 0 }) => {
      u16[0] = seq;
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
    write: ({ target_system = 0, target_component = 0, type = 0, mission_type = 0, opaque_id = 0 }) => {
      u8[0] = target_system;
      u8[1] = target_component;
      u8[2] = type;
      u8[3] = mission_type;
      u32[1] = opaque_id;
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
    write: ({ latitude = 0, longitude = 0, altitude = 0, target_system = 0, time_usec = 0n }) => {
      i32[0] = latitude;
      i32[1] = longitude;
      i32[2] = altitude;
      u8[12] = target_system;
      view.setBigUint64(13, time_usec, true);
    },
  },
  GPS_GLOBAL_ORIGIN: {
    read: (v) => ({
      latitude: v.getInt32(0, true),
      longitude: v.getInt32(4, true),
      altitude: v.getInt32(8, true),
      time_usec: v.getBigUint64(12, true),
    }),
    write: ({ latitude = 0, longitude = 0, altitude = 0, time_usec = 0n }) => {
      i32[0] = latitude;
      i32[1] = longitude;
      i32[2] = altitude;
      view.setBigUint64(12, time_usec, true);
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
    write: ({ param_value0 = 0, scale = 0, param_value_min = 0, param_value_max = 0, param_index = 0, target_system = 0, target_component = 0, param_id, parameter_rc_channel_index = 0 }) => {
      f32[0] = param_value0;
      f32[1] = scale;
      f32[2] = param_value_min;
      f32[3] = param_value_max;
      i16[8] = param_index;
      u8[18] = target_system;
      u8[19] = target_component;
      putText(view, 20, 16, param_id);
      u8[36] = parameter_rc_channel_index;
    },
  },
  MISSION_REQUEST_INT: {
    read: (v) => ({
      seq: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      mission_type: v.getUint8(4),
    }),
    write: ({ seq = 0, target_system = 0, target_component = 0, mission_type = 0 }) => {
      u16[0] = seq;
      u8[2] = target_system;
      u8[3] = target_component;
      u8[4] = mission_type;
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
    write: ({ p1x = 0, p1y = 0, p1z = 0, p2x = 0, p2y = 0, p2z = 0, target_system = 0, target_component = 0, frame = 0 }) => {
      f32[0] = p1x;
      f32[1] = p1y;
      f32[2] = p1z;
      f32[3] = p2x;
      f32[4] = p2y;
      f32[5] = p2z;
      u8[24] = target_system;
      u8[25] = target_component;
      u8[26] = frame;
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
    write: ({ p1x = 0, p1y = 0, p1z = 0, p2x = 0, p2y = 0, p2z = 0, frame = 0 }) => {
      f32[0] = p1x;
      f32[1] = p1y;
      f32[2] = p1z;
      f32[3] = p2x;
      f32[4] = p2y;
      f32[5] = p2z;
      u8[24] = frame;
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
    write: ({ time_usec = 0n, q, rollspeed = 0, pitchspeed = 0, yawspeed = 0, covariance }) => {
      u64[0] = time_usec;
      putFloat32s(view, 8, 4, q);
      f32[6] = rollspeed;
      f32[7] = pitchspeed;
      f32[8] = yawspeed;
      putFloat32s(view, 36, 9, covariance);
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
    write: ({ nav_roll = 0, nav_pitch = 0, alt_error = 0, aspd_error = 0, xtrack_error = 0, nav_bearing = 0, target_bearing = 0, wp_dist = 0 }) => {
      f32[0] = nav_roll;
      f32[1] = nav_pitch;
      f32[2] = alt_error;
      f32[3] = aspd_error;
      f32[4] = xtrack_error;
      i16[10] = nav_bearing;
      i16[11] = target_bearing;
      u16[12] = wp_dist;
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
    write: ({ time_usec = 0n, lat = 0, lon = 0, alt = 0, relative_alt = 0, vx = 0, vy = 0, vz = 0, covariance, estimator_type = 0 }) => {
      u64[0] = time_usec;
      i32[2] = lat;
      i32[3] = lon;
      i32[4] = alt;
      i32[5] = relative_alt;
      f32[6] = vx;
      f32[7] = vy;
      f32[8] = vz;
      putFloat32s(view, 36, 36, covariance);
      u8[180] = estimator_type;
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
    write: ({ time_usec = 0n, x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0, ax = 0, ay = 0, az = 0, covariance, estimator_type = 0 }) => {
      u64[0] = time_usec;
      f32[2] = x;
      f32[3] = y;
      f32[4] = z;
      f32[5] = vx;
      f32[6] = vy;
      f32[7] = vz;
      f32[8] = ax;
      f32[9] = ay;
      f32[10] = az;
      putFloat32s(view, 44, 45, covariance);
      u8[224] = estimator_type;
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
    write: ({ time_boot_ms = 0, chan1_raw = 0, chan2_raw = 0, chan3_raw = 0, chan4_raw = 0, chan5_raw = 0, chan6_raw = 0, chan7_raw = 0, chan8_raw = 0, chan9_raw = 0, chan10_raw = 0, chan11_raw = 0, chan12_raw = 0, chan13_raw = 0, chan14_raw = 0, chan15_raw = 0, chan16_raw = 0, chan17_raw = 0, chan18_raw = 0, chancount = 0, rssi = 0 }) => {
      u32[0] = time_boot_ms;
      u16[2] = chan1_raw;
      u16[3] = chan2_raw;
      u16[4] = chan3_raw;
      u16[5] = chan4_raw;
      u16[6] = chan5_raw;
      u16[7] = chan6_raw;
      u16[8] = chan7_raw;
      u16[9] = chan8_raw;
      u16[10] = chan9_raw;
      u16[11] = chan10_raw;
      u16[12] = chan11_raw;
      u16[13] = chan12_raw;
      u16[14] = chan13_raw;
      u16[15] = chan14_raw;
      u16[16] = chan15_raw;
      u16[17] = chan16_raw;
      u16[18] = chan17_raw;
      u16[19] = chan18_raw;
      u8[40] = chancount;
      u8[41] = rssi;
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
    write: ({ req_message_rate = 0, target_system = 0, target_component = 0, req_stream_id = 0, start_stop = 0 }) => {
      u16[0] = req_message_rate;
      u8[2] = target_system;
      u8[3] = target_component;
      u8[4] = req_stream_id;
      u8[5] = start_stop;
    },
  },
  DATA_STREAM: {
    read: (v) => ({
      message_rate: v.getUint16(0, true),
      stream_id: v.getUint8(2),
      on_off: v.getUint8(3),
    }),
    write: ({ message_rate = 0, stream_id = 0, on_off = 0 }) => {
      u16[0] = message_rate;
      u8[2] = stream_id;
      u8[3] = on_off;
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
    write: ({ x = 0, y = 0, z = 0, r = 0, buttons = 0, target = 0, buttons2 = 0, enabled_extensions = 0, s = 0, t = 0, aux1 = 0, aux2 = 0, aux3 = 0, aux4 = 0, aux5 = 0, aux6 = 0 }) => {
      i16[0] = x;
      i16[1] = y;
      i16[2] = z;
      i16[3] = r;
      u16[4] = buttons;
      u8[10] = target;
      view.setUint16(11, buttons2, true);
      u8[13] = enabled_extensions;
      i16[7] = s;
      i16[8] = t;
      i16[9] = aux1;
      i16[10] = aux2;
      i16[11] = aux3;
      i16[12] = aux4;
      i16[13] = aux5;
      i16[14] = aux6;
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
    write: ({ chan1_raw = 0, chan2_raw = 0, chan3_raw = 0, chan4_raw = 0, chan5_raw = 0, chan6_raw = 0, chan7_raw = 0, chan8_raw = 0, target_system = 0, target_component = 0, chan9_raw = 0, chan10_raw = 0, chan11_raw = 0, chan12_raw = 0, chan13_raw = 0, chan14_raw = 0, chan15_raw = 0, chan16_raw = 0, chan17_raw = 0, chan18_raw = 0 }) => {
      u16[0] = chan1_raw;
      u16[1] = chan2_raw;
      u16[2] = chan3_raw;
      u16[3] = chan4_raw;
      u16[4] = chan5_raw;
      u16[5] = chan6_raw;
      u16[6] = chan7_raw;
      u16[7] = chan8_raw;
      u8[16] = target_system;
      u8[17] = target_component;
      u16[9] = chan9_raw;
      u16[10] = chan10_raw;
      u16[11] = chan11_raw;
      u16[12] = chan12_raw;
      u16[13] = chan13_raw;
      u16[14] = chan14_raw;
      u16[15] = chan15_raw;
      u16[16] = chan16_raw;
      u16[17] = chan17_raw;
      u16[18] = chan18_raw;
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
    write: ({ param1 = 0, param2 = 0, param3 = 0, param4 = 0, x = 0, y = 0, z = 0, seq = 0, command = 0, target_system = 0, target_component = 0, frame = 0, current = 0, autocontinue = 0, mission_type = 0 }) => {
      f32[0] = param1;
      f32[1] = param2;
      f32[2] = param3;
      f32[3] = param4;
      i32[4] = x;
      i32[5] = y;
      f32[6] = z;
      u16[14] = seq;
      u16[15] = command;
      u8[32] = target_system;
      u8[33] = target_component;
      u8[34] = frame;
      u8[35] = current;
      u8[36] = autocontinue;
      u8[37] = mission_type;
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
    write: ({ airspeed = 0, groundspeed = 0, alt = 0, climb = 0, heading = 0, throttle = 0 }) => {
      f32[0] = airspeed;
      f32[1] = groundspeed;
      f32[2] = alt;
      f32[3] = climb;
      i16[8] = heading;
      u16[9] = throttle;
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
    write: ({ param1 = 0, param2 = 0, param3 = 0, param4 = 0, x = 0, y = 0, z = 0, command = 0, target_system = 0, target_component = 0, frame = 0, current = 0, autocontinue = 0 }) => {
      f32[0] = param1;
      f32[1] = param2;
      f32[2] = param3;
      f32[3] = param4;
      i32[4] = x;
      i32[5] = y;
      f32[6] = z;
      u16[14] = command;
      u8[30] = target_system;
      u8[31] = target_component;
      u8[32] = frame;
      u8[33] = current;
      u8[34] = autocontinue;
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
    write: ({ param1 = 0, param2 = 0, param3 = 0, param4 = 0, param5 = 0, param6 = 0, param7 = 0, command = 0, target_system = 0, target_component = 0, confirmation = 0 }) => {
      f32[0] = param1;
      f32[1] = param2;
      f32[2] = param3;
      f32[3] = param4;
      f32[4] = param5;
      f32[5] = param6;
      f32[6] = param7;
      u16[14] = command;
      u8[30] = target_system;
      u8[31] = target_component;
      u8[32] = confirmation;
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
    write: ({ command = 0, result = 0, progress = 0, result_param2 = 0, target_system = 0, target_component = 0 }) => {
      u16[0] = command;
      u8[2] = result;
      u8[3] = progress;
      i32[1] = result_param2;
      u8[8] = target_system;
      u8[9] = target_component;
    },
  },
  COMMAND_CANCEL: {
    read: (v) => ({
      command: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
    }),
    write: ({ command = 0, target_system = 0, target_component = 0 }) => {
      u16[0] = command;
      u8[2] = target_system;
      u8[3] = target_component;
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
    write: ({ time_boot_ms = 0, roll = 0, pitch = 0, yaw = 0, thrust = 0, mode_switch = 0, manual_override_switch = 0 }) => {
      u32[0] = time_boot_ms;
      f32[1] = roll;
      f32[2] = pitch;
      f32[3] = yaw;
      f32[4] = thrust;
      u8[20] = mode_switch;
      u8[21] = manual_override_switch;
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
    write: ({ time_boot_ms = 0, q, body_roll_rate = 0, body_pitch_rate = 0, body_yaw_rate = 0, thrust = 0, target_system = 0, target_component = 0, type_mask = 0, thrust_body }) => {
      u32[0] = time_boot_ms;
      putFloat32s(view, 4, 4, q);
      f32[5] = body_roll_rate;
      f32[6] = body_pitch_rate;
      f32[7] = body_yaw_rate;
      f32[8] = thrust;
      u8[36] = target_system;
      u8[37] = target_component;
      u8[38] = type_mask;
      putFloat32s(view, 39, 3, thrust_body);
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
    write: ({ time_boot_ms = 0, q, body_roll_rate = 0, body_pitch_rate = 0, body_yaw_rate = 0, thrust = 0, type_mask = 0 }) => {
      u32[0] = time_boot_ms;
      putFloat32s(view, 4, 4, q);
      f32[5] = body_roll_rate;
      f32[6] = body_pitch_rate;
      f32[7] = body_yaw_rate;
      f32[8] = thrust;
      u8[36] = type_mask;
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
    write: ({ time_boot_ms = 0, x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0, afx = 0, afy = 0, afz = 0, yaw = 0, yaw_rate = 0, type_mask = 0, target_system = 0, target_component = 0, coordinate_frame = 0 }) => {
      u32[0] = time_boot_ms;
      f32[1] = x;
      f32[2] = y;
      f32[3] = z;
      f32[4] = vx;
      f32[5] = vy;
      f32[6] = vz;
      f32[7] = afx;
      f32[8] = afy;
      f32[9] = afz;
      f32[10] = yaw;
      f32[11] = yaw_rate;
      u16[24] = type_mask;
      u8[50] = target_system;
      u8[51] = target_component;
      u8[52] = coordinate_frame;
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
    write: ({ time_boot_ms = 0, x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0, afx = 0, afy = 0, afz = 0, yaw = 0, yaw_rate = 0, type_mask = 0, coordinate_frame = 0 }) => {
      u32[0] = time_boot_ms;
      f32[1] = x;
      f32[2] = y;
      f32[3] = z;
      f32[4] = vx;
      f32[5] = vy;
      f32[6] = vz;
      f32[7] = afx;
      f32[8] = afy;
      f32[9] = afz;
      f32[10] = yaw;
      f32[11] = yaw_rate;
      u16[24] = type_mask;
      u8[50] = coordinate_frame;
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
    write: ({ time_boot_ms = 0, lat_int = 0, lon_int = 0, alt = 0, vx = 0, vy = 0, vz = 0, afx = 0, afy = 0, afz = 0, yaw = 0, yaw_rate = 0, type_mask = 0, target_system = 0, target_component = 0, coordinate_frame = 0 }) => {
      u32[0] = time_boot_ms;
      i32[1] = lat_int;
      i32[2] = lon_int;
      f32[3] = alt;
      f32[4] = vx;
      f32[5] = vy;
      f32[6] = vz;
      f32[7] = afx;
      f32[8] = afy;
      f32[9] = afz;
      f32[10] = yaw;
      f32[11] = yaw_rate;
      u16[24] = type_mask;
      u8[50] = target_system;
      u8[51] = target_component;
      u8[52] = coordinate_frame;
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
    write: ({ time_boot_ms = 0, lat_int = 0, lon_int = 0, alt = 0, vx = 0, vy = 0, vz = 0, afx = 0, afy = 0, afz = 0, yaw = 0, yaw_rate = 0, type_mask = 0, coordinate_frame = 0 }) => {
      u32[0] = time_boot_ms;
      i32[1] = lat_int;
      i32[2] = lon_int;
      f32[3] = alt;
      f32[4] = vx;
      f32[5] = vy;
      f32[6] = vz;
      f32[7] = afx;
      f32[8] = afy;
      f32[9] = afz;
      f32[10] = yaw;
      f32[11] = yaw_rate;
      u16[24] = type_mask;
      u8[50] = coordinate_frame;
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
    write: ({ time_boot_ms = 0, x = 0, y = 0, z = 0, roll = 0, pitch = 0, yaw = 0 }) => {
      u32[0] = time_boot_ms;
      f32[1] = x;
      f32[2] = y;
      f32[3] = z;
      f32[4] = roll;
      f32[5] = pitch;
      f32[6] = yaw;
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
    write: ({ time_usec = 0n, roll = 0, pitch = 0, yaw = 0, rollspeed = 0, pitchspeed = 0, yawspeed = 0, lat = 0, lon = 0, alt = 0, vx = 0, vy = 0, vz = 0, xacc = 0, yacc = 0, zacc = 0 }) => {
      u64[0] = time_usec;
      f32[2] = roll;
      f32[3] = pitch;
      f32[4] = yaw;
      f32[5] = rollspeed;
      f32[6] = pitchspeed;
      f32[7] = yawspeed;
      i32[8] = lat;
      i32[9] = lon;
      i32[10] = alt;
      i16[22] = vx;
      i16[23] = vy;
      i16[24] = vz;
      i16[25] = xacc;
      i16[26] = yacc;
      i16[27] = zacc;
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
    write: ({ time_usec = 0n, roll_ailerons = 0, pitch_elevator = 0, yaw_rudder = 0, throttle = 0, aux1 = 0, aux2 = 0, aux3 = 0, aux4 = 0, mode = 0, nav_mode = 0 }) => {
      u64[0] = time_usec;
      f32[2] = roll_ailerons;
      f32[3] = pitch_elevator;
      f32[4] = yaw_rudder;
      f32[5] = throttle;
      f32[6] = aux1;
      f32[7] = aux2;
      f32[8] = aux3;
      f32[9] = aux4;
      u8[40] = mode;
      u8[41] = nav_mode;
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
    write: ({ time_usec = 0n, chan1_raw = 0, chan2_raw = 0, chan3_raw = 0, chan4_raw = 0, chan5_raw = 0, chan6_raw = 0, chan7_raw = 0, chan8_raw = 0, chan9_raw = 0, chan10_raw = 0, chan11_raw = 0, chan12_raw = 0, rssi = 0 }) => {
      u64[0] = time_usec;
      u16[4] = chan1_raw;
      u16[5] = chan2_raw;
      u16[6] = chan3_raw;
      u16[7] = chan4_raw;
      u16[8] = chan5_raw;
      u16[9] = chan6_raw;
      u16[10] = chan7_raw;
      u16[11] = chan8_raw;
      u16[12] = chan9_raw;
      u16[13] = chan10_raw;
      u16[14] = chan11_raw;
      u16[15] = chan12_raw;
      u8[32] = rssi;
    },
  },
  HIL_ACTUATOR_CONTROLS: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      flags: v.getBigUint64(8, true),
      controls: list(16, (n) => v.getFloat32(16 + 4 * n, true)),
      mode: v.getUint8(80),
    }),
    write: ({ time_usec = 0n, flags = 0n, controls, mode = 0 }) => {
      u64[0] = time_usec;
      u64[1] = flags;
      putFloat32s(view, 16, 16, controls);
      u8[80] = mode;
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
    write: ({ time_usec = 0n, flow_comp_m_x = 0, flow_comp_m_y = 0, ground_distance = 0, flow_x = 0, flow_y = 0, sensor_id = 0, quality = 0, flow_rate_x = 0, flow_rate_y = 0 }) => {
      u64[0] = time_usec;
      f32[2] = flow_comp_m_x;
      f32[3] = flow_comp_m_y;
      f32[4] = ground_distance;
      i16[10] = flow_x;
      i16[11] = flow_y;
      u8[24] = sensor_id;
      u8[25] = quality;
      view.setFloat32(26, flow_rate_x, true);
      view.setFloat32(30, flow_rate_y, true);
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
    write: ({ usec = 0n, x = 0, y = 0, z = 0, roll = 0, pitch = 0, yaw = 0, covariance, reset_counter = 0 }) => {
      u64[0] = usec;
      f32[2] = x;
      f32[3] = y;
      f32[4] = z;
      f32[5] = roll;
      f32[6] = pitch;
      f32[7] = yaw;
      putFloat32s(view, 32, 21, covariance);
      u8[116] = reset_counter;
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
    write: ({ usec = 0n, x = 0, y = 0, z = 0, roll = 0, pitch = 0, yaw = 0, covariance, reset_counter = 0 }) => {
      u64[0] = usec;
      f32[2] = x;
      f32[3] = y;
      f32[4] = z;
      f32[5] = roll;
      f32[6] = pitch;
      f32[7] = yaw;
      putFloat32s(view, 32, 21, covariance);
      u8[116] = reset_counter;
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
    write: ({ usec = 0n, x = 0, y = 0, z = 0, covariance, reset_counter = 0 }) => {
      u64[0] = usec;
      f32[2] = x;
      f32[3] = y;
      f32[4] = z;
      putFloat32s(view, 20, 9, covariance);
      u8[56] = reset_counter;
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
    write: ({ usec = 0n, x = 0, y = 0, z = 0, roll = 0, pitch = 0, yaw = 0, covariance }) => {
      u64[0] = usec;
      f32[2] = x;
      f32[3] = y;
      f32[4] = z;
      f32[5] = roll;
      f32[6] = pitch;
      f32[7] = yaw;
      putFloat32s(view, 32, 21, covariance);
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
    write: ({ time_usec = 0n, xacc = 0, yacc = 0, zacc = 0, xgyro = 0, ygyro = 0, zgyro = 0, xmag = 0, ymag = 0, zmag = 0, abs_pressure = 0, diff_pressure = 0, pressure_alt = 0, temperature = 0, fields_updated = 0, id = 0 }) => {
      u64[0] = time_usec;
      f32[2] = xacc;
      f32[3] = yacc;
      f32[4] = zacc;
      f32[5] = xgyro;
      f32[6] = ygyro;
      f32[7] = zgyro;
      f32[8] = xmag;
      f32[9] = ymag;
      f32[10] = zmag;
      f32[11] = abs_pressure;
      f32[12] = diff_pressure;
      f32[13] = pressure_alt;
      f32[14] = temperature;
      u16[30] = fields_updated;
      u8[62] = id;
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
    write: ({ time_usec = 0n, integration_time_us = 0, integrated_x = 0, integrated_y = 0, integrated_xgyro = 0, integrated_ygyro = 0, integrated_zgyro = 0, time_delta_distance_us = 0, distance = 0, temperature = 0, sensor_id = 0, quality = 0 }) => {
      u64[0] = time_usec;
      u32[2] = integration_time_us;
      f32[3] = integrated_x;
      f32[4] = integrated_y;
      f32[5] = integrated_xgyro;
      f32[6] = integrated_ygyro;
      f32[7] = integrated_zgyro;
      u32[8] = time_delta_distance_us;
      f32[9] = distance;
      i16[20] = temperature;
      u8[42] = sensor_id;
      u8[43] = quality;
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
    write: ({ time_usec = 0n, xacc = 0, yacc = 0, zacc = 0, xgyro = 0, ygyro = 0, zgyro = 0, xmag = 0, ymag = 0, zmag = 0, abs_pressure = 0, diff_pressure = 0, pressure_alt = 0, temperature = 0, fields_updated = 0, id = 0 }) => {
      u64[0] = time_usec;
      f32[2] = xacc;
      f32[3] = yacc;
      f32[4] = zacc;
      f32[5] = xgyro;
      f32[6] = ygyro;
      f32[7] = zgyro;
      f32[8] = xmag;
      f32[9] = ymag;
      f32[10] = zmag;
      f32[11] = abs_pressure;
      f32[12] = diff_pressure;
      f32[13] = pressure_alt;
      f32[14] = temperature;
      u32[15] = fields_updated;
      u8[64] = id;
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
    write: ({ q1 = 0, q2 = 0, q3 = 0, q4 = 0, roll = 0, pitch = 0, yaw = 0, xacc = 0, yacc = 0, zacc = 0, xgyro = 0, ygyro = 0, zgyro = 0, lat = 0, lon = 0, alt = 0, std_dev_horz = 0, std_dev_vert = 0, vn = 0, ve = 0, vd = 0, lat_int = 0, lon_int = 0 }) => {
      f32[0] = q1;
      f32[1] = q2;
      f32[2] = q3;
      f32[3] = q4;
      f32[4] = roll;
      f32[5] = pitch;
      f32[6] = yaw;
      f32[7] = xacc;
      f32[8] = yacc;
      f32[9] = zacc;
      f32[10] = xgyro;
      f32[11] = ygyro;
      f32[12] = zgyro;
      f32[13] = lat;
      f32[14] = lon;
      f32[15] = alt;
      f32[16] = std_dev_horz;
      f32[17] = std_dev_vert;
      f32[18] = vn;
      f32[19] = ve;
      f32[20] = vd;
      i32[21] = lat_int;
      i32[22] = lon_int;
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
    write: ({ rxerrors = 0, fixed = 0, rssi = 0, remrssi = 0, txbuf = 0, noise = 0, remnoise = 0 }) => {
      u16[0] = rxerrors;
      u16[1] = fixed;
      u8[4] = rssi;
      u8[5] = remrssi;
      u8[6] = txbuf;
      u8[7] = noise;
      u8[8] = remnoise;
    },
  },
  FILE_TRANSFER_PROTOCOL: {
    read: (v) => ({
      target_network: v.getUint8(0),
      target_system: v.getUint8(1),
      target_component: v.getUint8(2),
      payload: list(251, (n) => v.getUint8(3 + 1 * n)),
    }),
    write: ({ target_network = 0, target_system = 0, target_component = 0, payload }) => {
      u8[0] = target_network;
      u8[1] = target_system;
      u8[2] = target_component;
      putUint8s(view, 3, 251, payload);
    },
  },
  TIMESYNC: {
    read: (v) => ({
      tc1: v.getBigInt64(0, true),
      ts1: v.getBigInt64(8, true),
      target_system: v.getUint8(16),
      target_component: v.getUint8(17),
    }),
    write: ({ tc1 = 0n, ts1 = 0n, target_system = 0, target_component = 0 }) => {
      i64[0] = tc1;
      i64[1] = ts1;
      u8[16] = target_system;
      u8[17] = target_component;
    },
  },
  CAMERA_TRIGGER: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      seq: v.getUint32(8, true),
    }),
    write: ({ time_usec = 0n, seq = 0 }) => {
      u64[0] = time_usec;
      u32[2] = seq;
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
    write: ({ time_usec = 0n, lat = 0, lon = 0, alt = 0, eph = 0, epv = 0, vel = 0, vn = 0, ve = 0, vd = 0, cog = 0, fix_type = 0, satellites_visible = 0, id = 0, yaw = 0 }) => {
      u64[0] = time_usec;
      i32[2] = lat;
      i32[3] = lon;
      i32[4] = alt;
      u16[10] = eph;
      u16[11] = epv;
      u16[12] = vel;
      i16[13] = vn;
      i16[14] = ve;
      i16[15] = vd;
      u16[16] = cog;
      u8[34] = fix_type;
      u8[35] = satellites_visible;
      u8[36] = id;
      view.setUint16(37, yaw, true);
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
    write: ({ time_usec = 0n, integration_time_us = 0, integrated_x = 0, integrated_y = 0, integrated_xgyro = 0, integrated_ygyro = 0, integrated_zgyro = 0, time_delta_distance_us = 0, distance = 0, temperature = 0, sensor_id = 0, quality = 0 }) => {
      u64[0] = time_usec;
      u32[2] = integration_time_us;
      f32[3] = integrated_x;
      f32[4] = integrated_y;
      f32[5] = integrated_xgyro;
      f32[6] = integrated_ygyro;
      f32[7] = integrated_zgyro;
      u32[8] = time_delta_distance_us;
      f32[9] = distance;
      i16[20] = temperature;
      u8[42] = sensor_id;
      u8[43] = quality;
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
    write: ({ time_usec = 0n, attitude_quaternion, rollspeed = 0, pitchspeed = 0, yawspeed = 0, lat = 0, lon = 0, alt = 0, vx = 0, vy = 0, vz = 0, ind_airspeed = 0, true_airspeed = 0, xacc = 0, yacc = 0, zacc = 0 }) => {
      u64[0] = time_usec;
      putFloat32s(view, 8, 4, attitude_quaternion);
      f32[6] = rollspeed;
      f32[7] = pitchspeed;
      f32[8] = yawspeed;
      i32[9] = lat;
      i32[10] = lon;
      i32[11] = alt;
      i16[24] = vx;
      i16[25] = vy;
      i16[26] = vz;
      u16[27] = ind_airspeed;
      u16[28] = true_airspeed;
      i16[29] = xacc;
      i16[30] = yacc;
      i16[31] = zacc;
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
    write: ({ time_boot_ms = 0, xacc = 0, yacc = 0, zacc = 0, xgyro = 0, ygyro = 0, zgyro = 0, xmag = 0, ymag = 0, zmag = 0, temperature = 0 }) => {
      u32[0] = time_boot_ms;
      i16[2] = xacc;
      i16[3] = yacc;
      i16[4] = zacc;
      i16[5] = xgyro;
      i16[6] = ygyro;
      i16[7] = zgyro;
      i16[8] = xmag;
      i16[9] = ymag;
      i16[10] = zmag;
      i16[11] = temperature;
    },
  },
  LOG_REQUEST_LIST: {
    read: (v) => ({
      start: v.getUint16(0, true),
      end: v.getUint16(2, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
    }),
    write: ({ start = 0, end = 0, target_system = 0, target_component = 0 }) => {
      u16[0] = start;
      u16[1] = end;
      u8[4] = target_system;
      u8[5] = target_component;
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
    write: ({ time_utc = 0, size = 0, id = 0, num_logs = 0, last_log_num = 0 }) => {
      u32[0] = time_utc;
      u32[1] = size;
      u16[4] = id;
      u16[5] = num_logs;
      u16[6] = last_log_num;
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
    write: ({ ofs = 0, count = 0, id = 0, target_system = 0, target_component = 0 }) => {
      u32[0] = ofs;
      u32[1] = count;
      u16[4] = id;
      u8[10] = target_system;
      u8[11] = target_component;
    },
  },
  LOG_DATA: {
    read: (v) => ({
      ofs: v.getUint32(0, true),
      id: v.getUint16(4, true),
      count: v.getUint8(6),
      data: list(90, (n) => v.getUint8(7 + 1 * n)),
    }),
    write: ({ ofs = 0, id = 0, count = 0, data }) => {
      u32[0] = ofs;
      u16[2] = id;
      u8[6] = count;
      putUint8s(view, 7, 90, data);
    },
  },
  LOG_ERASE: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: ({ target_system = 0, target_component = 0 }) => {
      u8[0] = target_system;
      u8[1] = target_component;
    },
  },
  LOG_REQUEST_END: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: ({ target_system = 0, target_component = 0 }) => {
      u8[0] = target_system;
      u8[1] = target_component;
    },
  },
  GPS_INJECT_DATA: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      len: v.getUint8(2),
      data: list(110, (n) => v.getUint8(3 + 1 * n)),
    }),
    write: ({ target_system = 0, target_component = 0, len = 0, data }) => {
      u8[0] = target_system;
      u8[1] = target_component;
      u8[2] = len;
      putUint8s(view, 3, 110, data);
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
    write: ({ time_usec = 0n, lat = 0, lon = 0, alt = 0, dgps_age = 0, eph = 0, epv = 0, vel = 0, cog = 0, fix_type = 0, satellites_visible = 0, dgps_numch = 0, yaw = 0, alt_ellipsoid = 0, h_acc = 0, v_acc = 0, vel_acc = 0, hdg_acc = 0 }) => {
      u64[0] = time_usec;
      i32[2] = lat;
      i32[3] = lon;
      i32[4] = alt;
      u32[5] = dgps_age;
      u16[12] = eph;
      u16[13] = epv;
      u16[14] = vel;
      u16[15] = cog;
      u8[32] = fix_type;
      u8[33] = satellites_visible;
      u8[34] = dgps_numch;
      view.setUint16(35, yaw, true);
      view.setInt32(37, alt_ellipsoid, true);
      view.setUint32(41, h_acc, true);
      view.setUint32(45, v_acc, true);
      view.setUint32(49, vel_acc, true);
      view.setUint32(53, hdg_acc, true);
    },
  },
  POWER_STATUS: {
    read: (v) => ({
      Vcc: v.getUint16(0, true),
      Vservo: v.getUint16(2, true),
      flags: v.getUint16(4, true),
    }),
    write: ({ Vcc = 0, Vservo = 0, flags = 0 }) => {
      u16[0] = Vcc;
      u16[1] = Vservo;
      u16[2] = flags;
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
    write: ({ baudrate = 0, timeout = 0, device = 0, flags = 0, count = 0, data, target_system = 0, target_component = 0 }) => {
      u32[0] = baudrate;
      u16[2] = timeout;
      u8[6] = device;
      u8[7] = flags;
      u8[8] = count;
      putUint8s(view, 9, 70, data);
      u8[79] = target_system;
      u8[80] = target_component;
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
    write: ({ time_last_baseline_ms = 0, tow = 0, baseline_a_mm = 0, baseline_b_mm = 0, baseline_c_mm = 0, accuracy = 0, iar_num_hypotheses = 0, wn = 0, rtk_receiver_id = 0, rtk_health = 0, rtk_rate = 0, nsats = 0, baseline_coords_type = 0 }) => {
      u32[0] = time_last_baseline_ms;
      u32[1] = tow;
      i32[2] = baseline_a_mm;
      i32[3] = baseline_b_mm;
      i32[4] = baseline_c_mm;
      u32[5] = accuracy;
      i32[6] = iar_num_hypotheses;
      u16[14] = wn;
      u8[30] = rtk_receiver_id;
      u8[31] = rtk_health;
      u8[32] = rtk_rate;
      u8[33] = nsats;
      u8[34] = baseline_coords_type;
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
    write: ({ time_last_baseline_ms = 0, tow = 0, baseline_a_mm = 0, baseline_b_mm = 0, baseline_c_mm = 0, accuracy = 0, iar_num_hypotheses = 0, wn = 0, rtk_receiver_id = 0, rtk_health = 0, rtk_rate = 0, nsats = 0, baseline_coords_type = 0 }) => {
      u32[0] = time_last_baseline_ms;
      u32[1] = tow;
      i32[2] = baseline_a_mm;
      i32[3] = baseline_b_mm;
      i32[4] = baseline_c_mm;
      u32[5] = accuracy;
      i32[6] = iar_num_hypotheses;
      u16[14] = wn;
      u8[30] = rtk_receiver_id;
      u8[31] = rtk_health;
      u8[32] = rtk_rate;
      u8[33] = nsats;
      u8[34] = baseline_coords_type;
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
    write: ({ time_boot_ms = 0, xacc = 0, yacc = 0, zacc = 0, xgyro = 0, ygyro = 0, zgyro = 0, xmag = 0, ymag = 0, zmag = 0, temperature = 0 }) => {
      u32[0] = time_boot_ms;
      i16[2] = xacc;
      i16[3] = yacc;
      i16[4] = zacc;
      i16[5] = xgyro;
      i16[6] = ygyro;
      i16[7] = zgyro;
      i16[8] = xmag;
      i16[9] = ymag;
      i16[10] = zmag;
      i16[11] = temperature;
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
    write: ({ size = 0, width = 0, height = 0, packets = 0, type = 0, payload = 0, jpg_quality = 0 }) => {
      u32[0] = size;
      u16[2] = width;
      u16[3] = height;
      u16[4] = packets;
      u8[10] = type;
      u8[11] = payload;
      u8[12] = jpg_quality;
    },
  },
  ENCAPSULATED_DATA: {
    read: (v) => ({
      seqnr: v.getUint16(0, true),
      data: list(253, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: ({ seqnr = 0, data }) => {
      u16[0] = seqnr;
      putUint8s(view, 2, 253, data);
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
    write: ({ time_boot_ms = 0, min_distance = 0, max_distance = 0, current_distance = 0, type = 0, id = 0, orientation = 0, covariance = 0, horizontal_fov = 0, vertical_fov = 0, quaternion, signal_quality = 0 }) => {
      u32[0] = time_boot_ms;
      u16[2] = min_distance;
      u16[3] = max_distance;
      u16[4] = current_distance;
      u8[10] = type;
      u8[11] = id;
      u8[12] = orientation;
      u8[13] = covariance;
      view.setFloat32(14, horizontal_fov, true);
      view.setFloat32(18, vertical_fov, true);
      putFloat32s(view, 22, 4, quaternion);
      u8[38] = signal_quality;
    },
  },
  TERRAIN_REQUEST: {
    read: (v) => ({
      mask: v.getBigUint64(0, true),
      lat: v.getInt32(8, true),
      lon: v.getInt32(12, true),
      grid_spacing: v.getUint16(16, true),
    }),
    write: ({ mask = 0n, lat = 0, lon = 0, grid_spacing = 0 }) => {
      u64[0] = mask;
      i32[2] = lat;
      i32[3] = lon;
      u16[8] = grid_spacing;
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
    write: ({ lat = 0, lon = 0, grid_spacing = 0, data, gridbit = 0 }) => {
      i32[0] = lat;
      i32[1] = lon;
      u16[4] = grid_spacing;
      putInt16s(view, 10, 16, data);
      u8[42] = gridbit;
    },
  },
  TERRAIN_CHECK: {
    read: (v) => ({
      lat: v.getInt32(0, true),
      lon: v.getInt32(4, true),
    }),
    write: ({ lat = 0, lon = 0 }) => {
      i32[0] = lat;
      i32[1] = lon;
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
    write: ({ lat = 0, lon = 0, terrain_height = 0, current_height = 0, spacing = 0, pending = 0, loaded = 0 }) => {
      i32[0] = lat;
      i32[1] = lon;
      f32[2] = terrain_height;
      f32[3] = current_height;
      u16[8] = spacing;
      u16[9] = pending;
      u16[10] = loaded;
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
    write: ({ time_boot_ms = 0, press_abs = 0, press_diff = 0, temperature = 0, temperature_press_diff = 0 }) => {
      u32[0] = time_boot_ms;
      f32[1] = press_abs;
      f32[2] = press_diff;
      i16[6] = temperature;
      i16[7] = temperature_press_diff;
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
    write: ({ time_usec = 0n, q, x = 0, y = 0, z = 0, covariance }) => {
      u64[0] = time_usec;
      putFloat32s(view, 8, 4, q);
      f32[6] = x;
      f32[7] = y;
      f32[8] = z;
      putFloat32s(view, 36, 21, covariance);
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
    write: ({ time_usec = 0n, controls, group_mlx = 0, target_system = 0, target_component = 0 }) => {
      u64[0] = time_usec;
      putFloat32s(view, 8, 8, controls);
      u8[40] = group_mlx;
      u8[41] = target_system;
      u8[42] = target_component;
    },
  },
  ACTUATOR_CONTROL_TARGET: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      controls: list(8, (n) => v.getFloat32(8 + 4 * n, true)),
      group_mlx: v.getUint8(40),
    }),
    write: ({ time_usec = 0n, controls, group_mlx = 0 }) => {
      u64[0] = time_usec;
      putFloat32s(view, 8, 8, controls);
      u8[40] = group_mlx;
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
    write: ({ time_usec = 0n, altitude_monotonic = 0, altitude_amsl = 0, altitude_local = 0, altitude_relative = 0, altitude_terrain = 0, bottom_clearance = 0 }) => {
      u64[0] = time_usec;
      f32[2] = altitude_monotonic;
      f32[3] = altitude_amsl;
      f32[4] = altitude_local;
      f32[5] = altitude_relative;
      f32[6] = altitude_terrain;
      f32[7] = bottom_clearance;
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
    write: ({ request_id = 0, uri_type = 0, uri, transfer_type = 0, storage }) => {
      u8[0] = request_id;
      u8[1] = uri_type;
      putUint8s(view, 2, 120, uri);
      u8[122] = transfer_type;
      putUint8s(view, 123, 120, storage);
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
    write: ({ time_boot_ms = 0, press_abs = 0, press_diff = 0, temperature = 0, temperature_press_diff = 0 }) => {
      u32[0] = time_boot_ms;
      f32[1] = press_abs;
      f32[2] = press_diff;
      i16[6] = temperature;
      i16[7] = temperature_press_diff;
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
    write: ({ timestamp = 0n, custom_state = 0n, lat = 0, lon = 0, alt = 0, vel, acc, attitude_q, rates, position_cov, est_capabilities = 0 }) => {
      u64[0] = timestamp;
      u64[1] = custom_state;
      i32[4] = lat;
      i32[5] = lon;
      f32[6] = alt;
      putFloat32s(view, 28, 3, vel);
      putFloat32s(view, 40, 3, acc);
      putFloat32s(view, 52, 4, attitude_q);
      putFloat32s(view, 68, 3, rates);
      putFloat32s(view, 80, 3, position_cov);
      u8[92] = est_capabilities;
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
    write: ({ time_usec = 0n, x_acc = 0, y_acc = 0, z_acc = 0, x_vel = 0, y_vel = 0, z_vel = 0, x_pos = 0, y_pos = 0, z_pos = 0, airspeed = 0, vel_variance, pos_variance, q, roll_rate = 0, pitch_rate = 0, yaw_rate = 0 }) => {
      u64[0] = time_usec;
      f32[2] = x_acc;
      f32[3] = y_acc;
      f32[4] = z_acc;
      f32[5] = x_vel;
      f32[6] = y_vel;
      f32[7] = z_vel;
      f32[8] = x_pos;
      f32[9] = y_pos;
      f32[10] = z_pos;
      f32[11] = airspeed;
      putFloat32s(view, 48, 3, vel_variance);
      putFloat32s(view, 60, 3, pos_variance);
      putFloat32s(view, 72, 4, q);
      f32[22] = roll_rate;
      f32[23] = pitch_rate;
      f32[24] = yaw_rate;
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
    write: ({ current_consumed = 0, energy_consumed = 0, temperature = 0, voltages, current_battery = 0, id = 0, battery_function = 0, type = 0, battery_remaining = 0, time_remaining = 0, charge_state = 0, voltages_ext, mode = 0, fault_bitmask = 0 }) => {
      i32[0] = current_consumed;
      i32[1] = energy_consumed;
      i16[4] = temperature;
      putUint16s(view, 10, 10, voltages);
      i16[15] = current_battery;
      u8[32] = id;
      u8[33] = battery_function;
      u8[34] = type;
      i8[35] = battery_remaining;
      i32[9] = time_remaining;
      u8[40] = charge_state;
      putUint16s(view, 41, 4, voltages_ext);
      u8[49] = mode;
      view.setUint32(50, fault_bitmask, true);
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
    write: ({ capabilities = 0n, uid = 0n, flight_sw_version = 0, middleware_sw_version = 0, os_sw_version = 0, board_version = 0, vendor_id = 0, product_id = 0, flight_custom_version, middleware_custom_version, os_custom_version, uid2 }) => {
      u64[0] = capabilities;
      u64[1] = uid;
      u32[4] = flight_sw_version;
      u32[5] = middleware_sw_version;
      u32[6] = os_sw_version;
      u32[7] = board_version;
      u16[16] = vendor_id;
      u16[17] = product_id;
      putUint8s(view, 36, 8, flight_custom_version);
      putUint8s(view, 44, 8, middleware_custom_version);
      putUint8s(view, 52, 8, os_custom_version);
      putUint8s(view, 60, 18, uid2);
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
    write: ({ time_usec = 0n, angle_x = 0, angle_y = 0, distance = 0, size_x = 0, size_y = 0, target_num = 0, frame = 0, x = 0, y = 0, z = 0, q, type = 0, position_valid = 0 }) => {
      u64[0] = time_usec;
      f32[2] = angle_x;
      f32[3] = angle_y;
      f32[4] = distance;
      f32[5] = size_x;
      f32[6] = size_y;
      u8[28] = target_num;
      u8[29] = frame;
      view.setFloat32(30, x, true);
      view.setFloat32(34, y, true);
      view.setFloat32(38, z, true);
      putFloat32s(view, 42, 4, q);
      u8[58] = type;
      u8[59] = position_valid;
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
    write: ({ mag_declination = 0, raw_press = 0, raw_temp = 0, gyro_cal_x = 0, gyro_cal_y = 0, gyro_cal_z = 0, accel_cal_x = 0, accel_cal_y = 0, accel_cal_z = 0, mag_ofs_x = 0, mag_ofs_y = 0, mag_ofs_z = 0 }) => {
      f32[0] = mag_declination;
      i32[1] = raw_press;
      i32[2] = raw_temp;
      f32[3] = gyro_cal_x;
      f32[4] = gyro_cal_y;
      f32[5] = gyro_cal_z;
      f32[6] = accel_cal_x;
      f32[7] = accel_cal_y;
      f32[8] = accel_cal_z;
      i16[18] = mag_ofs_x;
      i16[19] = mag_ofs_y;
      i16[20] = mag_ofs_z;
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
    write: ({ mag_ofs_x = 0, mag_ofs_y = 0, mag_ofs_z = 0, target_system = 0, target_component = 0 }) => {
      i16[0] = mag_ofs_x;
      i16[1] = mag_ofs_y;
      i16[2] = mag_ofs_z;
      u8[6] = target_system;
      u8[7] = target_component;
    },
  },
  MEMINFO: {
    read: (v) => ({
      brkval: v.getUint16(0, true),
      freemem: v.getUint16(2, true),
      freemem32: v.getUint32(4, true),
    }),
    write: ({ brkval = 0, freemem = 0, freemem32 = 0 }) => {
      u16[0] = brkval;
      u16[1] = freemem;
      u32[1] = freemem32;
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
    write: ({ adc1 = 0, adc2 = 0, adc3 = 0, adc4 = 0, adc5 = 0, adc6 = 0 }) => {
      u16[0] = adc1;
      u16[1] = adc2;
      u16[2] = adc3;
      u16[3] = adc4;
      u16[4] = adc5;
      u16[5] = adc6;
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
    write: ({ extra_value = 0, shutter_speed = 0, target_system = 0, target_component = 0, mode = 0, aperture = 0, iso = 0, exposure_type = 0, command_id = 0, engine_cut_off = 0, extra_param = 0 }) => {
      f32[0] = extra_value;
      u16[2] = shutter_speed;
      u8[6] = target_system;
      u8[7] = target_component;
      u8[8] = mode;
      u8[9] = aperture;
      u8[10] = iso;
      u8[11] = exposure_type;
      u8[12] = command_id;
      u8[13] = engine_cut_off;
      u8[14] = extra_param;
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
    write: ({ extra_value = 0, target_system = 0, target_component = 0, session = 0, zoom_pos = 0, zoom_step = 0, focus_lock = 0, shot = 0, command_id = 0, extra_param = 0 }) => {
      f32[0] = extra_value;
      u8[4] = target_system;
      u8[5] = target_component;
      u8[6] = session;
      u8[7] = zoom_pos;
      i8[8] = zoom_step;
      u8[9] = focus_lock;
      u8[10] = shot;
      u8[11] = command_id;
      u8[12] = extra_param;
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
    write: ({ target_system = 0, target_component = 0, mount_mode = 0, stab_roll = 0, stab_pitch = 0, stab_yaw = 0 }) => {
      u8[0] = target_system;
      u8[1] = target_component;
      u8[2] = mount_mode;
      u8[3] = stab_roll;
      u8[4] = stab_pitch;
      u8[5] = stab_yaw;
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
    write: ({ input_a = 0, input_b = 0, input_c = 0, target_system = 0, target_component = 0, save_position = 0 }) => {
      i32[0] = input_a;
      i32[1] = input_b;
      i32[2] = input_c;
      u8[12] = target_system;
      u8[13] = target_component;
      u8[14] = save_position;
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
    write: ({ pointing_a = 0, pointing_b = 0, pointing_c = 0, target_system = 0, target_component = 0, mount_mode = 0 }) => {
      i32[0] = pointing_a;
      i32[1] = pointing_b;
      i32[2] = pointing_c;
      u8[12] = target_system;
      u8[13] = target_component;
      u8[14] = mount_mode;
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
    write: ({ lat = 0, lng = 0, target_system = 0, target_component = 0, idx = 0, count = 0 }) => {
      f32[0] = lat;
      f32[1] = lng;
      u8[8] = target_system;
      u8[9] = target_component;
      u8[10] = idx;
      u8[11] = count;
    },
  },
  FENCE_FETCH_POINT: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      idx: v.getUint8(2),
    }),
    write: ({ target_system = 0, target_component = 0, idx = 0 }) => {
      u8[0] = target_system;
      u8[1] = target_component;
      u8[2] = idx;
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
    write: ({ breach_time = 0, breach_count = 0, breach_status = 0, breach_type = 0, breach_mitigation = 0 }) => {
      u32[0] = breach_time;
      u16[2] = breach_count;
      u8[6] = breach_status;
      u8[7] = breach_type;
      u8[8] = breach_mitigation;
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
    write: ({ omegaIx = 0, omegaIy = 0, omegaIz = 0, accel_weight = 0, renorm_val = 0, error_rp = 0, error_yaw = 0 }) => {
      f32[0] = omegaIx;
      f32[1] = omegaIy;
      f32[2] = omegaIz;
      f32[3] = accel_weight;
      f32[4] = renorm_val;
      f32[5] = error_rp;
      f32[6] = error_yaw;
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
    write: ({ roll = 0, pitch = 0, yaw = 0, xacc = 0, yacc = 0, zacc = 0, xgyro = 0, ygyro = 0, zgyro = 0, lat = 0, lng = 0 }) => {
      f32[0] = roll;
      f32[1] = pitch;
      f32[2] = yaw;
      f32[3] = xacc;
      f32[4] = yacc;
      f32[5] = zacc;
      f32[6] = xgyro;
      f32[7] = ygyro;
      f32[8] = zgyro;
      i32[9] = lat;
      i32[10] = lng;
    },
  },
  HWSTATUS: {
    read: (v) => ({
      Vcc: v.getUint16(0, true),
      I2Cerr: v.getUint8(2),
    }),
    write: ({ Vcc = 0, I2Cerr = 0 }) => {
      u16[0] = Vcc;
      u8[2] = I2Cerr;
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
    write: ({ rxerrors = 0, fixed = 0, rssi = 0, remrssi = 0, txbuf = 0, noise = 0, remnoise = 0 }) => {
      u16[0] = rxerrors;
      u16[1] = fixed;
      u8[4] = rssi;
      u8[5] = remrssi;
      u8[6] = txbuf;
      u8[7] = noise;
      u8[8] = remnoise;
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
    write: ({ last_trigger = 0, last_action = 0, last_recovery = 0, last_clear = 0, breach_count = 0, limits_state = 0, mods_enabled = 0, mods_required = 0, mods_triggered = 0 }) => {
      u32[0] = last_trigger;
      u32[1] = last_action;
      u32[2] = last_recovery;
      u32[3] = last_clear;
      u16[8] = breach_count;
      u8[18] = limits_state;
      u8[19] = mods_enabled;
      u8[20] = mods_required;
      u8[21] = mods_triggered;
    },
  },
  WIND: {
    read: (v) => ({
      direction: v.getFloat32(0, true),
      speed: v.getFloat32(4, true),
      speed_z: v.getFloat32(8, true),
    }),
    write: ({ direction = 0, speed = 0, speed_z = 0 }) => {
      f32[0] = direction;
      f32[1] = speed;
      f32[2] = speed_z;
    },
  },
  DATA16: {
    read: (v) => ({
      type: v.getUint8(0),
      len: v.getUint8(1),
      data: list(16, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: ({ type = 0, len = 0, data }) => {
      u8[0] = type;
      u8[1] = len;
      putUint8s(view, 2, 16, data);
    },
  },
  DATA32: {
    read: (v) => ({
      type: v.getUint8(0),
      len: v.getUint8(1),
      data: list(32, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: ({ type = 0, len = 0, data }) => {
      u8[0] = type;
      u8[1] = len;
      putUint8s(view, 2, 32, data);
    },
  },
  DATA64: {
    read: (v) => ({
      type: v.getUint8(0),
      len: v.getUint8(1),
      data: list(64, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: ({ type = 0, len = 0, data }) => {
      u8[0] = type;
      u8[1] = len;
      putUint8s(view, 2, 64, data);
    },
  },
  DATA96: {
    read: (v) => ({
      type: v.getUint8(0),
      len: v.getUint8(1),
      data: list(96, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: ({ type = 0, len = 0, data }) => {
      u8[0] = type;
      u8[1] = len;
      putUint8s(view, 2, 96, data);
    },
  },
  RANGEFINDER: {
    read: (v) => ({
      distance: v.getFloat32(0, true),
      voltage: v.getFloat32(4, true),
    }),
    write: ({ distance = 0, voltage = 0 }) => {
      f32[0] = distance;
      f32[1] = voltage;
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
    write: ({ vx = 0, vy = 0, vz = 0, diff_pressure = 0, EAS2TAS = 0, ratio = 0, state_x = 0, state_y = 0, state_z = 0, Pax = 0, Pby = 0, Pcz = 0 }) => {
      f32[0] = vx;
      f32[1] = vy;
      f32[2] = vz;
      f32[3] = diff_pressure;
      f32[4] = EAS2TAS;
      f32[5] = ratio;
      f32[6] = state_x;
      f32[7] = state_y;
      f32[8] = state_z;
      f32[9] = Pax;
      f32[10] = Pby;
      f32[11] = Pcz;
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
    write: ({ lat = 0, lng = 0, alt = 0, break_alt = 0, land_dir = 0, target_system = 0, target_component = 0, idx = 0, count = 0, flags = 0 }) => {
      i32[0] = lat;
      i32[1] = lng;
      i16[4] = alt;
      i16[5] = break_alt;
      u16[6] = land_dir;
      u8[14] = target_system;
      u8[15] = target_component;
      u8[16] = idx;
      u8[17] = count;
      u8[18] = flags;
    },
  },
  RALLY_FETCH_POINT: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      idx: v.getUint8(2),
    }),
    write: ({ target_system = 0, target_component = 0, idx = 0 }) => {
      u8[0] = target_system;
      u8[1] = target_component;
      u8[2] = idx;
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
    write: ({ current = 0, CompensationX = 0, CompensationY = 0, CompensationZ = 0, throttle = 0, interference = 0 }) => {
      f32[0] = current;
      f32[1] = CompensationX;
      f32[2] = CompensationY;
      f32[3] = CompensationZ;
      u16[8] = throttle;
      u16[9] = interference;
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
    write: ({ roll = 0, pitch = 0, yaw = 0, altitude = 0, lat = 0, lng = 0 }) => {
      f32[0] = roll;
      f32[1] = pitch;
      f32[2] = yaw;
      f32[3] = altitude;
      i32[4] = lat;
      i32[5] = lng;
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
    write: ({ time_usec = 0n, p1 = 0, p2 = 0, p3 = 0, p4 = 0, img_idx = 0, target_system = 0, cam_idx = 0, event_id = 0 }) => {
      u64[0] = time_usec;
      f32[2] = p1;
      f32[3] = p2;
      f32[4] = p3;
      f32[5] = p4;
      u16[12] = img_idx;
      u8[26] = target_system;
      u8[27] = cam_idx;
      u8[28] = event_id;
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
    write: ({ time_usec = 0n, lat = 0, lng = 0, alt_msl = 0, alt_rel = 0, roll = 0, pitch = 0, yaw = 0, foc_len = 0, img_idx = 0, target_system = 0, cam_idx = 0, flags = 0, completed_captures = 0 }) => {
      u64[0] = time_usec;
      i32[2] = lat;
      i32[3] = lng;
      f32[4] = alt_msl;
      f32[5] = alt_rel;
      f32[6] = roll;
      f32[7] = pitch;
      f32[8] = yaw;
      f32[9] = foc_len;
      u16[20] = img_idx;
      u8[42] = target_system;
      u8[43] = cam_idx;
      u8[44] = flags;
      view.setUint16(45, completed_captures, true);
    },
  },
  BATTERY2: {
    read: (v) => ({
      voltage: v.getUint16(0, true),
      current_battery: v.getInt16(2, true),
    }),
    write: ({ voltage = 0, current_battery = 0 }) => {
      u16[0] = voltage;
      i16[1] = current_battery;
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
    write: ({ roll = 0, pitch = 0, yaw = 0, altitude = 0, lat = 0, lng = 0, v1 = 0, v2 = 0, v3 = 0, v4 = 0 }) => {
      f32[0] = roll;
      f32[1] = pitch;
      f32[2] = yaw;
      f32[3] = altitude;
      i32[4] = lat;
      i32[5] = lng;
      f32[6] = v1;
      f32[7] = v2;
      f32[8] = v3;
      f32[9] = v4;
    },
  },
  AUTOPILOT_VERSION_REQUEST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: ({ target_system = 0, target_component = 0 }) => {
      u8[0] = target_system;
      u8[1] = target_component;
    },
  },
  REMOTE_LOG_DATA_BLOCK: {
    read: (v) => ({
      seqno: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      data: list(200, (n) => v.getUint8(6 + 1 * n)),
    }),
    write: ({ seqno = 0, target_system = 0, target_component = 0, data }) => {
      u32[0] = seqno;
      u8[4] = target_system;
      u8[5] = target_component;
      putUint8s(view, 6, 200, data);
    },
  },
  REMOTE_LOG_BLOCK_STATUS: {
    read: (v) => ({
      seqno: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      status: v.getUint8(6),
    }),
    write: ({ seqno = 0, target_system = 0, target_component = 0, status = 0 }) => {
      u32[0] = seqno;
      u8[4] = target_system;
      u8[5] = target_component;
      u8[6] = status;
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
    write: ({ target_system = 0, target_component = 0, instance = 0, pattern = 0, custom_len = 0, custom_bytes }) => {
      u8[0] = target_system;
      u8[1] = target_component;
      u8[2] = instance;
      u8[3] = pattern;
      u8[4] = custom_len;
      putUint8s(view, 5, 24, custom_bytes);
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
    write: ({ direction_x = 0, direction_y = 0, direction_z = 0, compass_id = 0, cal_mask = 0, cal_status = 0, attempt = 0, completion_pct = 0, completion_mask }) => {
      f32[0] = direction_x;
      f32[1] = direction_y;
      f32[2] = direction_z;
      u8[12] = compass_id;
      u8[13] = cal_mask;
      u8[14] = cal_status;
      u8[15] = attempt;
      u8[16] = completion_pct;
      putUint8s(view, 17, 10, completion_mask);
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
    write: ({ fitness = 0, ofs_x = 0, ofs_y = 0, ofs_z = 0, diag_x = 0, diag_y = 0, diag_z = 0, offdiag_x = 0, offdiag_y = 0, offdiag_z = 0, compass_id = 0, cal_mask = 0, cal_status = 0, autosaved = 0, orientation_confidence = 0, old_orientation = 0, new_orientation = 0, scale_factor = 0 }) => {
      f32[0] = fitness;
      f32[1] = ofs_x;
      f32[2] = ofs_y;
      f32[3] = ofs_z;
      f32[4] = diag_x;
      f32[5] = diag_y;
      f32[6] = diag_z;
      f32[7] = offdiag_x;
      f32[8] = offdiag_y;
      f32[9] = offdiag_z;
      u8[40] = compass_id;
      u8[41] = cal_mask;
      u8[42] = cal_status;
      u8[43] = autosaved;
      f32[11] = orientation_confidence;
      u8[48] = old_orientation;
      u8[49] = new_orientation;
      view.setFloat32(50, scale_factor, true);
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
    write: ({ velocity_variance = 0, pos_horiz_variance = 0, pos_vert_variance = 0, compass_variance = 0, terrain_alt_variance = 0, flags = 0, airspeed_variance = 0 }) => {
      f32[0] = velocity_variance;
      f32[1] = pos_horiz_variance;
      f32[2] = pos_vert_variance;
      f32[3] = compass_variance;
      f32[4] = terrain_alt_variance;
      u16[10] = flags;
      view.setFloat32(22, airspeed_variance, true);
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
    write: ({ desired = 0, achieved = 0, FF = 0, P = 0, I = 0, D = 0, axis = 0, SRate = 0, PDmod = 0 }) => {
      f32[0] = desired;
      f32[1] = achieved;
      f32[2] = FF;
      f32[3] = P;
      f32[4] = I;
      f32[5] = D;
      u8[24] = axis;
      view.setFloat32(25, SRate, true);
      view.setFloat32(29, PDmod, true);
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
    write: ({ landing_lat = 0, landing_lon = 0, path_lat = 0, path_lon = 0, arc_entry_lat = 0, arc_entry_lon = 0, altitude = 0, expected_travel_distance = 0, cross_track_error = 0, stage = 0 }) => {
      i32[0] = landing_lat;
      i32[1] = landing_lon;
      i32[2] = path_lat;
      i32[3] = path_lon;
      i32[4] = arc_entry_lat;
      i32[5] = arc_entry_lon;
      f32[6] = altitude;
      f32[7] = expected_travel_distance;
      f32[8] = cross_track_error;
      u8[36] = stage;
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
    write: ({ delta_time = 0, delta_angle_x = 0, delta_angle_y = 0, delta_angle_z = 0, delta_velocity_x = 0, delta_velocity_y = 0, delta_velocity_z = 0, joint_roll = 0, joint_el = 0, joint_az = 0, target_system = 0, target_component = 0 }) => {
      f32[0] = delta_time;
      f32[1] = delta_angle_x;
      f32[2] = delta_angle_y;
      f32[3] = delta_angle_z;
      f32[4] = delta_velocity_x;
      f32[5] = delta_velocity_y;
      f32[6] = delta_velocity_z;
      f32[7] = joint_roll;
      f32[8] = joint_el;
      f32[9] = joint_az;
      u8[40] = target_system;
      u8[41] = target_component;
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
    write: ({ demanded_rate_x = 0, demanded_rate_y = 0, demanded_rate_z = 0, target_system = 0, target_component = 0 }) => {
      f32[0] = demanded_rate_x;
      f32[1] = demanded_rate_y;
      f32[2] = demanded_rate_z;
      u8[12] = target_system;
      u8[13] = target_component;
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
    write: ({ rl_torque_cmd = 0, el_torque_cmd = 0, az_torque_cmd = 0, target_system = 0, target_component = 0 }) => {
      i16[0] = rl_torque_cmd;
      i16[1] = el_torque_cmd;
      i16[2] = az_torque_cmd;
      u8[6] = target_system;
      u8[7] = target_component;
    },
  },
  GOPRO_HEARTBEAT: {
    read: (v) => ({
      status: v.getUint8(0),
      capture_mode: v.getUint8(1),
      flags: v.getUint8(2),
    }),
    write: ({ status = 0, capture_mode = 0, flags = 0 }) => {
      u8[0] = status;
      u8[1] = capture_mode;
      u8[2] = flags;
    },
  },
  GOPRO_GET_REQUEST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      cmd_id: v.getUint8(2),
    }),
    write: ({ target_system = 0, target_component = 0, cmd_id = 0 }) => {
      u8[0] = target_system;
      u8[1] = target_component;
      u8[2] = cmd_id;
    },
  },
  GOPRO_GET_RESPONSE: {
    read: (v) => ({
      cmd_id: v.getUint8(0),
      status: v.getUint8(1),
      value: list(4, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: ({ cmd_id = 0, status = 0, value }) => {
      u8[0] = cmd_id;
      u8[1] = status;
      putUint8s(view, 2, 4, value);
    },
  },
  GOPRO_SET_REQUEST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      cmd_id: v.getUint8(2),
      value: list(4, (n) => v.getUint8(3 + 1 * n)),
    }),
    write: ({ target_system = 0, target_component = 0, cmd_id = 0, value }) => {
      u8[0] = target_system;
      u8[1] = target_component;
      u8[2] = cmd_id;
      putUint8s(view, 3, 4, value);
    },
  },
  GOPRO_SET_RESPONSE: {
    read: (v) => ({
      cmd_id: v.getUint8(0),
      status: v.getUint8(1),
    }),
    write: ({ cmd_id = 0, status = 0 }) => {
      u8[0] = cmd_id;
      u8[1] = status;
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
    write: ({ ecu_index = 0, rpm = 0, fuel_consumed = 0, fuel_flow = 0, engine_load = 0, throttle_position = 0, spark_dwell_time = 0, barometric_pressure = 0, intake_manifold_pressure = 0, intake_manifold_temperature = 0, cylinder_head_temperature = 0, ignition_timing = 0, injection_time = 0, exhaust_gas_temperature = 0, throttle_out = 0, pt_compensation = 0, health = 0, ignition_voltage = 0, fuel_pressure = 0 }) => {
      f32[0] = ecu_index;
      f32[1] = rpm;
      f32[2] = fuel_consumed;
      f32[3] = fuel_flow;
      f32[4] = engine_load;
      f32[5] = throttle_position;
      f32[6] = spark_dwell_time;
      f32[7] = barometric_pressure;
      f32[8] = intake_manifold_pressure;
      f32[9] = intake_manifold_temperature;
      f32[10] = cylinder_head_temperature;
      f32[11] = ignition_timing;
      f32[12] = injection_time;
      f32[13] = exhaust_gas_temperature;
      f32[14] = throttle_out;
      f32[15] = pt_compensation;
      u8[64] = health;
      view.setFloat32(65, ignition_voltage, true);
      view.setFloat32(69, fuel_pressure, true);
    },
  },
  RPM: {
    read: (v) => ({
      rpm1: v.getFloat32(0, true),
      rpm2: v.getFloat32(4, true),
    }),
    write: ({ rpm1 = 0, rpm2 = 0 }) => {
      f32[0] = rpm1;
      f32[1] = rpm2;
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
    write: ({ time_usec = 0n, vel_ratio = 0, pos_horiz_ratio = 0, pos_vert_ratio = 0, mag_ratio = 0, hagl_ratio = 0, tas_ratio = 0, pos_horiz_accuracy = 0, pos_vert_accuracy = 0, flags = 0 }) => {
      u64[0] = time_usec;
      f32[2] = vel_ratio;
      f32[3] = pos_horiz_ratio;
      f32[4] = pos_vert_ratio;
      f32[5] = mag_ratio;
      f32[6] = hagl_ratio;
      f32[7] = tas_ratio;
      f32[8] = pos_horiz_accuracy;
      f32[9] = pos_vert_accuracy;
      u16[20] = flags;
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
    write: ({ time_usec = 0n, wind_x = 0, wind_y = 0, wind_z = 0, var_horiz = 0, var_vert = 0, wind_alt = 0, horiz_accuracy = 0, vert_accuracy = 0 }) => {
      u64[0] = time_usec;
      f32[2] = wind_x;
      f32[3] = wind_y;
      f32[4] = wind_z;
      f32[5] = var_horiz;
      f32[6] = var_vert;
      f32[7] = wind_alt;
      f32[8] = horiz_accuracy;
      f32[9] = vert_accuracy;
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
    write: ({ time_usec = 0n, time_week_ms = 0, lat = 0, lon = 0, alt = 0, hdop = 0, vdop = 0, vn = 0, ve = 0, vd = 0, speed_accuracy = 0, horiz_accuracy = 0, vert_accuracy = 0, ignore_flags = 0, time_week = 0, gps_id = 0, fix_type = 0, satellites_visible = 0, yaw = 0 }) => {
      u64[0] = time_usec;
      u32[2] = time_week_ms;
      i32[3] = lat;
      i32[4] = lon;
      f32[5] = alt;
      f32[6] = hdop;
      f32[7] = vdop;
      f32[8] = vn;
      f32[9] = ve;
      f32[10] = vd;
      f32[11] = speed_accuracy;
      f32[12] = horiz_accuracy;
      f32[13] = vert_accuracy;
      u16[28] = ignore_flags;
      u16[29] = time_week;
      u8[60] = gps_id;
      u8[61] = fix_type;
      u8[62] = satellites_visible;
      view.setUint16(63, yaw, true);
    },
  },
  GPS_RTCM_DATA: {
    read: (v) => ({
      flags: v.getUint8(0),
      len: v.getUint8(1),
      data: list(180, (n) => v.getUint8(2 + 1 * n)),
    }),
    write: ({ flags = 0, len = 0, data }) => {
      u8[0] = flags;
      u8[1] = len;
      putUint8s(view, 2, 180, data);
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
    write: ({ custom_mode = 0, latitude = 0, longitude = 0, roll = 0, pitch = 0, heading = 0, heading_sp = 0, altitude_amsl = 0, altitude_sp = 0, wp_distance = 0, base_mode = 0, landed_state = 0, throttle = 0, airspeed = 0, airspeed_sp = 0, groundspeed = 0, climb_rate = 0, gps_nsat = 0, gps_fix_type = 0, battery_remaining = 0, temperature = 0, temperature_air = 0, failsafe = 0, wp_num = 0 }) => {
      u32[0] = custom_mode;
      i32[1] = latitude;
      i32[2] = longitude;
      i16[6] = roll;
      i16[7] = pitch;
      u16[8] = heading;
      i16[9] = heading_sp;
      i16[10] = altitude_amsl;
      i16[11] = altitude_sp;
      u16[12] = wp_distance;
      u8[26] = base_mode;
      u8[27] = landed_state;
      i8[28] = throttle;
      u8[29] = airspeed;
      u8[30] = airspeed_sp;
      u8[31] = groundspeed;
      i8[32] = climb_rate;
      u8[33] = gps_nsat;
      u8[34] = gps_fix_type;
      u8[35] = battery_remaining;
      i8[36] = temperature;
      i8[37] = temperature_air;
      u8[38] = failsafe;
      u8[39] = wp_num;
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
    write: ({ timestamp = 0, latitude = 0, longitude = 0, custom_mode = 0, altitude = 0, target_altitude = 0, target_distance = 0, wp_num = 0, failure_flags = 0, type = 0, autopilot = 0, heading = 0, target_heading = 0, throttle = 0, airspeed = 0, airspeed_sp = 0, groundspeed = 0, windspeed = 0, wind_heading = 0, eph = 0, epv = 0, temperature_air = 0, climb_rate = 0, battery = 0, custom0 = 0, custom1 = 0, custom2 = 0 }) => {
      u32[0] = timestamp;
      i32[1] = latitude;
      i32[2] = longitude;
      u16[6] = custom_mode;
      i16[7] = altitude;
      i16[8] = target_altitude;
      u16[9] = target_distance;
      u16[10] = wp_num;
      u16[11] = failure_flags;
      u8[24] = type;
      u8[25] = autopilot;
      u8[26] = heading;
      u8[27] = target_heading;
      u8[28] = throttle;
      u8[29] = airspeed;
      u8[30] = airspeed_sp;
      u8[31] = groundspeed;
      u8[32] = windspeed;
      u8[33] = wind_heading;
      u8[34] = eph;
      u8[35] = epv;
      i8[36] = temperature_air;
      i8[37] = climb_rate;
      i8[38] = battery;
      i8[39] = custom0;
      i8[40] = custom1;
      i8[41] = custom2;
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
    write: ({ time_usec = 0n, vibration_x = 0, vibration_y = 0, vibration_z = 0, clipping_0 = 0, clipping_1 = 0, clipping_2 = 0 }) => {
      u64[0] = time_usec;
      f32[2] = vibration_x;
      f32[3] = vibration_y;
      f32[4] = vibration_z;
      u32[5] = clipping_0;
      u32[6] = clipping_1;
      u32[7] = clipping_2;
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
    write: ({ latitude = 0, longitude = 0, altitude = 0, x = 0, y = 0, z = 0, q, approach_x = 0, approach_y = 0, approach_z = 0, time_usec = 0n }) => {
      i32[0] = latitude;
      i32[1] = longitude;
      i32[2] = altitude;
      f32[3] = x;
      f32[4] = y;
      f32[5] = z;
      putFloat32s(view, 24, 4, q);
      f32[10] = approach_x;
      f32[11] = approach_y;
      f32[12] = approach_z;
      view.setBigUint64(52, time_usec, true);
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
    write: ({ latitude = 0, longitude = 0, altitude = 0, x = 0, y = 0, z = 0, q, approach_x = 0, approach_y = 0, approach_z = 0, target_system = 0, time_usec = 0n }) => {
      i32[0] = latitude;
      i32[1] = longitude;
      i32[2] = altitude;
      f32[3] = x;
      f32[4] = y;
      f32[5] = z;
      putFloat32s(view, 24, 4, q);
      f32[10] = approach_x;
      f32[11] = approach_y;
      f32[12] = approach_z;
      u8[52] = target_system;
      view.setBigUint64(53, time_usec, true);
    },
  },
  MESSAGE_INTERVAL: {
    read: (v) => ({
      interval_us: v.getInt32(0, true),
      message_id: v.getUint16(4, true),
    }),
    write: ({ interval_us = 0, message_id = 0 }) => {
      i32[0] = interval_us;
      u16[2] = message_id;
    },
  },
  EXTENDED_SYS_STATE: {
    read: (v) => ({
      vtol_state: v.getUint8(0),
      landed_state: v.getUint8(1),
    }),
    write: ({ vtol_state = 0, landed_state = 0 }) => {
      u8[0] = vtol_state;
      u8[1] = landed_state;
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
    write: ({ ICAO_address = 0, lat = 0, lon = 0, altitude = 0, heading = 0, hor_velocity = 0, ver_velocity = 0, flags = 0, squawk = 0, altitude_type = 0, callsign, emitter_type = 0, tslc = 0 }) => {
      u32[0] = ICAO_address;
      i32[1] = lat;
      i32[2] = lon;
      i32[3] = altitude;
      u16[8] = heading;
      u16[9] = hor_velocity;
      i16[10] = ver_velocity;
      u16[11] = flags;
      u16[12] = squawk;
      u8[26] = altitude_type;
      putText(view, 27, 9, callsign);
      u8[36] = emitter_type;
      u8[37] = tslc;
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
    write: ({ id = 0, time_to_minimum_delta = 0, altitude_minimum_delta = 0, horizontal_minimum_delta = 0, src = 0, action = 0, threat_level = 0 }) => {
      u32[0] = id;
      f32[1] = time_to_minimum_delta;
      f32[2] = altitude_minimum_delta;
      f32[3] = horizontal_minimum_delta;
      u8[16] = src;
      u8[17] = action;
      u8[18] = threat_level;
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
    write: ({ message_type = 0, target_network = 0, target_system = 0, target_component = 0, payload }) => {
      u16[0] = message_type;
      u8[2] = target_network;
      u8[3] = target_system;
      u8[4] = target_component;
      putUint8s(view, 5, 249, payload);
    },
  },
  MEMORY_VECT: {
    read: (v) => ({
      address: v.getUint16(0, true),
      ver: v.getUint8(2),
      type: v.getUint8(3),
      value: list(32, (n) => v.getInt8(4 + 1 * n)),
    }),
    write: ({ address = 0, ver = 0, type = 0, value }) => {
      u16[0] = address;
      u8[2] = ver;
      u8[3] = type;
      putInt8s(view, 4, 32, value);
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
    write: ({ time_usec = 0n, x = 0, y = 0, z = 0, name }) => {
      u64[0] = time_usec;
      f32[2] = x;
      f32[3] = y;
      f32[4] = z;
      putText(view, 20, 10, name);
    },
  },
  NAMED_VALUE_FLOAT: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      value: v.getFloat32(4, true),
      name: readText(v, 8, 10),
    }),
    write: ({ time_boot_ms = 0, value = 0, name }) => {
      u32[0] = time_boot_ms;
      f32[1] = value;
      putText(view, 8, 10, name);
    },
  },
  NAMED_VALUE_INT: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      value: v.getInt32(4, true),
      name: readText(v, 8, 10),
    }),
    write: ({ time_boot_ms = 0, value = 0, name }) => {
      u32[0] = time_boot_ms;
      i32[1] = value;
      putText(view, 8, 10, name);
    },
  },
  STATUSTEXT: {
    read: (v) => ({
      severity: v.getUint8(0),
      text: readText(v, 1, 50),
      id: v.getUint16(51, true),
      chunk_seq: v.getUint8(53),
    }),
    write: ({ severity = 0, text, id = 0, chunk_seq = 0 }) => {
      u8[0] = severity;
      putText(view, 1, 50, text);
      view.setUint16(51, id, true);
      u8[53] = chunk_seq;
    },
  },
  DEBUG: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      value: v.getFloat32(4, true),
      ind: v.getUint8(8),
    }),
    write: ({ time_boot_ms = 0, value = 0, ind = 0 }) => {
      u32[0] = time_boot_ms;
      f32[1] = value;
      u8[8] = ind;
    },
  },
  SETUP_SIGNING: {
    read: (v) => ({
      initial_timestamp: v.getBigUint64(0, true),
      target_system: v.getUint8(8),
      target_component: v.getUint8(9),
      secret_key: list(32, (n) => v.getUint8(10 + 1 * n)),
    }),
    write: ({ initial_timestamp = 0n, target_system = 0, target_component = 0, secret_key }) => {
      u64[0] = initial_timestamp;
      u8[8] = target_system;
      u8[9] = target_component;
      putUint8s(view, 10, 32, secret_key);
    },
  },
  BUTTON_CHANGE: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      last_change_ms: v.getUint32(4, true),
      state: v.getUint8(8),
    }),
    write: ({ time_boot_ms = 0, last_change_ms = 0, state = 0 }) => {
      u32[0] = time_boot_ms;
      u32[1] = last_change_ms;
      u8[8] = state;
    },
  },
  PLAY_TUNE: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
      tune: readText(v, 2, 30),
      tune2: readText(v, 32, 200),
    }),
    write: ({ target_system = 0, target_component = 0, tune, tune2 }) => {
      u8[0] = target_system;
      u8[1] = target_component;
      putText(view, 2, 30, tune);
      putText(view, 32, 200, tune2);
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
    write: ({ time_boot_ms = 0, firmware_version = 0, focal_length = 0, sensor_size_h = 0, sensor_size_v = 0, flags = 0, resolution_h = 0, resolution_v = 0, cam_definition_version = 0, vendor_name, model_name, lens_id = 0, cam_definition_uri, gimbal_device_id = 0, camera_device_id = 0 }) => {
      u32[0] = time_boot_ms;
      u32[1] = firmware_version;
      f32[2] = focal_length;
      f32[3] = sensor_size_h;
      f32[4] = sensor_size_v;
      u32[5] = flags;
      u16[12] = resolution_h;
      u16[13] = resolution_v;
      u16[14] = cam_definition_version;
      putUint8s(view, 30, 32, vendor_name);
      putUint8s(view, 62, 32, model_name);
      u8[94] = lens_id;
      putText(view, 95, 140, cam_definition_uri);
      u8[235] = gimbal_device_id;
      u8[236] = camera_device_id;
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
    write: ({ time_boot_ms = 0, mode_id = 0, zoomLevel = 0, focusLevel = 0, camera_device_id = 0 }) => {
      u32[0] = time_boot_ms;
      u8[4] = mode_id;
      view.setFloat32(5, zoomLevel, true);
      view.setFloat32(9, focusLevel, true);
      u8[13] = camera_device_id;
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
    write: ({ time_boot_ms = 0, total_capacity = 0, used_capacity = 0, available_capacity = 0, read_speed = 0, write_speed = 0, storage_id = 0, storage_count = 0, status = 0, type = 0, name, storage_usage = 0 }) => {
      u32[0] = time_boot_ms;
      f32[1] = total_capacity;
      f32[2] = used_capacity;
      f32[3] = available_capacity;
      f32[4] = read_speed;
      f32[5] = write_speed;
      u8[24] = storage_id;
      u8[25] = storage_count;
      u8[26] = status;
      u8[27] = type;
      putText(view, 28, 32, name);
      u8[60] = storage_usage;
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
    write: ({ time_boot_ms = 0, image_interval = 0, recording_time_ms = 0, available_capacity = 0, image_status = 0, video_status = 0, image_count = 0, camera_device_id = 0 }) => {
      u32[0] = time_boot_ms;
      f32[1] = image_interval;
      u32[2] = recording_time_ms;
      f32[3] = available_capacity;
      u8[16] = image_status;
      u8[17] = video_status;
      view.setInt32(18, image_count, true);
      u8[22] = camera_device_id;
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
    write: ({ time_utc = 0n, time_boot_ms = 0, lat = 0, lon = 0, alt = 0, relative_alt = 0, q, image_index = 0, camera_id = 0, capture_result = 0, file_url }) => {
      u64[0] = time_utc;
      u32[2] = time_boot_ms;
      i32[3] = lat;
      i32[4] = lon;
      i32[5] = alt;
      i32[6] = relative_alt;
      putFloat32s(view, 28, 4, q);
      i32[11] = image_index;
      u8[48] = camera_id;
      i8[49] = capture_result;
      putText(view, 50, 205, file_url);
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
    write: ({ arming_time_utc = 0n, takeoff_time_utc = 0n, flight_uuid = 0n, time_boot_ms = 0, landing_time = 0 }) => {
      u64[0] = arming_time_utc;
      u64[1] = takeoff_time_utc;
      u64[2] = flight_uuid;
      u32[6] = time_boot_ms;
      u32[7] = landing_time;
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
    write: ({ time_boot_ms = 0, roll = 0, pitch = 0, yaw = 0, yaw_absolute = 0 }) => {
      u32[0] = time_boot_ms;
      f32[1] = roll;
      f32[2] = pitch;
      f32[3] = yaw;
      f32[4] = yaw_absolute;
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
    write: ({ sequence = 0, target_system = 0, target_component = 0, length = 0, first_message_offset = 0, data }) => {
      u16[0] = sequence;
      u8[2] = target_system;
      u8[3] = target_component;
      u8[4] = length;
      u8[5] = first_message_offset;
      putUint8s(view, 6, 249, data);
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
    write: ({ sequence = 0, target_system = 0, target_component = 0, length = 0, first_message_offset = 0, data }) => {
      u16[0] = sequence;
      u8[2] = target_system;
      u8[3] = target_component;
      u8[4] = length;
      u8[5] = first_message_offset;
      putUint8s(view, 6, 249, data);
    },
  },
  LOGGING_ACK: {
    read: (v) => ({
      sequence: v.getUint16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
    }),
    write: ({ sequence = 0, target_system = 0, target_component = 0 }) => {
      u16[0] = sequence;
      u8[2] = target_system;
      u8[3] = target_component;
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
    write: ({ framerate = 0, bitrate = 0, flags = 0, resolution_h = 0, resolution_v = 0, rotation = 0, hfov = 0, stream_id = 0, count = 0, type = 0, name, uri, encoding = 0, camera_device_id = 0 }) => {
      f32[0] = framerate;
      u32[1] = bitrate;
      u16[4] = flags;
      u16[5] = resolution_h;
      u16[6] = resolution_v;
      u16[7] = rotation;
      u16[8] = hfov;
      u8[18] = stream_id;
      u8[19] = count;
      u8[20] = type;
      putText(view, 21, 32, name);
      putText(view, 53, 160, uri);
      u8[213] = encoding;
      u8[214] = camera_device_id;
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
    write: ({ framerate = 0, bitrate = 0, flags = 0, resolution_h = 0, resolution_v = 0, rotation = 0, hfov = 0, stream_id = 0, camera_device_id = 0 }) => {
      f32[0] = framerate;
      u32[1] = bitrate;
      u16[4] = flags;
      u16[5] = resolution_h;
      u16[6] = resolution_v;
      u16[7] = rotation;
      u16[8] = hfov;
      u8[18] = stream_id;
      u8[19] = camera_device_id;
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
    write: ({ time_boot_ms = 0, lat_camera = 0, lon_camera = 0, alt_camera = 0, lat_image = 0, lon_image = 0, alt_image = 0, q, hfov = 0, vfov = 0, camera_device_id = 0 }) => {
      u32[0] = time_boot_ms;
      i32[1] = lat_camera;
      i32[2] = lon_camera;
      i32[3] = alt_camera;
      i32[4] = lat_image;
      i32[5] = lon_image;
      i32[6] = alt_image;
      putFloat32s(view, 28, 4, q);
      f32[11] = hfov;
      f32[12] = vfov;
      u8[52] = camera_device_id;
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
    write: ({ point_x = 0, point_y = 0, radius = 0, rec_top_x = 0, rec_top_y = 0, rec_bottom_x = 0, rec_bottom_y = 0, tracking_status = 0, tracking_mode = 0, target_data = 0, camera_device_id = 0 }) => {
      f32[0] = point_x;
      f32[1] = point_y;
      f32[2] = radius;
      f32[3] = rec_top_x;
      f32[4] = rec_top_y;
      f32[5] = rec_bottom_x;
      f32[6] = rec_bottom_y;
      u8[28] = tracking_status;
      u8[29] = tracking_mode;
      u8[30] = target_data;
      u8[31] = camera_device_id;
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
    write: ({ lat = 0, lon = 0, alt = 0, h_acc = 0, v_acc = 0, vel_n = 0, vel_e = 0, vel_d = 0, vel_acc = 0, dist = 0, hdg = 0, hdg_acc = 0, tracking_status = 0, camera_device_id = 0 }) => {
      i32[0] = lat;
      i32[1] = lon;
      f32[2] = alt;
      f32[3] = h_acc;
      f32[4] = v_acc;
      f32[5] = vel_n;
      f32[6] = vel_e;
      f32[7] = vel_d;
      f32[8] = vel_acc;
      f32[9] = dist;
      f32[10] = hdg;
      f32[11] = hdg_acc;
      u8[48] = tracking_status;
      u8[49] = camera_device_id;
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
    write: ({ time_boot_ms = 0, max = 0, max_point_x = 0, max_point_y = 0, min = 0, min_point_x = 0, min_point_y = 0, stream_id = 0, camera_device_id = 0 }) => {
      u32[0] = time_boot_ms;
      f32[1] = max;
      f32[2] = max_point_x;
      f32[3] = max_point_y;
      f32[4] = min;
      f32[5] = min_point_x;
      f32[6] = min_point_y;
      u8[28] = stream_id;
      u8[29] = camera_device_id;
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
    write: ({ time_boot_ms = 0, cap_flags = 0, roll_min = 0, roll_max = 0, pitch_min = 0, pitch_max = 0, yaw_min = 0, yaw_max = 0, gimbal_device_id = 0 }) => {
      u32[0] = time_boot_ms;
      u32[1] = cap_flags;
      f32[2] = roll_min;
      f32[3] = roll_max;
      f32[4] = pitch_min;
      f32[5] = pitch_max;
      f32[6] = yaw_min;
      f32[7] = yaw_max;
      u8[32] = gimbal_device_id;
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
    write: ({ time_boot_ms = 0, flags = 0, gimbal_device_id = 0, primary_control_sysid = 0, primary_control_compid = 0, secondary_control_sysid = 0, secondary_control_compid = 0 }) => {
      u32[0] = time_boot_ms;
      u32[1] = flags;
      u8[8] = gimbal_device_id;
      u8[9] = primary_control_sysid;
      u8[10] = primary_control_compid;
      u8[11] = secondary_control_sysid;
      u8[12] = secondary_control_compid;
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
    write: ({ flags = 0, q, angular_velocity_x = 0, angular_velocity_y = 0, angular_velocity_z = 0, target_system = 0, target_component = 0, gimbal_device_id = 0 }) => {
      u32[0] = flags;
      putFloat32s(view, 4, 4, q);
      f32[5] = angular_velocity_x;
      f32[6] = angular_velocity_y;
      f32[7] = angular_velocity_z;
      u8[32] = target_system;
      u8[33] = target_component;
      u8[34] = gimbal_device_id;
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
    write: ({ uid = 0n, time_boot_ms = 0, firmware_version = 0, hardware_version = 0, roll_min = 0, roll_max = 0, pitch_min = 0, pitch_max = 0, yaw_min = 0, yaw_max = 0, cap_flags = 0, custom_cap_flags = 0, vendor_name, model_name, custom_name, gimbal_device_id = 0 }) => {
      u64[0] = uid;
      u32[2] = time_boot_ms;
      u32[3] = firmware_version;
      u32[4] = hardware_version;
      f32[5] = roll_min;
      f32[6] = roll_max;
      f32[7] = pitch_min;
      f32[8] = pitch_max;
      f32[9] = yaw_min;
      f32[10] = yaw_max;
      u16[22] = cap_flags;
      u16[23] = custom_cap_flags;
      putText(view, 48, 32, vendor_name);
      putText(view, 80, 32, model_name);
      putText(view, 112, 32, custom_name);
      u8[144] = gimbal_device_id;
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
    write: ({ q, angular_velocity_x = 0, angular_velocity_y = 0, angular_velocity_z = 0, flags = 0, target_system = 0, target_component = 0 }) => {
      putFloat32s(view, 0, 4, q);
      f32[4] = angular_velocity_x;
      f32[5] = angular_velocity_y;
      f32[6] = angular_velocity_z;
      u16[14] = flags;
      u8[30] = target_system;
      u8[31] = target_component;
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
    write: ({ time_boot_ms = 0, q, angular_velocity_x = 0, angular_velocity_y = 0, angular_velocity_z = 0, failure_flags = 0, flags = 0, target_system = 0, target_component = 0, delta_yaw = 0, delta_yaw_velocity = 0, gimbal_device_id = 0 }) => {
      u32[0] = time_boot_ms;
      putFloat32s(view, 4, 4, q);
      f32[5] = angular_velocity_x;
      f32[6] = angular_velocity_y;
      f32[7] = angular_velocity_z;
      u32[8] = failure_flags;
      u16[18] = flags;
      u8[38] = target_system;
      u8[39] = target_component;
      f32[10] = delta_yaw;
      f32[11] = delta_yaw_velocity;
      u8[48] = gimbal_device_id;
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
    write: ({ time_boot_us = 0n, q, q_estimated_delay_us = 0, vx = 0, vy = 0, vz = 0, v_estimated_delay_us = 0, feed_forward_angular_velocity_z = 0, estimator_status = 0, target_system = 0, target_component = 0, landed_state = 0, angular_velocity_z = 0 }) => {
      u64[0] = time_boot_us;
      putFloat32s(view, 8, 4, q);
      u32[6] = q_estimated_delay_us;
      f32[7] = vx;
      f32[8] = vy;
      f32[9] = vz;
      u32[10] = v_estimated_delay_us;
      f32[11] = feed_forward_angular_velocity_z;
      u16[24] = estimator_status;
      u8[50] = target_system;
      u8[51] = target_component;
      u8[52] = landed_state;
      view.setFloat32(53, angular_velocity_z, true);
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
    write: ({ flags = 0, pitch = 0, yaw = 0, pitch_rate = 0, yaw_rate = 0, target_system = 0, target_component = 0, gimbal_device_id = 0 }) => {
      u32[0] = flags;
      f32[1] = pitch;
      f32[2] = yaw;
      f32[3] = pitch_rate;
      f32[4] = yaw_rate;
      u8[20] = target_system;
      u8[21] = target_component;
      u8[22] = gimbal_device_id;
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
    write: ({ flags = 0, pitch = 0, yaw = 0, pitch_rate = 0, yaw_rate = 0, target_system = 0, target_component = 0, gimbal_device_id = 0 }) => {
      u32[0] = flags;
      f32[1] = pitch;
      f32[2] = yaw;
      f32[3] = pitch_rate;
      f32[4] = yaw_rate;
      u8[20] = target_system;
      u8[21] = target_component;
      u8[22] = gimbal_device_id;
    },
  },
  WIFI_CONFIG_AP: {
    read: (v) => ({
      ssid: readText(v, 0, 32),
      password: readText(v, 32, 64),
      mode: v.getInt8(96),
      response: v.getInt8(97),
    }),
    write: ({ ssid, password, mode = 0, response = 0 }) => {
      putText(view, 0, 32, ssid);
      putText(view, 32, 64, password);
      i8[96] = mode;
      i8[97] = response;
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
    write: ({ MMSI = 0, lat = 0, lon = 0, COG = 0, heading = 0, velocity = 0, dimension_bow = 0, dimension_stern = 0, tslc = 0, flags = 0, turn_rate = 0, navigational_status = 0, type = 0, dimension_port = 0, dimension_starboard = 0, callsign, name }) => {
      u32[0] = MMSI;
      i32[1] = lat;
      i32[2] = lon;
      u16[6] = COG;
      u16[7] = heading;
      u16[8] = velocity;
      u16[9] = dimension_bow;
      u16[10] = dimension_stern;
      u16[11] = tslc;
      u16[12] = flags;
      i8[26] = turn_rate;
      u8[27] = navigational_status;
      u8[28] = type;
      u8[29] = dimension_port;
      u8[30] = dimension_starboard;
      putText(view, 31, 7, callsign);
      putText(view, 38, 20, name);
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
    write: ({ time_usec = 0n, uptime_sec = 0, vendor_specific_status_code = 0, health = 0, mode = 0, sub_mode = 0 }) => {
      u64[0] = time_usec;
      u32[2] = uptime_sec;
      u16[6] = vendor_specific_status_code;
      u8[14] = health;
      u8[15] = mode;
      u8[16] = sub_mode;
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
    write: ({ time_usec = 0n, uptime_sec = 0, sw_vcs_commit = 0, name, hw_version_major = 0, hw_version_minor = 0, hw_unique_id, sw_version_major = 0, sw_version_minor = 0 }) => {
      u64[0] = time_usec;
      u32[2] = uptime_sec;
      u32[3] = sw_vcs_commit;
      putText(view, 16, 80, name);
      u8[96] = hw_version_major;
      u8[97] = hw_version_minor;
      putUint8s(view, 98, 16, hw_unique_id);
      u8[114] = sw_version_major;
      u8[115] = sw_version_minor;
    },
  },
  PARAM_EXT_REQUEST_READ: {
    read: (v) => ({
      param_index: v.getInt16(0, true),
      target_system: v.getUint8(2),
      target_component: v.getUint8(3),
      param_id: readText(v, 4, 16),
    }),
    write: ({ param_index = 0, target_system = 0, target_component = 0, param_id }) => {
      i16[0] = param_index;
      u8[2] = target_system;
      u8[3] = target_component;
      putText(view, 4, 16, param_id);
    },
  },
  PARAM_EXT_REQUEST_LIST: {
    read: (v) => ({
      target_system: v.getUint8(0),
      target_component: v.getUint8(1),
    }),
    write: ({ target_system = 0, target_component = 0 }) => {
      u8[0] = target_system;
      u8[1] = target_component;
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
    write: ({ param_count = 0, param_index = 0, param_id, param_value, param_type = 0 }) => {
      u16[0] = param_count;
      u16[1] = param_index;
      putText(view, 4, 16, param_id);
      putText(view, 20, 128, param_value);
      u8[148] = param_type;
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
    write: ({ target_system = 0, target_component = 0, param_id, param_value, param_type = 0 }) => {
      u8[0] = target_system;
      u8[1] = target_component;
      putText(view, 2, 16, param_id);
      putText(view, 18, 128, param_value);
      u8[146] = param_type;
    },
  },
  PARAM_EXT_ACK: {
    read: (v) => ({
      param_id: readText(v, 0, 16),
      param_value: readText(v, 16, 128),
      param_type: v.getUint8(144),
      param_result: v.getUint8(145),
    }),
    write: ({ param_id, param_value, param_type = 0, param_result = 0 }) => {
      putText(view, 0, 16, param_id);
      putText(view, 16, 128, param_value);
      u8[144] = param_type;
      u8[145] = param_result;
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
    write: ({ time_usec = 0n, distances, min_distance = 0, max_distance = 0, sensor_type = 0, increment = 0, increment_f = 0, angle_offset = 0, frame = 0 }) => {
      u64[0] = time_usec;
      putUint16s(view, 8, 72, distances);
      u16[76] = min_distance;
      u16[77] = max_distance;
      u8[156] = sensor_type;
      u8[157] = increment;
      view.setFloat32(158, increment_f, true);
      view.setFloat32(162, angle_offset, true);
      u8[166] = frame;
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
    write: ({ time_usec = 0n, x = 0, y = 0, z = 0, q, vx = 0, vy = 0, vz = 0, rollspeed = 0, pitchspeed = 0, yawspeed = 0, pose_covariance, velocity_covariance, frame_id = 0, child_frame_id = 0, reset_counter = 0, estimator_type = 0, quality = 0 }) => {
      u64[0] = time_usec;
      f32[2] = x;
      f32[3] = y;
      f32[4] = z;
      putFloat32s(view, 20, 4, q);
      f32[9] = vx;
      f32[10] = vy;
      f32[11] = vz;
      f32[12] = rollspeed;
      f32[13] = pitchspeed;
      f32[14] = yawspeed;
      putFloat32s(view, 60, 21, pose_covariance);
      putFloat32s(view, 144, 21, velocity_covariance);
      u8[228] = frame_id;
      u8[229] = child_frame_id;
      u8[230] = reset_counter;
      u8[231] = estimator_type;
      i8[232] = quality;
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
    write: ({ time_usec = 0n, pos_x, pos_y, pos_z, vel_x, vel_y, vel_z, acc_x, acc_y, acc_z, pos_yaw, vel_yaw, command, valid_points = 0 }) => {
      u64[0] = time_usec;
      putFloat32s(view, 8, 5, pos_x);
      putFloat32s(view, 28, 5, pos_y);
      putFloat32s(view, 48, 5, pos_z);
      putFloat32s(view, 68, 5, vel_x);
      putFloat32s(view, 88, 5, vel_y);
      putFloat32s(view, 108, 5, vel_z);
      putFloat32s(view, 128, 5, acc_x);
      putFloat32s(view, 148, 5, acc_y);
      putFloat32s(view, 168, 5, acc_z);
      putFloat32s(view, 188, 5, pos_yaw);
      putFloat32s(view, 208, 5, vel_yaw);
      putUint16s(view, 228, 5, command);
      u8[238] = valid_points;
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
    write: ({ time_usec = 0n, pos_x, pos_y, pos_z, delta, pos_yaw, valid_points = 0 }) => {
      u64[0] = time_usec;
      putFloat32s(view, 8, 5, pos_x);
      putFloat32s(view, 28, 5, pos_y);
      putFloat32s(view, 48, 5, pos_z);
      putFloat32s(view, 68, 5, delta);
      putFloat32s(view, 88, 5, pos_yaw);
      u8[108] = valid_points;
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
    write: ({ mcc = 0, mnc = 0, lac = 0, status = 0, failure_reason = 0, type = 0, quality = 0 }) => {
      u16[0] = mcc;
      u16[1] = mnc;
      u16[2] = lac;
      u8[6] = status;
      u8[7] = failure_reason;
      u8[8] = type;
      u8[9] = quality;
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
    write: ({ timestamp = 0n, last_heartbeat = 0n, failed_sessions = 0, successful_sessions = 0, signal_quality = 0, ring_pending = 0, tx_session_pending = 0, rx_session_pending = 0 }) => {
      u64[0] = timestamp;
      u64[1] = last_heartbeat;
      u16[8] = failed_sessions;
      u16[9] = successful_sessions;
      u8[20] = signal_quality;
      u8[21] = ring_pending;
      u8[22] = tx_session_pending;
      u8[23] = rx_session_pending;
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
    write: ({ enable_lte = 0, enable_pin = 0, pin, new_pin, apn, puk, roaming = 0, response = 0 }) => {
      u8[0] = enable_lte;
      u8[1] = enable_pin;
      putText(view, 2, 16, pin);
      putText(view, 18, 16, new_pin);
      putText(view, 34, 32, apn);
      putText(view, 66, 16, puk);
      u8[82] = roaming;
      u8[83] = response;
    },
  },
  RAW_RPM: {
    read: (v) => ({
      frequency: v.getFloat32(0, true),
      index: v.getUint8(4),
    }),
    write: ({ frequency = 0, index = 0 }) => {
      f32[0] = frequency;
      u8[4] = index;
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
    write: ({ time = 0n, lat = 0, lon = 0, alt = 0, relative_alt = 0, next_lat = 0, next_lon = 0, next_alt = 0, vx = 0, vy = 0, vz = 0, h_acc = 0, v_acc = 0, vel_acc = 0, update_rate = 0, uas_id, flight_state = 0, flags = 0 }) => {
      u64[0] = time;
      i32[2] = lat;
      i32[3] = lon;
      i32[4] = alt;
      i32[5] = relative_alt;
      i32[6] = next_lat;
      i32[7] = next_lon;
      i32[8] = next_alt;
      i16[18] = vx;
      i16[19] = vy;
      i16[20] = vz;
      u16[21] = h_acc;
      u16[22] = v_acc;
      u16[23] = vel_acc;
      u16[24] = update_rate;
      putUint8s(view, 50, 18, uas_id);
      u8[68] = flight_state;
      u8[69] = flags;
    },
  },
  DEBUG_FLOAT_ARRAY: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      array_id: v.getUint16(8, true),
      name: readText(v, 10, 10),
      data: list(58, (n) => v.getFloat32(20 + 4 * n, true)),
    }),
    write: ({ time_usec = 0n, array_id = 0, name, data }) => {
      u64[0] = time_usec;
      u16[4] = array_id;
      putText(view, 10, 10, name);
      putFloat32s(view, 20, 58, data);
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
    write: ({ time_usec = 0n, radius = 0, x = 0, y = 0, z = 0, frame = 0 }) => {
      u64[0] = time_usec;
      f32[2] = radius;
      i32[3] = x;
      i32[4] = y;
      f32[5] = z;
      u8[24] = frame;
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
    write: ({ capacity_full_specification = 0, capacity_full = 0, cycle_count = 0, weight = 0, discharge_minimum_voltage = 0, charging_minimum_voltage = 0, resting_minimum_voltage = 0, id = 0, battery_function = 0, type = 0, serial_number, device_name, charging_maximum_voltage = 0, cells_in_series = 0, discharge_maximum_current = 0, discharge_maximum_burst_current = 0, manufacture_date }) => {
      i32[0] = capacity_full_specification;
      i32[1] = capacity_full;
      u16[4] = cycle_count;
      u16[5] = weight;
      u16[6] = discharge_minimum_voltage;
      u16[7] = charging_minimum_voltage;
      u16[8] = resting_minimum_voltage;
      u8[18] = id;
      u8[19] = battery_function;
      u8[20] = type;
      putText(view, 21, 16, serial_number);
      putText(view, 37, 50, device_name);
      view.setUint16(87, charging_maximum_voltage, true);
      u8[89] = cells_in_series;
      view.setUint32(90, discharge_maximum_current, true);
      view.setUint32(94, discharge_maximum_burst_current, true);
      putText(view, 98, 11, manufacture_date);
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
    write: ({ maximum_fuel = 0, consumed_fuel = 0, remaining_fuel = 0, flow_rate = 0, temperature = 0, fuel_type = 0, id = 0, percent_remaining = 0 }) => {
      f32[0] = maximum_fuel;
      f32[1] = consumed_fuel;
      f32[2] = remaining_fuel;
      f32[3] = flow_rate;
      f32[4] = temperature;
      u32[5] = fuel_type;
      u8[24] = id;
      u8[25] = percent_remaining;
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
    write: ({ status = 0n, battery_current = 0, load_current = 0, power_generated = 0, bus_voltage = 0, bat_current_setpoint = 0, runtime = 0, time_until_maintenance = 0, generator_speed = 0, rectifier_temperature = 0, generator_temperature = 0 }) => {
      u64[0] = status;
      f32[2] = battery_current;
      f32[3] = load_current;
      f32[4] = power_generated;
      f32[5] = bus_voltage;
      f32[6] = bat_current_setpoint;
      u32[7] = runtime;
      i32[8] = time_until_maintenance;
      u16[18] = generator_speed;
      i16[19] = rectifier_temperature;
      i16[20] = generator_temperature;
    },
  },
  ACTUATOR_OUTPUT_STATUS: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      active: v.getUint32(8, true),
      actuator: list(32, (n) => v.getFloat32(12 + 4 * n, true)),
    }),
    write: ({ time_usec = 0n, active = 0, actuator }) => {
      u64[0] = time_usec;
      u32[2] = active;
      putFloat32s(view, 12, 32, actuator);
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
    write: ({ payload_type = 0, target_system = 0, target_component = 0, payload_length = 0, payload }) => {
      u16[0] = payload_type;
      u8[2] = target_system;
      u8[3] = target_component;
      u8[4] = payload_length;
      putUint8s(view, 5, 128, payload);
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
    write: ({ id = 0, target_system = 0, target_component = 0, bus = 0, len = 0, data }) => {
      u32[0] = id;
      u8[4] = target_system;
      u8[5] = target_component;
      u8[6] = bus;
      u8[7] = len;
      putUint8s(view, 8, 8, data);
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
    write: ({ id = 0, target_system = 0, target_component = 0, bus = 0, len = 0, data }) => {
      u32[0] = id;
      u8[4] = target_system;
      u8[5] = target_component;
      u8[6] = bus;
      u8[7] = len;
      putUint8s(view, 8, 64, data);
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
    write: ({ ids, target_system = 0, target_component = 0, bus = 0, operation = 0, num_ids = 0 }) => {
      putUint16s(view, 0, 16, ids);
      u8[32] = target_system;
      u8[33] = target_component;
      u8[34] = bus;
      u8[35] = operation;
      u8[36] = num_ids;
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
    write: ({ time_boot_ms = 0, general_metadata_file_crc = 0, peripherals_metadata_file_crc = 0, general_metadata_uri, peripherals_metadata_uri }) => {
      u32[0] = time_boot_ms;
      u32[1] = general_metadata_file_crc;
      u32[2] = peripherals_metadata_file_crc;
      putText(view, 12, 100, general_metadata_uri);
      putText(view, 112, 100, peripherals_metadata_uri);
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
    write: ({ capabilities = 0n, time_boot_ms = 0, time_manufacture_s = 0, vendor_name, model_name, software_version, hardware_version, serial_number }) => {
      u64[0] = capabilities;
      u32[2] = time_boot_ms;
      u32[3] = time_manufacture_s;
      putText(view, 16, 32, vendor_name);
      putText(view, 48, 32, model_name);
      putText(view, 80, 24, software_version);
      putText(view, 104, 24, hardware_version);
      putText(view, 128, 32, serial_number);
    },
  },
  COMPONENT_METADATA: {
    read: (v) => ({
      time_boot_ms: v.getUint32(0, true),
      file_crc: v.getUint32(4, true),
      uri: readText(v, 8, 100),
    }),
    write: ({ time_boot_ms = 0, file_crc = 0, uri }) => {
      u32[0] = time_boot_ms;
      u32[1] = file_crc;
      putText(view, 8, 100, uri);
    },
  },
  PLAY_TUNE_V2: {
    read: (v) => ({
      format: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
      tune: readText(v, 6, 248),
    }),
    write: ({ format = 0, target_system = 0, target_component = 0, tune }) => {
      u32[0] = format;
      u8[4] = target_system;
      u8[5] = target_component;
      putText(view, 6, 248, tune);
    },
  },
  SUPPORTED_TUNES: {
    read: (v) => ({
      format: v.getUint32(0, true),
      target_system: v.getUint8(4),
      target_component: v.getUint8(5),
    }),
    write: ({ format = 0, target_system = 0, target_component = 0 }) => {
      u32[0] = format;
      u8[4] = target_system;
      u8[5] = target_component;
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
    write: ({ custom_mode = 0, properties = 0, number_modes = 0, mode_index = 0, standard_mode = 0, mode_name }) => {
      u32[0] = custom_mode;
      u32[1] = properties;
      u8[8] = number_modes;
      u8[9] = mode_index;
      u8[10] = standard_mode;
      putText(view, 11, 35, mode_name);
    },
  },
  CURRENT_MODE: {
    read: (v) => ({
      custom_mode: v.getUint32(0, true),
      intended_custom_mode: v.getUint32(4, true),
      standard_mode: v.getUint8(8),
    }),
    write: ({ custom_mode = 0, intended_custom_mode = 0, standard_mode = 0 }) => {
      u32[0] = custom_mode;
      u32[1] = intended_custom_mode;
      u8[8] = standard_mode;
    },
  },
  AVAILABLE_MODES_MONITOR: {
    read: (v) => ({
      seq: v.getUint8(0),
    }),
    write: ({ seq = 0 }) => {
      u8[0] = seq;
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
    write: ({ uptime_ms = 0, error_status = 0, brightness = 0, strobe_period = 0, strobe_duty_cycle = 0, temp_c = 0, min_strobe_period = 0, max_strobe_period = 0, enable = 0, mode_bitmask = 0, mode = 0 }) => {
      u32[0] = uptime_ms;
      u32[1] = error_status;
      f32[2] = brightness;
      f32[3] = strobe_period;
      f32[4] = strobe_duty_cycle;
      f32[5] = temp_c;
      f32[6] = min_strobe_period;
      f32[7] = max_strobe_period;
      u8[32] = enable;
      u8[33] = mode_bitmask;
      u8[34] = mode;
    },
  },
  WHEEL_DISTANCE: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      distance: list(16, (n) => v.getFloat64(8 + 8 * n, true)),
      count: v.getUint8(136),
    }),
    write: ({ time_usec = 0n, distance, count = 0 }) => {
      u64[0] = time_usec;
      putFloat64s(view, 8, 16, distance);
      u8[136] = count;
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
    write: ({ time_usec = 0n, line_length = 0, speed = 0, tension = 0, voltage = 0, current = 0, status = 0, temperature = 0 }) => {
      u64[0] = time_usec;
      f32[2] = line_length;
      f32[3] = speed;
      f32[4] = tension;
      f32[5] = voltage;
      f32[6] = current;
      u32[7] = status;
      i16[16] = temperature;
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
    write: ({ request_id = 0, target_system = 0, target_component = 0, bustype = 0, bus = 0, address = 0, busname, regstart = 0, count = 0, bank = 0 }) => {
      u32[0] = request_id;
      u8[4] = target_system;
      u8[5] = target_component;
      u8[6] = bustype;
      u8[7] = bus;
      u8[8] = address;
      putText(view, 9, 40, busname);
      u8[49] = regstart;
      u8[50] = count;
      u8[51] = bank;
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
    write: ({ request_id = 0, result = 0, regstart = 0, count = 0, data, bank = 0 }) => {
      u32[0] = request_id;
      u8[4] = result;
      u8[5] = regstart;
      u8[6] = count;
      putUint8s(view, 7, 128, data);
      u8[135] = bank;
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
    write: ({ request_id = 0, target_system = 0, target_component = 0, bustype = 0, bus = 0, address = 0, busname, regstart = 0, count = 0, data, bank = 0 }) => {
      u32[0] = request_id;
      u8[4] = target_system;
      u8[5] = target_component;
      u8[6] = bustype;
      u8[7] = bus;
      u8[8] = address;
      putText(view, 9, 40, busname);
      u8[49] = regstart;
      u8[50] = count;
      putUint8s(view, 51, 128, data);
      u8[179] = bank;
    },
  },
  DEVICE_OP_WRITE_REPLY: {
    read: (v) => ({
      request_id: v.getUint32(0, true),
      result: v.getUint8(4),
    }),
    write: ({ request_id = 0, result = 0 }) => {
      u32[0] = request_id;
      u8[4] = result;
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
    write: ({ sequence = 0, operation = 0, target_system = 0, target_component = 0, data_length = 0, sig_length = 0, data }) => {
      u32[0] = sequence;
      u32[1] = operation;
      u8[8] = target_system;
      u8[9] = target_component;
      u8[10] = data_length;
      u8[11] = sig_length;
      putUint8s(view, 12, 220, data);
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
    write: ({ sequence = 0, operation = 0, result = 0, data_length = 0, data }) => {
      u32[0] = sequence;
      u32[1] = operation;
      u8[8] = result;
      u8[9] = data_length;
      putUint8s(view, 10, 220, data);
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
    write: ({ desired = 0, achieved = 0, error = 0, theta = 0, omega = 0, sigma = 0, theta_dot = 0, omega_dot = 0, sigma_dot = 0, f = 0, f_dot = 0, u = 0, axis = 0 }) => {
      f32[0] = desired;
      f32[1] = achieved;
      f32[2] = error;
      f32[3] = theta;
      f32[4] = omega;
      f32[5] = sigma;
      f32[6] = theta_dot;
      f32[7] = omega_dot;
      f32[8] = sigma_dot;
      f32[9] = f;
      f32[10] = f_dot;
      f32[11] = u;
      u8[48] = axis;
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
    write: ({ time_usec = 0n, time_delta_usec = 0n, angle_delta, position_delta, confidence = 0 }) => {
      u64[0] = time_usec;
      u64[1] = time_delta_usec;
      putFloat32s(view, 16, 3, angle_delta);
      putFloat32s(view, 28, 3, position_delta);
      f32[10] = confidence;
    },
  },
  AOA_SSA: {
    read: (v) => ({
      time_usec: v.getBigUint64(0, true),
      AOA: v.getFloat32(8, true),
      SSA: v.getFloat32(12, true),
    }),
    write: ({ time_usec = 0n, AOA = 0, SSA = 0 }) => {
      u64[0] = time_usec;
      f32[2] = AOA;
      f32[3] = SSA;
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
    write: ({ voltage, current, totalcurrent, rpm, count, temperature }) => {
      putUint16s(view, 0, 4, voltage);
      putUint16s(view, 8, 4, current);
      putUint16s(view, 16, 4, totalcurrent);
      putUint16s(view, 24, 4, rpm);
      putUint16s(view, 32, 4, count);
      putUint8s(view, 40, 4, temperature);
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
    write: ({ voltage, current, totalcurrent, rpm, count, temperature }) => {
      putUint16s(view, 0, 4, voltage);
      putUint16s(view, 8, 4, current);
      putUint16s(view, 16, 4, totalcurrent);
      putUint16s(view, 24, 4, rpm);
      putUint16s(view, 32, 4, count);
      putUint8s(view, 40, 4, temperature);
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
    write: ({ voltage, current, totalcurrent, rpm, count, temperature }) => {
      putUint16s(view, 0, 4, voltage);
      putUint16s(view, 8, 4, current);
      putUint16s(view, 16, 4, totalcurrent);
      putUint16s(view, 24, 4, rpm);
      putUint16s(view, 32, 4, count);
      putUint8s(view, 40, 4, temperature);
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
    write: ({ request_id = 0, min_value = 0, max_value = 0, increment = 0, target_system = 0, target_component = 0, osd_screen = 0, osd_index = 0, param_id, config_type = 0 }) => {
      u32[0] = request_id;
      f32[1] = min_value;
      f32[2] = max_value;
      f32[3] = increment;
      u8[16] = target_system;
      u8[17] = target_component;
      u8[18] = osd_screen;
      u8[19] = osd_index;
      putText(view, 20, 16, param_id);
      u8[36] = config_type;
    },
  },
  OSD_PARAM_CONFIG_REPLY: {
    read: (v) => ({
      request_id: v.getUint32(0, true),
      result: v.getUint8(4),
    }),
    write: ({ request_id = 0, result = 0 }) => {
      u32[0] = request_id;
      u8[4] = result;
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
    write: ({ request_id = 0, target_system = 0, target_component = 0, osd_screen = 0, osd_index = 0 }) => {
      u32[0] = request_id;
      u8[4] = target_system;
      u8[5] = target_component;
      u8[6] = osd_screen;
      u8[7] = osd_index;
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
    write: ({ request_id = 0, min_value = 0, max_value = 0, increment = 0, result = 0, param_id, config_type = 0 }) => {
      u32[0] = request_id;
      f32[1] = min_value;
      f32[2] = max_value;
      f32[3] = increment;
      u8[16] = result;
      putText(view, 17, 16, param_id);
      u8[33] = config_type;
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
    write: ({ time_boot_ms = 0, x = 0, y = 0, z = 0, min_distance = 0, max_distance = 0, obstacle_id = 0, sensor_type = 0, frame = 0 }) => {
      u32[0] = time_boot_ms;
      f32[1] = x;
      f32[2] = y;
      f32[3] = z;
      f32[4] = min_distance;
      f32[5] = max_distance;
      u16[12] = obstacle_id;
      u8[26] = sensor_type;
      u8[27] = frame;
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
    write: ({ time_boot_ms = 0, lat = 0, lng = 0, alt = 0, roll = 0, pitch = 0, yaw = 0, distance = 0, temperature = 0, id = 0, healthy = 0 }) => {
      u32[0] = time_boot_ms;
      i32[1] = lat;
      i32[2] = lng;
      f32[3] = alt;
      f32[4] = roll;
      f32[5] = pitch;
      f32[6] = yaw;
      f32[7] = distance;
      f32[8] = temperature;
      u8[36] = id;
      u8[37] = healthy;
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
    write: ({ MCU_temperature = 0, MCU_voltage = 0, MCU_voltage_min = 0, MCU_voltage_max = 0, id = 0 }) => {
      i16[0] = MCU_temperature;
      u16[1] = MCU_voltage;
      u16[2] = MCU_voltage_min;
      u16[3] = MCU_voltage_max;
      u8[8] = id;
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
    write: ({ voltage, current, totalcurrent, rpm, count, temperature }) => {
      putUint16s(view, 0, 4, voltage);
      putUint16s(view, 8, 4, current);
      putUint16s(view, 16, 4, totalcurrent);
      putUint16s(view, 24, 4, rpm);
      putUint16s(view, 32, 4, count);
      putUint8s(view, 40, 4, temperature);
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
    write: ({ voltage, current, totalcurrent, rpm, count, temperature }) => {
      putUint16s(view, 0, 4, voltage);
      putUint16s(view, 8, 4, current);
      putUint16s(view, 16, 4, totalcurrent);
      putUint16s(view, 24, 4, rpm);
      putUint16s(view, 32, 4, count);
      putUint8s(view, 40, 4, temperature);
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
    write: ({ voltage, current, totalcurrent, rpm, count, temperature }) => {
      putUint16s(view, 0, 4, voltage);
      putUint16s(view, 8, 4, current);
      putUint16s(view, 16, 4, totalcurrent);
      putUint16s(view, 24, 4, rpm);
      putUint16s(view, 32, 4, count);
      putUint8s(view, 40, 4, temperature);
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
    write: ({ voltage, current, totalcurrent, rpm, count, temperature }) => {
      putUint16s(view, 0, 4, voltage);
      putUint16s(view, 8, 4, current);
      putUint16s(view, 16, 4, totalcurrent);
      putUint16s(view, 24, 4, rpm);
      putUint16s(view, 32, 4, count);
      putUint8s(view, 40, 4, temperature);
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
    write: ({ voltage, current, totalcurrent, rpm, count, temperature }) => {
      putUint16s(view, 0, 4, voltage);
      putUint16s(view, 8, 4, current);
      putUint16s(view, 16, 4, totalcurrent);
      putUint16s(view, 24, 4, rpm);
      putUint16s(view, 32, 4, count);
      putUint8s(view, 40, 4, temperature);
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
    write: ({ target_system = 0, target_component = 0, id_or_mac, id_type = 0, ua_type = 0, uas_id }) => {
      u8[0] = target_system;
      u8[1] = target_component;
      putUint8s(view, 2, 20, id_or_mac);
      u8[22] = id_type;
      u8[23] = ua_type;
      putUint8s(view, 24, 20, uas_id);
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
    write: ({ latitude = 0, longitude = 0, altitude_barometric = 0, altitude_geodetic = 0, height = 0, timestamp = 0, direction = 0, speed_horizontal = 0, speed_vertical = 0, target_system = 0, target_component = 0, id_or_mac, status = 0, height_reference = 0, horizontal_accuracy = 0, vertical_accuracy = 0, barometer_accuracy = 0, speed_accuracy = 0, timestamp_accuracy = 0 }) => {
      i32[0] = latitude;
      i32[1] = longitude;
      f32[2] = altitude_barometric;
      f32[3] = altitude_geodetic;
      f32[4] = height;
      f32[5] = timestamp;
      u16[12] = direction;
      u16[13] = speed_horizontal;
      i16[14] = speed_vertical;
      u8[30] = target_system;
      u8[31] = target_component;
      putUint8s(view, 32, 20, id_or_mac);
      u8[52] = status;
      u8[53] = height_reference;
      u8[54] = horizontal_accuracy;
      u8[55] = vertical_accuracy;
      u8[56] = barometer_accuracy;
      u8[57] = speed_accuracy;
      u8[58] = timestamp_accuracy;
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
    write: ({ timestamp = 0, target_system = 0, target_component = 0, id_or_mac, authentication_type = 0, data_page = 0, last_page_index = 0, length = 0, authentication_data }) => {
      u32[0] = timestamp;
      u8[4] = target_system;
      u8[5] = target_component;
      putUint8s(view, 6, 20, id_or_mac);
      u8[26] = authentication_type;
      u8[27] = data_page;
      u8[28] = last_page_index;
      u8[29] = length;
      putUint8s(view, 30, 23, authentication_data);
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
    write: ({ target_system = 0, target_component = 0, id_or_mac, description_type = 0, description }) => {
      u8[0] = target_system;
      u8[1] = target_component;
      putUint8s(view, 2, 20, id_or_mac);
      u8[22] = description_type;
      putText(view, 23, 23, description);
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
    write: ({ operator_latitude = 0, operator_longitude = 0, area_ceiling = 0, area_floor = 0, operator_altitude_geo = 0, timestamp = 0, area_count = 0, area_radius = 0, target_system = 0, target_component = 0, id_or_mac, operator_location_type = 0, classification_type = 0, category_eu = 0, class_eu = 0 }) => {
      i32[0] = operator_latitude;
      i32[1] = operator_longitude;
      f32[2] = area_ceiling;
      f32[3] = area_floor;
      f32[4] = operator_altitude_geo;
      u32[5] = timestamp;
      u16[12] = area_count;
      u16[13] = area_radius;
      u8[28] = target_system;
      u8[29] = target_component;
      putUint8s(view, 30, 20, id_or_mac);
      u8[50] = operator_location_type;
      u8[51] = classification_type;
      u8[52] = category_eu;
      u8[53] = class_eu;
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
    write: ({ target_system = 0, target_component = 0, id_or_mac, operator_id_type = 0, operator_id }) => {
      u8[0] = target_system;
      u8[1] = target_component;
      putUint8s(view, 2, 20, id_or_mac);
      u8[22] = operator_id_type;
      putText(view, 23, 20, operator_id);
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
    write: ({ target_system = 0, target_component = 0, id_or_mac, single_message_size = 0, msg_pack_size = 0, messages }) => {
      u8[0] = target_system;
      u8[1] = target_component;
      putUint8s(view, 2, 20, id_or_mac);
      u8[22] = single_message_size;
      u8[23] = msg_pack_size;
      putUint8s(view, 24, 225, messages);
    },
  },
  OPEN_DRONE_ID_ARM_STATUS: {
    read: (v) => ({
      status: v.getUint8(0),
      error: readText(v, 1, 50),
    }),
    write: ({ status = 0, error }) => {
      u8[0] = status;
      putText(view, 1, 50, error);
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
    write: ({ operator_latitude = 0, operator_longitude = 0, operator_altitude_geo = 0, timestamp = 0, target_system = 0, target_component = 0 }) => {
      i32[0] = operator_latitude;
      i32[1] = operator_longitude;
      f32[2] = operator_altitude_geo;
      u32[3] = timestamp;
      u8[16] = target_system;
      u8[17] = target_component;
    },
  },
  HYGROMETER_SENSOR: {
    read: (v) => ({
      temperature: v.getInt16(0, true),
      humidity: v.getUint16(2, true),
      id: v.getUint8(4),
    }),
    write: ({ temperature = 0, humidity = 0, id = 0 }) => {
      i16[0] = temperature;
      u16[1] = humidity;
      u8[4] = id;
    },
  },
};
