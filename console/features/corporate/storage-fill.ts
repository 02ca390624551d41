import type { StorageKind, StorageUsage } from '@skyhelm/contract/storage';

/** The kinds in the order in which people think of them; known before the figures arrive. */
export const ROWS = ['routes', 'heights', 'zones', 'pictures', 'flightImports', 'vehicleFiles'] as const satisfies readonly StorageKind[];

const MEGABYTE = 2 ** 20;
const NEARLY_FULL = 80;

/** As the server counts them when it refuses: rounded up to a tenth. */
export const megabytes = (bytes: number): number => Math.ceil((bytes / MEGABYTE) * 10) / 10;

const shareOf = (used: number, max: number | null): number | undefined => (max === null ? undefined : max === 0 ? 1 : used / max);

/** By whichever of its limits is nearer; nothing where there is none. */
export function fillOf({
  items,
  itemsMax,
  bytes,
  bytesMax,
}: StorageUsage): { percent: number; state: 'plain' | 'nearlyFull' | 'full' } | undefined {
  const shares = [shareOf(items, itemsMax), shareOf(bytes, bytesMax)].filter((share) => share !== undefined);
  if (shares.length === 0) return undefined;
  const percent = Math.min(100, Math.floor(Math.max(...shares) * 100));
  return { percent, state: percent >= 100 ? 'full' : percent >= NEARLY_FULL ? 'nearlyFull' : 'plain' };
}
