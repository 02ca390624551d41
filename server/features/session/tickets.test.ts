import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { session } from '../../tables/session.table.ts';
import { actorStill, issueTicket } from './tickets.ts';

test('a session that ends while a ticket is asked for is told as over', async () => {
  const { services } = await testApp();
  const { db } = services.database;
  const [{ id }] = (await db.select({ id: session.id }).from(session)) as [{ id: string }];
  const asking = (await actorStill(db, services, { kind: 'user', sessionId: id } as Parameters<typeof actorStill>[2]))!;
  await db.delete(session);
  await expect(issueTicket(db, asking, services.clock.now())).rejects.toMatchObject({ code: 'session.expired' });
});
