import type { TaskEntry } from '@skyhelm/contract/task';
import { isApprovedByRules } from '@skyhelm/core/task/approver';
import { zoneClock, zoneName } from '@skyhelm/core/zone-clock';
import { say } from '@skyhelm/i18n/all';
import type { Language, WordKey } from '@skyhelm/i18n/translate';
import type { FileAnswer } from '../../platform/http/context.ts';
import { MOMENT_FORMATS, spreadsheet, type SheetColumn } from '../../platform/spreadsheet/spreadsheet.ts';

interface Reader {
  language: Language;
  now: Date;
  timeZone: string;
}

const SECONDS_OF_MINUTE = 60;

/** All that the specification has of a task, in the reader's words and by their clock. */
export function taskSheet(batches: AsyncIterable<readonly TaskEntry[]>, { language, now, timeZone }: Reader): FileAnswer {
  const word = (key: WordKey) => say(language, key);
  const { shown, dayOf } = zoneClock(timeZone);
  const at = (text: string | null) => (text === null ? '' : shown(new Date(text)));
  const timed = (key: WordKey) => `${word(key)} (${zoneName(timeZone)})`;
  const columns: SheetColumn<TaskEntry>[] = [
    { header: word('task.number'), width: 10, value: ({ number }) => number },
    { header: word('task.name'), width: 30, value: ({ name }) => name },
    { header: word('task.type'), width: 22, value: ({ type }) => word(`dictionary.taskType.${type}`) },
    { header: word('task.status'), width: 16, value: ({ status }) => word(`dictionary.taskStatus.${status}`) },
    { header: word('task.approval'), width: 20, value: ({ approval }) => word(`dictionary.taskApproval.${approval}`) },
    { header: word('task.founder'), width: 18, value: ({ founder }) => founder.name },
    {
      header: word('task.approver'),
      width: 18,
      value: (task) => (isApprovedByRules(task) ? word('task.approver.automatic') : task.approver),
    },
    { header: word('task.reason'), width: 30, value: ({ reason }) => reason },
    { header: word('task.executor'), width: 18, value: ({ executor }) => executor?.name ?? '' },
    { header: word('task.finisher'), width: 18, value: ({ finisher }) => finisher },
    { header: word('task.site'), width: 22, value: ({ site }) => site.name },
    { header: word('task.workLocation'), width: 30, value: ({ workLocation }) => workLocation },
    { header: word('task.device'), width: 22, value: ({ device }) => device?.name ?? '' },
    { header: word('task.deviceSn'), width: 22, value: ({ device }) => device?.sn ?? '' },
    { header: word('task.deviceModel'), width: 18, value: ({ device }) => device?.model ?? '' },
    { header: word('task.mount'), width: 18, value: ({ mount }) => word(`dictionary.mount.${mount}`) },
    { header: word('task.sheet.area'), width: 14, value: ({ area }) => (area === null ? '' : Math.round(area)) },
    { header: word('task.sheet.perimeter'), width: 14, value: ({ perimeter }) => (perimeter === null ? '' : Math.round(perimeter)) },
    { header: word('task.sheet.flightMinutes'), width: 14, value: ({ flightSeconds }) => Math.round(flightSeconds / SECONDS_OF_MINUTE) },
    { header: timed('task.createdAt'), width: 26, value: ({ createdAt }) => at(createdAt) },
    { header: timed('task.deadline'), width: 26, value: ({ deadline }) => at(deadline) },
    { header: timed('task.startTime'), width: 26, value: ({ startTime }) => at(startTime) },
    { header: timed('task.endTime'), width: 26, value: ({ endTime }) => at(endTime) },
    { header: timed('task.startedAt'), width: 26, value: ({ startedAt }) => at(startedAt) },
    { header: timed('task.completedAt'), width: 26, value: ({ completedAt }) => at(completedAt) },
    { header: word('task.aging'), width: 12, value: ({ aging }) => word(`dictionary.taskAging.${aging}`) },
    { header: word('task.nature'), width: 14, value: ({ nature }) => (nature === null ? '' : word(`dictionary.taskNature.${nature}`)) },
  ];
  return spreadsheet(`${word('task.sheet.title')} ${dayOf(now)}`, columns, batches, {
    moments: MOMENT_FORMATS[language],
  });
}
