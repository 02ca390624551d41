import { ENDINGS } from '@skyhelm/core/plan/file/route-file';

const KNOWN_ENDINGS = [...new Set([...Object.values(ENDINGS), 'json', 'xlsx', 'wpml', 'zip'])];
/** What macOS packs beside every file is called like the file itself. */
const HIDDEN = /(^|\/)(__MACOSX\/|\.[^/]*$)/;
const FLOWN = /(^|\/)waylines\.wpml$/;
/** The folder that DJI packs, which is called the same in all of its archives. */
const DJI_FILE = /(^|\/)(wpmz\/)?(waylines\.wpml|wpmz\/template\.kml)$/;

export interface ArchiveEntry {
  path: string;
  /** What its nameless routes are called after. */
  name: string;
}

/**
 * Everything in an archive that may hold routes, whatever else is in it.
 * What DJI flies is read in place of the template beside it, and a single document is called like its archive.
 */
export function entriesOf(paths: readonly string[], archive: string): ArchiveEntry[] {
  const known = paths.filter((path) => !HIDDEN.test(path) && KNOWN_ENDINGS.some((ending) => path.toLowerCase().endsWith(`.${ending}`)));
  const templates = new Set(known.filter((path) => FLOWN.test(path)).map((path) => path.replace(/waylines\.wpml$/, 'template.kml')));
  const read = known.filter((path) => !templates.has(path));
  if (read.length === 1 && isDocument(read[0]!)) return [{ path: read[0]!, name: archive }];
  return read.map((path) => ({ path, name: DJI_FILE.test(path) ? packed(path.replace(DJI_FILE, ''), archive) : path }));
}

const isDocument = (path: string): boolean => /\.(kml|wpml)$/i.test(path);

const packed = (folder: string, archive: string): string => (folder === '' ? archive : `${folder}.kmz`);
