import { addNoFlyZone, type NoFlyZoneForm } from '@skyhelm/contract/no-fly-zone';
import { ZONE_FILE_MAX_ZONES } from '@skyhelm/contract/zone-import-facts';
import { readZoneFile } from '@skyhelm/core/airspace/zone-file/read-zone-file';
import { BrokenZoneFile, type DraftZone, type Skipped, type ZoneFile } from '@skyhelm/core/airspace/zone-file/zone-file';
import { NAME_MAX } from '@skyhelm/core/identity/name';
import { cut, freeNames, readableLine } from '@skyhelm/core/text/free-name';
import type { Params, WordKey } from '@skyhelm/i18n/translate';
import { refuse } from '../../platform/app-error.ts';
import { issueCode } from '../../platform/http/field-issues.ts';

/** Why one area of a file is no zone, as words to be said in the language of whoever reads it. */
export interface DraftFault {
  number: number;
  name: string;
  key: WordKey;
  params?: Params;
}

/** What of an area is no part of its zone. */
type Beside = Pick<DraftZone, 'restriction' | 'hasHoles' | 'hasGuessedHeights' | 'hasGuessedTimes' | 'hasClosedPauses'>;

export interface ReadZone extends Beside {
  number: number;
  form: NoFlyZoneForm;
  /** The file itself says how long it is valid. */
  isDated: boolean;
}

export interface ReadZones {
  zones: ReadZone[];
  skipped: Skipped;
  faults: DraftFault[];
}

export interface Drafting {
  /** What a nameless area is called after, and what stands for its description. */
  fileName: string;
  validUntil: string;
}

const DESCRIPTION_MAX = 500;
const TIME_SHOWN_MAX = 40;
const TIME_EXAMPLE = '2026-03-05T08:00:00Z';

/** Each area of a file held to the rules of the form for one zone. */
export function readDrafts(bytes: Uint8Array, drafting: Drafting): ReadZones {
  const { zones, skipped } = fileIn(bytes);
  if (zones.length === 0) refuse('zoneImport.empty');
  if (zones.length > ZONE_FILE_MAX_ZONES) refuse('zoneImport.tooMany', { max: ZONE_FILE_MAX_ZONES });
  const nameOf = freeNames(NAME_MAX);
  const read: ReadZones = { zones: [], skipped, faults: [] };
  zones.forEach((draft, index) => {
    const [number, name] = [index + 1, nameOf(nameIn(draft.name) || drafting.fileName)];
    const result = addNoFlyZone.input.safeParse({ ...formOf(draft, drafting), name });
    if (result.success) return void read.zones.push({ number, form: result.data, isDated: draft.validUntil !== null, ...besideOf(draft) });
    read.faults.push({ number, name, ...faultOf(result.error.issues[0]!, draft) });
  });
  return read;
}

/** Of a time the form would say that there is no such date, though 05/03/2026 is one: what helps is how a file has to write it. */
function faultOf(issue: Parameters<typeof issueCode>[0], draft: DraftZone): Pick<DraftFault, 'key' | 'params'> {
  const { code, params } = issueCode(issue);
  const [field] = issue.path;
  if (code === 'date' && (field === 'activeFrom' || field === 'validUntil'))
    return {
      key: 'issues.zoneFile.noTime',
      params: { text: cut(readableLine(draft[field] ?? ''), TIME_SHOWN_MAX), example: TIME_EXAMPLE },
    };
  return { key: `issues.${code}` as WordKey, ...(params && { params }) };
}

const besideOf = ({ restriction, hasHoles, hasGuessedHeights, hasGuessedTimes, hasClosedPauses }: DraftZone): Beside => ({
  restriction,
  hasHoles,
  hasGuessedHeights,
  hasGuessedTimes,
  hasClosedPauses,
});

function fileIn(bytes: Uint8Array): ZoneFile {
  try {
    return readZoneFile(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof BrokenZoneFile || error instanceof TypeError || error instanceof RangeError) return refuse('zoneImport.broken');
    throw error;
  }
}

/** What a name may have: letters, digits and single spaces. */
export const nameIn = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{Script=Han}\p{Script=Latin}\p{Script=Cyrillic}0-9]+/gu, ' ')
    .trim();

/** A name that had to be written otherwise stands in the description as it was. */
function formOf(draft: DraftZone, { fileName, validUntil: otherwise }: Drafting) {
  const { name, description, shape, floor, ceiling, datum, activeFrom, validUntil } = draft;
  return {
    shape,
    floor,
    ceiling,
    datum,
    description: cut(described(readableLine(name), readableLine(description)), DESCRIPTION_MAX) || fileName,
    activeFrom,
    validUntil: validUntil ?? otherwise,
  };
}

const described = (name: string, description: string): string =>
  name === nameIn(name) ? description : [name, description].filter((text) => text !== '').join('; ');
