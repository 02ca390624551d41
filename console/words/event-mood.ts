import type { Severity, VehicleEvent } from '@skyhelm/core/vehicle/event';

/** How much of somebody's attention a thing deserves, wherever it is told. */
export type Mood = 'plain' | 'good' | 'attention' | 'danger';

const OF_TEXT: Record<Severity, Mood> = {
  emergency: 'danger',
  alert: 'danger',
  critical: 'danger',
  error: 'attention',
  warning: 'attention',
  notice: 'plain',
  info: 'plain',
  debug: 'plain',
};

export function moodOf(event: VehicleEvent): Mood {
  if (event.kind === 'alarm') return event.isOn ? 'danger' : 'good';
  if (event.kind === 'statusText') return OF_TEXT[event.severity];
  return event.kind === 'armingRefused' || event.kind === 'leapt' ? 'attention' : 'plain';
}
