import { groupOf } from '@skyhelm/contract/message';
import { say } from '@skyhelm/i18n/all';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { sendAll, type Outgoing } from '../outbox/index.ts';
import { mailsOf, takeMailDue } from './mailed.store.ts';
import { sentence } from './sentence.ts';

const BATCH = 500;
/** Longer ones are cut by what lists mails. */
const SUBJECT_MAX = 120;

/** Messages that their readers want by e-mail too; taken in the transaction that writes the mails, so that each goes out once. */
export async function mailMessages(
  context: Pick<RequestContext, 'db' | 'afterCommit' | 'now'>,
  { bus, config }: Pick<Services, 'bus' | 'config'>,
): Promise<void> {
  for (;;) {
    const ids = await takeMailDue(context.db, BATCH);
    // Without a mail server they are taken all the same: one that is set up later must not send what is long past.
    if (ids.length > 0 && config.smtpUrl !== undefined) {
      const wanted = (await mailsOf(context.db, ids)).filter(({ kind, mailTopics }) => mailTopics.includes(groupOf(kind)));
      await sendAll(
        context,
        bus,
        wanted.map((one) => mailOf(one, config.publicOrigin)),
      );
    }
    if (ids.length < BATCH) return;
  }
}

type Mailed = Awaited<ReturnType<typeof mailsOf>>[number];

function mailOf({ enterpriseId, kind, params, email, language, quietHours }: Mailed, origin: string | undefined): Outgoing {
  const text = sentence(language, kind, params, quietHours?.timeZone);
  const where = origin === undefined ? [] : [`${origin}/message-history`];
  const topic = say(language, `messagehistory.group.${groupOf(kind)}`);
  return {
    enterpriseId,
    way: 'mail',
    target: email,
    subject: cut(say(language, 'mail.messageSubject', { topic, text: text.replaceAll(/\s+/gu, ' ') })),
    text: [text, ...where, say(language, 'mail.messageWhy'), say(language, 'mail.signature')].join('\n\n'),
  };
}

const cut = (subject: string): string => {
  const letters = Array.from(subject);
  return letters.length > SUBJECT_MAX ? `${letters.slice(0, SUBJECT_MAX - 1).join('')}\u2026` : subject;
};
