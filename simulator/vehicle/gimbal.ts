import { clamp, DEGREE } from '../world/angle.ts';

export const GIMBAL_LIMITS = { pitchMin: -90 * DEGREE, pitchMax: 30 * DEGREE, yawMin: -160 * DEGREE, yawMax: 160 * DEGREE } as const;
const RATE = 60 * DEGREE;

/** Radians from level, and from the nose. */
export interface Gimbal {
  pitch: number;
  yaw: number;
  pitchWanted: number;
  yawWanted: number;
  /** Turned at this rate for as long as it is asked for. */
  pitchRate: number;
  yawRate: number;
  ratesUntil: number;
  /** Who holds its controls: system and component. */
  controller: { system: number; component: number };
}

export const levelGimbal = (): Gimbal => ({
  pitch: 0,
  yaw: 0,
  pitchWanted: 0,
  yawWanted: 0,
  pitchRate: 0,
  yawRate: 0,
  ratesUntil: 0,
  controller: { system: 0, component: 0 },
});

export function pointGimbal(gimbal: Gimbal, pitch: number, yaw: number): void {
  if (Number.isFinite(pitch)) gimbal.pitchWanted = clamp(pitch, GIMBAL_LIMITS.pitchMin, GIMBAL_LIMITS.pitchMax);
  if (Number.isFinite(yaw)) gimbal.yawWanted = clamp(yaw, GIMBAL_LIMITS.yawMin, GIMBAL_LIMITS.yawMax);
}

export function stepGimbal(gimbal: Gimbal, now: number, seconds: number): void {
  if (now < gimbal.ratesUntil) {
    pointGimbal(gimbal, gimbal.pitch + gimbal.pitchRate * seconds, gimbal.yaw + gimbal.yawRate * seconds);
  }
  const most = RATE * seconds;
  gimbal.pitch += clamp(gimbal.pitchWanted - gimbal.pitch, -most, most);
  gimbal.yaw += clamp(gimbal.yawWanted - gimbal.yaw, -most, most);
}
