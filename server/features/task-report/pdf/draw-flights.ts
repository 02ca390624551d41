import { COLOURS } from '../colours.ts';
import type { ReaderWords } from '../reader-words.ts';
import type { ReportContent } from '../report-content.ts';
import type { Paper } from './paper.ts';
import { drawTable } from './table.ts';

const NOTE = { size: 9, colour: COLOURS.soft } as const;

export function drawFlights(paper: Paper, content: ReportContent, reader: ReaderWords): void {
  const { word, none, moment, flown, distance, length, speed, percent } = reader;
  const { flights, lostFlights, unseenFlights } = content;
  const known = (value: number | null, shown: (value: number) => string) => (value === null ? none : shown(value));
  paper.heading(word('task.flights'));
  if (flights.length === 0) paper.text(word('task.results.none'), NOTE);
  else {
    drawTable(
      paper,
      [
        { title: '', share: 4, align: 'right' },
        { title: word('flightrecord.takeOffAt'), share: 16 },
        { title: word('flightrecord.device'), share: 17 },
        { title: word('flightrecord.pilot'), share: 12 },
        { title: word('flightrecord.duration'), share: 11, align: 'right' },
        { title: word('flightrecord.distance'), share: 11, align: 'right' },
        { title: word('flightrecord.maxHeight'), share: 11, align: 'right' },
        { title: word('flightrecord.maxSpeed'), share: 11, align: 'right' },
        { title: word('taskreport.chart.battery'), share: 13, align: 'right' },
        { title: word('task.status'), share: 13 },
      ],
      flights.map(({ number, record, isWhole }) => [
        String(number),
        moment(record.takeOffAt),
        record.deviceName,
        record.pilot ?? none,
        flown(record.seconds),
        distance(record.metres),
        known(record.maxHeight, length),
        known(record.maxSpeed, speed),
        record.startPercent === null || record.endPercent === null
          ? none
          : word('flightrecord.fromTo', { from: percent(record.startPercent), to: percent(record.endPercent) }),
        record.landedAt === null ? word('flightrecord.inTheAir') : word(isWhole ? 'task.results.whole' : 'task.results.part'),
      ]),
    );
  }
  paper.y += 4;
  if (lostFlights > 0) paper.text(word('task.results.lost', { count: lostFlights }), NOTE);
  if (unseenFlights > 0) paper.text(word('taskreport.flights.unseen', { count: unseenFlights }), NOTE);
}
