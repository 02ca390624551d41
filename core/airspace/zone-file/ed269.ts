import { listOf, numberOf, objectOf, stringOf } from '../../json/loose-values.ts';
import { METRES_OF_FOOT } from '../../units/written-unit.ts';
import type { HeightDatum } from '../zone.ts';
import { polygonOf, positionOf, type DraftZone, type ZoneFile } from './zone-file.ts';

/** States write "without a limit" as a number that nobody reaches. */
const ENDLESS = 9_999;

export const isEd269 = (value: unknown): boolean =>
  listOf(objectOf(value)['features']).some((feature) =>
    listOf(objectOf(feature)['geometry']).some((part) => 'horizontalProjection' in objectOf(part)),
  );

/** Geographical zones as states publish them. One that needs a permission is closed here; one that restricts nothing is passed over. */
export function readEd269(value: unknown): ZoneFile {
  const file: ZoneFile = { zones: [], skipped: 0 };
  for (const feature of listOf(objectOf(value)['features']).map(objectOf)) {
    const parts = listOf(feature['geometry']).map(objectOf);
    const isOpen = stringOf(feature['restriction']).toUpperCase() === 'NO_RESTRICTION';
    const zones = isOpen ? [] : parts.flatMap((part) => zoneOf(feature, part));
    if (zones.length === 0) file.skipped++;
    file.zones.push(...zones);
  }
  return file;
}

function zoneOf(feature: Record<string, unknown>, part: Record<string, unknown>): DraftZone[] {
  const area = areaOf(objectOf(part['horizontalProjection']));
  if (!area) return [];
  const said = [feature['message'], feature['otherReasonInfo'], listOf(feature['reason']).map(stringOf).join(', ')].map(stringOf);
  return [
    {
      name: stringOf(feature['name']) || stringOf(feature['identifier']),
      description: said.filter((text) => text !== '').join('; '),
      ...area,
      ...limitsOf(part),
      ...timesOf(listOf(feature['applicability']).map(objectOf)),
    },
  ];
}

function areaOf(projection: Record<string, unknown>): Pick<DraftZone, 'shape' | 'hasHoles'> | undefined {
  const type = stringOf(projection['type']).toLowerCase();
  if (type === 'polygon') return polygonOf(projection['coordinates']);
  if (type !== 'circle') return undefined;
  const radius = numberOf(projection['radius']) ?? Number.NaN;
  return { shape: { kind: 'circle', centre: positionOf(projection['center']), radius }, hasHoles: false };
}

/** Where the two limits count from different things, the lower one is left out: rather too much is closed than too little. */
function limitsOf(part: Record<string, unknown>): Pick<DraftZone, 'floor' | 'ceiling' | 'datum'> {
  const unit = stringOf(part['uomDimensions']).toUpperCase() === 'FT' ? METRES_OF_FOOT : 1;
  const [lower, upper] = [numberOf(part['lowerLimit']), numberOf(part['upperLimit'])];
  const [low, high] = [datumOf(part['lowerVerticalReference']), datumOf(part['upperVerticalReference'])];
  const floor = lower === null || lower <= 0 ? null : lower * unit;
  const ceiling = upper === null || upper * unit >= ENDLESS ? null : upper * unit;
  if (ceiling === null) return { floor, ceiling, datum: low };
  return { floor: low === high ? floor : null, ceiling, datum: high };
}

const datumOf = (reference: unknown): HeightDatum => (stringOf(reference).toUpperCase() === 'AGL' ? 'ground' : 'sea');

/** From the first of several times to the last: what is closed on some days is closed on the days between. */
function timesOf(applicability: readonly Record<string, unknown>[]): Pick<DraftZone, 'activeFrom' | 'validUntil'> {
  const isPermanent = ({ permanent }: Record<string, unknown>) => permanent === true || stringOf(permanent).toUpperCase() === 'YES';
  if (applicability.length === 0 || applicability.some(isPermanent)) return { activeFrom: null, validUntil: null };
  const moments = (key: string) => applicability.map((window) => stringOf(window[key]));
  const [starts, ends] = [moments('startDateTime'), moments('endDateTime')];
  const earliest = (a: string, b: string) => Date.parse(a) - Date.parse(b);
  return {
    activeFrom: starts.includes('') ? null : starts.toSorted(earliest)[0]!,
    validUntil: ends.includes('') ? null : ends.toSorted(earliest).at(-1)!,
  };
}
