import { say } from '@skyhelm/i18n/all';
import type { SQL } from 'drizzle-orm';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { sendAll, type Outgoing } from '../outbox/index.ts';
import { toBeMailed } from './mailed.store.ts';

type Mailed = Awaited<ReturnType<typeof toBeMailed>>[number];

/** Pushes that their readers want by e-mail too; written in the transaction that tells them, so that each goes out once. */
export async function mailPushes(
  context: Pick<RequestContext, 'db' | 'afterCommit' | 'now'>,
  { bus, config }: Pick<Services, 'bus' | 'config'>,
  which: SQL,
): Promise<void> {
  // Nobody reads aloud what would be kept in the outbox: they find it in the console themselves.
  if (config.smtpUrl === undefined) return;
  const mailed = await toBeMailed(context.db, which);
  await sendAll(
    context,
    bus,
    mailed.map((one) => mailOf(one, config.publicOrigin)),
  );
}

function mailOf({ enterpriseId, params, priority, email, language }: Mailed, origin: string | undefined): Outgoing {
  const { title, content, by } = params as Record<'title' | 'content' | 'by', string>;
  const where = origin === undefined ? [] : [`${origin}/message-history`];
  const asked = priority === 'urgent' ? [say(language, 'mail.pushConfirm')] : [];
  const lines = [content, say(language, 'mail.pushFrom', { by }), ...asked, ...where, say(language, 'mail.pushWhy')];
  return {
    enterpriseId,
    way: 'mail',
    target: email,
    subject: say(language, 'mail.pushSubject', { priority: say(language, `newspush.priority.${priority!}`), title }),
    text: [...lines, say(language, 'mail.signature')].join('\n\n'),
  };
}
