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

/** An order waits for the answer no longer; what is missing then is unread, and the question that follows waits for more. */
const ORDER_MS = 2_000;
/** How long an answer stays valid for the pilot who was warned by it and goes on. */
const WARNED_MS = 60_000;
const answers = new WeakMap<Bus, Map<DeviceId, { safety: SteeringSafety; at: number }>>();

/** Of the very aircraft, asked now: another ground station may have changed it since its parameters were read. */
export async function steeringSafetyOf(bus: Bus, deviceId: DeviceId, known: Known, withinMs?: number): Promise<SteeringSafety> {
  const safety = await askForSafety(bus, deviceId, known, withinMs);
  const kept = answers.get(bus) ?? new Map<DeviceId, { safety: SteeringSafety; at: number }>();
  answers.set(bus, kept.set(deviceId, { safety, at: performance.now() }));
  return safety;
}

/** A pilot who goes on was just shown what is unsafe, and need not wait for the aircraft to answer again. */
export async function safetyForOrder(bus: Bus, deviceId: DeviceId, known: Known, evenUnsafe: boolean): Promise<SteeringSafety> {
  const last = evenUnsafe ? answers.get(bus)?.get(deviceId) : undefined;
  if (last && performance.now() - last.at < WARNED_MS) return last.safety;
  return steeringSafetyOf(bus, deviceId, known, ORDER_MS);
}

async function askForSafety(bus: Bus, deviceId: DeviceId, { craft, online }: Known, withinMs?: number): Promise<SteeringSafety> {
  if (!craft || !online) return SAFE;
  const answer = await askOfParameters(bus, 'gateway.steeringSettings', { deviceId }, withinMs).catch(() => undefined);
  if (!answer) return { ...SAFE, unread: silenceSettings(craft, '') };
  const values = new Map(answer.parameters.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const])));
  return { ...silenceOf(craft, answer.firmware, values), parameters: answer.parameters };
}

/** Pausing is never refused: stopping an aircraft must always work. */
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
