import type { Path } from 'fontkit';
import type { Spot } from './marks.ts';

/** Corners of a circle: at three pixels to a point nobody sees them. */
const ROUND = 24;
const JOINT = 8;
const CURVE_STEPS = 6;

const circle = ([x, y]: Spot, radius: number, corners: number): Spot[] =>
  Array.from({ length: corners }, (_, index): Spot => {
    const angle = (index / corners) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

export const dotOutline = (centre: Spot, radius: number): Spot[] => circle(centre, radius, ROUND);

/** A line of this width as pieces that all go round the same way, with round joints. */
export function strokeOutlines(way: readonly Spot[], width: number): Spot[][] {
  const outlines: Spot[][] = [];
  for (let index = 1; index < way.length; index++) {
    const [[x0, y0], [x1, y1]] = [way[index - 1]!, way[index]!];
    const long = Math.hypot(x1 - x0, y1 - y0);
    if (long === 0) continue;
    const [across, along] = [(-(y1 - y0) / long) * (width / 2), ((x1 - x0) / long) * (width / 2)];
    outlines.push([
      [x0 - across, y0 - along],
      [x1 - across, y1 - along],
      [x1 + across, y1 + along],
      [x0 + across, y0 + along],
    ]);
    if (index > 1) outlines.push(circle([x0, y0], width / 2, JOINT));
  }
  return outlines;
}

/** The pieces that are drawn of a broken line, or of a part of one that begins so far along it. */
export function dashed(way: readonly Spot[], [long, gap]: readonly [long: number, gap: number], from = 0): Spot[][] {
  const pieces: Spot[][] = [];
  const begun = from % (long + gap);
  let isDrawn = begun < long;
  let left = (isDrawn ? long : long + gap) - begun;
  let piece: Spot[] = way.length > 0 ? [way[0]!] : [];
  for (let index = 1; index < way.length; index++) {
    let [x, y] = way[index - 1]!;
    const [toX, toY] = way[index]!;
    for (let rest = Math.hypot(toX - x, toY - y); rest > 0;) {
      const step = Math.min(rest, left);
      x += ((toX - x) * step) / rest;
      y += ((toY - y) * step) / rest;
      rest -= step;
      left -= step;
      if (isDrawn) piece.push([x, y]);
      if (left > 0) continue;
      if (isDrawn) pieces.push(piece);
      isDrawn = !isDrawn;
      left = isDrawn ? long : gap;
      piece = [[x, y]];
    }
  }
  if (isDrawn && piece.length > 1) pieces.push(piece);
  return pieces;
}

/** The outlines of a letter, its curves as short lines. */
export function letterOutlines({ commands }: Path, place: (x: number, y: number) => Spot): Spot[][] {
  const outlines: Spot[][] = [];
  let here: [number, number] = [0, 0];
  for (const { command, args } of commands) {
    if (command === 'closePath') continue;
    const end: [number, number] = [args.at(-2)!, args.at(-1)!];
    if (command === 'moveTo') outlines.push([place(...end)]);
    else if (command === 'lineTo') outlines.at(-1)!.push(place(...end));
    else {
      // A curve by one point is one by two that lie two thirds of the way to it.
      const [x1, y1] = [args[0]!, args[1]!];
      const thirds = (from: number, to: number) => from + ((to - from) * 2) / 3;
      const [ax, ay, bx, by] =
        command === 'quadraticCurveTo'
          ? [thirds(here[0], x1), thirds(here[1], y1), thirds(end[0], x1), thirds(end[1], y1)]
          : [x1, y1, args[2]!, args[3]!];
      for (let step = 1; step <= CURVE_STEPS; step++) {
        const t = step / CURVE_STEPS;
        const u = 1 - t;
        const at = (from: number, a: number, b: number, to: number) => u ** 3 * from + 3 * u * u * t * a + 3 * u * t * t * b + t ** 3 * to;
        outlines.at(-1)!.push(place(at(here[0], ax, bx, end[0]), at(here[1], ay, by, end[1])));
      }
    }
    here = end;
  }
  return outlines;
}
