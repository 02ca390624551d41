import { hash } from 'node:crypto';
import type { UserImportId } from '@skyhelm/contract/ids';
import { getUserImport, importUsers, type UserImport } from '@skyhelm/contract/user-import';
import { RUNNING_PHASES } from '@skyhelm/contract/user-import-facts';
import type { Language } from '@skyhelm/i18n/translate';
import { expect } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import type { peopleOf } from '../../testing/people.ts';

type People = Awaited<ReturnType<typeof peopleOf>>;

export const HEADER = 'User name,Account,Phone number,E-mail address,Department,Roles,Remark,Initial password';

export const csv = (...rows: string[]): Buffer => Buffer.from([HEADER, ...rows].join('\n'));

/** So many people without anything to object to. */
export const manyRows = (count: number, account = 'person', roles = 'Pilot'): string[] =>
  Array.from({ length: count }, (_, index) => {
    const mobile = `+86139${areaOf(account)}${String(index).padStart(4, '0')}`;
    return `Person ${index},${account}${index},${mobile},${account}${index}@example.com,,${roles},,`;
  });

/** Lists under different accounts have different numbers too. */
const areaOf = (account: string): string => String(Number.parseInt(hash('sha1', account).slice(0, 8), 16) % 10_000).padStart(4, '0');

/** Starts imports and sees them end. */
export function importing(app: TestApp, people: People) {
  const start = (bytes: Buffer, token = app.main.token, name = 'people.csv', headers = {}) =>
    people.upload(importUsers, token, bytes, {}, name, headers);
  const look = (token = app.main.token, language: Language = 'en') => app.done(getUserImport, {}, { token, language });
  const ended = async (token = app.main.token): Promise<UserImport> => {
    const isOver = (state: UserImport | null) => state !== null && !RUNNING_PHASES.some((phase) => phase === state.phase);
    await expect.poll(async () => isOver(await look(token)), { timeout: 60_000, interval: 50 }).toBe(true);
    return (await look(token))!;
  };
  return {
    start,
    look,
    ended,
    /** From the file to its end. */
    async run(bytes: Buffer, token = app.main.token, name = 'people.csv'): Promise<UserImport> {
      const answer = await start(bytes, token, name);
      if (answer.state !== 1) throw new Error(JSON.stringify(answer));
      const state = await ended(token);
      expect(state.id).toBe((answer.data as { id: UserImportId }).id);
      return state;
    },
  };
}

export const faultsOf = ({ faults }: UserImport): string[] =>
  faults.map(({ row, column, mes, value }) => [row, column, mes, value].join(' | '));
