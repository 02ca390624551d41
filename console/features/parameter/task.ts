import type { OutputOf } from '@skyhelm/contract/endpoint';
import type { getParameters } from '@skyhelm/contract/parameter';

export type ParameterRow = OutputOf<typeof getParameters>['rows'][number];

export type Task = { kind: 'edit'; row: ParameterRow } | { kind: 'compare'; missing: number } | { kind: 'metadata' };
