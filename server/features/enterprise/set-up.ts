import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import type { EnterpriseId } from '@skyhelm/contract/ids';
import type { LogOrigin, WriteLog } from '../../platform/operation-record.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { hashPassword, newPassword } from '../../platform/auth/password.ts';
import { createDemoFleet } from './demo-fleet.store.ts';
import { createDemo, type Demo } from './demo.store.ts';
import { createDemoZones, giveDemoLogo } from './demo-places.store.ts';
import { createAccounts, createEnterprise, lockSetUp, platformEnterpriseId } from './enterprise.store.ts';

export const ADMINISTRATOR = 'admin';
export const DEMO_ADMINISTRATOR = 'demo';

/** What the operator is told once. A password that was given by the environment is not repeated. */
export interface FirstAccounts {
  admin: { account: string; password: string | undefined };
  demo?: { account: string; password: string };
}

/** What other features put into the demo enterprise. */
export type FillDemo = (tx: Queryable, demo: Demo) => Promise<void>;

/**
 * On an empty database: the platform's own enterprise with its administrator, and the demo enterprise unless it is left out.
 * Told before it is kept: accounts that nobody was told of, because the start failed or was killed, would shut everybody out for good.
 */
export async function setUp(
  services: Pick<Services, 'database' | 'config' | 'clock' | 'blobs'>,
  writeLog: WriteLog,
  language: Language,
  tell: (accounts: FirstAccounts) => void,
  fillDemo: FillDemo,
): Promise<void> {
  const { config, clock, database, blobs } = services;
  if (await platformEnterpriseId(database.db)) return;
  const password = config.adminPassword ?? newPassword();
  const passwordHash = await hashPassword(password);
  const demoPassword = newPassword();
  const demoHash = await hashPassword(demoPassword);
  await database.db.transaction(async (tx) => {
    await lockSetUp(tx);
    if (await platformEnterpriseId(tx)) return;
    const { enterpriseId, administratorRoleId } = await createEnterprise(tx, {
      name: say(language, 'demo.platform.name'),
      administrators: say(language, 'demo.role.administrator'),
      isPlatform: true,
    });
    await createAccounts(tx, [
      {
        enterpriseId,
        account: ADMINISTRATOR,
        name: say(language, 'demo.role.administrator'),
        passwordHash,
        roleIds: [administratorRoleId],
      },
    ]);
    const created = (id: EnterpriseId, name: string) =>
      writeLog(tx, systemOrigin(clock.now()), [{ operation: 'enterprise.created', enterpriseId: id, actor: SYSTEM, target: { id, name } }]);
    await created(enterpriseId, say(language, 'demo.platform.name'));
    const admin = { account: ADMINISTRATOR, password: config.adminPassword === undefined ? password : undefined };
    if (!config.demo) return tell({ admin });
    const demo = await createDemo(tx, language, demoHash, DEMO_ADMINISTRATOR);
    await giveDemoLogo(tx, blobs, demo.enterpriseId, clock.now());
    await createDemoFleet(tx, demo, clock.now());
    await createDemoZones(tx, demo, clock.now());
    await fillDemo(tx, demo);
    await created(demo.enterpriseId, say(language, 'demo.name'));
    tell({ admin, demo: { account: DEMO_ADMINISTRATOR, password: demoPassword } });
  });
}

export const SYSTEM = { kind: 'system', name: 'skyhelm' } as const;

export const systemOrigin = (now: Date): LogOrigin => ({ actor: undefined, ip: '', requestId: '', now });
