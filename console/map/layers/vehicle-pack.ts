import { anchorNear, type Anchor } from '../gl/anchor.ts';
import { FLOATS_EACH } from '../gl/vehicle-program.ts';
import { FLAGS } from '../gl/vehicle-shader.ts';
import type { Edge } from '../datum.ts';
import { VEHICLE_LOOKS, type VehicleLook, type VehicleMark } from '../map-handle.ts';
import { mercatorX, mercatorY, nearestCopy } from '../mercator.ts';

const NUMBER_OF = Object.fromEntries(VEHICLE_LOOKS.map((look, at) => [look, at])) as Record<VehicleLook, number>;
const RADIANS = Math.PI / 180;

/** What the graphics are handed: place, heading and flags of each vehicle, the selected ones last and so on top. */
export class VehiclePack {
  anchor: Anchor = { x: 0, y: 0 };
  data = new Float32Array(0);
  count = 0;
  /** Which mark stands at each place of `data`. */
  marks: VehicleMark[] = [];
  /** Where those stand that come last, and what that was found out for: asked of ten thousand at each frame, it would take as long as the rest. */
  private chosen: readonly number[] = [];
  private chosenOf: Chosen | undefined;

  fill(marks: readonly VehicleMark[], { centre, edge, selected, hovered }: PackOptions): void {
    this.anchor = anchorNear(centre.x, centre.y);
    if (this.data.length < marks.length * FLOATS_EACH) this.data = new Float32Array(marks.length * FLOATS_EACH * 2);
    this.count = 0;
    const chosen = this.find({ marks, selected, hovered });
    let next = 0;
    for (let at = 0; at < marks.length; at++) {
      if (at === chosen[next]) next++;
      else this.put(marks[at]!, 0, centre.x, edge);
    }
    for (const at of chosen) {
      const mark = marks[at]!;
      this.put(mark, selected.has(mark.id) ? FLAGS.selected : FLAGS.hovered, centre.x, edge);
    }
    // Behind the work: an array that is emptied first has to grow anew at each frame.
    this.marks.length = this.count;
  }

  private find(wanted: Chosen): readonly number[] {
    const { marks, selected, hovered } = wanted;
    const before = this.chosenOf;
    if (before?.marks === marks && before.selected === selected && before.hovered === hovered) return this.chosen;
    this.chosenOf = wanted;
    this.chosen =
      selected.size === 0 && hovered === undefined ? [] : marks.flatMap(({ id }, at) => (id === hovered || selected.has(id) ? [at] : []));
    return this.chosen;
  }

  private put(mark: VehicleMark, flags: number, near: number, edge: Edge): void {
    let { longitude, latitude } = mark;
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return;
    if (edge.datum !== 'wgs84') [longitude, latitude] = edge.toMap(longitude, latitude);
    const { data, anchor } = this;
    const at = this.count * FLOATS_EACH;
    data[at] = nearestCopy(mercatorX(longitude), near) - anchor.x;
    data[at + 1] = mercatorY(latitude) - anchor.y;
    data[at + 2] = (mark.heading ?? 0) * RADIANS;
    data[at + 3] = NUMBER_OF[mark.look] + flags + (mark.heading === undefined ? FLAGS.headless : 0);
    this.marks[this.count++] = mark;
  }
}

interface Chosen extends Pick<PackOptions, 'selected' | 'hovered'> {
  marks: readonly VehicleMark[];
}

interface PackOptions {
  /** Of the view, on the square world. */
  centre: Anchor;
  edge: Edge;
  selected: ReadonlySet<string>;
  hovered: string | undefined;
}
