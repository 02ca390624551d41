import { CopterMode } from '../../mavlink/named-numbers.generated.ts';
import type { RecordedEvent, RecordedSample } from '../../record/recording.ts';
import { modeNumber } from '../../vehicle/flight-mode.ts';
import { phaseNumber } from '../../vehicle/phase.ts';
import { positioningNumber } from '../../vehicle/positioning.ts';

export const MADE_UP_AT = Date.UTC(2026, 4, 17, 8, 0, 0);
const TICK_MS = 100;

/** Up, round in a circle, down: ten samples a second of a quadcopter in its automatic mode. It stands for two seconds before and after. */
export function madeUpFlight(seconds: number, beganAt = MADE_UP_AT): { samples: RecordedSample[]; events: RecordedEvent[] } {
  const ticks = seconds * 10;
  const samples = Array.from({ length: ticks }, (_, tick): RecordedSample => {
    const flying = tick >= 20 && tick < ticks - 20;
    const turn = (tick / 600) * 2 * Math.PI;
    const height = flying ? Math.min(50, (tick - 20) / 10, (ticks - 20 - tick) / 10) : 0;
    const heading = Math.round((((turn * 180) / Math.PI + 90) % 360) * 100) / 100;
    return {
      at: beganAt + tick * TICK_MS,
      state: {
        latitude: 31.2304 + 0.001 * Math.sin(turn),
        longitude: 121.4737 + 0.001 * Math.cos(turn),
        altitude: 12 + height,
        height,
        velocityNorth: 3,
        velocityEast: -4,
        velocityDown: 0.5,
        groundSpeed: 5,
        climbRate: -0.5,
        heading,
        roll: 5 * Math.sin(turn * 7),
        pitch: -3 + Math.cos(turn * 5),
        yaw: heading,
        positioning: positioningNumber('singlePoint'),
        satellites: 17,
        hdop: 0.7,
        batteryVoltage: 16.8 - tick / 10_000,
        batteryCurrent: 12.5,
        batteryPercent: Math.round(100 - tick / 1_000),
        homeLatitude: 31.2304,
        homeLongitude: 121.4737,
        homeAltitude: 12,
        mode: modeNumber('route'),
        phase: phaseNumber('route', flying ? 'flyingToWaypoint' : 'notFlying')!,
        nativeMode: CopterMode.AUTO,
        armed: true,
        flying,
        sound: true,
      },
    };
  });
  const events: RecordedEvent[] = [
    { at: beganAt + 5_000, event: { kind: 'statusText', severity: 'notice', text: 'Mission: 1 Takeoff' } },
    { at: beganAt + 6_000, event: { kind: 'statusText', severity: 'warning', text: `长长的消息，${'说了很多的话 '.repeat(12)}` } },
  ];
  return { samples, events };
}
