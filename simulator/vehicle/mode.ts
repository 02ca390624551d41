/** What a flight mode does, whatever the autopilot calls it. */
export type Behaviour =
  /** Sticks lean the aircraft; nothing holds its place. */
  | 'attitude'
  /** The same, and the height is held. */
  | 'height'
  /** Sticks move it; without them it holds its place. */
  | 'position'
  | 'hold'
  | 'guided'
  | 'auto'
  | 'return'
  /** Home by the way it came. */
  | 'trackReturn'
  | 'land'
  | 'circle'
  | 'takeOff';

export interface Mode {
  name: string;
  /** As the heartbeat's custom mode has it. */
  number: number;
  behaviour: Behaviour;
  /** May motors be started in it? */
  armable: boolean;
  /** On rotors, where the airframe has a wing as well. */
  onRotors?: true;
  /** MAV_STANDARD_MODE, nought for none. */
  standard?: number;
}

const BLIND: ReadonlySet<Behaviour> = new Set(['attitude', 'height', 'land']);

export const needsPosition = ({ behaviour }: Mode): boolean => !BLIND.has(behaviour);
