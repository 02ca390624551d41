import { ROUTE_FILE_MAX_BYTES, ROUTE_FILE_MAX_ROUTES } from '@skyhelm/contract/route-file-facts';
import { warning, type Issue } from '@skyhelm/core/issue';
import { knownHeaders } from '@skyhelm/core/plan/file/csv/columns';
import { readRows } from '@skyhelm/core/plan/file/csv/read-rows';
import type { TableLine } from '@skyhelm/core/plan/file/csv/table';
import { fileOf, readRouteText } from '@skyhelm/core/plan/file/read-route-file';
import { BrokenRouteFile, type ReadRoute, type RouteFile } from '@skyhelm/core/plan/file/route-file';
import { ROUTE_NAME, ROUTE_REMARKS } from '@skyhelm/core/plan/route-limits';
import { cut, freeName, readableLine, readableText } from '@skyhelm/core/text/free-name';
import { refuse } from '../../platform/app-error.ts';
import { FileFault } from '../../platform/file-fault.ts';
import { requireText } from '../../platform/spreadsheet/reading/csv.ts';
import { readTable } from '../../platform/spreadsheet/reading/read-table.ts';
import type { TableRow } from '../../platform/spreadsheet/reading/table.ts';
import { looksLikeZip, openZip, type ZipArchive } from '../../platform/zip/zip-archive.ts';
import { entriesOf, type ArchiveEntry } from './archive-entries.ts';

/** Of everything in an archive together: what is beyond is never unpacked. */
const UNPACKED_MAX = 50 * 2 ** 20;
/** As many as a person can look through, and an answer can carry. */
const WAYPOINTS_MAX = 20_000;
const ROWS_MAX = WAYPOINTS_MAX + ROUTE_FILE_MAX_ROUTES;
const WORKBOOK = 'xl/workbook.xml';
const DEPTH_MAX = 2;
const ENTRY_SHOWN = 100;

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

interface Found {
  file: RouteFile;
  /** What its nameless routes are called after. */
  name: string;
}

async function filesIn(bytes: Buffer, name: string, budget: Budget, depth: number): Promise<Found[]> {
  if (!looksLikeZip(bytes)) return [{ file: await plainFile(bytes), name }];
  const zip = openZip(bytes);
  if (zip.has(WORKBOOK)) return [{ file: await tableIn(bytes), name }];
  // An archive in an archive in an archive is nobody's way of keeping routes.
  if (depth === DEPTH_MAX) throw new FileFault('broken');
  const entries = entriesOf(zip.names, name);
  if (entries.length > ROUTE_FILE_MAX_ROUTES) refuse('routeFile.tooMany', { routes: ROUTE_FILE_MAX_ROUTES, waypoints: WAYPOINTS_MAX });
  const { found, leftOut, faults } = await partsOf(zip, entries, budget, depth);
  const [first, ...others] = found;
  if (!first && faults.length > 0) throw faults[0];
  if (!first) return [];
  const format = entries.length === 1 && first.file.format === 'kml' ? 'kmz' : first.file.format;
  return [{ ...first, file: { ...first.file, format, issues: [...leftOut, ...first.file.issues] } }, ...others];
}

/** What is in the parts of an archive. One that cannot be read keeps no other back, and is named. */
async function partsOf(zip: ZipArchive, entries: readonly ArchiveEntry[], budget: Budget, depth: number) {
  const found: Found[] = [];
  const leftOut: Issue[] = [];
  const faults: unknown[] = [];
  for (const { path, name } of entries) {
    let inside: Found[] = [];
    try {
      inside = await filesIn(await unpacked(zip, path, budget), name, budget, depth + 1);
    } catch (fault) {
      if (!isUnreadable(fault)) throw fault;
      faults.push(fault);
    }
    if (inside.some(({ file }) => file.routes.length > 0 || file.issues.length > 0)) found.push(...inside);
    else leftOut.push(warning('routeFile.entry', { name: cut(readableLine(path), ENTRY_SHOWN) }));
  }
  return { found, leftOut, faults };
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
  const found = await filesIn(bytes, fileName, { left: UNPACKED_MAX }, 0).catch(refuseFile);
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

const isTooMuch = (error: unknown): boolean => error instanceof FileFault && error.kind === 'tooMuch';
const isUnreadable = (error: unknown): boolean =>
  !isTooMuch(error) && (error instanceof FileFault || error instanceof BrokenRouteFile || error instanceof RangeError);

function refuseFile(error: unknown): never {
  if (isTooMuch(error)) refuse('routeFile.tooLarge', { max: ROUTE_FILE_MAX_BYTES / 2 ** 20 });
  if (isUnreadable(error)) refuse('routeFile.broken');
  throw error;
}
