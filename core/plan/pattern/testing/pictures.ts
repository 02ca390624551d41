import type { Offset, TangentPlane } from '../../../geo/tangent-plane.ts';
import type { Waypoint } from '../../route.ts';

/** The middle of a picture, in metres along all lanes and across them. */
export interface Picture {
  along: number;
  aside: number;
}

/** What is taken along the lanes of a survey, by what its waypoints tell the camera. */
export function picturesOf(waypoints: readonly Waypoint[], plane: TangentPlane): { pictures: Picture[]; placed(place: Offset): Picture } {
  const offsets = waypoints.map((waypoint) => plane.offsetOf(waypoint));
  const [up, right] = [offsets[1]!.north - offsets[0]!.north, offsets[1]!.east - offsets[0]!.east];
  const [cosine, sine] = [up / Math.hypot(up, right), right / Math.hypot(up, right)];
  const placed = ({ north, east }: Offset): Picture => ({
    along: north * cosine + east * sine,
    aside: east * cosine - north * sine,
  });
  const pictures = waypoints.flatMap(({ actions }, index) => {
    const every = actions.find(({ kind }) => kind === 'distancePhotographs')?.value;
    if (typeof every !== 'number') return [];
    const [from, to] = [placed(offsets[index]!), placed(offsets[index + 1]!)];
    const way = Math.sign(to.along - from.along);
    const count = Math.floor(Math.abs(to.along - from.along) / every) + 1;
    return Array.from({ length: count }, (_, at) => ({ along: from.along + way * at * every, aside: from.aside }));
  });
  return { pictures, placed };
}
