import type { LogEntry, LogFilter } from '@skyhelm/contract/operation-log';
import { zoneClock, zoneName } from '@skyhelm/core/zone-clock';
import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import type { Db } from '../../platform/db/database.ts';
import type { FileAnswer } from '../../platform/http/context.ts';
import { spreadsheet, type SheetColumn } from '../../platform/spreadsheet/spreadsheet.ts';
import { entryOf } from './log-entry.ts';
import { foundBelow } from './log-search.store.ts';
import type { Reader } from './operation-log.store.ts';

interface LogRequest {
  reader: Reader;
  filter: LogFilter;
  /** The last entry there was when somebody asked. */
  upTo: number;
}

interface Wanted {
  language: Language;
  now: Date;
  timeZone: string;
}

const BATCH = 1_000;

export function logSheet(db: Db, request: LogRequest, { language, now, timeZone }: Wanted): FileAnswer {
  const { shown, dayOf } = zoneClock(timeZone);
  const local = (moment: Date) => shown(moment).toISOString().slice(0, 19).replace('T', ' ');
  const time = `${say(language, 'oplog.at')} (${zoneName(timeZone)})`;
  const columns: SheetColumn<LogEntry>[] = [
    { header: say(language, 'oplog.number'), width: 12, value: ({ id }) => Number(id) },
    { header: time, width: 22, value: ({ at }) => local(new Date(at)) },
    { header: say(language, 'oplog.actor'), width: 20, value: ({ actor }) => actor },
    { header: say(language, 'oplog.text'), width: 50, value: ({ text }) => text },
    { header: say(language, 'oplog.target'), width: 30, value: ({ target }) => target },
    { header: say(language, 'oplog.ip'), width: 20, value: ({ ip }) => ip },
  ];
  return spreadsheet(`${say(language, 'oplog.title')} ${dayOf(now)}`, columns, entriesOf(db, request, language));
}

async function* entriesOf(db: Db, { reader, filter, upTo }: LogRequest, language: Language): AsyncIterable<LogEntry[]> {
  let below = upTo + 1;
  for (;;) {
    const rows = await foundBelow(db, reader, filter, below, BATCH);
    yield rows.map((row) => entryOf(row, reader, language));
    if (rows.length < BATCH) return;
    below = rows.at(-1)!.seq;
  }
}
