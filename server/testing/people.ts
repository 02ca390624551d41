import { addDept } from '@skyhelm/contract/department';
import { BASE_PATH, type Endpoint, type InputOf } from '@skyhelm/contract/endpoint';
import type { Envelope } from '@skyhelm/contract/envelope';
import type { DepartmentId, RoleId, UserId } from '@skyhelm/contract/ids';
import { addRole } from '@skyhelm/contract/role';
import { PASSWORD_HASH, type TestApp } from './app.ts';
import { createAccounts } from '../features/enterprise/index.ts';

export interface Person {
  id: UserId;
  token: string;
}

export type People = Awaited<ReturnType<typeof peopleOf>>;

/** Makes people, roles and departments of the main tenant for tests about them. */
export async function peopleOf(test: TestApp) {
  const admin = { token: test.main.token };

  return {
    admin,
    async person(account: string, roleIds: RoleId[], departmentId?: DepartmentId): Promise<Person> {
      const [id] = await createAccounts(test.services.database.db, [
        {
          enterpriseId: test.main.enterpriseId,
          account,
          name: account,
          passwordHash: PASSWORD_HASH,
          roleIds,
          ...(departmentId && { departmentId }),
        },
      ]);
      return { id: id!, token: await test.signIn(account) };
    },
    async role(name: string, grants: Partial<InputOf<typeof addRole>> = {}): Promise<RoleId> {
      return (await test.done(addRole, { name, permissions: [], dataScope: 'all', ...grants }, admin)).id;
    },
    async department(name: string, parentId: DepartmentId | null = null): Promise<DepartmentId> {
      const form = { name, parentId, country: 'CN', city: 'Shenzhen', personInCharge: 'Head' };
      return (await test.done(addDept, form, admin)).id;
    },
    /** A multipart request with one file. */
    async upload(endpoint: Endpoint, token: string, bytes: Uint8Array, fields: Record<string, string> = {}, name = 'photo.jpg', more = {}) {
      const form = new FormData();
      for (const [key, value] of Object.entries(fields)) form.append(key, value);
      form.append('file', new Blob([new Uint8Array(bytes)]), name);
      const request = new Response(form);
      const headers = { ...more, token, 'accept-language': 'en', 'content-type': request.headers.get('content-type')! };
      const payload = Buffer.from(await request.arrayBuffer());
      return (await test.app.inject({ method: 'POST', url: `${BASE_PATH}${endpoint.path}`, headers, payload })).json<Envelope>();
    },
  };
}

/** The code of a refusal, or 'done'. */
export const codeOf = (answer: Envelope): string => (answer.state === 1 ? 'done' : answer.code);
