import type { Corner } from '../../../geo/kml.ts';
import { warning } from '../../../issue.ts';
import { escapeXml } from '../../../xml/escape-xml.ts';
import { childOf, childrenOf, textOf, type Element } from '../../../xml/read-xml.ts';
import type { Route } from '../../route.ts';
import { pathRoute } from '../path-route.ts';
import type { ReadRoute, WriteOptions, WrittenRoute } from '../route-file.ts';

/** `ele` is a height over the sea and nothing else: what counts from take-off stands in an element of our own. */
const OWN = 'urn:skyhelm:gpx:1';
const OWN_HEIGHT = 'height';

const numberIn = (text: string | undefined): number => (text === undefined || text.trim() === '' ? Number.NaN : Number(text));
const given = (text: string): number | undefined => (text === '' ? undefined : Number(text));

const placeOf = ({ attributes }: Element) => ({ latitude: numberIn(attributes.get('lat')), longitude: numberIn(attributes.get('lon')) });

function ownHeightOf(point: Element): number | undefined {
  const extensions = childOf(point, 'extensions');
  return extensions && given(textOf(extensions, OWN_HEIGHT));
}

function routeOf(about: Element | undefined, points: readonly Element[]): ReadRoute {
  const texts = { name: about ? textOf(about, 'name') : '', remarks: about ? textOf(about, 'desc') : '' };
  const own = points.map((point): Corner => ({ ...placeOf(point), altitude: ownHeightOf(point) }));
  if (own.some(({ altitude }) => altitude !== undefined)) return pathRoute(texts, own, 'relative');
  const corners = points.map((point): Corner => ({ ...placeOf(point), altitude: given(textOf(point, 'ele')) }));
  return pathRoute(texts, corners, 'absolute');
}

/** Routes, and each stretch of a track; where there are neither, all the waypoints in the order of the file. */
export function readGpx(root: Element): ReadRoute[] {
  const routes = childrenOf(root, 'rte').map((one) => routeOf(one, childrenOf(one, 'rtept')));
  const tracks = childrenOf(root, 'trk').flatMap((one) =>
    childrenOf(one, 'trkseg').map((stretch) => routeOf(one, childrenOf(stretch, 'trkpt'))),
  );
  const points = childrenOf(root, 'wpt');
  if (routes.length + tracks.length > 0 || points.length === 0) return [...routes, ...tracks];
  return [routeOf(childOf(root, 'metadata'), points)];
}

export const GPX_FRAME = {
  open: `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Skyhelm" xmlns="http://www.topografix.com/GPX/1/1" xmlns:own="${OWN}">
`,
  close: '</gpx>\n',
} as const;

export function writeGpx({ waypoints, heightMode }: Route, { name, remarks }: Pick<WriteOptions, 'name' | 'remarks'>): WrittenRoute {
  const isAbsolute = heightMode === 'absolute';
  const heightOf = (altitude: number): string =>
    isAbsolute
      ? `<ele>${altitude.toFixed(2)}</ele>`
      : `<extensions><own:${OWN_HEIGHT}>${altitude.toFixed(2)}</own:${OWN_HEIGHT}></extensions>`;
  const points = waypoints.map(({ latitude, longitude, altitude }, index) => {
    const [ele, extensions] = isAbsolute ? [heightOf(altitude), ''] : ['', heightOf(altitude)];
    return `<rtept lat="${latitude.toFixed(7)}" lon="${longitude.toFixed(7)}">${ele}<name>${index + 1}</name>${extensions}</rtept>`;
  });
  const own = `<rte>
<name>${escapeXml(name)}</name>${
    remarks === ''
      ? ''
      : `
<desc>${escapeXml(remarks)}</desc>`
  }
${points.join('\n')}
</rte>
`;
  return { content: GPX_FRAME.open + own + GPX_FRAME.close, issues: isAbsolute ? [] : [warning('routeFile.gpxHeights')] };
}
