import { isLatitude, isLongitude } from '../geo/position.ts';

/** What a pilot may tell a vehicle. Heights are above home. */
export type VehicleCommand =
  | { kind: 'takeOff'; height: number }
  | { kind: 'pause' }
  | { kind: 'continue' }
  | { kind: 'land' }
  | { kind: 'directReturn' }
  | { kind: 'goTo'; latitude: number; longitude: number; height: number };

export type CommandKind = VehicleCommand['kind'];

/** The specification's limits: of hovering after an automatic take-off, and of height anywhere. */
export const TAKE_OFF_HEIGHT = { min: 1, max: 200 } as const;
export const FLIGHT_HEIGHT = { min: 3, max: 500 } as const;

/** How far a command has come. Silence says nothing about what the vehicle did: it is never sent again by itself. */
export const COMMAND_STAGES = ['sent', 'inProgress', 'accepted', 'refused', 'unsupported', 'unanswered', 'superseded'] as const;
export type CommandStage = (typeof COMMAND_STAGES)[number];

export const isOver = (stage: CommandStage): boolean => stage !== 'sent' && stage !== 'inProgress';

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max;

/** Whether it may be sent at all. A number that is none is within nothing. */
export function isSensible(command: VehicleCommand): boolean {
  switch (command.kind) {
    case 'takeOff':
      return Number.isInteger(command.height) && isWithin(command.height, TAKE_OFF_HEIGHT);
    case 'goTo':
      return isLatitude(command.latitude) && isLongitude(command.longitude) && isWithin(command.height, FLIGHT_HEIGHT);
    case 'pause':
    case 'continue':
    case 'land':
    case 'directReturn':
      return true;
  }
}
