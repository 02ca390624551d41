import type { StorageKind } from '@skyhelm/contract/storage';
import type { Config } from '../../platform/config/config.ts';
import type { Quota } from '../../platform/config/quotas.ts';

/** What applies where the operator has said nothing in QUOTAS and QUOTAS_PERSONAL. */
export const DEFAULT_QUOTAS: Record<StorageKind, { enterprise: Quota; personal: Quota }> = {
  routes: { enterprise: { items: 20_000, megabytes: 1_024 }, personal: { items: 500, megabytes: 64 } },
  heights: { enterprise: { items: 200, megabytes: 4_096 }, personal: { items: 20, megabytes: 256 } },
  pictures: { enterprise: { items: 20_000, megabytes: 2_048 }, personal: { items: 200, megabytes: 64 } },
  flightImports: { enterprise: { items: 20_000, megabytes: 16_384 }, personal: { items: 500, megabytes: 512 } },
  zones: { enterprise: { items: 100_000, megabytes: 256 }, personal: { items: 5_000, megabytes: 16 } },
  /** VEHICLE_LOGS_MB limits them too: the lower of the two applies. */
  vehicleFiles: { enterprise: { items: Infinity, megabytes: Infinity }, personal: { items: 1_000, megabytes: 256 } },
};

export type QuotaConfig = Pick<Config, 'quotas' | 'quotasPersonal' | 'vehicleLogsMb'>;
export type AccountKind = 'enterprise' | 'personal';

export interface Limit {
  items: number;
  bytes: number;
}

const MEGABYTE = 2 ** 20;

export function limitOf(config: QuotaConfig, account: AccountKind, kind: StorageKind): Limit {
  const given = account === 'personal' ? config.quotasPersonal : config.quotas;
  const { items, megabytes } = given[kind] ?? DEFAULT_QUOTAS[kind][account];
  const most = kind === 'vehicleFiles' ? Math.min(megabytes, config.vehicleLogsMb) : megabytes;
  return { items, bytes: most * MEGABYTE };
}
