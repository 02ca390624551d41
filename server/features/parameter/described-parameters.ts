import type { ParameterFacts } from '@skyhelm/core/vehicle/parameter-facts';
import { chooseMetadata, metadataVehicleOf, type MetadataFit } from '@skyhelm/core/vehicle/parameter-metadata/metadata-file';
import type { ParameterSnapshot } from '../../platform/bus/parameter-subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { describedIn, metadataFor, type MetadataRow } from './parameter-metadata.store.ts';

/** So many files stay in memory: a fleet flies few versions. */
const KEPT_MAX = 6;

type Facts = ReadonlyMap<string, ParameterFacts>;

export interface UsedMetadata extends Pick<MetadataRow, 'vehicle' | 'version'> {
  fit: MetadataFit;
}

export interface DescribedSnapshot extends ParameterSnapshot {
  /** The imported file that describes them; null where none fits. */
  metadata: UsedMetadata | null;
  /** Described by nothing but a file for an older version: what they do may have changed since. */
  doubtful?: ReadonlySet<string>;
}

/** Adds what an imported file says of the parameters. What an aircraft says of them itself counts more. */
export function parameterDescriber() {
  /** Rows never change. The one that was used last is the last. */
  const kept = new Map<string, Facts>();

  async function factsOf(db: Queryable, id: string): Promise<Facts> {
    const found = kept.get(id) ?? new Map((await describedIn(db, id)).map(({ name, facts }) => [name, facts]));
    kept.delete(id);
    kept.set(id, found);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    return found;
  }

  return async function describe(db: Queryable, enterpriseId: string, snapshot: ParameterSnapshot): Promise<DescribedSnapshot> {
    const { model, parameters } = snapshot;
    const vehicle = model && metadataVehicleOf(model);
    const found = vehicle && chooseMetadata(await metadataFor(db, enterpriseId), vehicle, model.firmware);
    if (!found) return { ...snapshot, metadata: null };
    const { version, id } = found.file;
    const facts = await factsOf(db, id);
    const described = parameters.map((one) => {
      const said = one.facts ?? facts.get(one.name);
      return said ? { ...one, facts: said } : one;
    });
    const unsure = found.fit === 'older' ? parameters.filter((one) => !one.facts) : [];
    const doubtful = new Set(unsure.map(({ name }) => name));
    return { ...snapshot, parameters: described, metadata: { vehicle, version, fit: found.fit }, doubtful };
  };
}
