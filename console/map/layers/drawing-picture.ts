import type { MarkerIcon } from '@skyhelm/core/marker/marker';
import { FLAT_ICONS, ICON_PATHS, inkOn } from '../marker-icons.ts';

/** Fine enough for the screens of phones. */
export const PIXEL_RATIO = 3;
const SIZE = 40;
const MIDDLE = SIZE / 2;
const PREFIX = 'drawing';

export const pictureName = (icon: MarkerIcon | 'arrow', colour: string): string => `${PREFIX} ${icon} ${colour}`;

export const isPictureName = (name: string): boolean => name.startsWith(`${PREFIX} `);

/** A pin whose tip stands in the middle of the lower edge, a flat sign, or the head of an arrow that points up. */
export function drawPicture(name: string, casing: string): ImageData {
  const [, icon, colour] = name.split(' ') as [string, MarkerIcon | 'arrow', string];
  const pen = new OffscreenCanvas(SIZE * PIXEL_RATIO, SIZE * PIXEL_RATIO).getContext('2d')!;
  pen.scale(PIXEL_RATIO, PIXEL_RATIO);
  pen.lineJoin = 'round';
  pen.strokeStyle = casing;
  pen.fillStyle = colour;
  const cased = (path: Path2D) => {
    pen.lineWidth = 3;
    pen.stroke(path);
    pen.fill(path, 'evenodd');
  };
  const glyph = (from: number, scale: number): Path2D => {
    const path = new Path2D();
    path.addPath(new Path2D(ICON_PATHS[icon as MarkerIcon]), new DOMMatrix([scale, 0, 0, scale, MIDDLE - 12 * scale, from - 12 * scale]));
    return path;
  };
  if (icon === 'arrow') cased(new Path2D(`M${MIDDLE} 9 L31 31 L${MIDDLE} 25 L9 31 Z`));
  else if (FLAT_ICONS.includes(icon)) cased(glyph(MIDDLE, 1));
  else {
    cased(new Path2D(`M${MIDDLE} 38.5 C14 29 8 23.5 8 15 A12 12 0 0 1 32 15 C32 23.5 26 29 ${MIDDLE} 38.5 Z`));
    pen.fillStyle = inkOn(colour);
    pen.fill(glyph(15, 0.62), 'evenodd');
  }
  return pen.getImageData(0, 0, SIZE * PIXEL_RATIO, SIZE * PIXEL_RATIO);
}
