import { COLOURS, FLIGHT_COLOURS, colourOf } from '../colours.ts';
import type { Style } from '../letters/type-setter.ts';
import type { ReaderWords } from '../reader-words.ts';
import type { ReportContent } from '../report-content.ts';
import { PICTURE, PLAN, SITE, type Letters } from './map-marks.ts';
import { rectangle, shape, type Mark } from './marks.ts';

export const LEGEND_ROW = 14;
const SMALL: Style = { size: 8, colour: COLOURS.ink };
/** From the left of a sign to its text, and from there to the next sign. */
const [SIGN, GAP] = [21, 16];
/** How far below the top of its row a sign has its middle. */
const MIDDLE = 5.5;

interface Key {
  text: string;
  sign(x: number): Mark[];
}

const stroke =
  (colour: string, dash?: readonly [number, number]): Key['sign'] =>
  (x) => [
    {
      kind: 'ways',
      ways: [
        [
          [x, MIDDLE],
          [x + 16, MIDDLE],
        ],
      ],
      stroke: { colour, width: 1.6, ...(dash && { dash }) },
    },
  ];

const site: Key['sign'] = (x) => [
  shape(
    [
      [x + 8, MIDDLE - 5],
      [x + 13, MIDDLE + 4],
      [x + 3, MIDDLE + 4],
    ],
    { fill: { colour: SITE } },
  ),
];

const area: Key['sign'] = (x) => [
  rectangle(x + 1, MIDDLE - 4, 14, 8, { fill: { colour: PLAN, opacity: 0.1 }, stroke: { colour: PLAN, width: 1 } }),
];

const picture: Key['sign'] = (x) => [{ kind: 'dot', centre: [x + 8, MIDDLE], radius: 2, fill: { colour: PICTURE } }];

function keysOf(content: ReportContent, { word, moment }: ReaderWords): Key[] {
  const shown = content.flights.slice(0, FLIGHT_COLOURS.length);
  const more = content.flights.length - shown.length;
  return [
    { text: word('taskreport.map.site'), sign: site },
    ...('area' in content.task.plan ? [{ text: word('taskreport.map.area'), sign: area }] : []),
    { text: word('taskreport.map.plan'), sign: stroke(PLAN, [4, 3]) },
    ...shown.map(({ number, record }) => ({
      text: `${word('taskreport.flight', { number })} · ${moment(record.takeOffAt)}`,
      sign: stroke(colourOf(number)),
    })),
    ...(more > 0 ? [{ text: word('taskreport.map.more', { count: more }), sign: () => [] }] : []),
    ...(content.pictures.some(({ longitude }) => longitude !== undefined) ? [{ text: word('taskreport.map.picture'), sign: picture }] : []),
  ];
}

/** What each sign means, in rows that are no wider than this; each is counted from its own upper left corner. */
export function legendRows(content: ReportContent, reader: ReaderWords, set: Letters, width: number): Mark[][] {
  const rows: Mark[][] = [[]];
  let x = 0;
  for (const { text, sign } of keysOf(content, reader)) {
    const line = set.shortened(text, SMALL, width - 30);
    if (x > 0 && x + SIGN + 3 + line.width > width) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)!.push(...sign(x), { kind: 'text', line, x: x + SIGN, top: 0, style: SMALL });
    x += SIGN + line.width + GAP;
  }
  return rows;
}
