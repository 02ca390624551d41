import type { MapMarker } from '../map-handle.ts';
import type { Palette } from '../palette.ts';
import { PIN_LOOKS, PIN_PATH, PIN_SIGNS, pinColour, type PinLook } from '../pin-looks.ts';

export const MARKER_KINDS = [
  'home',
  'target',
  'point',
  'waypoint',
  'chosen',
  'middle',
  'corner',
  'cornerChosen',
  'side',
  'landing',
  'landingChosen',
  'several',
  ...PIN_LOOKS,
] as const satisfies readonly MapMarker['kind'][];
/** Fine enough for the screens of phones. */
export const PIXEL_RATIO = 3;
export const MARKER_SIZE = 32;

type Pen = OffscreenCanvasRenderingContext2D;

const disc = (pen: Pen, radius: number): void => {
  pen.beginPath();
  pen.arc(MARKER_SIZE / 2, MARKER_SIZE / 2, radius, 0, 2 * Math.PI);
};

function ground(pen: Pen, colour: string, casing: string, radius = 11): void {
  disc(pen, radius + 2.5);
  pen.fillStyle = casing;
  pen.fill();
  disc(pen, radius);
  pen.fillStyle = colour;
  pen.fill();
}

const waypoint = (pen: Pen, colour: string, casing: string): void => ground(pen, colour, casing, 10);

function insertion(pen: Pen, colour: string, casing: string): void {
  ground(pen, casing, colour, 5);
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  pen.stroke(new Path2D('M16 13 V19 M13 16 H19'));
}

/** Otherwise than a waypoint by its form too. */
function square(pen: Pen, colour: string, edge: string): void {
  pen.fillStyle = edge;
  pen.fillRect(8, 8, 16, 16);
  pen.fillStyle = colour;
  pen.fillRect(10.5, 10.5, 11, 11);
}

/** A pad, as it is painted on roofs. */
function pad(pen: Pen, colour: string, casing: string): void {
  ground(pen, colour, casing, 12);
  pen.strokeStyle = casing;
  pen.lineWidth = 2.5;
  pen.stroke(new Path2D('M12.5 10.5 V21.5 M19.5 10.5 V21.5 M12.5 16 H19.5'));
}

function filled(pen: Pen, path: Path2D, colour: string): void {
  pen.fillStyle = colour;
  pen.fill(path);
}

function pin(pen: Pen, colour: string, casing: string, sign: string): void {
  const outline = new Path2D(PIN_PATH);
  pen.strokeStyle = casing;
  pen.lineWidth = 3;
  pen.stroke(outline);
  filled(pen, outline, colour);
  filled(pen, new Path2D(sign), casing);
}

const pinOf = (pen: Pen, look: PinLook, palette: Palette): void => pin(pen, pinColour(look, palette), palette.casing, PIN_SIGNS[look]);

const HOUSE = [
  [16, 8.5],
  [23, 15],
  [21, 15],
  [21, 22],
  [17.6, 22],
  [17.6, 17.6],
  [14.4, 17.6],
  [14.4, 22],
  [11, 22],
  [11, 15],
  [9, 15],
] as const;

const DRAW: Record<MapMarker['kind'], (pen: Pen, palette: Palette) => void> = {
  home(pen, { home, casing }) {
    ground(pen, home, casing);
    pen.beginPath();
    HOUSE.forEach(([x, y]) => pen.lineTo(x, y));
    pen.fillStyle = casing;
    pen.fill();
  },
  target(pen, { target, casing }) {
    const cross = new Path2D('M16 3 V11 M16 21 V29 M3 16 H11 M21 16 H29');
    for (const [colour, width] of [
      [casing, 6],
      [target, 3],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      disc(pen, 8);
      pen.stroke();
      pen.stroke(cross);
    }
  },
  point: (pen, { measure, casing }) => pin(pen, measure, casing, PIN_SIGNS.ready),
  waypoint: (pen, { route, casing }) => waypoint(pen, route, casing),
  chosen: (pen, { selected, casing }) => ground(pen, selected, casing, 12),
  middle: (pen, { route, casing }) => insertion(pen, route, casing),
  corner: (pen, { pattern, casing }) => square(pen, casing, pattern),
  cornerChosen: (pen, { selected, casing }) => square(pen, selected, casing),
  side: (pen, { pattern, casing }) => insertion(pen, pattern, casing),
  landing: (pen, { target, casing }) => pad(pen, target, casing),
  landingChosen: (pen, { selected, casing }) => pad(pen, selected, casing),
  several: (pen, { measure, casing }) => ground(pen, measure, casing, 13),
  draft: (pen, palette) => pinOf(pen, 'draft', palette),
  ready: (pen, palette) => pinOf(pen, 'ready', palette),
  underway: (pen, palette) => pinOf(pen, 'underway', palette),
  done: (pen, palette) => pinOf(pen, 'done', palette),
  dropped: (pen, palette) => pinOf(pen, 'dropped', palette),
};

export const drawMarker = (kind: MapMarker['kind'], palette: Palette): ImageData => pictureOf((pen) => DRAW[kind](pen, palette));

/** In the colour of one of several routes. */
export const drawWaypointOf = (track: number, { tracks, casing }: Palette): ImageData =>
  pictureOf((pen) => waypoint(pen, tracks[track - 1]!, casing));

function pictureOf(draw: (pen: Pen) => void): ImageData {
  const pen = new OffscreenCanvas(MARKER_SIZE * PIXEL_RATIO, MARKER_SIZE * PIXEL_RATIO).getContext('2d')!;
  pen.scale(PIXEL_RATIO, PIXEL_RATIO);
  pen.lineJoin = 'round';
  draw(pen);
  return pen.getImageData(0, 0, MARKER_SIZE * PIXEL_RATIO, MARKER_SIZE * PIXEL_RATIO);
}
