import { pack, type PackedStretch } from '@skyhelm/core/record/pack';
import { readSampleLog } from '@skyhelm/core/record/sample-log';
import type { SampleTable } from '@skyhelm/core/record/sample-table';
import type { Part } from './tape.ts';

export const tableOfBundle = (bundle: readonly Part[]): SampleTable => readSampleLog(bundle.map(({ samples }) => samples));

/** Each by itself: a stretch begins where its bundle does, however often it is packed. */
export function* packBundles(bundles: readonly (readonly Part[])[]): Generator<PackedStretch> {
  for (const bundle of bundles) yield* pack(tableOfBundle(bundle));
}
