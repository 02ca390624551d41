import type { TaskStep } from '@skyhelm/contract/task';
import { sheetOf, type Sheet, type SheetColumn, type SheetValue } from '../../../platform/spreadsheet/spreadsheet.ts';
import { proofLines, turnsOf, type Turn } from '../decision-text.ts';
import { readerWords, type ReaderWords } from '../reader-words.ts';
import type { ReportContent, ReportFlight, ReportPicture } from '../report-content.ts';
import { lengthsExplained, stepBy, taskFacts, taskFigures, type Fact } from '../task-facts.ts';
import { chartSheet } from './chart-sheet.ts';
import { mapSheet } from './map-sheet.ts';
import { listedSamples, sampleSheet } from './sample-sheet.ts';
import { FIGURE_DIGITS, known, rounded, stamp, unitsOf } from './sheet-values.ts';

function flightColumns(reader: ReaderWords): SheetColumn<ReportFlight>[] {
  const { word } = reader;
  const { lengthHeader, speedHeader, length, speed } = unitsOf(reader);
  return [
    { header: word('taskreport.sheet.number'), width: 8, value: ({ number }) => number },
    { header: word('flightrecord.takeOffAt'), width: 20, value: ({ record }) => stamp(reader, record.takeOffAt) },
    { header: word('flightrecord.landedAt'), width: 20, value: ({ record }) => stamp(reader, record.landedAt) },
    { header: word('flightrecord.device'), width: 20, value: ({ record }) => record.deviceName },
    { header: word('flightrecord.sn'), width: 20, value: ({ record }) => record.sn },
    { header: word('flightrecord.pilot'), width: 18, value: ({ record }) => record.pilot ?? '' },
    { header: word('taskreport.sheet.minutes'), width: 14, value: ({ record }) => rounded(record.seconds / 60, FIGURE_DIGITS) },
    { header: lengthHeader('flightrecord.distance'), width: 18, value: ({ record }) => length(record.metres) },
    { header: lengthHeader('flightrecord.maxHeight'), width: 18, value: ({ record }) => length(record.maxHeight) },
    { header: speedHeader('flightrecord.maxSpeed'), width: 18, value: ({ record }) => speed(record.maxSpeed) },
    { header: lengthHeader('flightrecord.maxDistance'), width: 20, value: ({ record }) => length(record.maxDistance) },
    { header: word('flightrecord.minSatellites'), width: 14, value: ({ record }) => known(record.minSatellites, 0) },
    { header: word('taskreport.sheet.startPercent'), width: 16, value: ({ record }) => known(record.startPercent, 0) },
    { header: word('taskreport.sheet.endPercent'), width: 16, value: ({ record }) => known(record.endPercent, 0) },
    { header: word('taskreport.sheet.whole'), width: 16, value: ({ isWhole }) => word(isWhole ? 'common.yes' : 'common.no') },
    { header: word('taskreport.sheet.recorded'), width: 18, value: ({ record }) => record.samples },
    { header: word('taskreport.sheet.listed'), width: 18, value: listedSamples },
  ];
}

function pictureColumns(reader: ReaderWords): SheetColumn<ReportPicture>[] {
  const { word } = reader;
  const { lengthHeader, length } = unitsOf(reader);
  return [
    { header: word('taskreport.sheet.number'), width: 8, value: ({ flight }) => flight },
    { header: word('taskreport.sheet.picture'), width: 10, value: ({ number }) => number },
    { header: word('taskreport.sheet.time'), width: 20, value: ({ takenAt }) => stamp(reader, takenAt) },
    { header: word('taskreport.sheet.file'), width: 24, value: ({ file }) => file ?? '' },
    { header: word('taskreport.sheet.longitude'), width: 14, value: ({ longitude }) => known(longitude, 7) },
    { header: word('taskreport.sheet.latitude'), width: 14, value: ({ latitude }) => known(latitude, 7) },
    { header: lengthHeader('taskreport.sheet.altitude'), width: 18, value: ({ altitude }) => length(altitude) },
    { header: lengthHeader('taskreport.chart.height'), width: 18, value: ({ height }) => length(height) },
    { header: word('taskreport.sheet.heading'), width: 12, value: ({ heading }) => known(heading, 1) },
    {
      header: word('taskreport.sheet.onServer'),
      width: 14,
      value: ({ fetchedBy }) => word(fetchedBy === null ? 'common.no' : 'common.yes'),
    },
  ];
}

interface Happened {
  at: string;
  what: string;
  by: string;
  reason: string;
  proof: string;
}

/** By which steps a question comes to each answer. An edit or a deletion that ends an approval is something else besides. */
const STEPS_TO: Record<Turn['to'], readonly TaskStep['action'][]> = {
  pending: ['submit', 'post'],
  approved: ['pass'],
  failed: ['fail'],
  timeout: ['expire'],
  withdrawn: ['revoke'],
  fallen: ['fall'],
};

/** All that happened, the latest first: what was decided stands with its step, and by itself only where no step says it. */
function happened({ task, decisions }: ReportContent, reader: ReaderWords): Happened[] {
  const answers = decisions.flatMap((decision) =>
    turnsOf(reader, decision).map(({ at, by, to, state }, turn, { length }) => ({
      ...{ at, by, to, what: state },
      // A reason is that of what was said last, and the ground that of what was decided.
      reason: turn === length - 1 ? decision.reason : '',
      proof: turn === 0 ? proofLines(reader, decision).join('\n') : '',
    })),
  );
  const told = new Set<Happened>();
  const steps = task.steps.map(({ at, action, by, reason, executor }): Happened => {
    const answer = answers.find((one) => one.at === at && STEPS_TO[one.to].includes(action) && !told.has(one));
    if (answer) told.add(answer);
    const what = reader.word(`task.done.${action}`, { executor });
    return {
      at,
      what,
      by: stepBy(reader, task.finisher, { action, by }),
      reason: reason || (answer?.reason ?? ''),
      proof: answer?.proof ?? '',
    };
  });
  return [...steps, ...answers.filter((one) => !told.has(one))].sort((one, other) => other.at.localeCompare(one.at));
}

const stepColumns = (reader: ReaderWords): SheetColumn<Happened>[] => [
  { header: reader.word('taskreport.sheet.time'), width: 20, value: ({ at }) => stamp(reader, at) },
  { header: reader.word('taskreport.sheet.step'), width: 40, value: ({ what }) => what },
  { header: reader.word('taskreport.sheet.by'), width: 20, value: ({ by }) => by },
  { header: reader.word('task.reason'), width: 30, value: ({ reason }) => reason },
  { header: reader.word('taskreport.sheet.proof'), width: 50, value: ({ proof }) => proof },
];

const valueOf = (reader: ReaderWords, value: string, figure: Fact[2]): SheetValue => {
  if (!figure) return value;
  return 'moment' in figure ? stamp(reader, figure.moment) : rounded(figure.value, FIGURE_DIGITS);
};

/** Nothing where all are there: whoever counts rows would otherwise take the rest for lost. */
function thinned({ word, number }: ReaderWords, flights: readonly ReportFlight[]): Fact[] {
  const sum = (of: (flight: ReportFlight) => number) => flights.reduce((total, flight) => total + of(flight), 0);
  const [recorded, listed] = [sum(({ record }) => record.samples), sum(listedSamples)];
  if (listed >= recorded) return [];
  return [[word('taskreport.sheet.samples'), word('taskreport.sheet.thinned', { listed: number(listed), recorded: number(recorded) })]];
}

/** Facts, map, flights, charts, samples, pictures and steps, each on a sheet of its own. */
export async function reportSheets(content: ReportContent): Promise<Sheet[]> {
  const reader = readerWords(content.reader);
  const { word } = reader;
  const facts: Fact[] = [
    [word('taskreport.enterprise'), content.enterprise.name],
    [word('taskreport.sheet.zone'), reader.zone],
    ...taskFacts(content, reader),
    ...taskFigures(content, reader).slice(0, 3),
    lengthsExplained(content, reader),
    [word('taskreport.pictures'), String(content.taken), { value: content.taken }],
    ...thinned(reader, content.flights),
  ];
  const samples = sampleSheet(reader, content.flights);
  return [
    sheetOf<Fact>(
      word('taskreport.facts'),
      [
        {
          header: word('taskreport.sheet.field'),
          width: 30,
          value: ([name, , figure]) =>
            !figure || !('unit' in figure) ? name : word('taskreport.sheet.inUnit', { name, unit: figure.unit }),
        },
        { header: word('taskreport.sheet.value'), width: 60, value: ([, value, figure]) => valueOf(reader, value, figure) },
      ],
      facts,
    ),
    await mapSheet(content, reader),
    sheetOf(word('task.flights'), flightColumns(reader), content.flights),
    ...chartSheet(reader, content.flights, samples),
    samples,
    sheetOf(word('taskreport.pictures'), pictureColumns(reader), content.pictures),
    sheetOf(word('task.history'), stepColumns(reader), happened(content, reader)),
  ];
}
