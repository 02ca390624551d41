import type { Craft } from './flight-traits.ts';

/** What is wrong with a setting, for the pilot who decides about it. */
export const SILENCE_REASONS = [
  'groundStation',
  'sticksIgnored',
  'linkFailsafe',
  'pilotModes',
  'linkAction',
  'linkTimeout',
  'stickTimeout',
  'hover',
  'stickSource',
  'stickLoss',
  'stickLossTime',
  'stickLossInHold',
] as const;
export type SilenceReason = (typeof SILENCE_REASONS)[number];

/** A setting by which an aircraft would not come to rest when nothing is heard from us any more. */
export interface UnsafeSetting {
  name: string;
  now: number;
  needed: number;
  reason: SilenceReason;
}

export interface Silence {
  unsafe: UnsafeSetting[];
  /** The aircraft has not said what these are. */
  unread: string[];
}

interface Rule {
  name: string;
  reason: SilenceReason;
  isSafe(value: number, valueOf: (name: string) => number | undefined): boolean;
  /** The nearest safe value: bits that do no harm stay as they are. */
  needed(value: number, valueOf: (name: string) => number | undefined): number;
}

const equal = (name: string, reason: SilenceReason, wanted: number): Rule => ({
  name,
  reason,
  isSafe: (value) => value === wanted,
  needed: () => wanted,
});
const among = (name: string, reason: SilenceReason, safe: readonly number[], wanted: number): Rule => ({
  name,
  reason,
  isSafe: (value) => safe.includes(value),
  needed: () => wanted,
});
const without = (name: string, reason: SilenceReason, bit: number): Rule => ({
  name,
  reason,
  isSafe: (value) => (value & bit) === 0,
  needed: (value) => value & ~bit,
});
const atMost = (name: string, reason: SilenceReason, seconds: number, wanted: number): Rule => ({
  name,
  reason,
  isSafe: (value) => value <= seconds,
  needed: () => wanted,
});

/** The number that we give ourselves as a ground station; ArduPilot takes sticks and signs of life from one number only. */
const OUR_NUMBER = 255;
const IGNORE_OVERRIDES = 2;
const CONTINUE_IN_PILOT_MODES = 16;
/**
 * Seconds without us until the failsafe acts: while the last sticks still count, so that the receiver's never do. As it is delivered it is not shortened:
 * the stalls of an ordinary mobile link would end flights.
 */
const LINK_TIMEOUT = { most: 5, wanted: 5 } as const;
const STICKS_LATER = { least: 0.5, wanted: 1 } as const;
const PLANE_TIMEOUT = { most: 10, wanted: 5 } as const;
const STICK_TIME = 'RC_OVERRIDE_TIME';

const isFrom47 = (firmware: string): boolean => {
  const [major = 0, minor = 0] = firmware.split('.').map(Number);
  return major > 4 || (major === 4 && minor >= 7);
};

const heardByArduPilot = (firmware: string): Rule[] => [
  equal(isFrom47(firmware) ? 'MAV_GCS_SYSID' : 'SYSID_MYGCS', 'groundStation', OUR_NUMBER),
  without('RC_OPTIONS', 'sticksIgnored', IGNORE_OVERRIDES),
];

/** On rotors a receiver with its throttle down takes it to the ground: the last sticks have to count until the failsafe acts. */
function onRotors(timeout: string): Rule[] {
  /** As it is once all that is needed has been set. */
  const timeoutOf = (valueOf: (name: string) => number | undefined): number => {
    const seconds = valueOf(timeout) ?? LINK_TIMEOUT.wanted;
    return seconds <= LINK_TIMEOUT.most ? seconds : LINK_TIMEOUT.wanted;
  };
  return [
    atMost(timeout, 'linkTimeout', LINK_TIMEOUT.most, LINK_TIMEOUT.wanted),
    {
      name: STICK_TIME,
      reason: 'stickTimeout',
      // Below zero they count until the failsafe clears them.
      isSafe: (value, valueOf) => value < 0 || value >= timeoutOf(valueOf) + STICKS_LATER.least,
      needed: (_, valueOf) => timeoutOf(valueOf) + STICKS_LATER.wanted,
    },
  ];
}

// The failsafe itself comes last: they are set in this order, and it must not act by what the others were before.
const COPTER: Rule[] = [
  without('FS_OPTIONS', 'pilotModes', CONTINUE_IN_PILOT_MODES),
  ...onRotors('FS_GCS_TIMEOUT'),
  among('FS_GCS_ENABLE', 'linkFailsafe', [1, 2, 3, 4, 5, 6, 7], 1),
];
/** Gliding and parachutes are no way to come to rest. */
const WINGS: Rule[] = [among('FS_LONG_ACTN', 'linkAction', [0, 1, 4], 1), among('FS_GCS_ENABL', 'linkFailsafe', [1, 2], 1)];
const PLANE: Rule[] = [atMost('FS_LONG_TIMEOUT', 'linkTimeout', PLANE_TIMEOUT.most, PLANE_TIMEOUT.wanted), ...WINGS];
const QUADPLANE: Rule[] = [equal('Q_GUIDED_MODE', 'hover', 1), ...onRotors('FS_LONG_TIMEOUT'), ...WINGS];

const JOYSTICK_ONLY = 1;
const [EXCEPT_MISSION, EXCEPT_HOLD] = [1, 2];
/** PX4 takes the end of our sticks for a lost remote control. */
const PX4: Rule[] = [
  equal('COM_RC_IN_MODE', 'stickSource', JOYSTICK_ONLY),
  among('NAV_RCL_ACT', 'stickLoss', [1, 2, 3], 2),
  atMost('COM_RC_LOSS_T', 'stickLossTime', 2, 0.5),
  {
    name: 'COM_RCL_EXCEPT',
    reason: 'stickLossInHold',
    isSafe: (value) => (value & EXCEPT_HOLD) !== 0,
    needed: (value) => value | EXCEPT_HOLD | EXCEPT_MISSION,
  },
];

function rulesFor({ autopilot, kind }: Craft, firmware: string): Rule[] {
  if (kind === 'other' || autopilot === 'other') return [];
  if (autopilot === 'px4') return PX4;
  return [...heardByArduPilot(firmware), ...{ multirotor: COPTER, fixedWing: PLANE, vtol: QUADPLANE }[kind]];
}

export const silenceSettings = (craft: Craft, firmware: string): string[] => rulesFor(craft, firmware).map(({ name }) => name);

/** Whether an aircraft that is steered by us comes to rest when our server dies or the link breaks. */
export function silenceOf(craft: Craft, firmware: string, values: ReadonlyMap<string, number>): Silence {
  const silence: Silence = { unsafe: [], unread: [] };
  const valueOf = (name: string) => values.get(name);
  for (const { name, reason, isSafe, needed } of rulesFor(craft, firmware)) {
    const now = values.get(name);
    if (now === undefined) silence.unread.push(name);
    else if (!isSafe(now, valueOf)) silence.unsafe.push({ name, now, needed: needed(now, valueOf), reason });
  }
  return silence;
}

export const isSafeSilence = ({ unsafe, unread }: Silence): boolean => unsafe.length === 0 && unread.length === 0;
