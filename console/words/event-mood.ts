import type { VehicleEvent } from '@skyhelm/core/vehicle/event';

/** How much of somebody's attention a thing deserves, wherever it is told. */
export type Mood = 'plain' | 'good' | 'attention' | 'danger';

export function moodOf(event: VehicleEvent): Mood {
  if (event.kind === 'alarm') return event.isOn ? 'danger' : 'good';
  if (event.kind === 'armingRefused') return 'attention';
  if (event.kind !== 'statusText') return 'plain';
  switch (event.severity) {
    case 'emergency':
    case 'alert':
    case 'critical':
      return 'danger';
    case 'error':
    case 'warning':
      return 'attention';
    default:
      return 'plain';
  }
}
