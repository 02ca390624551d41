import { clamp, DEGREE } from '../world/angle.ts';

/** What a protection does when it steps in. */
export type Protection = 'none' | 'report' | 'hold' | 'return' | 'trackReturn' | 'land';

/** How the sticks are read and what they ask for. */
export interface StickSettings {
  /** How long a MANUAL_CONTROL overrides the receiver. Infinity: until it is released; nought: never. */
  overrideSeconds: number;
  /** PX4: what is read, in this order, and whether it may change over while one of them is silent. */
  sources: readonly ('station' | 'receiver')[];
  lossSeconds: number;
  mayChange: boolean;
  /** Whether lost input is noticed; otherwise the last values count. */
  detectsLoss: boolean;
  /** Share of the throttle's half way around its middle that asks for nothing. */
  deadZone: number;
  climb: number;
  descent: number;
  /** Climb rate without input. */
  lostClimb: number;
  /** Climb rate of ArduPlane's full elevator. */
  elevatorClimb: number;
}

/** What does not end a flight when sticks or station fall silent. */
export interface Continues {
  remoteInAuto: boolean;
  remoteInHold: boolean;
  remoteInGuided: boolean;
  stationInAuto: boolean;
  stationByHand: boolean;
  landing: boolean;
}

/** What the parameters say, in metres, seconds and radians, whatever the autopilot calls them. */
export interface Settings {
  cruiseSpeed: number;
  climbSpeed: number;
  descentSpeed: number;
  acceleration: number;
  tiltMax: number;
  waypointRadius: number;
  loiterRadius: number;
  takeOffHeight: number;
  /** How far ahead a wing circles after its take-off. */
  takeOffDistance: number;
  returnHeight: number;
  /** What that height counts from. */
  returnsAbove: 'home' | 'ground';
  /** How much it climbs at least before it flies back, however high it is. */
  returnClimb: number;
  /** Nothing where it comes back as fast as it flies otherwise. */
  returnSpeed: number | undefined;
  returnHoldSeconds: number;
  /** Whether ArduPlane flies the landing sequence of its mission: once it is back, at once, or not on a return (RTL_AUTOLAND). */
  autoland: 'never' | 'there' | 'atOnce' | 'notOnReturn';
  /** Whether it comes back to rally points, from how many metres at most (nought for any), whether home counts among them, and how their heights and that of the return go together. */
  rally: { isUsed: boolean; reach: number; withHome: boolean; height: 'higher' | 'own' | 'added' };
  landSpeed: number;
  circleRadius: number;
  /** Radians a second, negative against the clock. */
  circleRate: number;
  disarmSeconds: number;
  checksArming: boolean;
  fence: {
    enabled: boolean;
    action: Protection;
    heightMax: number;
    radius: number;
    usesHeight: boolean;
    usesCircle: boolean;
    usesPolygon: boolean;
    /** Of several areas to stay in any will do; otherwise it has to be in all of them. */
    anyArea: boolean;
  };
  battery: { capacityMah: number; lowShare: number; criticalShare: number; lowAction: Protection; criticalAction: Protection };
  stationLost: { action: Protection; seconds: number; onlyInAuto: boolean };
  remoteLost: Protection;
  /** ArduPlane: what it does by itself in a mode that needs no pilot, and how long before a short loss becomes a long one. */
  longLost: { inAuto: Protection; byHand: Protection; seconds: number };
  shortLost: 'none' | 'circle' | 'circleByHand';
  continues: Continues;
  /** PX4 holds its position for so long before it acts on a failsafe. */
  failsafeHoldSeconds: number;
  sticks: StickSettings;
}

export const DEFAULT_SETTINGS: Settings = {
  cruiseSpeed: 10,
  climbSpeed: 2.5,
  descentSpeed: 1.5,
  acceleration: 2.5,
  tiltMax: 30 * DEGREE,
  waypointRadius: 2,
  loiterRadius: 60,
  takeOffHeight: 10,
  takeOffDistance: 200,
  returnHeight: 15,
  returnsAbove: 'home',
  returnClimb: 0,
  returnSpeed: undefined,
  returnHoldSeconds: 5,
  autoland: 'never',
  rally: { isUsed: true, reach: 0, withHome: true, height: 'higher' },
  landSpeed: 0.5,
  circleRadius: 10,
  circleRate: 20 * DEGREE,
  disarmSeconds: 10,
  checksArming: true,
  fence: {
    enabled: false,
    action: 'return',
    heightMax: 100,
    radius: 150,
    usesHeight: true,
    usesCircle: true,
    usesPolygon: true,
    anyArea: true,
  },
  battery: { capacityMah: 5_200, lowShare: 0.2, criticalShare: 0.1, lowAction: 'return', criticalAction: 'land' },
  stationLost: { action: 'none', seconds: 5, onlyInAuto: false },
  remoteLost: 'return',
  longLost: { inAuto: 'none', byHand: 'return', seconds: 5 },
  shortLost: 'circleByHand',
  continues: {
    remoteInAuto: false,
    remoteInHold: false,
    remoteInGuided: false,
    stationInAuto: false,
    stationByHand: true,
    landing: false,
  },
  failsafeHoldSeconds: 5,
  sticks: {
    overrideSeconds: 3,
    sources: ['station'],
    lossSeconds: 0.5,
    mayChange: true,
    detectsLoss: true,
    deadZone: 0.2,
    climb: 2.5,
    descent: 2.5,
    lostClimb: 0,
    elevatorClimb: 2,
  },
};

/** Whatever somebody has written into the parameters, it stays an aircraft. */
export const sane = (settings: Settings): Settings => ({
  ...settings,
  cruiseSpeed: clamp(settings.cruiseSpeed, 0.5, 50),
  climbSpeed: clamp(settings.climbSpeed, 0.1, 20),
  descentSpeed: clamp(settings.descentSpeed, 0.1, 20),
  acceleration: clamp(settings.acceleration, 0.3, 10),
  tiltMax: clamp(settings.tiltMax, 5 * DEGREE, 80 * DEGREE),
  waypointRadius: clamp(settings.waypointRadius, 0.5, 1_000),
  loiterRadius: clamp(settings.loiterRadius, 20, 5_000),
  takeOffHeight: clamp(settings.takeOffHeight, 1, 1_000),
  takeOffDistance: clamp(settings.takeOffDistance, 0, 5_000),
  returnHeight: clamp(settings.returnHeight, 0, 5_000),
  returnClimb: clamp(settings.returnClimb, 0, 5_000),
  returnSpeed: settings.returnSpeed === undefined ? undefined : clamp(settings.returnSpeed, 0.5, 50),
  landSpeed: clamp(settings.landSpeed, 0.2, 5),
  circleRadius: clamp(settings.circleRadius, 1, 2_000),
  circleRate: clamp(settings.circleRate, -2, 2),
});
