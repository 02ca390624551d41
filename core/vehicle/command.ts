import { z } from 'zod';
import { place } from './place.ts';
import { PLAN_ITEMS_MAX } from './plan-size.ts';

const nothing = z.object({});
const between = (min: number, max: number, error: string) => z.number({ error }).min(min, { error }).max(max, { error });
/** Above home; left out, the vehicle stays as high as it is. */
const height = between(1, 9_999, 'flightHeight').optional();
const speed = between(0.1, 100, 'flightSpeed');
const heading = between(0, 360, 'flightHeading');

/** All that a vehicle can be told, and what has to be said with it. Metres, metres a second, degrees from north. */
export const COMMANDS = {
  takeOff: z.object({ height: z.int({ error: 'hoverHeight' }).min(1, { error: 'hoverHeight' }).max(200, { error: 'hoverHeight' }) }),
  pause: nothing,
  continue: nothing,
  land: nothing,
  directReturn: nothing,
  trackReturn: nothing,
  manual: nothing,
  /** Stops the motors wherever it is: it falls. */
  emergencyStop: nothing,
  goTo: z.object({ ...place, height, speed: speed.optional() }),
  orbit: z.object({
    ...place,
    height,
    radius: between(1, 10_000, 'orbitRadius'),
    clockwise: z.boolean().default(true),
    speed: speed.optional(),
  }),
  changeSpeed: z.object({ speed }),
  changeYaw: z.object({ heading }),
  /** What it has on board, from this item on, counted from nought. On the ground it takes off for it. */
  startRoute: z.object({ item: z.int({ error: 'number' }).min(0).max(PLAN_ITEMS_MAX) }),
  /** Back to the first item of what it has on board: a plane that has landed by its mission does not arm before. */
  resetMission: nothing,
  /** It says once more all that keeps it from arming. */
  checkReadiness: nothing,
  /** The autopilot starts anew; nothing is heard of it meanwhile. */
  reboot: nothing,
} as const;

export type CommandKind = keyof typeof COMMANDS;
export const COMMAND_KINDS = Object.keys(COMMANDS) as CommandKind[];

export type Command = { [K in CommandKind]: { kind: K; params: z.output<(typeof COMMANDS)[K]> } }[CommandKind];

/** What leads to a place: whoever was made to wait on the way there is told so again. */
export type Aim = Extract<Command, { kind: 'goTo' | 'orbit' }>;
export const isAim = (command: Command): command is Aim => command.kind === 'goTo' || command.kind === 'orbit';
