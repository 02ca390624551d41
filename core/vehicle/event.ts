import type { FlightMode } from './flight-mode.ts';
import type { Phase } from './phase.ts';
import type { FaultChange } from './fault.ts';
import type { OpenText } from './open-texts.ts';
import type { Camera, Gimbal } from './payload.ts';
import type { TakenPicture } from './picture.ts';

/** As syslog and MAVLink grade what they say, the gravest first. */
export const SEVERITIES = ['emergency', 'alert', 'critical', 'error', 'warning', 'notice', 'info', 'debug'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What happened to a vehicle, beside what it measures. */
export type VehicleEvent =
  | { kind: 'statusText'; severity: Severity; text: string }
  /** A fault began or is over. */
  | ({ kind: 'alarm' } & FaultChange)
  | { kind: 'tookOff' }
  | { kind: 'landed'; seconds: number; metres: number }
  /** Its flight is over as far as anybody knows: it was last heard in the air, and nobody saw it land. */
  | { kind: 'lost'; seconds: number; metres: number }
  | { kind: 'armed' }
  | { kind: 'disarmed' }
  | { kind: 'modeChanged'; mode: FlightMode; phase: Phase }
  /** It said no to the motors, and why. */
  | { kind: 'armingRefused'; reasons: string[] }
  /** What it carries, as far as it has said so by now. */
  | { kind: 'payloads'; gimbals: Gimbal[]; cameras: Camera[] }
  /** Its camera took one. */
  | ({ kind: 'picture' } & TakenPicture)
  /** It is further away than it can have flown: its position was wrong, or is. */
  | { kind: 'leapt'; metres: number }
  | { kind: 'rebooted' }
  /** Steering has ended: it was ordered to hold its position. */
  | { kind: 'holdOrdered'; cause: HoldCause }
  /** All that it has warned of in words and that is not over: these only, and no more those told before. Not recorded. */
  | { kind: 'openTexts'; texts: readonly OpenText[] };

/** Why steering ended: the sticks were released, the page fell silent, control was lost, or the server stops. */
export const HOLD_CAUSES = ['released', 'silent', 'controlLost', 'serverStop'] as const;
export type HoldCause = (typeof HOLD_CAUSES)[number];

export type EventKind = VehicleEvent['kind'];

const KINDS: Record<EventKind, true> = {
  statusText: true,
  alarm: true,
  tookOff: true,
  landed: true,
  lost: true,
  armed: true,
  disarmed: true,
  modeChanged: true,
  armingRefused: true,
  payloads: true,
  picture: true,
  leapt: true,
  rebooted: true,
  holdOrdered: true,
  openTexts: true,
};
export const EVENT_KINDS = Object.keys(KINDS) as EventKind[];

/** What the flight log tells; everything else is for whoever watches. */
export const FLIGHT_LOG_KINDS: readonly EventKind[] = [
  'tookOff',
  'landed',
  'lost',
  'armed',
  'disarmed',
  'modeChanged',
  'leapt',
  'rebooted',
  'holdOrdered',
];
