import type { VehicleCommand } from '@skyhelm/contract/control';
import type { FlightEvent } from '@skyhelm/contract/flight-record';
import { faultClass } from '@skyhelm/core/vehicle/fault';
import { moodOf, type Mood } from '../../words/event-mood.ts';
import { eventText } from '../../words/event-text.ts';
import type { Say } from '../../words/words.ts';

export interface Line {
  at: number;
  text: string;
  mood: Mood;
}

/** What happened, as a line of the flight's own story. */
export const lineOf = (t: Say, told: FlightEvent): Line => ({ at: told.at, text: textOf(t, told), mood: moodOf(told.event) });

function textOf(t: Say, { event, text }: FlightEvent): string {
  if (event.kind !== 'alarm') return eventText(t, event);
  return event.isOn ? text : t('flightrecord.alarmOver', { err: faultClass(event.fault) });
}

export const commandLine = (t: Say, { createdAt, kind, by, course }: VehicleCommand): Line => ({
  at: Date.parse(createdAt),
  text: t('flightrecord.command', { command: t(`flight.command.${kind}`), name: by, course: t(`flight.course.${course}`) }),
  mood: course === 'refused' || course === 'failed' ? 'danger' : course === 'unanswered' || course === 'unsent' ? 'attention' : 'plain',
});

/** In their order: at one moment the same can happen twice. */
export const numbered = (lines: readonly Line[]): (Line & { number: number })[] => lines.map((line, number) => ({ ...line, number }));
