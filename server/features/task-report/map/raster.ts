import type { Spot } from './marks.ts';

export interface Ink {
  colour: string;
  opacity?: number;
}

/** In pixels; what lies beyond is cut off. */
export interface Clip {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Three bytes to a pixel, white at first. */
export interface Raster {
  width: number;
  height: number;
  pixels: Buffer;
  /** Shapes that overlap each other the same way round are one. */
  paint(outlines: readonly (readonly Spot[])[], ink: Ink, clip?: Clip): void;
}

/**
 * Fills shapes with smooth edges. Of its own because the decoder of vector pictures is shut in the whole server, together with
 * all others that uploads could do harm by (platform/images), and a map is no reason to open it.
 */
export function raster(width: number, height: number): Raster {
  const pixels = Buffer.alloc(width * height * 3, 255);
  const all = { left: 0, top: 0, width, height };
  let cover = new Float32Array(0);

  function paint(outlines: readonly (readonly Spot[])[], { colour, opacity = 1 }: Ink, clip: Clip = all): void {
    const box = boxAround(outlines, clip);
    if (box.width <= 0 || box.height <= 0) return;
    const row = box.width + 2;
    if (cover.length < row * box.height) cover = new Float32Array(row * box.height);
    for (const outline of outlines) {
      for (const [index, from] of outline.entries()) edge(from, outline[(index + 1) % outline.length]!, box, row);
    }
    const shades = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    for (let y = 0; y < box.height; y++) {
      let sum = 0;
      let at = ((box.top + y) * width + box.left) * 3;
      for (let cell = y * row, end = cell + box.width; cell < end; cell++, at += 3) {
        sum += cover[cell]!;
        const share = Math.min(1, Math.abs(sum)) * opacity;
        if (share < 0.002) continue;
        for (let band = 0; band < 3; band++) pixels[at + band] = Math.round(pixels[at + band]! * (1 - share) + shades[band]! * share);
      }
      cover.fill(0, y * row, (y + 1) * row);
    }
  }

  /** Adds by how much each pixel lies right of the edge, as the difference to the one left of it. */
  function edge([x0, y0]: Spot, [x1, y1]: Spot, box: Clip, row: number): void {
    if (y0 === y1) return;
    const turn = y0 < y1 ? 1 : -1;
    const [upper, lower] = y0 < y1 ? [y0, y1] : [y1, y0];
    const slope = (x1 - x0) / (y1 - y0);
    const xAt = (y: number) => Math.min(box.width, Math.max(0, x0 + (y - y0) * slope - box.left));
    const last = Math.min(box.height, Math.ceil(lower - box.top));
    for (let y = Math.max(0, Math.floor(upper - box.top)); y < last; y++) {
      const [from, to] = [Math.max(upper, box.top + y), Math.min(lower, box.top + y + 1)];
      if (to > from) span(y * row, xAt(from), xAt(to), (to - from) * turn);
    }
  }

  /** One row of an edge, of this signed height. */
  function span(start: number, one: number, other: number, high: number): void {
    const [left, right] = one < other ? [one, other] : [other, one];
    const first = Math.floor(left);
    if (right <= first + 1) {
      const middle = (left + right) / 2 - first;
      cover[start + first]! += high * (1 - middle);
      cover[start + first + 1]! += high * middle;
      return;
    }
    // What lies to the right of the edge in each pixel that it passes through.
    const part = high / (right - left);
    let told = 0;
    for (let cell = first; cell < right; cell++) {
      const [from, to] = [Math.max(left, cell), Math.min(right, cell + 1)];
      const share = (from - left) * part + (to - from) * part * (cell + 1 - (from + to) / 2);
      cover[start + cell]! += share - told;
      told = share;
    }
    cover[start + Math.ceil(right)]! += high - told;
  }

  return { width, height, pixels, paint };
}

function boxAround(outlines: readonly (readonly Spot[])[], clip: Clip): Clip {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const outline of outlines) {
    for (const [x, y] of outline) {
      west = Math.min(west, x);
      east = Math.max(east, x);
      north = Math.min(north, y);
      south = Math.max(south, y);
    }
  }
  const [left, top] = [Math.max(clip.left, Math.floor(west)), Math.max(clip.top, Math.floor(north))];
  return {
    left,
    top,
    width: Math.min(clip.left + clip.width, Math.ceil(east)) - left,
    height: Math.min(clip.top + clip.height, Math.ceil(south)) - top,
  };
}
