import { CameraCapFlags, GimbalDeviceFlags, GimbalManagerCapFlags as Cap } from '@skyhelm/core/mavlink/named-numbers.generated';
import { GIMBAL_LIMITS } from '../../vehicle/gimbal.ts';
import { bootMs, GIMBAL_ID } from '../comms.ts';
import { quaternion } from './quaternion.ts';
import type { Writers } from './writers.ts';

const letters = (text: string, count: number): number[] => Array.from({ length: count }, (_, index) => text.charCodeAt(index) || 0);

const LIMITS = {
  pitch_min: GIMBAL_LIMITS.pitchMin,
  pitch_max: GIMBAL_LIMITS.pitchMax,
  yaw_min: GIMBAL_LIMITS.yawMin,
  yaw_max: GIMBAL_LIMITS.yawMax,
};
const ABILITIES =
  Cap.HAS_NEUTRAL | Cap.HAS_RETRACT | Cap.HAS_PITCH_AXIS | Cap.HAS_PITCH_LOCK | Cap.HAS_YAW_AXIS | Cap.HAS_YAW_FOLLOW | Cap.HAS_YAW_LOCK;
/** Mebibytes. */
const CARD = { total: 64_000, picture: 8 };

/** Camera and gimbal. */
export const PAYLOAD: Writers = {
  GIMBAL_MANAGER_INFORMATION: (comms) => ({
    time_boot_ms: bootMs(comms),
    cap_flags: ABILITIES,
    ...LIMITS,
    gimbal_device_id: GIMBAL_ID,
  }),
  GIMBAL_MANAGER_STATUS: (comms) => ({
    time_boot_ms: bootMs(comms),
    flags: GimbalDeviceFlags.PITCH_LOCK | GimbalDeviceFlags.ROLL_LOCK,
    gimbal_device_id: GIMBAL_ID,
    primary_control_sysid: comms.craft.gimbal.controller.system,
    primary_control_compid: comms.craft.gimbal.controller.component,
  }),
  GIMBAL_DEVICE_INFORMATION: (comms) => ({
    time_boot_ms: bootMs(comms),
    vendor_name: 'Skyhelm',
    model_name: 'Simulated gimbal',
    firmware_version: 1,
    hardware_version: 1,
    uid: BigInt(comms.craft.seed),
    cap_flags: ABILITIES & 0xffff,
    ...LIMITS,
    gimbal_device_id: GIMBAL_ID,
  }),
  GIMBAL_DEVICE_ATTITUDE_STATUS: (comms) => ({
    time_boot_ms: bootMs(comms),
    q: quaternion(0, comms.craft.gimbal.pitch, comms.craft.gimbal.yaw),
    flags: GimbalDeviceFlags.PITCH_LOCK | GimbalDeviceFlags.ROLL_LOCK | GimbalDeviceFlags.YAW_IN_VEHICLE_FRAME,
    gimbal_device_id: GIMBAL_ID,
  }),
  CAMERA_INFORMATION: (comms) => ({
    time_boot_ms: bootMs(comms),
    vendor_name: letters('Skyhelm', 32),
    model_name: letters('Simulated camera', 32),
    firmware_version: 1,
    focal_length: 8.8,
    sensor_size_h: 13.2,
    sensor_size_v: 8.8,
    resolution_h: 5_472,
    resolution_v: 3_648,
    flags: CameraCapFlags.CAPTURE_IMAGE | CameraCapFlags.CAPTURE_VIDEO | CameraCapFlags.CAN_CAPTURE_IMAGE_IN_VIDEO_MODE,
    gimbal_device_id: GIMBAL_ID,
  }),
  CAMERA_SETTINGS: (comms) => ({ time_boot_ms: bootMs(comms), mode_id: comms.craft.camera.recordingSince === undefined ? 0 : 1 }),
  CAMERA_CAPTURE_STATUS: (comms) => {
    const { camera, seconds } = comms.craft;
    const isRepeating = camera.everySeconds > 0 && camera.toCome !== 0;
    return {
      time_boot_ms: bootMs(comms),
      image_status: isRepeating ? 2 : 0,
      video_status: camera.recordingSince === undefined ? 0 : 1,
      image_interval: camera.everySeconds,
      recording_time_ms: camera.recordingSince === undefined ? 0 : Math.round((seconds - camera.recordingSince) * 1_000),
      available_capacity: Math.max(0, CARD.total - camera.taken * CARD.picture),
      image_count: camera.taken,
    };
  },
  STORAGE_INFORMATION: (comms) => {
    const used = Math.min(CARD.total, comms.craft.camera.taken * CARD.picture);
    return {
      time_boot_ms: bootMs(comms),
      storage_id: 1,
      storage_count: 1,
      status: 2,
      total_capacity: CARD.total,
      used_capacity: used,
      available_capacity: CARD.total - used,
    };
  },
};
