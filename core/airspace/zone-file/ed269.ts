import { listOf, numberOf, objectOf, stringOf } from '../../json/loose-values.ts';
import { METRES_OF_FOOT } from '../../units/written-unit.ts';
import { heightLimits, type Reference } from './height-limits.ts';
import { timesAcross } from './time-limits.ts';
import { emptyZoneFile, polygonOf, positionOf, type DraftZone, type FileRestriction, type ZoneFile } from './zone-file.ts';

/** States write "without a limit" as a number that nobody reaches. */
const ENDLESS = 9_999;

export const isEd269 = (value: unknown): boolean =>
  listOf(objectOf(value)['features']).some((feature) =>
    listOf(objectOf(feature)['geometry']).some((part) => 'horizontalProjection' in objectOf(part)),
  );

/** Geographical zones as states publish them. One that needs a permission is closed here; one that restricts nothing is passed over. */
export function readEd269(value: unknown): ZoneFile {
  const file = emptyZoneFile();
  for (const feature of listOf(objectOf(value)['features']).map(objectOf)) {
    const parts = listOf(feature['geometry']).map(objectOf);
    const isOpen = restrictionOf(feature) === 'NO_RESTRICTION';
    if (isOpen) file.skipped.open++;
    else if (parts.length === 0) file.skipped.shapeless++;
    for (const part of isOpen ? [] : parts) {
      const areas = areasOf(objectOf(part['horizontalProjection']));
      if (areas.length === 0) file.skipped.shapeless++;
      const facts = areas.length === 0 ? undefined : factsOf(feature, part);
      if (facts) file.zones.push(...areas.map((area) => ({ ...facts, ...area })));
    }
  }
  return file;
}

const restrictionOf = (feature: Record<string, unknown>): string => stringOf(feature['restriction']).toUpperCase();

const RESTRICTIONS = new Map<string, FileRestriction>([
  ['PROHIBITED', 'prohibited'],
  ['REQ_AUTHORISATION', 'permission'],
  ['REQ_AUTHORIZATION', 'permission'],
  ['CONDITIONAL', 'conditional'],
]);

type Area = Pick<DraftZone, 'shape' | 'hasHoles'>;

function factsOf(feature: Record<string, unknown>, part: Record<string, unknown>): Omit<DraftZone, keyof Area> {
  const said = [feature['message'], feature['otherReasonInfo'], listOf(feature['reason']).map(stringOf).join(', ')].map(stringOf);
  return {
    name: stringOf(feature['name']) || stringOf(feature['identifier']),
    description: said.filter((text) => text !== '').join('; '),
    restriction: RESTRICTIONS.get(restrictionOf(feature)) ?? 'unsaid',
    ...limitsOf(part),
    ...timesOf(listOf(feature['applicability']).map(objectOf)),
  };
}

function areasOf(projection: Record<string, unknown>): Area[] {
  const { coordinates } = projection;
  switch (stringOf(projection['type']).toLowerCase()) {
    case 'polygon':
      return [polygonOf(coordinates)];
    case 'multipolygon':
      return listOf(coordinates).map(polygonOf);
    case 'circle': {
      const radius = numberOf(projection['radius']) ?? Number.NaN;
      return [{ shape: { kind: 'circle', centre: positionOf(projection['center']), radius }, hasHoles: false }];
    }
    default:
      return [];
  }
}

const UNITS = new Map([
  ['M', 1],
  ['FT', METRES_OF_FOOT],
]);
const REFERENCES = new Map<string, Reference>([
  ['AGL', 'ground'],
  ['SFC', 'ground'],
  ['GND', 'ground'],
  ['AMSL', 'sea'],
  ['MSL', 'sea'],
  ['W84', 'ellipsoid'],
  ['WGS84', 'ellipsoid'],
]);

type Limits = Pick<DraftZone, 'floor' | 'ceiling' | 'datum' | 'hasGuessedHeights'>;

function limitsOf(part: Record<string, unknown>): Limits {
  const unit = UNITS.get(stringOf(part['uomDimensions']).toUpperCase());
  const [lower, upper] = [numberOf(part['lowerLimit']), numberOf(part['upperLimit'])];
  const isLow = lower !== null && lower > 0;
  // Hundreds of feet taken for metres would leave most of the zone open: a number without its unit limits nothing.
  if (unit === undefined) return { floor: null, ceiling: null, datum: 'sea', hasGuessedHeights: isLow || upper !== null };
  const reference = (key: string) => REFERENCES.get(stringOf(part[key]).toUpperCase());
  return heightLimits(
    { metres: isLow ? lower * unit : null, reference: reference('lowerVerticalReference') },
    { metres: upper === null || upper * unit >= ENDLESS ? null : upper * unit, reference: reference('upperVerticalReference') },
  );
}

/** A zone has an end here: one that nobody who keeps it lives to see. */
const FOR_EVER = '2199-12-31T23:59:59.000Z';

type Times = Pick<DraftZone, 'activeFrom' | 'validUntil' | 'hasGuessedTimes' | 'hasClosedPauses'>;

/** From the first of several times to the last: what is closed on some days is closed on the days between. */
function timesOf(applicability: readonly Record<string, unknown>[]): Times {
  const isPermanent = ({ permanent }: Record<string, unknown>) => permanent === true || stringOf(permanent).toUpperCase() === 'YES';
  const isAtHours = ({ schedule }: Record<string, unknown>) => listOf(schedule).length > 0;
  const permanent = applicability.filter(isPermanent);
  if (permanent.length > 0)
    return { activeFrom: null, validUntil: FOR_EVER, hasGuessedTimes: false, hasClosedPauses: permanent.every(isAtHours) };
  if (applicability.length === 0) return { activeFrom: null, validUntil: null, hasGuessedTimes: false, hasClosedPauses: false };
  return {
    ...timesAcross(
      applicability.map(({ startDateTime, endDateTime }) => ({ from: stringOf(startDateTime), until: stringOf(endDateTime) })),
    ),
    hasClosedPauses: applicability.length > 1 || applicability.some(isAtHours),
  };
}
