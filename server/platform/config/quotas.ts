import { STORAGE_KINDS, type StorageKind } from '@skyhelm/contract/storage';
import { listOf, type Parser } from './parsers.ts';

/** Infinity: no limit. */
export interface Quota {
  items: number;
  megabytes: number;
}
export type Quotas = Partial<Record<StorageKind, Quota>>;

const OFF: Quota = { items: Infinity, megabytes: Infinity };

/** `routes=5000/512` or `pictures=off`. */
function quotaIn(text: string): [StorageKind, Quota] | undefined {
  const [, name, items, megabytes] = /^(\w+)=(?:off|(\d{1,9})\/(\d{1,9}))$/i.exec(text) ?? [];
  const kind = STORAGE_KINDS.find((one) => one === name);
  return kind && [kind, items === undefined ? OFF : { items: Number(items), megabytes: Number(megabytes) }];
}

export const parseQuotas: Parser<Quotas> = (value) => {
  const parsed = listOf(value, quotaIn, 'boot.fault.quotas');
  if ('value' in parsed) return { value: Object.fromEntries(parsed.value) };
  return { ...parsed, params: { ...parsed.params, kinds: STORAGE_KINDS.join(', ') } };
};
