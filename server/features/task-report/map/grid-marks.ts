import { mercatorX, mercatorY } from '@skyhelm/core/geo/mercator';
import { COLOURS } from '../colours.ts';
import type { Style } from '../letters/type-setter.ts';
import type { MapFrame } from '../map-frame.ts';
import type { ReaderWords } from '../reader-words.ts';
import type { Letters } from './map-marks.ts';
import { rectangle, type Mark, type Spot } from './marks.ts';

const LABEL: Style = { size: 7, colour: COLOURS.soft };
const LINES = 5;
/** At the lower end of the frame, where half of a label would show behind the scale. */
const SCALE_HEIGHT = 42;

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

const rule = (from: Spot, to: Spot): Mark => ({ kind: 'ways', ways: [[from, to]], stroke: { colour: '#e5e7eb', width: 0.5 } });

/** Meridians and parallels with their degrees, where no map is installed. */
export function gridMarks(frame: MapFrame, reader: ReaderWords, set: Letters): Mark[] {
  const { width, height, scale } = frame;
  const marks = [rectangle(0, 0, width, height, { fill: { colour: '#fafafa' } })];
  const label = (text: string, x: number, top: number) => {
    const line = set.shortened(text, LABEL, 90);
    if (x + line.width < width && top < height - SCALE_HEIGHT) marks.push({ kind: 'text', line, x, top, style: LABEL });
  };
  const [west, east] = [longitudeAt(frame.left), longitudeAt(frame.left + width / scale)];
  const [south, north] = [latitudeAt(frame.top + height / scale), latitudeAt(frame.top)];
  const across = stepOf(east - west);
  for (const longitude of marksIn(west, east, across.step)) {
    const x = (mercatorX(longitude) - frame.left) * scale;
    const shown = ((((longitude + 180) % 360) + 360) % 360) - 180;
    marks.push(rule([x, 0], [x, height]));
    label(reader.longitude(shown, `${Math.abs(shown).toFixed(across.digits)}°`), x + 2, 2);
  }
  const along = stepOf(north - south);
  for (const latitude of marksIn(south, north, along.step)) {
    const y = (mercatorY(latitude) - frame.top) * scale;
    marks.push(rule([0, y], [width, y]));
    label(reader.latitude(latitude, `${Math.abs(latitude).toFixed(along.digits)}°`), 3, y + 1);
  }
  return marks;
}
