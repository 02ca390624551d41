import { addMarker, type MarkerForm } from '@skyhelm/contract/marker';
import { MARKER_FILE_MAX_MARKERS } from '@skyhelm/contract/marker-facts';
import { warning, type Issue } from '@skyhelm/core/issue';
import { readMarkerKml, type DraftMarker, type MarkerFile } from '@skyhelm/core/marker/read-marker-kml';
import { BrokenXml } from '@skyhelm/core/xml/read-xml';
import type { Params, WordKey } from '@skyhelm/i18n/translate';
import { refuse } from '../../platform/app-error.ts';
import { issueCode } from '../../platform/http/field-issues.ts';

/** Why one entry of a file is no marker, as words to be said in the language of whoever reads it. */
export interface DraftFault {
  number: number;
  name: string;
  key: WordKey;
  params?: Params;
}

export interface ReadMarkers {
  forms: MarkerForm[];
  skipped: number;
  /** What of the file became something else. */
  issues: Issue[];
  faults: DraftFault[];
}

/** Each entry of a file held to the rules of the form for one marker. */
export function readDrafts(bytes: Uint8Array, fileName: string): ReadMarkers {
  const file = fileIn(bytes);
  const { markers, skipped } = file;
  if (markers.length === 0) refuse('markerImport.empty');
  if (markers.length > MARKER_FILE_MAX_MARKERS) refuse('markerImport.tooMany', { max: MARKER_FILE_MAX_MARKERS });
  const read: ReadMarkers = { forms: [], skipped, issues: lossesIn(file), faults: [] };
  markers.forEach(
    ({ hasHoles, hasOtherHeight: _other, hasManyHeights: _many, hasOtherFill: _fill, hasOtherOpacity: _opacity, ...draft }, index) => {
      const number = index + 1;
      const name = draft.name || `${fileName} ${number}`;
      const fail = (key: WordKey, params?: Params) => void read.faults.push({ number, name, key, ...(params && { params }) });
      if (hasHoles) return fail('issues.zone.hole');
      const result = addMarker.input.safeParse({ ...draft, name });
      if (result.success) return void read.forms.push(result.data);
      const { code, params } = issueCode(result.error.issues[0]!);
      fail(`issues.${code}` as WordKey, params);
    },
  );
  return read;
}

function lossesIn({ markers, nestedFolders, renamedFolders }: MarkerFile): Issue[] {
  const told = (code: string, count: number) => (count > 0 ? [warning(code, { count })] : []);
  const counted = (code: string, isLost: (marker: DraftMarker) => boolean) => told(code, markers.filter(isLost).length);
  return [
    ...counted('markerFile.otherHeights', ({ hasOtherHeight }) => hasOtherHeight),
    ...counted('markerFile.manyHeights', ({ hasManyHeights }) => hasManyHeights),
    ...counted('markerFile.otherFill', ({ hasOtherFill }) => hasOtherFill),
    ...counted('markerFile.otherOpacity', ({ hasOtherOpacity }) => hasOtherOpacity),
    ...told('markerFile.nestedFolders', nestedFolders),
    ...told('markerFile.renamedFolders', renamedFolders),
  ];
}

function fileIn(bytes: Uint8Array): MarkerFile {
  try {
    return readMarkerKml(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof BrokenXml || error instanceof TypeError || error instanceof RangeError) return refuse('markerImport.broken');
    throw error;
  }
}
