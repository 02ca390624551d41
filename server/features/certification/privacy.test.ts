import { approveUser, getCertification, getCertifications, realNameAuthentication } from '@skyhelm/contract/certification';
import { exportOperations } from '@skyhelm/contract/operation-log';
import { exportUsers } from '@skyhelm/contract/user';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { createLogger } from '../../platform/log/logger.ts';
import { testApp } from '../../testing/app.ts';
import { certifying, ID_NUMBER } from './certification-testing.ts';

const SECRETS = [ID_NUMBER, ID_NUMBER.slice(0, 14), '张伟', 'Q7654321'];

test('numbers and names of documents leave no trace but the sealed one', async () => {
  const lines: string[] = [];
  const app = await testApp({ log: createLogger('trace', { write: (line) => void lines.push(line) }) });
  const papers = await certifying(app);
  const { reviewer } = papers;
  const person = await papers.pilot('private');
  const key = (name: string) => ({ headers: { 'idempotency-key': name } });
  const form = await papers.idCard(person);
  await app.call(realNameAuthentication, { ...form, idNumber: `${ID_NUMBER}0` }, { ...person, ...key('refused') });
  const { id } = await app.done(realNameAuthentication, form, { ...person, ...key('submitted') });
  await app.call(realNameAuthentication, form, { ...person, ...key('again') });
  expect((await app.done(getCertification, { id }, { ...reviewer, ...key('looked') })).number).toBe(ID_NUMBER);
  await app.done(getCertifications, {}, reviewer);
  await app.done(approveUser, { id: person.id, pass: true }, { ...reviewer, ...key('decided') });
  const passport = {
    authenticationType: 'passport' as const,
    realName: '张伟',
    passportNumber: 'Q7654321',
    passportPhoto: await papers.photo(person),
  };
  await app.done(realNameAuthentication, passport, person);
  // What breaks inside of the server is logged with its facts.
  await app.services.database.pool.query('alter table certification rename to certification_away');
  expect((await app.raw(realNameAuthentication, form, person)).json()).toMatchObject({ code: 'request.failed' });
  await app.services.database.pool.query('alter table certification_away rename to certification');

  const { rows: tables } = await app.services.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  for (const { name } of tables) {
    const { rows } = await app.services.database.pool.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`);
    const dump = rows.map(({ row }) => row).join('\n');
    for (const secret of SECRETS) expect(dump.includes(secret), `${secret} in table ${name}`).toBe(false);
  }
  expect(lines.length).toBeGreaterThan(5);
  for (const secret of SECRETS) expect(lines.join('\n')).not.toContain(secret);
  for (const sheet of [exportUsers, exportOperations]) {
    const file = await app.raw(sheet, {}, papers.people.admin);
    const text = JSON.stringify(await readXlsxFile(file.rawPayload));
    for (const secret of SECRETS) expect(text).not.toContain(secret);
  }
});
