import { isApprovedByRules } from '@skyhelm/core/task/approver';
import { isCompletedByFlight } from '@skyhelm/core/task/finisher';
import { parametersFor } from '@skyhelm/core/task/parameters';
import { areaIn, distanceIn } from '@skyhelm/core/units/unit-system';
import type { ReaderWords } from './reader-words.ts';
import type { ReportContent } from './report-content.ts';

/** For a spreadsheet, which reckons with it: the number itself, and what it is counted in where it is counted in something. */
type Figure = { value: number } | { value: number; unit: string } | { moment: string };
export type Fact = [name: string, value: string, figure?: Figure];

/** Numbers under their names, in words for whoever reads them and as they are for whoever reckons. */
function figuresOf({ word, none, unit, unitSystem, number, measure, flown, moment }: ReaderWords) {
  const measured = (name: string, found: ReturnType<typeof distanceIn> | ReturnType<typeof areaIn> | null): Fact =>
    found === null ? [name, none] : [name, measure(found), { value: found.value, unit: unit(found.unit) }];
  return {
    count: (name: string, value: number | undefined): Fact => (value === undefined ? [name, none] : [name, number(value), { value }]),
    distance: (name: string, metres: number | null): Fact => measured(name, metres === null ? null : distanceIn(unitSystem, metres)),
    area: (name: string, squareMetres: number | null): Fact =>
      measured(name, squareMetres === null ? null : areaIn(unitSystem, squareMetres)),
    moment: (name: string, at: string | null): Fact => (at === null ? [name, none] : [name, moment(at), { moment: at }]),
    time: (name: string, seconds: number): Fact => [name, flown(seconds), { value: seconds / 60, unit: word('taskreport.sheet.minute') }],
  };
}

/** Every field of the task under the name that screens give it. */
export function taskFacts({ task }: ReportContent, reader: ReaderWords): Fact[] {
  const { word, none } = reader;
  const { count, distance, area, time, moment } = figuresOf(reader);
  const named = (who: { name: string; isGone: boolean } | null) =>
    !who || who.name === '' ? none : who.isGone ? word('task.gone', { name: who.name }) : who.name;
  const air =
    task.airspace.state === 'ok' ? word('task.airspace.ok') : word('task.airspace.broken', { zones: reader.list(task.airspace.zones) });
  return [
    [word('task.number'), String(task.number), { value: task.number }],
    [word('task.name'), task.name],
    [word('task.type'), word(`dictionary.taskType.${task.type}`)],
    [word('task.status'), word(`dictionary.taskStatus.${task.status}`)],
    [word('task.approval'), word(`dictionary.taskApproval.${task.approval}`)],
    [word('task.approver'), isApprovedByRules(task) ? word('task.approver.automatic') : task.approver || none],
    [word('task.reason'), task.reason || none],
    [word('task.aging'), word(`dictionary.taskAging.${task.aging}`)],
    [word('task.nature'), task.nature === null ? none : word(`dictionary.taskNature.${task.nature}`)],
    moment(word('task.deadline'), task.deadline),
    moment(word('task.startTime'), task.startTime),
    moment(word('task.endTime'), task.endTime),
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
    distance(word('task.length'), task.length),
    time(word('task.seconds'), task.seconds),
    count(word('task.waypoints'), task.waypoints),
    area(word('task.area'), task.area),
    distance(word('task.perimeter'), task.perimeter),
    ...parametersFor(task.plan).map((name) => count(word(`task.parameter.${name}`), task.parameters[name])),
    [word('task.founder'), named(task.founder)],
    moment(word('task.createdAt'), task.createdAt),
    moment(word('task.startedAt'), task.startedAt),
    moment(word('task.completedAt'), task.completedAt),
    [word('task.finisher'), task.finisher || none],
    [word('task.remark'), task.remark || none],
  ];
}

/** In whose name a step is told: a flight that completes the task is that of its finisher, or the two would speak against each other. */
export const stepBy = ({ word }: ReaderWords, finisher: string, step: { action: string; by: string }): string =>
  isCompletedByFlight(step, finisher) ? word('task.done.byFlight', { name: finisher }) : step.by || word('task.done.byItself');

/** What came of it. */
export function taskFigures({ task, metres, taken }: ReportContent, reader: ReaderWords): Fact[] {
  const { word, none } = reader;
  const { count, distance, area, time } = figuresOf(reader);
  return [
    count(word('task.flights'), task.flights),
    time(word('task.flightSeconds'), task.flightSeconds),
    distance(word('flightrecord.distance'), metres),
    area(word('task.area'), task.area),
    count(word('taskreport.pictures'), taken),
    [word('task.aging'), word(`dictionary.taskAging.${task.aging}`)],
    [word('task.nature'), task.nature === null ? none : word(`dictionary.taskNature.${task.nature}`)],
  ];
}

/** Whoever compares the two would otherwise take what each counts for an error. */
export const lengthsExplained = ({ task }: ReportContent, { word, distance }: ReaderWords): Fact => [
  word('task.lengths'),
  word('task.lengths.explain', { planned: distance(task.length) }),
];
