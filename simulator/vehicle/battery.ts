import { clamp } from '../world/angle.ts';

export interface Battery {
  cells: number;
  capacityMah: number;
  usedMah: number;
  /** Joules taken out since it was put in. */
  usedJoules: number;
  volts: number;
  amperes: number;
  celsius: number;
  /** Smoothed over half a minute, for the time that is left. */
  meanAmperes: number;
}

const CELL_OHMS = 0.004;
const AIR_CELSIUS = 22;

/** Volts of a resting lithium-polymer cell, from empty to full in tenths. */
const RESTING = [3.0, 3.45, 3.61, 3.69, 3.74, 3.79, 3.84, 3.91, 3.99, 4.08, 4.2];

export const freshBattery = (capacityMah: number, cells: number): Battery => ({
  cells,
  capacityMah,
  usedMah: 0,
  usedJoules: 0,
  volts: cells * RESTING[10]!,
  amperes: 0,
  celsius: AIR_CELSIUS,
  meanAmperes: 0,
});

export const remainingShare = ({ usedMah, capacityMah }: Battery): number => clamp(1 - usedMah / capacityMah, 0, 1);

function restingVolts(battery: Battery): number {
  const place = remainingShare(battery) * 10;
  const below = Math.min(9, Math.floor(place));
  return battery.cells * (RESTING[below]! + (RESTING[below + 1]! - RESTING[below]!) * (place - below));
}

/** Under load the voltage sags, and more current has to give the same power. */
export function drain(battery: Battery, watts: number, seconds: number): void {
  const resting = restingVolts(battery);
  const ohms = battery.cells * CELL_OHMS;
  const amperes = (resting - Math.sqrt(Math.max(0, resting * resting - 4 * ohms * watts))) / (2 * ohms);
  battery.amperes = amperes;
  battery.volts = resting - amperes * ohms;
  battery.usedMah = Math.min(battery.capacityMah, battery.usedMah + (amperes * seconds) / 3.6);
  battery.usedJoules += watts * seconds;
  battery.meanAmperes += (amperes - battery.meanAmperes) * (1 - Math.exp(-seconds / 30));
  battery.celsius += ((amperes * amperes * ohms) / 400 - (battery.celsius - AIR_CELSIUS) / 900) * seconds;
}

/** Seconds until it is empty at the present draw. */
export function secondsLeft(battery: Battery): number | undefined {
  if (battery.meanAmperes < 0.5) return undefined;
  return ((battery.capacityMah - battery.usedMah) * 3.6) / battery.meanAmperes;
}

export const isEmpty = (battery: Battery): boolean => battery.usedMah >= battery.capacityMah;

export function refillTo(battery: Battery, share: number): void {
  battery.usedMah = battery.capacityMah * (1 - clamp(share, 0, 1));
}
