import type { LogEntry } from '@skyhelm/contract/operation-log';
import { say } from '@skyhelm/i18n/all';
import type { Language, Params, WordKey } from '@skyhelm/i18n/translate';
import { hidesTarget, type LogRow, type Reader } from './operation-log.store.ts';

export function entryOf(row: LogRow, { actor }: Reader, language: Language): LogEntry {
  const target = actor.scope.all || !hidesTarget(row.operation) ? row.targetName : '';
  return {
    id: String(row.seq),
    at: row.at.toISOString(),
    operation: row.operation as LogEntry['operation'],
    text: say(language, `log.${row.operation}` as WordKey, { ...wordsOf(row.details), target }),
    actor: row.actorName,
    target,
    ip: row.ip,
  };
}

const wordsOf = (details: Record<string, unknown>): Params =>
  Object.fromEntries(Object.entries(details).filter((entry): entry is [string, string | number] => /string|number/.test(typeof entry[1])));
