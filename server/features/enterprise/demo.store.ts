import type { DepartmentId, EnterpriseId, RoleId, UserId } from '@skyhelm/contract/ids';
import type { Permission } from '@skyhelm/contract/permissions';
import { say } from '@skyhelm/i18n/all';
import type { Language, WordKey } from '@skyhelm/i18n/translate';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { department } from '../../tables/department.table.ts';
import { role } from '../../tables/role.table.ts';
import { createDemoSites } from './demo-places.store.ts';
import { createAccounts, createEnterprise, type NewAccount } from './enterprise.store.ts';

type RoleKey = 'dispatcher' | 'pilot' | 'reviewer' | 'technician' | 'observer';
type DepartmentKey =
  | 'headquarters'
  | 'flight'
  | 'north'
  | 'south'
  | 'east'
  | 'survey'
  | 'inspection'
  | 'logistics'
  | 'dispatch'
  | 'safety'
  | 'maintenance'
  | 'training';

const ROLES: Record<RoleKey, Permission[]> = {
  dispatcher: [
    'department:query',
    'user:query',
    'department:export',
    'site:query',
    'site:add',
    'site:edit',
    'route:query',
    'route:export',
    'marker:query',
    'marker:add',
    'marker:edit',
    'marker:share',
    'marker:export',
    'device:query',
    'device:details',
    'device:share',
    'device:export',
    'flightRecord:query',
    'flightRecord:export',
    'task:query',
    'task:add',
    'task:edit',
    'task:delete',
    'task:check',
    'task:submit',
    'task:release',
    'task:revoke',
    'task:recover',
    'task:results',
    'task:report',
    'task:mapView',
  ],
  pilot: [
    'device:query',
    'device:details',
    'device:simulate',
    'device:control',
    'route:query',
    'route:add',
    'route:edit',
    'route:delete',
    'route:share',
    'route:export',
    'marker:query',
    'marker:add',
    'marker:edit',
    'marker:delete',
    'marker:share',
    'marker:export',
    'flightRecord:query',
    'flightRecord:export',
    'task:query',
    'task:check',
    'task:results',
    'task:mapView',
  ],
  reviewer: [
    'department:query',
    'user:query',
    'user:legalize',
    'log:query',
    'task:query',
    'task:check',
    'approval:query',
    'approval:pass',
    'approval:fail',
  ],
  technician: ['department:query', 'device:query', 'device:add', 'device:edit', 'device:details', 'device:bind', 'device:group'],
  observer: ['department:query', 'user:query'],
};

const DEPARTMENTS: { key: DepartmentKey; below?: DepartmentKey; country: string; people: Partial<Record<RoleKey, number>> }[] = [
  { key: 'headquarters', country: 'CN', people: { observer: 6 } },
  { key: 'flight', below: 'headquarters', country: 'CN', people: { dispatcher: 4 } },
  { key: 'north', below: 'flight', country: 'CN', people: { pilot: 24, technician: 4 } },
  { key: 'south', below: 'flight', country: 'CN', people: { pilot: 28, technician: 4 } },
  { key: 'east', below: 'flight', country: 'RU', people: { pilot: 18, technician: 3 } },
  { key: 'survey', below: 'headquarters', country: 'CN', people: { pilot: 16, observer: 4 } },
  { key: 'inspection', below: 'headquarters', country: 'CN', people: { pilot: 20, observer: 3 } },
  { key: 'logistics', below: 'headquarters', country: 'CN', people: { pilot: 12, technician: 4 } },
  { key: 'dispatch', below: 'headquarters', country: 'CN', people: { dispatcher: 12 } },
  { key: 'safety', below: 'headquarters', country: 'CN', people: { reviewer: 8 } },
  { key: 'maintenance', below: 'headquarters', country: 'CN', people: { technician: 14 } },
  { key: 'training', below: 'headquarters', country: 'GB', people: { pilot: 12, reviewer: 3 } },
];

export interface Demo {
  enterpriseId: EnterpriseId;
  language: Language;
  /** By account. */
  people: ReadonlyMap<string, { id: UserId; name: string }>;
}

/** A whole enterprise to look around in. Its accounts are roles, not persons, and share one password. */
export async function createDemo(tx: Queryable, language: Language, passwordHash: string, administrator: string): Promise<Demo> {
  const word = (key: string) => say(language, `demo.${key}` as WordKey);
  const { enterpriseId, administratorRoleId } = await createEnterprise(tx, {
    name: word('name'),
    administrators: word('role.administrator'),
    contactName: word('department.headquarters.head'),
    isDemo: true,
  });
  const roleIds = await createRoles(tx, enterpriseId, word);
  const departmentIds = await createDepartments(tx, enterpriseId, word);
  const counters = new Map<RoleKey, number>();
  const accounts = DEPARTMENTS.flatMap(({ key, people }) =>
    Object.entries(people).flatMap(([roleKey, count]) =>
      Array.from({ length: count }, (): NewAccount => {
        const number = (counters.get(roleKey as RoleKey) ?? 0) + 1;
        counters.set(roleKey as RoleKey, number);
        return {
          enterpriseId,
          passwordHash,
          account: `${roleKey}${number}`,
          name: `${word(`role.${roleKey}`)} ${number}`,
          roleIds: [roleIds[roleKey as RoleKey]],
          departmentId: departmentIds[key],
        };
      }),
    ),
  );
  const head: NewAccount = {
    enterpriseId,
    passwordHash,
    account: administrator,
    name: word('role.administrator'),
    roleIds: [administratorRoleId],
    departmentId: departmentIds.headquarters,
  };
  const everybody = [head, ...accounts];
  const ids = await createAccounts(tx, everybody);
  const people = new Map(everybody.map(({ account, name }, index) => [account, { id: ids[index]!, name }]));
  await createDemoSites(tx, enterpriseId, word);
  return { enterpriseId, language, people };
}

async function createRoles(tx: Queryable, enterpriseId: EnterpriseId, word: (key: string) => string): Promise<Record<RoleKey, RoleId>> {
  const rows = (Object.entries(ROLES) as [RoleKey, Permission[]][]).map(([key, permissions]) => ({
    id: newId<RoleId>(),
    enterpriseId,
    name: word(`role.${key}`),
    nameKey: word(`role.${key}`).toLowerCase(),
    description: word(`role.${key}.about`),
    permissions,
    dataScope: key === 'reviewer' || key === 'dispatcher' ? ('all' as const) : ('departmentTree' as const),
  }));
  await tx.insert(role).values(rows);
  return Object.fromEntries(Object.keys(ROLES).map((key, index) => [key, rows[index]!.id])) as Record<RoleKey, RoleId>;
}

async function createDepartments(
  tx: Queryable,
  enterpriseId: EnterpriseId,
  word: (key: string) => string,
): Promise<Record<DepartmentKey, DepartmentId>> {
  const placed = new Map<DepartmentKey, { id: DepartmentId; path: string; depth: number }>();
  const rows = DEPARTMENTS.map(({ key, below, country }) => {
    const parent = below && placed.get(below);
    const id = newId<DepartmentId>();
    const place = { id, path: `${parent?.path ?? ''}${id}/`, depth: (parent?.depth ?? 0) + 1 };
    placed.set(key, place);
    const name = word(`department.${key}`);
    return {
      ...place,
      enterpriseId,
      parentId: parent?.id ?? null,
      name,
      nameKey: name.toLowerCase(),
      country,
      city: word(`department.${key}.city`),
      personInCharge: word(`department.${key}.head`),
      description: word(`department.${key}.about`),
    };
  });
  await tx.insert(department).values(rows);
  return Object.fromEntries([...placed].map(([key, { id }]) => [key, id])) as Record<DepartmentKey, DepartmentId>;
}
