import type { VehicleEvent } from '@skyhelm/core/vehicle/event';
import { formatList } from './format.ts';
import { reachedText } from './phase-text.ts';
import type { Say } from './words.ts';

/** One line of what happened to an aircraft. What it says itself stays in its own words; an alarm is told by whoever knows what is wrong. Words: `vehicle`. */
export function eventText(t: Say, event: Exclude<VehicleEvent, { kind: 'alarm' }>): string {
  switch (event.kind) {
    case 'statusText':
      return event.text;
    case 'modeChanged':
      return t('vehicle.event.modeChanged', { mode: reachedText(t, event) });
    case 'armingRefused':
      return t('vehicle.event.armingRefused', { reasons: formatList(event.reasons) });
    case 'tookOff':
    case 'landed':
    case 'lost':
    case 'armed':
    case 'disarmed':
    case 'openTexts':
    case 'payloads':
    case 'picture':
    case 'leapt':
    case 'rebooted':
    case 'holdOrdered':
      return t(`vehicle.event.${event.kind}`);
  }
}
