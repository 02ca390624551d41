import type { HudValues } from './hud-motion.ts';
import { headingTape, verticalTape } from './hud-tapes.ts';

/** Colours and letters of the head-up display; the same by day and by night, as in an aircraft. */
export interface HudLook {
  sky: readonly [string, string];
  ground: readonly [string, string];
  line: string;
  text: string;
  /** The aircraft itself and what must be found at a glance. */
  mark: string;
  veil: string;
  plate: string;
  bigFont: string;
  smallFont: string;
  /** North, east, south, west. */
  quarters: readonly string[];
  none: string;
}

const PIXELS_PER_DEGREE = 4;
const TAPE_WIDTH = 58;
const COMPASS_HEIGHT = 28;
const RADIANS = Math.PI / 180;

interface Size {
  width: number;
  height: number;
}

/** Speed, height and climb are in the units that are shown. */
export function drawHud(ctx: CanvasRenderingContext2D, { width, height }: Size, values: HudValues, look: HudLook): void {
  ctx.clearRect(0, 0, width, height);
  const view = { x: 0, y: 0, width, height: height - COMPASS_HEIGHT };
  ctx.save();
  ctx.beginPath();
  ctx.rect(view.x, view.y, view.width, view.height);
  ctx.clip();
  drawHorizon(ctx, view, values, look);
  ctx.restore();
  drawRoll(ctx, view, values.roll, look);
  drawAircraft(ctx, view, look);
  const tape = { y: 0, height: view.height, width: TAPE_WIDTH };
  verticalTape(ctx, { ...tape, x: 0 }, { value: values.speed, perPixel: 0.12, every: 2, lowest: 0, side: 'left', none: look.none }, look);
  verticalTape(
    ctx,
    { ...tape, x: width - TAPE_WIDTH },
    { value: values.height, perPixel: 0.5, every: 10, lowest: -Infinity, side: 'right', none: look.none },
    look,
  );
  drawClimb(ctx, { x: width - TAPE_WIDTH - 6, middle: view.height / 2, reach: view.height / 2 - 8 }, values.climb, look);
  headingTape(ctx, { x: 0, y: view.height, width, height: COMPASS_HEIGHT }, values.heading, look);
}

function gradient(ctx: CanvasRenderingContext2D, from: number, to: number, [near, far]: readonly [string, string]): CanvasGradient {
  const made = ctx.createLinearGradient(0, from, 0, to);
  made.addColorStop(0, near);
  made.addColorStop(1, far);
  return made;
}

function drawHorizon(ctx: CanvasRenderingContext2D, view: Size, { roll, pitch }: HudValues, look: HudLook): void {
  if (roll === undefined || pitch === undefined) {
    ctx.fillStyle = look.plate;
    ctx.fillRect(0, 0, view.width, view.height);
    return;
  }
  const far = Math.hypot(view.width, view.height);
  ctx.translate(view.width / 2, view.height / 2);
  ctx.rotate(-roll * RADIANS);
  ctx.translate(0, pitch * PIXELS_PER_DEGREE);
  ctx.fillStyle = gradient(ctx, 0, -far / 2, look.sky);
  ctx.fillRect(-far, -2 * far, 2 * far, 2 * far);
  ctx.fillStyle = gradient(ctx, 0, far / 2, look.ground);
  ctx.fillRect(-far, 0, 2 * far, 2 * far);
  ctx.strokeStyle = look.line;
  ctx.lineWidth = 2;
  stroke(ctx, -far, 0, far, 0);
  drawLadder(ctx, pitch, look);
}

function stroke(ctx: CanvasRenderingContext2D, ...points: number[]): void {
  ctx.beginPath();
  ctx.moveTo(points[0]!, points[1]!);
  for (let at = 2; at < points.length; at += 2) ctx.lineTo(points[at]!, points[at + 1]!);
  ctx.stroke();
}

function drawLadder(ctx: CanvasRenderingContext2D, pitch: number, look: HudLook): void {
  ctx.lineWidth = 1.5;
  ctx.font = look.smallFont;
  ctx.fillStyle = look.text;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  const nearest = Math.round(pitch / 5) * 5;
  for (let degrees = nearest - 15; degrees <= nearest + 15; degrees += 5) {
    if (degrees === 0 || Math.abs(degrees) > 90) continue;
    const half = degrees % 10 === 0 ? 26 : 12;
    const y = -degrees * PIXELS_PER_DEGREE;
    stroke(ctx, -half, y, half, y);
    if (degrees % 10 === 0) ctx.fillText(String(Math.abs(degrees)), half + 5, y);
  }
}

const ROLL_MARKS = [-60, -45, -30, -20, -10, 0, 10, 20, 30, 45, 60];

function drawRoll(ctx: CanvasRenderingContext2D, view: Size, roll: number | undefined, look: HudLook): void {
  const radius = view.height / 2 - 10;
  ctx.save();
  ctx.translate(view.width / 2, view.height / 2);
  ctx.strokeStyle = look.line;
  ctx.lineWidth = 1.5;
  for (const degrees of ROLL_MARKS) {
    const [x, y] = [Math.sin(degrees * RADIANS), -Math.cos(degrees * RADIANS)];
    const length = degrees % 30 === 0 ? 9 : 5;
    stroke(ctx, x * radius, y * radius, x * (radius - length), y * (radius - length));
  }
  if (roll !== undefined) {
    ctx.rotate(-roll * RADIANS);
    ctx.fillStyle = look.mark;
    ctx.beginPath();
    ctx.moveTo(0, -radius + 11);
    ctx.lineTo(-6, -radius + 21);
    ctx.lineTo(6, -radius + 21);
    ctx.fill();
  }
  ctx.restore();
}

function drawAircraft(ctx: CanvasRenderingContext2D, view: Size, look: HudLook): void {
  ctx.save();
  ctx.translate(view.width / 2, view.height / 2);
  for (const [width, colour] of [
    [5, look.plate],
    [3, look.mark],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.lineCap = 'round';
    stroke(ctx, -40, 0, -16, 0, -8, 7, 0, 0, 8, 7, 16, 0, 40, 0);
  }
  ctx.restore();
}

/** The full length of the bar. */
const CLIMB_MAX = 6;

function drawClimb(
  ctx: CanvasRenderingContext2D,
  { x, middle, reach }: { x: number; middle: number; reach: number },
  climb: number | undefined,
  look: HudLook,
): void {
  if (climb === undefined) return;
  const length = (Math.max(-CLIMB_MAX, Math.min(CLIMB_MAX, climb)) / CLIMB_MAX) * reach;
  ctx.fillStyle = look.mark;
  ctx.fillRect(x, length > 0 ? middle - length : middle, 4, Math.abs(length));
}
