import { z } from 'zod';
import { error, type Issue } from '../issue.ts';
import { place } from './place.ts';
import type { VehicleState } from './state.ts';

const nothing = z.object({});
const metres = (min: number, max: number) => z.number().min(min).max(max);
/** Above home; left out, the vehicle stays as high as it is. */
const height = metres(1, 9_999).optional();
const speed = z.number().min(0.1).max(100);
const heading = z.number().min(0).max(360);

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
  goTo: z.object({ ...place, height }),
  orbit: z.object({ ...place, height, radius: metres(1, 10_000), clockwise: z.boolean().default(true), speed: speed.optional() }),
  changeSpeed: z.object({ speed }),
  changeYaw: z.object({ heading }),
} as const;

export type CommandKind = keyof typeof COMMANDS;
export const COMMAND_KINDS = Object.keys(COMMANDS) as CommandKind[];

export type Command = { [K in CommandKind]: { kind: K; params: z.output<(typeof COMMANDS)[K]> } }[CommandKind];

/** What it takes that a command makes sense; unknown is not a yes, but nobody is kept from coming down. */
const NEEDS: Record<CommandKind, 'ground' | 'flight' | 'maybeFlight' | 'anything'> = {
  takeOff: 'ground',
  pause: 'flight',
  continue: 'flight',
  land: 'maybeFlight',
  directReturn: 'maybeFlight',
  trackReturn: 'maybeFlight',
  manual: 'anything',
  emergencyStop: 'anything',
  goTo: 'flight',
  orbit: 'flight',
  changeSpeed: 'flight',
  changeYaw: 'flight',
};

/** Why a command is not even sent, by what is known of the vehicle now. */
export function whyNot(kind: CommandKind, { flying }: Pick<VehicleState, 'flying'>): Issue | undefined {
  switch (NEEDS[kind]) {
    case 'ground':
      return flying === false ? undefined : error(flying ? 'command.flying' : 'command.unknownState');
    case 'flight':
      return flying ? undefined : error(flying === false ? 'command.notFlying' : 'command.unknownState');
    case 'maybeFlight':
      return flying === false ? error('command.notFlying') : undefined;
    case 'anything':
      return undefined;
  }
}
