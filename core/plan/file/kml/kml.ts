import { cornersIn, descriptionOf, ownData, ownDataIn, placemarksIn, type Corner } from '../../../geo/kml.ts';
import { error, warning, type Issue } from '../../../issue.ts';
import { escapeXml } from '../../../xml/escape-xml.ts';
import { childrenOf, textOf, type Element } from '../../../xml/read-xml.ts';
import type { HeightMode, Route } from '../../route.ts';
import { pathRoute } from '../path-route.ts';
import type { ReadRoute, WriteOptions, WrittenRoute } from '../route-file.ts';

/** Of whatever else a placemark shows, such as a picture, no name is needed. */
const SHAPES = ['Point', 'LineString', 'LinearRing', 'Polygon', 'Track', 'MultiTrack', 'Model'];

interface Shape {
  placemark: Element;
  shape: Element;
}

const shapesIn = (element: Element): Element[] =>
  element.children.flatMap((child) => (child.name === 'MultiGeometry' ? shapesIn(child) : SHAPES.includes(child.name) ? [child] : []));

/** KML has no word for the place of take-off. */
const ABOVE_TAKE_OFF = 'aboveTakeOff';

/** Nothing where heights are pressed down to the ground: then they mean nothing. */
function heightsOf({ placemark, shape }: Shape): HeightMode | 'aboveTerrain' | undefined {
  const mode = textOf(shape, 'altitudeMode');
  if (mode === 'absolute') return 'absolute';
  if (mode !== 'relativeToGround') return undefined;
  return ownDataIn(placemark) === ABOVE_TAKE_OFF ? 'relative' : 'aboveTerrain';
}

const textsOf = (element: Element) => ({ name: textOf(element, 'name'), remarks: descriptionOf(element) });

const lineRoute = (line: Shape): ReadRoute =>
  pathRoute(textsOf(line.placemark), cornersIn(textOf(line.shape, 'coordinates')), heightsOf(line));

/** One point of a file each: what one of them says of its height does not hold for the others. */
function pointsRoute(texts: Pick<ReadRoute, 'name' | 'remarks'>, points: readonly Shape[]): ReadRoute {
  const placed = points.map((point, index) => ({ point, number: index + 1, corner: cornersIn(textOf(point.shape, 'coordinates'))[0] }));
  const high = placed
    .filter(({ corner }) => corner?.altitude !== undefined && !Number.isNaN(corner.altitude))
    .map(({ point, number }) => ({ number, counted: heightsOf(point) }));
  const counted = high[0]?.counted;
  const other = high.find((one) => one.counted !== counted);
  const read = pathRoute(
    texts,
    placed.flatMap(({ corner }): Corner[] => (corner ? [corner] : [])),
    counted,
  );
  // 60 m above a plateau taken for 60 m above the sea leads into the hill.
  return other ? { ...read, issues: [error('routeFile.mixedPoints', { number: other.number })] } : read;
}

/** Every line is a route. Where there is no line, the points are one, in the order of the file. */
export function readKml(root: Element): { routes: ReadRoute[]; issues: Issue[] } {
  const shapes = placemarksIn(root).flatMap((placemark) => shapesIn(placemark).map((shape) => ({ placemark, shape })));
  const lines = shapes.filter(({ shape }) => shape.name === 'LineString');
  const points = shapes.filter(({ shape }) => shape.name === 'Point');
  const passed = shapes.length - lines.length - points.length;
  const issues = passed > 0 ? [warning('routeFile.areas', { count: passed })] : [];
  if (lines.length > 0) return { routes: lines.map(lineRoute), issues };
  if (points.length === 0) return { routes: [], issues };
  const [document] = childrenOf(root, 'Document');
  return { routes: [pointsRoute(document ? textsOf(document) : { name: '', remarks: '' }, points)], issues };
}

const ALTITUDE_MODES: Record<HeightMode, string> = { relative: 'relativeToGround', absolute: 'absolute' };

const placeIn = ({ longitude, latitude, altitude }: Route['waypoints'][number]): string =>
  `${longitude.toFixed(7)},${latitude.toFixed(7)},${altitude.toFixed(2)}`;

export const KML_FRAME = {
  open: `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2">
<Document>
<Style id="route"><LineStyle><color>ff1a8cff</color><width>3</width></LineStyle></Style>
`,
  close: '</Document>\n</kml>\n',
} as const;

/** The line, and each waypoint as a point of its own, for whoever looks at it on a globe. */
export function writeKml({ waypoints, heightMode }: Route, { name, remarks }: Pick<WriteOptions, 'name' | 'remarks'>): WrittenRoute {
  const mode = `<altitudeMode>${ALTITUDE_MODES[heightMode]}</altitudeMode>`;
  const title = `<name>${escapeXml(name)}</name>`;
  const points = waypoints.map(
    (waypoint, index) =>
      `<Placemark><name>${index + 1}</name><Point>${mode}<coordinates>${placeIn(waypoint)}</coordinates></Point></Placemark>`,
  );
  const own = `<Folder>
${title}
<Placemark>
${title}${
    remarks === ''
      ? ''
      : `
<description>${escapeXml(remarks)}</description>`
  }
<styleUrl>#route</styleUrl>
${heightMode === 'relative' ? ownData(ABOVE_TAKE_OFF) : ''}<LineString>
${mode}
<coordinates>
${waypoints.map(placeIn).join('\n')}
</coordinates>
</LineString>
</Placemark>
${points.join('\n')}
</Folder>
`;
  return { content: KML_FRAME.open + own + KML_FRAME.close, issues: heightMode === 'relative' ? [warning('routeFile.ground')] : [] };
}
