import type { DeviceId } from '@skyhelm/contract/ids';
import type { CommandKind } from '@skyhelm/core/vehicle/command';
import type { Parameter } from '@skyhelm/core/vehicle/parameter';
import { isSafeSilence, silenceOf, silenceSettings, type Silence } from '@skyhelm/core/vehicle/silence';
import { leadsToSticks } from '@skyhelm/core/vehicle/stick-modes';
import { refuse } from '../../platform/app-error.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { askOfParameters } from '../../platform/bus/parameter-subjects.ts';
import type { Known } from './state-of.ts';

/** What an aircraft does when it is steered and nothing is heard from us any more, and the settings that say so. */
export interface SteeringSafety extends Silence {
  parameters: readonly Parameter[];
}

const SAFE: SteeringSafety = { unsafe: [], unread: [], parameters: [] };

/** Of the very aircraft, asked now: somebody else may have set it since its parameters were read. */
export async function steeringSafetyOf(bus: Bus, deviceId: DeviceId, { craft, online }: Known): Promise<SteeringSafety> {
  if (!craft || !online) return SAFE;
  const answer = await askOfParameters(bus, 'gateway.steeringSettings', { deviceId }).catch(() => undefined);
  if (!answer) return { ...SAFE, unread: silenceSettings(craft, '') };
  const values = new Map(answer.parameters.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const])));
  return { ...silenceOf(craft, answer.firmware, values), parameters: answer.parameters };
}

/** Pausing is never refused: nobody is kept from stopping an aircraft. */
export const isCheckedForSilence = (kind: CommandKind, { craft }: Known): boolean =>
  (kind === 'manual' || kind === 'orbit') && craft !== undefined && leadsToSticks(craft, kind);

export function refuseUnsafeSilence(silence: Silence): void {
  if (isSafeSilence(silence)) return;
  const { unsafe, unread } = silence;
  if (unsafe.length > 0) refuse('control.unsafeSilence', { settings: unsafe.map(({ name }) => name).join(', ') });
  refuse('control.unreadSilence', { settings: unread.join(', ') });
}

/** As the operation log shows what was risked. */
export const settingsOf = ({ unsafe, unread }: Silence): string =>
  [...unsafe.map(({ name, now }) => `${name} ${now}`), ...unread.map((name) => `${name} –`)].join(', ');
