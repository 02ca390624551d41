/** The thirteen flight modes in the order of the specification. A mode's number is its place, counted from one. */
export const FLIGHT_MODES = [
  'notFlying',
  'takeOff',
  'land',
  'return',
  'trackReturn',
  'homing',
  'pointing',
  'surround',
  'stabilised',
  'fixedHeight',
  'fixedPoint',
  'route',
  'abPoint',
] as const;

export type FlightMode = (typeof FLIGHT_MODES)[number];

export const modeNumber = (mode: FlightMode): number => FLIGHT_MODES.indexOf(mode) + 1;
export const modeNumbered = (number: number): FlightMode | undefined => FLIGHT_MODES[number - 1];

/** Of an aircraft that flies along a route: it is on its way, or waits there. Whatever leads it elsewhere, home or down, does not. */
export const staysOnRoute = (mode: FlightMode | undefined): boolean =>
  mode === undefined || mode === 'route' || mode === 'takeOff' || mode === 'fixedPoint';
