import { groupOf, MESSAGE_KINDS, type getMessages, type MessageKind } from '@skyhelm/contract/message';
import { ALL_WORDS } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import { and, eq, gte, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { ABOUT } from './about.ts';
import { message } from '../../tables/message.table.ts';

type Filter = z.output<(typeof getMessages)['input']>;

/** Condition on messages: what their reader looks for. */
export const wanted = ({ keyword, isRead, priority, group, from, to }: Filter, language: Language): SQL | undefined =>
  and(
    ...keyword
      .toLowerCase()
      .split(/\s+/u)
      .filter(Boolean)
      .map((word) => saying(word, language)),
    isRead === undefined ? undefined : (isRead ? isNotNull : isNull)(message.readAt),
    priority && eq(message.priority, priority),
    group &&
      inArray(
        message.kind,
        MESSAGE_KINDS.filter((kind) => groupOf(kind) === group),
      ),
    from === undefined ? undefined : gte(message.createdAt, new Date(from)),
    to === undefined ? undefined : lte(message.createdAt, new Date(to)),
  );

/** Only the facts of a message are kept: the word is among them or in the sentence that is made of them. */
const saying = (word: string, language: Language): SQL | undefined =>
  or(
    inArray(
      message.kind,
      MESSAGE_KINDS.filter((kind) => sentenceOf(kind, language).includes(word)),
    ),
    sql`exists (select from jsonb_each_text(${message.params}) as fact where fact.key <> ${ABOUT} and strpos(lower(fact.value), ${word}) > 0)`,
  );

const sentenceOf = (kind: MessageKind, language: Language): string => {
  const sentence = ALL_WORDS[language].messages[kind];
  const forms = typeof sentence === 'string' ? [sentence] : Object.values(sentence);
  return forms
    .join('\n')
    .replaceAll(/\{\w+\}/g, '\n')
    .toLowerCase();
};
