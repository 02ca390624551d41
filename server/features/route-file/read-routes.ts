import { ROUTE_FILE_MAX_BYTES, ROUTE_FILE_MAX_ROUTES } from '@skyhelm/contract/route-file-facts';
import { warning } from '@skyhelm/core/issue';
import { knownHeaders } from '@skyhelm/core/plan/file/csv/columns';
import { readRows } from '@skyhelm/core/plan/file/csv/read-rows';
import type { TableLine } from '@skyhelm/core/plan/file/csv/table';
import { fileOf, readRouteText } from '@skyhelm/core/plan/file/read-route-file';
import { BrokenRouteFile, ENDINGS, type ReadRoute, type RouteFile } from '@skyhelm/core/plan/file/route-file';
import { ROUTE_NAME, ROUTE_REMARKS } from '@skyhelm/core/plan/route-limits';
import { cut, freeName, readableLine, readableText } from '@skyhelm/core/text/free-name';
import { refuse } from '../../platform/app-error.ts';
import { FileFault } from '../../platform/file-fault.ts';
import { requireText } from '../../platform/spreadsheet/reading/csv.ts';
import { readTable } from '../../platform/spreadsheet/reading/read-table.ts';
import type { TableRow } from '../../platform/spreadsheet/reading/table.ts';
import { looksLikeZip, openZip, type ZipArchive } from '../../platform/zip/zip-archive.ts';

/** Of everything in an archive together: what is beyond is never unpacked. */
const UNPACKED_MAX = 50 * 2 ** 20;
/** As many as a person can look through, and an answer can carry. */
const WAYPOINTS_MAX = 20_000;
const ROWS_MAX = WAYPOINTS_MAX + ROUTE_FILE_MAX_ROUTES;
const WORKBOOK = 'xl/workbook.xml';
const KNOWN_ENDINGS = [...Object.values(ENDINGS), 'json', 'xlsx', 'wpml'];

interface Budget {
  left: number;
}

async function unpacked(zip: ZipArchive, name: string, budget: Budget): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of zip.read(name, budget.left)) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  budget.left -= bytes.length;
  return bytes;
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What is computed is no number that anybody wrote: it is told of like any cell that is not understood. */
const lineOf = ({ number, cells }: TableRow): TableLine => ({
  number,
  cells: Array.from({ length: Math.max(-1, ...cells.keys()) + 1 }, (_, place) => {
    const cell = cells.get(place);
    return cell?.fault === 'formula' ? '=' : (cell?.text ?? '');
  }),
});

async function tableIn(bytes: Buffer): Promise<RouteFile> {
  const lines: TableLine[] = [];
  await readTable(bytes, knownHeaders, (row) => lines.push(lineOf(row)) <= ROWS_MAX);
  if (lines.length > ROWS_MAX) refuse('routeFile.tooMany', { routes: ROUTE_FILE_MAX_ROUTES, waypoints: WAYPOINTS_MAX });
  return fileOf('csv', readRows(lines));
}

async function plainFile(bytes: Buffer): Promise<RouteFile> {
  const text = textOf(bytes);
  return (text === undefined ? undefined : readRouteText(text)) ?? tableIn(bytes);
}

/** The one document that an archive of DJI or of a globe is about. */
function documentIn({ names }: ZipArchive): { name: string; format: 'wpml' | 'kmz' } | undefined {
  const flown = names.find((name) => /(^|\/)waylines\.wpml$/.test(name)) ?? names.find((name) => /(^|\/)wpmz\/template\.kml$/.test(name));
  if (flown !== undefined) return { name: flown, format: 'wpml' };
  const documents = names.filter((name) => /\.kml$/i.test(name));
  const one = documents.find((name) => name === 'doc.kml') ?? (documents.length === 1 ? documents[0] : undefined);
  return one === undefined ? undefined : { name: one, format: 'kmz' };
}

interface Found {
  file: RouteFile;
  /** What its nameless routes are called after. */
  name: string;
}

async function filesIn(bytes: Buffer, name: string, budget: Budget, isWithin: boolean): Promise<Found[]> {
  if (!looksLikeZip(bytes)) return [{ file: await plainFile(bytes), name }];
  const zip = openZip(bytes);
  if (zip.has(WORKBOOK)) return [{ file: await tableIn(bytes), name }];
  const document = documentIn(zip);
  if (document) return [{ file: { ...(await plainFile(await unpacked(zip, document.name, budget))), format: document.format }, name }];
  // An archive in an archive in an archive is nobody's way of keeping routes.
  if (isWithin) throw new FileFault('broken');
  const inside = zip.names.filter((one) => KNOWN_ENDINGS.some((ending) => one.toLowerCase().endsWith(`.${ending}`)));
  if (inside.length > ROUTE_FILE_MAX_ROUTES) refuse('routeFile.tooMany', { routes: ROUTE_FILE_MAX_ROUTES, waypoints: WAYPOINTS_MAX });
  const found: Found[] = [];
  for (const one of inside) found.push(...(await filesIn(await unpacked(zip, one, budget), one, budget, true)));
  return found;
}

/** What shows without reading: that it is neither an archive nor text. No thread is begun for it. */
export function refuseAtSight(bytes: Buffer): void {
  try {
    if (looksLikeZip(bytes)) openZip(bytes);
    else if (bytes.length > 0) requireText(bytes);
    else throw new FileFault('format');
  } catch (error) {
    refuseFile(error);
  }
}

/** Without folders and without its ending. */
const titleOf = (fileName: string): string =>
  fileName
    .split(/[\\/]/)
    .at(-1)!
    .replace(/(\.route)?\.[a-z0-9]{1,10}$/i, '');

/** Every route of a file under a name that fits, none twice. Throws a refusal. */
export async function readRoutes(bytes: Buffer, fileName: string): Promise<RouteFile> {
  const found = await filesIn(bytes, fileName, { left: UNPACKED_MAX }, false).catch(refuseFile);
  const taken = new Set<string>();
  const routes = found.flatMap(({ file, name }) =>
    file.routes.map((one): ReadRoute => {
      const given = cut(readableLine(one.name), ROUTE_NAME.max) || cut(readableLine(titleOf(name)), ROUTE_NAME.max) || '1';
      const said = readableText(one.remarks);
      const remarks = cut(said, ROUTE_REMARKS.max);
      const issues = remarks === said ? one.issues : [...one.issues, warning('routeFile.remarks', { max: ROUTE_REMARKS.max })];
      return { ...one, name: freeName(given, taken, ROUTE_NAME.max), remarks, issues };
    }),
  );
  const issues = found.flatMap(({ file }) => file.issues);
  const waypoints = routes.reduce((sum, { route }) => sum + route.waypoints.length, 0);
  if (routes.length === 0 && issues.length === 0) refuse('routeFile.empty');
  if (routes.length > ROUTE_FILE_MAX_ROUTES || waypoints > WAYPOINTS_MAX) {
    refuse('routeFile.tooMany', { routes: ROUTE_FILE_MAX_ROUTES, waypoints: WAYPOINTS_MAX });
  }
  return { format: found[0]!.file.format, routes, issues };
}

function refuseFile(error: unknown): never {
  if (error instanceof FileFault && error.kind === 'tooMuch') refuse('routeFile.tooLarge', { max: ROUTE_FILE_MAX_BYTES / 2 ** 20 });
  if (error instanceof FileFault || error instanceof BrokenRouteFile || error instanceof RangeError) refuse('routeFile.broken');
  throw error;
}
