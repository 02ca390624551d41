import { mercatorX, mercatorY } from '@skyhelm/core/geo/mercator';
import type { MapFrame } from '../map-frame.ts';
import type { ReaderWords } from '../reader-words.ts';
import { COLOURS, type Paper } from './paper.ts';
import type { Style } from './type-setter.ts';

const LABEL: Style = { size: 7, colour: COLOURS.soft };
const LINES = 5;

/** One, two or five of a power of ten degrees, so that about so many lie in the span. */
function stepOf(span: number): { step: number; digits: number } {
  const power = 10 ** Math.floor(Math.log10(span / LINES));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => span / one <= LINES) ?? power * 10;
  return { step, digits: Math.max(0, Math.min(7, Math.ceil(-Math.log10(step)))) };
}

function* marksIn(from: number, to: number, step: number): Generator<number> {
  for (let number = Math.ceil(from / step); number * step <= to; number++) yield number * step;
}

const longitudeAt = (x: number): number => (x - 0.5) * 360;
const latitudeAt = (y: number): number => (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI;

/** Meridians and parallels with their degrees, where no map is installed. */
export function drawGrid({ doc, set, left }: Paper, frame: MapFrame, top: number, reader: ReaderWords): void {
  const { width, height, scale } = frame;
  doc.rect(left, top, width, height).fill('#fafafa');
  doc.lineWidth(0.5).strokeColor('#e5e7eb');
  const [west, east] = [longitudeAt(frame.left), longitudeAt(frame.left + width / scale)];
  const [south, north] = [latitudeAt(frame.top + height / scale), latitudeAt(frame.top)];
  const across = stepOf(east - west);
  for (const longitude of marksIn(west, east, across.step)) {
    const x = left + (mercatorX(longitude) - frame.left) * scale;
    doc
      .moveTo(x, top)
      .lineTo(x, top + height)
      .stroke();
    const shown = ((((longitude + 180) % 360) + 360) % 360) - 180;
    set.draw(set.shortened(reader.longitude(shown, `${Math.abs(shown).toFixed(across.digits)}°`), LABEL, 90), x + 2, top + 2, LABEL);
    doc.strokeColor('#e5e7eb');
  }
  const along = stepOf(north - south);
  for (const latitude of marksIn(south, north, along.step)) {
    const y = top + (mercatorY(latitude) - frame.top) * scale;
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke();
    set.draw(set.shortened(reader.latitude(latitude, `${Math.abs(latitude).toFixed(along.digits)}°`), LABEL, 90), left + 3, y + 1, LABEL);
    doc.strokeColor('#e5e7eb');
  }
}
