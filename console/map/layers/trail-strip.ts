import type { Edge } from '../datum.ts';
import { anchorNear, type Anchor } from '../gl/anchor.ts';
import { mercatorX, mercatorY, nearestCopy } from '../mercator.ts';
import type { Trail } from '../map-handle.ts';

/** The points of one trail as the graphics have them. What was said once is not reckoned again. */
export class TrailStrip {
  anchor: Anchor | undefined;
  /** Offsets from the anchor, in turn. */
  data = new Float32Array(0);
  count = 0;
  /** How many of them have been handed over. */
  sent = 0;
  private readonly points: Trail['points'];
  private readonly edge: Edge;
  private last: number | undefined;

  constructor(points: Trail['points'], edge: Edge) {
    this.points = points;
    this.edge = edge;
  }

  /** Takes in what came since. False where it is another trail: shorter, in another array, or behind another edge. */
  follow({ points }: Trail, edge: Edge): boolean {
    const count = Math.floor(points.length / 2);
    if (points !== this.points || edge !== this.edge || count < this.count) return false;
    this.makeRoom(count);
    for (; this.count < count; this.count++) this.put(points[2 * this.count]!, points[2 * this.count + 1]!);
    return true;
  }

  private put(longitude: number, latitude: number): void {
    const at = 2 * this.count;
    if (Number.isNaN(longitude) || Number.isNaN(latitude)) {
      this.data.fill(NaN, at, at + 2);
      return;
    }
    const [east, north] = this.edge.toMap(longitude, latitude);
    const y = mercatorY(north);
    this.anchor ??= anchorNear(mercatorX(east), y);
    const x = nearestCopy(mercatorX(east), this.last ?? this.anchor.x);
    this.last = x;
    this.data[at] = x - this.anchor.x;
    this.data[at + 1] = y - this.anchor.y;
  }

  private makeRoom(count: number): void {
    if (this.data.length >= 2 * count) return;
    const larger = new Float32Array(Math.max(256, 4 * count));
    larger.set(this.data);
    this.data = larger;
    // What holds it in the graphics is too small as well.
    this.sent = 0;
  }
}
