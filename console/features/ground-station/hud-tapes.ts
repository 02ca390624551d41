import { formatNumber, formatTenths } from '../../words/format.ts';
import type { HudLook } from './hud-draw.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const TICK = 6;

function clipped(ctx: CanvasRenderingContext2D, { x, y, width, height }: Box, look: HudLook, draw: () => void): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, width, height);
  ctx.clip();
  ctx.fillStyle = look.veil;
  ctx.fillRect(x, y, width, height);
  draw();
  ctx.restore();
}

/** The value in a box of its own, on the line that the scale moves behind. */
function plate(ctx: CanvasRenderingContext2D, box: Box, text: string, look: HudLook): void {
  ctx.fillStyle = look.plate;
  ctx.fillRect(box.x, box.y, box.width, box.height);
  ctx.strokeStyle = look.line;
  ctx.lineWidth = 1.5;
  ctx.strokeRect(box.x, box.y, box.width, box.height);
  ctx.fillStyle = look.text;
  ctx.font = look.bigFont;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, box.x + box.width / 2, box.y + box.height / 2 + 1, box.width - 6);
}

interface Tape {
  value: number | undefined;
  /** Of the scale, for one pixel. */
  perPixel: number;
  every: number;
  /** Nothing is less than this. */
  lowest: number;
  side: 'left' | 'right';
  none: string;
}

/** A scale that goes up and down beside the horizon. */
export function verticalTape(
  ctx: CanvasRenderingContext2D,
  box: Box,
  { value, perPixel, every, lowest, side, none }: Tape,
  look: HudLook,
): void {
  const middle = box.y + box.height / 2;
  clipped(ctx, box, look, () => {
    if (value === undefined) return;
    ctx.strokeStyle = look.line;
    ctx.fillStyle = look.text;
    ctx.lineWidth = 1;
    ctx.font = look.smallFont;
    ctx.textBaseline = 'middle';
    const inner = side === 'left' ? box.x + box.width : box.x;
    const inward = side === 'left' ? -1 : 1;
    ctx.textAlign = side === 'left' ? 'right' : 'left';
    const reach = (box.height / 2) * perPixel;
    for (let mark = Math.ceil((value - reach) / every) * every; mark <= value + reach; mark += every) {
      if (mark < lowest) continue;
      const y = middle - (mark - value) / perPixel;
      ctx.beginPath();
      ctx.moveTo(inner, y);
      ctx.lineTo(inner + inward * TICK, y);
      ctx.stroke();
      ctx.fillText(String(Math.round(mark)), inner + inward * (TICK + 4), y);
    }
  });
  plate(ctx, { x: box.x, y: middle - 14, width: box.width, height: 28 }, value === undefined ? none : shortNumber(value), look);
}

const shortNumber = (value: number): string => (Math.abs(value) < 99.95 ? formatTenths(value) : formatNumber(Math.round(value)));

const COMPASS_EVERY = 10;

/** Where the nose points, with the quarters of the compass by their letters. */
export function headingTape(ctx: CanvasRenderingContext2D, box: Box, heading: number | undefined, look: HudLook): void {
  const middle = box.x + box.width / 2;
  const perPixel = 0.4;
  clipped(ctx, box, look, () => {
    if (heading === undefined) return;
    ctx.strokeStyle = look.line;
    ctx.lineWidth = 1;
    ctx.font = look.smallFont;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'alphabetic';
    const reach = (box.width / 2) * perPixel;
    for (let mark = Math.ceil((heading - reach) / COMPASS_EVERY) * COMPASS_EVERY; mark <= heading + reach; mark += COMPASS_EVERY) {
      const x = middle + (mark - heading) / perPixel;
      const degrees = ((mark % 360) + 360) % 360;
      ctx.beginPath();
      ctx.moveTo(x, box.y);
      ctx.lineTo(x, box.y + (degrees % 30 === 0 ? TICK : TICK / 2));
      ctx.stroke();
      if (degrees % 30 !== 0) continue;
      ctx.fillStyle = degrees % 90 === 0 ? look.mark : look.text;
      ctx.fillText(degrees % 90 === 0 ? look.quarters[degrees / 90]! : String(degrees), x, box.y + box.height - 5);
    }
  });
  const text = heading === undefined ? look.none : `${Math.round(((heading % 360) + 360) % 360) % 360}°`;
  plate(ctx, { x: middle - 30, y: box.y - 1, width: 60, height: box.height + 1 }, text, look);
}
