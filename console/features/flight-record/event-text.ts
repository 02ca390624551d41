import type { VehicleCommand } from '@skyhelm/contract/control';
import type { FlightEvent } from '@skyhelm/contract/flight-record';
import { faultClass } from '@skyhelm/core/vehicle/fault';
import { moodOf, type Mood } from '../../words/event-mood.ts';
import { formatList } from '../../words/format.ts';
import { reachedText } from '../../words/phase-text.ts';
import type { Say } from '../../words/words.ts';

export interface Line {
  at: number;
  text: string;
  mood: Mood;
}

/** What happened, as a line of the flight's own story. */
export const lineOf = (t: Say, told: FlightEvent): Line => ({ at: told.at, text: textOf(t, told), mood: moodOf(told.event) });

function textOf(t: Say, { event, text }: FlightEvent): string {
  switch (event.kind) {
    case 'statusText':
      return event.text;
    case 'alarm':
      return event.isOn ? text : t('flightrecord.event.alarmOver', { err: faultClass(event.fault) });
    case 'modeChanged':
      return t('flightrecord.event.modeChanged', { mode: reachedText(t, event) });
    case 'armingRefused':
      return t('flightrecord.event.armingRefused', { reasons: formatList(event.reasons) });
    case 'tookOff':
    case 'landed':
    case 'armed':
    case 'disarmed':
    case 'payloads':
    case 'picture':
    case 'leapt':
    case 'rebooted':
      return t(`flightrecord.event.${event.kind}`);
  }
}

export const commandLine = (t: Say, { createdAt, kind, by, course }: VehicleCommand): Line => ({
  at: Date.parse(createdAt),
  text: t('flightrecord.event.command', { command: t(`flight.command.${kind}`), name: by, course: t(`flight.course.${course}`) }),
  mood: course === 'refused' || course === 'failed' ? 'danger' : course === 'unanswered' || course === 'unsent' ? 'attention' : 'plain',
});

/** In their order: at one moment the same can happen twice. */
export const numbered = (lines: readonly Line[]): (Line & { number: number })[] => lines.map((line, number) => ({ ...line, number }));
