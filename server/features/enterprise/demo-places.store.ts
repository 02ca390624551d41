import type { EnterpriseId, FileId } from '@skyhelm/contract/ids';
import type { Shape } from '@skyhelm/core/airspace/shape';
import { DEMO_SITES } from '@skyhelm/core/device/demo-sites';
import { say } from '@skyhelm/i18n/all';
import type { WordKey } from '@skyhelm/i18n/translate';
import { eq } from 'drizzle-orm';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { file } from '../../tables/file.table.ts';
import { noFlyZone } from '../../tables/no-fly-zone.table.ts';
import { site } from '../../tables/site.table.ts';
import type { Demo } from './demo.store.ts';
import { demoLogo } from './demo-logo.ts';
import { enterprise } from '../../tables/enterprise.table.ts';

const DAY_MS = 86_400_000;

export async function createDemoSites(tx: Queryable, enterpriseId: EnterpriseId, word: (key: string) => string): Promise<void> {
  const rows = DEMO_SITES.map(({ key, ...position }) => {
    const name = word(`site.${key}`);
    return { id: newId(), enterpriseId, name, nameKey: name.toLowerCase(), ...position, address: word(`site.${key}.address`) };
  });
  await tx.insert(site).values(rows);
}

/** A kilometre and a half from where its fleet flies: near enough to be seen on the map, too far for any patrol. */
const ZONES: { key: string; shape: Shape; ceiling: number | null }[] = [
  { key: 'substation', shape: { kind: 'circle', centre: { latitude: 22.6221, longitude: 114.0532 }, radius: 400 }, ceiling: null },
  {
    key: 'approach',
    shape: {
      kind: 'polygon',
      points: [
        { latitude: 40.0935, longitude: 116.5965 },
        { latitude: 40.0935, longitude: 116.6185 },
        { latitude: 40.1015, longitude: 116.6145 },
        { latitude: 40.1015, longitude: 116.6005 },
      ],
    },
    ceiling: 600,
  },
];

export async function createDemoZones(tx: Queryable, { enterpriseId, language }: Demo, now: Date): Promise<void> {
  const word = (key: string) => say(language, `demo.zone.${key}` as WordKey);
  const validUntil = new Date(now.getTime() + 365 * DAY_MS);
  const rows = ZONES.map(({ key, ...zone }) => {
    const [name, description] = [word(key), word(`${key}.about`)];
    return { id: newId(), enterpriseId, name, nameKey: name.toLowerCase(), description, ...zone, validUntil, createdAt: now };
  });
  await tx.insert(noFlyZone).values(rows);
}

/** Bytes first: a row that was kept has its picture, and a picture without a row is swept away. */
export async function giveDemoLogo(tx: Queryable, blobs: BlobStore, enterpriseId: EnterpriseId, now: Date): Promise<void> {
  const { bytes, ...facts } = await demoLogo();
  const id = newId<FileId>(now.getTime());
  const blobKey = `picture/${id}`;
  await blobs.put(blobKey, bytes);
  await tx.insert(file).values({
    id,
    enterpriseId,
    ownerId: enterpriseId,
    purpose: 'logo',
    blobKey,
    bytes: bytes.length,
    ...facts,
    createdAt: now,
    usedAt: now,
  });
  await tx.update(enterprise).set({ logoFileId: id }).where(eq(enterprise.id, enterpriseId));
}
