import type { FoundZone, ZoneFault } from '@skyhelm/contract/zone-import';
import { FILE_RESTRICTIONS, ZONE_REMARKS, type FileRestriction, type ZoneRemark } from '@skyhelm/core/airspace/zone-file/zone-file';
import { warning, type Issue } from '@skyhelm/core/issue';
import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { DraftFault, ReadZone, ReadZones } from './drafts.ts';
import { isKeptAs, zonesNamed, type NoFlyZoneRow } from './no-fly-zone.store.ts';

/** As many as anybody reads. */
const FAULTS_SHOWN = 100;
const ZONES_SHOWN = 200;

/** The zones of a file beside those that are there. */
export interface SortedZones extends Pick<ReadZones, 'skipped' | 'faults'> {
  fresh: ReadZone[];
  /** By their names there already: just like this, and otherwise. */
  known: ReadZone[];
  changed: (ReadZone & { row: NoFlyZoneRow })[];
}

export async function sortDrafts(
  db: Queryable,
  actor: Actor,
  { zones, skipped, faults }: ReadZones,
  isReplacing = false,
): Promise<SortedZones> {
  const kept = await zonesNamed(
    db,
    actor,
    zones.map(({ form }) => form.name),
    isReplacing,
  );
  const sorted: SortedZones = { fresh: [], known: [], changed: [], skipped, faults };
  for (const zone of zones) {
    const row = kept.get(zone.form.name.toLowerCase());
    // A file that says nothing of its end is given another one on every day that it is read.
    const isSame = row && isKeptAs(row, zone.isDated ? zone.form : { ...zone.form, validUntil: row.validUntil.toISOString() });
    if (!row) sorted.fresh.push(zone);
    else if (isSame) sorted.known.push(zone);
    else sorted.changed.push({ ...zone, row });
  }
  return sorted;
}

const faultsOf = (zones: readonly ReadZone[], key: DraftFault['key']): DraftFault[] =>
  zones.map(({ number, form }) => ({ number, name: form.name, key }));

const shown = (faults: readonly DraftFault[], language: Language): ZoneFault[] =>
  faults
    .toSorted((a, b) => a.number - b.number)
    .slice(0, FAULTS_SHOWN)
    .map(({ number, name, key, params }) => ({ number, name, mes: say(language, key, params) }));

/** For whoever wants all of them or none: every area that is in the way, and the first of them in words. */
export function hindrances({ known, changed, faults }: SortedZones, language: Language): { count: number; first: ZoneFault[] } {
  const all = [...faults, ...faultsOf([...known, ...changed], 'errors.noFlyZone.exists')];
  return { count: all.length, first: shown(all, language) };
}

/** `taken`: what becomes a zone of it. */
export const accountOf = (
  { fresh, known, changed, skipped, faults }: SortedZones,
  language: Language,
  taken: readonly ReadZone[] = fresh,
) => ({
  known: known.length,
  changed: changed.length,
  faulty: faults.length,
  leftOut: shown([...faults, ...faultsOf(changed, 'issues.zoneFile.changed')], language),
  ...skipped,
  issues: guessesIn(taken),
});

/** What was read so that rather too much is closed than too little. */
const guessesIn = (zones: readonly ReadZone[]): Issue[] =>
  ZONE_REMARKS.flatMap((remark) => {
    const count = zones.filter((zone) => IS_REMARKED[remark](zone)).length;
    return count > 0 ? [warning(`zoneFile.${remark}`, { count })] : [];
  });

const IS_REMARKED: Record<ZoneRemark, (zone: ReadZone) => boolean> = {
  holes: ({ hasHoles }) => hasHoles,
  heights: ({ hasGuessedHeights }) => hasGuessedHeights,
  times: ({ hasGuessedTimes }) => hasGuessedTimes,
  pauses: ({ hasClosedPauses }) => hasClosedPauses,
  permission: ({ restriction }) => restriction === 'permission' || restriction === 'conditional',
};

/** The first of what would be taken, in the order of the file. */
export const foundIn = ({ fresh, changed }: Pick<SortedZones, 'fresh' | 'changed'>): FoundZone[] =>
  [...fresh.map((zone) => ({ zone, isNew: true })), ...changed.map((zone) => ({ zone, isNew: false }))]
    .toSorted((a, b) => a.zone.number - b.zone.number)
    .slice(0, ZONES_SHOWN)
    .map(({ zone, isNew }) => {
      const { name, kind, floor, ceiling, datum, activeFrom, validUntil } = zone.form;
      const remarks = ZONE_REMARKS.filter((remark) => IS_REMARKED[remark](zone));
      return { number: zone.number, isNew, name, kind, floor, ceiling, datum, activeFrom, validUntil, remarks };
    });

export const kindsOf = (zones: readonly ReadZone[]): { kind: FileRestriction; count: number }[] =>
  FILE_RESTRICTIONS.map((kind) => ({ kind, count: zones.filter(({ restriction }) => restriction === kind).length })).filter(
    ({ count }) => count > 0,
  );
