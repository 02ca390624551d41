import type { Position } from '@skyhelm/core/geo/position';
import { pointsOf } from '@skyhelm/core/task/plan';
import { roundLength } from '@skyhelm/core/units/round-length';
import { COLOURS, colourOf } from '../colours.ts';
import type { Style, TypeSetter } from '../letters/type-setter.ts';
import { flownWays } from '../flown-ways.ts';
import { placeIn, type MapFrame } from '../map-frame.ts';
import type { ReaderWords } from '../reader-words.ts';
import type { ReportContent, ReportFlight } from '../report-content.ts';
import { gridMarks } from './grid-marks.ts';
import type { GroundPicture } from './ground-picture.ts';
import { rectangle, shape, type Mark, type Spot } from './marks.ts';

export const PLAN = '#1d4ed8';
export const PICTURE = '#b91c1c';
export const SITE = '#111827';
const WHITE = '#ffffff';
const SMALL: Style = { size: 8 };

export type Letters = Pick<TypeSetter, 'shortened'>;

/** Everything inside the frame, from the lowest to the uppermost, counted from its upper left corner. What reaches beyond is to be cut off. */
export function mapMarks(content: ReportContent, reader: ReaderWords, set: Letters, ground: GroundPicture | undefined): Mark[] {
  const { frame } = content.map;
  const at = (position: Position): Spot => {
    const { x, y } = placeIn(frame, position);
    return [x, y];
  };
  const [x, y] = at(content.task.site);
  return [
    ...(ground ? groundMarks(frame, ground) : gridMarks(frame, reader, set)),
    ...planMarks(content, at),
    ...content.flights.flatMap((flight) => trackMarks(flight, at)),
    ...content.pictures.flatMap(({ longitude, latitude }): Mark[] =>
      longitude === undefined || latitude === undefined
        ? []
        : [
            {
              kind: 'dot',
              centre: at({ longitude, latitude }),
              radius: 1.4,
              fill: { colour: PICTURE },
              stroke: { colour: WHITE, width: 0.5 },
            },
          ],
    ),
    shape(
      [
        [x, y - 7],
        [x + 6, y + 4],
        [x - 6, y + 4],
      ],
      { fill: { colour: SITE }, stroke: { colour: WHITE, width: 1 } },
    ),
    ...scaleMarks(frame, reader, set),
    ...northMarks(frame, reader, set),
  ];
}

export const borderMark = ({ width, height }: MapFrame): Mark =>
  rectangle(0, 0, width, height, { stroke: { colour: COLOURS.soft, width: 0.75 } });

/** What stands below it: whose the tiles are, or why there are none. */
export function mapNote({ map: { tiles } }: ReportContent, { word }: ReaderWords, hasGround: boolean): { text: string; style: Style } {
  if (!hasGround) return { text: word('taskreport.map.noTiles'), style: { ...SMALL, colour: COLOURS.soft } };
  return { text: tiles?.attribution ?? '', style: { size: 7, colour: COLOURS.soft } };
}

function groundMarks(frame: MapFrame, { picture, left, top, width, height }: GroundPicture): Mark[] {
  const [x, y] = [(left - frame.left) * frame.scale, (top - frame.top) * frame.scale];
  return [
    { kind: 'picture', jpeg: picture, x, y, width: width * frame.scale, height: height * frame.scale },
    // So that what was flown stands out, whatever the ground looks like.
    rectangle(0, 0, frame.width, frame.height, { fill: { colour: WHITE, opacity: 0.22 } }),
  ];
}

type At = (position: Position) => Spot;

function planMarks({ task }: ReportContent, at: At): Mark[] {
  const points = pointsOf(task.plan).map(at);
  const isArea = 'area' in task.plan;
  return [
    ...(isArea && points.length > 2 ? [shape(points, { fill: { colour: PLAN, opacity: 0.1 }, stroke: { colour: PLAN, width: 1.2 } })] : []),
    { kind: 'ways', ways: [task.route.waypoints.map(at)], stroke: { colour: PLAN, width: 0.9, dash: [4, 3] } },
    ...(isArea
      ? []
      : points.map((centre): Mark => ({ kind: 'dot', centre, radius: 3, fill: { colour: WHITE }, stroke: { colour: PLAN, width: 1 } }))),
  ];
}

function trackMarks(flight: ReportFlight, at: At): Mark[] {
  const ways = flownWays(flight).map((way) => way.map(at));
  return [
    { kind: 'ways', ways, stroke: { colour: WHITE, width: 2.8 } },
    { kind: 'ways', ways, stroke: { colour: colourOf(flight.number), width: 1.4 } },
  ];
}

function scaleMarks({ width, height, metresPerPoint }: MapFrame, reader: ReaderWords, set: Letters): Mark[] {
  const { metres, value, unit } = roundLength(reader.unitSystem, (width / 4) * metresPerPoint);
  const long = metres / metresPerPoint;
  const line = set.shortened(reader.measure({ value, unit }), SMALL, 200);
  const [x, y] = [12, height - 14];
  const bar: Spot[] = [
    [x, y - 3],
    [x, y + 2],
    [x + long, y + 2],
    [x + long, y - 3],
  ];
  return [
    rectangle(x - 6, y - 16, Math.max(long, line.width) + 12, 24, { fill: { colour: WHITE, opacity: 0.85 } }),
    { kind: 'ways', ways: [bar], stroke: { colour: SITE, width: 1.2 } },
    { kind: 'text', line, x, top: y - 14, style: SMALL },
  ];
}

function northMarks({ width }: MapFrame, reader: ReaderWords, set: Letters): Mark[] {
  const [x, y] = [width - 22, 30];
  const style: Style = { size: 8, weight: 'bold' };
  const line = set.shortened(reader.word('taskreport.map.north'), style, 40);
  return [
    { kind: 'dot', centre: [x, y], radius: 16, fill: { colour: WHITE, opacity: 0.85 } },
    shape(
      [
        [x, y - 4],
        [x + 5, y + 11],
        [x, y + 7],
        [x - 5, y + 11],
      ],
      { fill: { colour: SITE } },
    ),
    { kind: 'text', line, x: x - line.width / 2, top: y - 15, style },
  ];
}
