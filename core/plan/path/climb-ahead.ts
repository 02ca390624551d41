import { marginAt } from '../../airspace/engine/margin.ts';
import { spot, type Piece } from '../../airspace/engine/piece.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import type { VehicleState } from '../../vehicle/state.ts';
import { climbOutMetres } from './climb-out.ts';
import { turnRadiusOf, type Performance } from './performance.ts';

/** Metres ahead to which ArduPilot takes off on wings before it circles, unless somebody has set them otherwise. */
const AHEAD_M = 200;

/**
 * What takes off with no route, on its wings: straight ahead until it is high enough, and round there. Nothing for what rises upright. A nose that does not tell
 * where it points may point anywhere.
 */
export function climbAhead({ latitude, longitude, heading, yaw }: VehicleState, height: number, performance: Performance): Piece[] {
  if (performance.isUpright || latitude === undefined || longitude === undefined) return [];
  const home = { latitude, longitude };
  const speed = performance.returnSpeed;
  const metres = Math.max(AHEAD_M, climbOutMetres(height, speed, performance));
  const round = 2 * turnRadiusOf(performance, speed);
  const up: Piece = { ...spot(home, marginAt(speed, performance)), kind: 'takeOff', toHeight: height };
  const ahead = heading ?? yaw;
  if (ahead === undefined) return [{ ...up, reach: metres + round }];
  const radians = (ahead * Math.PI) / 180;
  const out = tangentPlane(home).positionAt({ north: metres * Math.cos(radians), east: metres * Math.sin(radians) });
  return [
    { ...up, corners: [home, out], isEven: true },
    { ...up, corners: [out], reach: round, fromHeight: height },
  ];
}
