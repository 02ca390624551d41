import type { Position } from '@skyhelm/core/geo/position';
import { pointsOf } from '@skyhelm/core/task/plan';
import { roundLength } from '@skyhelm/core/units/round-length';
import { placeIn, type MapFrame } from '../map-frame.ts';
import type { ReaderWords } from '../reader-words.ts';
import type { ReportContent, ReportFlight } from '../report-content.ts';
import { drawGrid } from './draw-grid.ts';
import type { groundPicture } from './ground-picture.ts';
import { COLOURS, type Paper } from './paper.ts';
import type { Style } from './type-setter.ts';

/** Told apart by people who tell colours apart badly, and in print. */
export const FLIGHT_COLOURS = ['#d55e00', '#0072b2', '#009e73', '#cc79a7', '#8a6d00', '#56b4e9', '#7a0177', '#000000'] as const;
const PLAN = '#1d4ed8';
const PICTURE = '#b91c1c';
const SMALL: Style = { size: 8 };

export const colourOf = (number: number): string => FLIGHT_COLOURS[(number - 1) % FLIGHT_COLOURS.length]!;

type Ground = Awaited<ReturnType<typeof groundPicture>>;

export function drawMap(paper: Paper, content: ReportContent, reader: ReaderWords, ground: Ground): void {
  const { doc, left } = paper;
  const { frame, tiles } = content.map;
  paper.heading(reader.word('taskreport.map'), frame.height + 60);
  const top = paper.y;
  const at = (position: Position): [number, number] => {
    const { x, y } = placeIn(frame, position);
    return [left + x, top + y];
  };
  doc.save();
  doc.rect(left, top, frame.width, frame.height).clip();
  if (ground) drawGround(paper, frame, ground, top);
  else drawGrid(paper, frame, top, reader);
  drawPlan(paper, content, at);
  for (const flight of content.flights) drawTrack(doc, flight, at);
  for (const { longitude, latitude } of content.pictures) {
    if (longitude === undefined || latitude === undefined) continue;
    doc
      .circle(...at({ longitude, latitude }), 1.4)
      .lineWidth(0.5)
      .fillAndStroke(PICTURE, '#ffffff');
  }
  const [x, y] = at(content.task.site);
  doc
    .lineWidth(1)
    .polygon([x, y - 7], [x + 6, y + 4], [x - 6, y + 4])
    .fillAndStroke('#111827', '#ffffff');
  drawScale(paper, frame, reader, top);
  drawNorth(paper, frame, reader, top);
  doc.restore();
  doc.rect(left, top, frame.width, frame.height).lineWidth(0.75).stroke(COLOURS.soft);
  paper.y = top + frame.height + 5;
  if (tiles?.attribution && ground) paper.text(tiles.attribution, { ...SMALL, size: 7, colour: COLOURS.soft });
  if (!ground) paper.text(reader.word('taskreport.map.noTiles'), { ...SMALL, colour: COLOURS.soft });
  drawLegend(paper, content, reader);
}

function drawGround({ doc, left }: Paper, frame: MapFrame, ground: NonNullable<Ground>, top: number): void {
  const [x, y] = [(ground.left - frame.left) * frame.scale, (ground.top - frame.top) * frame.scale];
  doc.image(ground.picture, left + x, top + y, { width: ground.width * frame.scale, height: ground.height * frame.scale });
  // So that what was flown stands out, whatever the ground looks like.
  doc.rect(left, top, frame.width, frame.height).fillOpacity(0.22).fill('#ffffff').fillOpacity(1);
}

type At = (position: Position) => [number, number];

function wayOf(doc: PDFKit.PDFDocument, points: readonly (readonly [number, number])[]): void {
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) doc.moveTo(x, y);
    else doc.lineTo(x, y);
  }
}

function drawPlan({ doc }: Paper, { task }: ReportContent, at: At): void {
  const points = pointsOf(task.plan).map(at);
  if ('area' in task.plan && points.length > 2) {
    wayOf(doc, points);
    doc.closePath().lineWidth(1.2).fillOpacity(0.1).fillAndStroke(PLAN, PLAN).fillOpacity(1);
  }
  wayOf(doc, task.route.waypoints.map(at));
  doc.lineWidth(0.9).dash(4, { space: 3 }).stroke(PLAN).undash();
  if ('area' in task.plan) return;
  for (const [x, y] of points) doc.circle(x, y, 3).lineWidth(1).fillAndStroke('#ffffff', PLAN);
}

/** Where nobody knows where it was, there is no line. */
function drawTrack(doc: PDFKit.PDFDocument, { number, track }: ReportFlight, at: At): void {
  const lines: [number, number][][] = [[]];
  for (const [row, longitude] of track.longitude.entries()) {
    const latitude = track.latitude[row] ?? null;
    if (longitude !== null && latitude !== null) lines.at(-1)!.push(at({ longitude, latitude }));
    else if (lines.at(-1)!.length > 0) lines.push([]);
  }
  for (const [width, colour] of [
    [2.8, '#ffffff'],
    [1.4, colourOf(number)],
  ] as const) {
    for (const line of lines) wayOf(doc, line);
    doc.lineWidth(width).lineJoin('round').stroke(colour);
  }
}

function drawScale({ doc, set, left }: Paper, { width, height, metresPerPoint }: MapFrame, reader: ReaderWords, top: number): void {
  const { metres, value, unit } = roundLength(reader.unitSystem, (width / 4) * metresPerPoint);
  const long = metres / metresPerPoint;
  const text = set.shortened(reader.measure({ value, unit }), SMALL, 200);
  const [x, y] = [left + 12, top + height - 14];
  doc
    .rect(x - 6, y - 16, Math.max(long, text.width) + 12, 24)
    .fillOpacity(0.85)
    .fill('#ffffff')
    .fillOpacity(1);
  doc
    .lineWidth(1.2)
    .moveTo(x, y - 3)
    .lineTo(x, y + 2)
    .lineTo(x + long, y + 2)
    .lineTo(x + long, y - 3)
    .stroke('#111827');
  set.draw(text, x, y - 14, SMALL);
}

function drawNorth({ doc, set, left }: Paper, { width }: MapFrame, reader: ReaderWords, top: number): void {
  const [x, y] = [left + width - 22, top + 30];
  doc.circle(x, y, 16).fillOpacity(0.85).fill('#ffffff').fillOpacity(1);
  doc.polygon([x, y - 4], [x + 5, y + 11], [x, y + 7], [x - 5, y + 11]).fill('#111827');
  const style: Style = { size: 8, weight: 'bold' };
  const letter = set.shortened(reader.word('taskreport.map.north'), style, 40);
  set.draw(letter, x - letter.width / 2, y - 15, style);
}

interface Key {
  text: string;
  mark(doc: PDFKit.PDFDocument, x: number, y: number): void;
}

const stroke =
  (colour: string, isDashed = false): Key['mark'] =>
  (doc, x, y) => {
    if (isDashed) doc.dash(4, { space: 3 });
    doc
      .lineWidth(1.6)
      .moveTo(x, y)
      .lineTo(x + 16, y)
      .stroke(colour)
      .undash();
  };

function keysOf(content: ReportContent, { word, moment }: ReaderWords): Key[] {
  const shown = content.flights.slice(0, FLIGHT_COLOURS.length);
  const more = content.flights.length - shown.length;
  return [
    {
      text: word('taskreport.map.site'),
      mark: (doc, x, y) => void doc.polygon([x + 8, y - 5], [x + 13, y + 4], [x + 3, y + 4]).fill('#111827'),
    },
    ...('area' in content.task.plan
      ? [
          {
            text: word('taskreport.map.area'),
            mark: (doc: PDFKit.PDFDocument, x: number, y: number) =>
              void doc
                .rect(x + 1, y - 4, 14, 8)
                .lineWidth(1)
                .fillOpacity(0.1)
                .fillAndStroke(PLAN, PLAN)
                .fillOpacity(1),
          },
        ]
      : []),
    { text: word('taskreport.map.plan'), mark: stroke(PLAN, true) },
    ...shown.map(({ number, record }) => ({
      text: `${word('taskreport.flight', { number })} · ${moment(record.takeOffAt)}`,
      mark: stroke(colourOf(number)),
    })),
    ...(more > 0 ? [{ text: word('taskreport.map.more', { count: more }), mark: () => undefined }] : []),
    ...(content.pictures.some(({ longitude }) => longitude !== undefined)
      ? [
          {
            text: word('taskreport.map.picture'),
            mark: (doc: PDFKit.PDFDocument, x: number, y: number) => void doc.circle(x + 8, y, 2).fill(PICTURE),
          },
        ]
      : []),
  ];
}

function drawLegend(paper: Paper, content: ReportContent, reader: ReaderWords): void {
  const { doc, set, left, width } = paper;
  let x = left;
  paper.y += 3;
  for (const { text, mark } of keysOf(content, reader)) {
    const line = set.shortened(text, SMALL, width - 30);
    if (x > left && x + 24 + line.width > left + width) {
      x = left;
      paper.y += 14;
    }
    paper.room(14);
    mark(doc, x, paper.y + 5.5);
    set.draw(line, x + 21, paper.y, SMALL);
    x += 21 + line.width + 16;
  }
  paper.y += 16;
}
