import { error, warning } from '../../issue.ts';
import { lossesOf } from './losses.ts';
import { readRows } from './csv/read-rows.ts';
import { csvRows, csvText } from './csv/write-csv.ts';
import { writeGpx } from './gpx/gpx.ts';
import { writeKml } from './kml/kml.ts';
import { writePlan } from './mission-file/plan.ts';
import { writeWaypoints } from './mission-file/waypoints.ts';
import { writeOwnRoute } from './own-route.ts';
import { fileOf, readRouteText } from './read-route-file.ts';
import {
  BrokenRouteFile,
  type FileContent,
  type RouteFile,
  type RouteFileFormat,
  type WriteOptions,
  type WrittenRoute,
} from './route-file.ts';
import type { Route } from '../route.ts';
import { writeWpml } from './wpml/write-wpml.ts';

type Write = (route: Route, options: WriteOptions) => WrittenRoute;

/** An archive with its one document, as globes like it. */
const writeKmz: Write = (route, options) => {
  const { content, issues } = writeKml(route, options);
  return { content: [{ name: 'doc.kml', text: content as string }], issues };
};

const writeCsv: Write = (route, options) => ({ content: csvText(csvRows(route, options)), issues: [] });

const WRITERS: Record<RouteFileFormat, Write> = {
  json: writeOwnRoute,
  csv: writeCsv,
  plan: writePlan,
  waypoints: writeWaypoints,
  wpml: writeWpml,
  kml: writeKml,
  kmz: writeKmz,
  gpx: writeGpx,
};

/** Nothing where it is more than is ever read of one file. */
function ifWhole(read: () => RouteFile | undefined): RouteFile | undefined {
  try {
    return read();
  } catch (fault) {
    if (fault instanceof BrokenRouteFile) return undefined;
    throw fault;
  }
}

/** What is flown stands last in an archive. */
const textIn = (content: FileContent): string => (typeof content === 'string' ? content : (content.at(-1)?.text ?? ''));

function readAgain(format: RouteFileFormat, content: FileContent, route: Route, options: WriteOptions): RouteFile | undefined {
  if (format !== 'csv') return ifWhole(() => readRouteText(textIn(content)));
  return fileOf('csv', readRows(csvRows(route, options).map((cells, index) => ({ number: index + 1, cells }))));
}

/** A file of a route, and all that would not come back from it. */
export function writeRoute(format: RouteFileFormat, route: Route, options: WriteOptions): WrittenRoute {
  const { content, issues } = WRITERS[format](route, options);
  if (issues.some(({ severity }) => severity === 'error')) return { content, issues };
  const back = readAgain(format, content, route, options)?.routes[0];
  if (!back) return { content, issues: [error('routeFile.unreadable')] };
  const unsaid = back.remarks === options.remarks ? [] : [warning('routeFile.lost.remarks')];
  return { content, issues: [...issues, ...lossesOf(route, back.route), ...unsaid] };
}
