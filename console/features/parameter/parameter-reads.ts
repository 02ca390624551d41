import type { OutputOf } from '@skyhelm/contract/endpoint';
import type { getParameters } from '@skyhelm/contract/parameter';

/** While a list comes in one wants to see how far it is; afterwards only what others change. */
const READING_MS = 700;
const RESTING_MS = 5_000;

export function untilRead(data: OutputOf<typeof getParameters> | undefined): number {
  const { loading = null, isCurrent = false, online = false, fault = null } = data?.status ?? {};
  return loading || (online && !isCurrent && fault === null) ? READING_MS : RESTING_MS;
}
