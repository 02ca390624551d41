/** As the specification bounds what people enter; nought cycles go on for ever. */
export const ROUTE_NAME = { min: 1, max: 20 } as const;
export const ROUTE_REMARKS = { max: 100 } as const;
export const ROUTE_WAYPOINTS = { min: 2, max: 10_000 } as const;
export const ROUTE_CYCLES = { min: 0, max: 1_000 } as const;
/** Metres, whichever way they count. */
export const WAYPOINT_ALTITUDE = { min: -1_000, max: 9_999 } as const;
/** What no aircraft may cruise above: over home the highest limit that can be set; over the sea, as long as nobody knows how high home is, the highest that can be entered. */
export const CRUISE_ALTITUDE_MAX = { relative: 500, absolute: 9_999 } as const;
/** The same in the heights of a route. */
export const highestOver = (
  mode: keyof typeof CRUISE_ALTITUDE_MAX,
  homeAltitude: number | undefined,
  aboveHome: number = CRUISE_ALTITUDE_MAX.relative,
): number => {
  const home = mode === 'relative' ? 0 : homeAltitude;
  return Math.min(CRUISE_ALTITUDE_MAX[mode], home === undefined ? Infinity : home + aboveHome);
};
export const WAYPOINT_SPEED = { min: 0.1, max: 100 } as const;
export const WAYPOINT_RADIUS = { min: 0, max: 1_000 } as const;
export const WAYPOINT_HOLD_MS = { min: 0, max: 3_600_000 } as const;
export const WAYPOINT_ACCELERATION = { min: 0.1, max: 20 } as const;
export const CIRCLING_RADIUS = { min: 1, max: 10_000 } as const;
export const CIRCLING_WAIT_MS = WAYPOINT_HOLD_MS;
export const CIRCLING_TURNS = { min: 0, max: 1_000 } as const;
export const YAW = { min: 0, max: 360 } as const;
