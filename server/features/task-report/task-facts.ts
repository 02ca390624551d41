import { PARAMETERS_OF } from '@skyhelm/core/task/parameters';
import type { ReaderWords } from './reader-words.ts';
import type { ReportContent } from './report-content.ts';

export type Fact = [name: string, value: string];

/** Every field of the task under the name that screens give it. */
export function taskFacts({ task }: ReportContent, reader: ReaderWords): Fact[] {
  const { word, none, moment, distance, area, number, flown } = reader;
  const named = (who: { name: string; isGone: boolean } | null) =>
    !who || who.name === '' ? none : who.isGone ? word('task.gone', { name: who.name }) : who.name;
  const air =
    task.airspace.state === 'ok' ? word('task.airspace.ok') : word('task.airspace.broken', { zones: reader.list(task.airspace.zones) });
  return [
    [word('task.number'), String(task.number)],
    [word('task.name'), task.name],
    [word('task.type'), word(`dictionary.taskType.${task.type}`)],
    [word('task.status'), word(`dictionary.taskStatus.${task.status}`)],
    [word('task.approval'), word(`dictionary.taskApproval.${task.approval}`)],
    [word('task.approver'), task.approver || none],
    [word('task.reason'), task.reason || none],
    [word('task.aging'), word(`dictionary.taskAging.${task.aging}`)],
    [word('task.nature'), task.nature === null ? none : word(`dictionary.taskNature.${task.nature}`)],
    [word('task.deadline'), moment(task.deadline)],
    [word('task.startTime'), moment(task.startTime)],
    [word('task.endTime'), moment(task.endTime)],
    [word('task.site'), named(task.site)],
    [word('task.workLocation'), task.workLocation || none],
    [word('task.executor'), named(task.executor)],
    [word('task.device'), named(task.device)],
    [word('task.deviceSn'), task.device?.sn || none],
    [word('task.deviceModel'), task.device?.model || none],
    [word('task.deviceType'), word(`dictionary.aircraftCategory.${task.deviceType}`)],
    [word('task.mount'), word(`dictionary.mount.${task.mount}`)],
    [word('task.grade'), word(`dictionary.licenceGrade.${task.grade}`)],
    [word('task.airspace'), air],
    [word('task.length'), distance(task.length)],
    [word('task.seconds'), flown(task.seconds)],
    [word('task.waypoints'), number(task.waypoints)],
    [word('task.area'), task.area === null ? none : area(task.area)],
    [word('task.perimeter'), task.perimeter === null ? none : distance(task.perimeter)],
    ...PARAMETERS_OF[task.type].map((name): Fact => {
      const value = task.parameters[name];
      return [word(`task.parameter.${name}`), value === undefined ? none : number(value)];
    }),
    [word('task.founder'), named(task.founder)],
    [word('task.createdAt'), moment(task.createdAt)],
    [word('task.startedAt'), moment(task.startedAt)],
    [word('task.completedAt'), moment(task.completedAt)],
    [word('task.finisher'), task.finisher || none],
    [word('task.remark'), task.remark || none],
  ];
}

/** What came of it. */
export function taskFigures({ task, metres, taken }: ReportContent, { word, none, number, flown, distance, area }: ReaderWords): Fact[] {
  return [
    [word('task.flights'), number(task.flights)],
    [word('task.flightSeconds'), flown(task.flightSeconds)],
    [word('flightrecord.distance'), distance(metres)],
    [word('task.area'), task.area === null ? none : area(task.area)],
    [word('taskreport.pictures'), number(taken)],
    [word('task.aging'), word(`dictionary.taskAging.${task.aging}`)],
    [word('task.nature'), task.nature === null ? none : word(`dictionary.taskNature.${task.nature}`)],
  ];
}
