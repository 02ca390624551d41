import type { VehicleCommand } from '@skyhelm/contract/control';
import type { FlightEvent } from '@skyhelm/contract/flight-record';
import { faultClass } from '@skyhelm/core/vehicle/fault';
import type { FlightMode } from '@skyhelm/core/vehicle/flight-mode';
import type { Phase } from '@skyhelm/core/vehicle/phase';
import { formatList } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';

export type Mood = 'plain' | 'attention' | 'danger';

export interface Line {
  at: number;
  text: string;
  mood: Mood;
}

const GRAVE: readonly string[] = ['emergency', 'alert', 'critical', 'error'];

/** With how far it has come, where it is not simply under way. */
function modeText(t: Say, { mode, phase }: { mode: FlightMode; phase: Phase }): string {
  const name = t(`vehicle.mode.${mode}`);
  return phase === 'inProgress' || mode === 'notFlying' ? name : `${name} · ${t(`vehicle.phase.${phase}`)}`;
}

/** What happened, as a line of the flight's own story. */
export function lineOf(t: Say, { at, event, text }: FlightEvent): Line {
  const line = (words: string, mood: Mood = 'plain'): Line => ({ at, text: words, mood });
  switch (event.kind) {
    case 'statusText':
      return line(event.text, GRAVE.includes(event.severity) ? 'danger' : event.severity === 'warning' ? 'attention' : 'plain');
    case 'alarm':
      return event.isOn ? line(text, 'danger') : line(t('flightrecord.event.alarmOver', { err: faultClass(event.fault) }));
    case 'modeChanged':
      return line(t('flightrecord.event.modeChanged', { mode: modeText(t, event) }));
    case 'armingRefused':
      return line(t('flightrecord.event.armingRefused', { reasons: formatList(event.reasons) }), 'attention');
    case 'tookOff':
    case 'landed':
    case 'armed':
    case 'disarmed':
    case 'payloads':
    case 'picture':
    case 'rebooted':
      return line(t(`flightrecord.event.${event.kind}`));
  }
}

export const commandLine = (t: Say, { createdAt, kind, by, course }: VehicleCommand): Line => ({
  at: Date.parse(createdAt),
  text: t('flightrecord.event.command', { command: t(`flight.command.${kind}`), name: by, course: t(`flight.course.${course}`) }),
  mood: course === 'refused' || course === 'failed' ? 'danger' : course === 'unanswered' || course === 'unsent' ? 'attention' : 'plain',
});

/** In their order: at one moment the same can happen twice. */
export const numbered = (lines: readonly Line[]): (Line & { number: number })[] => lines.map((line, number) => ({ ...line, number }));
