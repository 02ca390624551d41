import { expect, test } from 'vitest';
import { addDept } from '@skyhelm/contract/department';
import { secretsFrom } from '../../platform/auth/secrets.ts';
import { testApp } from '../../testing/app.ts';
import { keyEvidence } from './key-evidence.ts';

const place = { country: 'CN', city: 'Beijing', personInCharge: 'Head' };

test('the log tells the key it was signed with from another, also where one tenant’s was tampered with', async () => {
  const { services, main, other, done } = await testApp();
  const { db } = services.database;
  const [right, wrong] = [services.secrets, secretsFrom(Buffer.alloc(32, 8))];
  await db.execute('truncate operation_log, operation_chain');
  expect(await keyEvidence(db, right)).toBe('none');
  for (const { token } of [main, other]) await done(addDept, { name: 'Logged', ...place }, { token });
  expect([await keyEvidence(db, right), await keyEvidence(db, wrong)]).toEqual(['fits', 'differs']);
  await db.execute(`update operation_chain set hash = 'x' where enterprise_id = '${main.enterpriseId}'`);
  expect([await keyEvidence(db, right), await keyEvidence(db, wrong)]).toEqual(['fits', 'differs']);
});
