import sharp from 'sharp';
import type { Pen } from '../letters/type-setter.ts';
import { clipped } from './clipped.ts';
import type { Mark, Spot } from './marks.ts';
import { dashed, dotOutline, letterOutlines, strokeOutlines } from './outlines.ts';
import type { Clip, Raster } from './raster.ts';

/** Letters as shapes: whatever fonts the machine has, they are those that the product brings along. */
export function rasterPen(paper: Raster, scale: number): Pen & { from: Spot } {
  const pen: Pen & { from: Spot } = {
    from: [0, 0],
    widthOf({ face, weight, text }, size) {
      const font = face.font(weight);
      return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
    },
    write({ face, weight, text }, { x, baseline }, size, colour) {
      const font = face.font(weight);
      const unit = (size / font.unitsPerEm) * scale;
      const { glyphs, positions } = font.layout(text);
      let left = (pen.from[0] + x) * scale;
      const line = (pen.from[1] + baseline) * scale;
      for (const [index, { path }] of glyphs.entries()) {
        const { xAdvance, xOffset, yOffset } = positions[index]!;
        const start = left;
        paper.paint(
          letterOutlines(path, (east, north) => [start + (xOffset + east) * unit, line - (yOffset + north) * unit]),
          { colour },
        );
        left += xAdvance * unit;
      }
    },
  };
  return pen;
}

/** Lines and shapes, counted from this place. */
export function paintShape(
  paper: Raster,
  mark: Extract<Mark, { kind: 'ways' | 'dot' }>,
  [left, top]: Spot,
  scale: number,
  clip?: Clip,
): void {
  const place = ([x, y]: Spot): Spot => [(left + x) * scale, (top + y) * scale];
  const { fill, stroke } = mark;
  const ways = mark.kind === 'dot' ? [dotOutline(place(mark.centre), mark.radius * scale)] : mark.ways.map((way) => way.map(place));
  if (fill) paper.paint(ways, fill, clip);
  if (!stroke) return;
  const isClosed = mark.kind === 'dot' || mark.isClosed;
  // Once more along the first side, so that its beginning has a joint as well.
  const drawn = isClosed ? ways.map((way) => [...way, ...way.slice(0, 2)]) : ways;
  const { dash } = stroke;
  const parts = clip ? drawn.flatMap((way) => clipped(way, clip, stroke.width * scale)) : drawn.map((way) => ({ way, from: 0 }));
  const pieces = parts.flatMap(({ way, from }) => (dash ? dashed(way, [dash[0] * scale, dash[1] * scale], from) : [way]));
  paper.paint(
    pieces.flatMap((way) => strokeOutlines(way, stroke.width * scale)),
    { colour: stroke.colour },
    clip,
  );
}

/** Fits between the pixels, so that a picture lies where it belongs to the fraction of one. */
export async function paintPicture(
  paper: Raster,
  mark: Extract<Mark, { kind: 'picture' }>,
  [left, top]: Spot,
  scale: number,
  clip: Clip,
): Promise<void> {
  const { data, info } = await sharp(mark.jpeg).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const between = (value: number, most: number) => Math.min(most - 1, Math.max(0, value));
  for (let row = clip.top; row < clip.top + clip.height; row++) {
    const y = between((((row + 0.5) / scale - top - mark.y) / mark.height) * info.height - 0.5, info.height);
    const [upper, lower] = [Math.floor(y), Math.min(info.height - 1, Math.floor(y) + 1)];
    for (let column = clip.left; column < clip.left + clip.width; column++) {
      const x = between((((column + 0.5) / scale - left - mark.x) / mark.width) * info.width - 0.5, info.width);
      const [west, east] = [Math.floor(x), Math.min(info.width - 1, Math.floor(x) + 1)];
      for (let band = 0; band < 3; band++) {
        const shade = (line: number) => {
          const start = data[(line * info.width + west) * 3 + band]!;
          return start + (data[(line * info.width + east) * 3 + band]! - start) * (x - west);
        };
        const above = shade(upper);
        paper.pixels[(row * paper.width + column) * 3 + band] = Math.round(above + (shade(lower) - above) * (y - upper));
      }
    }
  }
}
