import type { LoadFault, Parameter, WriteOutcome } from '@skyhelm/core/vehicle/parameter';
import type { ParameterModel } from '@skyhelm/core/vehicle/parameter-file';
import type { Bus } from './bus.ts';

/** How far one is with the parameters of a vehicle. */
export interface ParameterStatus {
  /** Goes up with everything that is told: whoever has a snapshot knows which news are older. */
  seq: number;
  online: boolean;
  /** Values are as the vehicle has them; otherwise as it had them when it was last asked. */
  isCurrent: boolean;
  loadedAt: number | null;
  /** So many of those that it has were not told. */
  missing: number;
  /** Of whatever is counted; nought of nought while it waits for its turn. */
  loading: { done: number; total: number } | null;
  fault: LoadFault | null;
}

export interface ParameterSnapshot extends ParameterStatus {
  model: ParameterModel | null;
  parameters: readonly Parameter[];
}

export interface ParameterNews extends ParameterStatus {
  deviceId: string;
  at: number;
  changes: readonly Parameter[];
  written: readonly WriteOutcome[];
}

/** What features ask the gateway about parameters. */
interface ParameterRequests {
  /** What is known now; where that is not what the vehicle has, it is asked. */
  'gateway.parameters': { asked: { deviceId: string }; answer: ParameterSnapshot };
  /** Asks the vehicle, whatever is known. */
  'gateway.refreshParameters': { asked: { deviceId: string }; answer: { isUnderWay: boolean } };
  /** Those by which it comes to rest when nothing is heard from us, as it tells them now; what it does not tell is missing. */
  'gateway.steeringSettings': { asked: { deviceId: string }; answer: { firmware: string; parameters: readonly Parameter[] } };
  /** Those of these names that the vehicle has, as it tells them now. */
  'gateway.askParameters': { asked: { deviceId: string; names: readonly string[] }; answer: readonly Parameter[] };
  'gateway.setParameter': { asked: { deviceId: string; token: number; name: string; value: number }; answer: WriteOutcome };
}

const parametersSubject = (deviceId: string): string => `vehicle.${deviceId}.parameters`;

export const tellOfParameters = (bus: Bus, news: ParameterNews): void => bus.publish(parametersSubject(news.deviceId), news);

export const hearParameters = (bus: Bus, deviceId: string, listener: (news: ParameterNews) => void): (() => void) =>
  bus.subscribe(parametersSubject(deviceId), (payload) => listener(payload as ParameterNews));

export const askOfParameters = <S extends keyof ParameterRequests>(
  bus: Bus,
  subject: S,
  asked: ParameterRequests[S]['asked'],
  withinMs = ANSWER_WITHIN_MS[subject],
): Promise<ParameterRequests[S]['answer']> => bus.request(subject, asked, withinMs) as Promise<ParameterRequests[S]['answer']>;

export const answerOfParameters = <S extends keyof ParameterRequests>(
  bus: Bus,
  subject: S,
  answer: (asked: ParameterRequests[S]['asked']) => Promise<ParameterRequests[S]['answer']>,
): (() => void) => bus.serve(subject, (asked) => answer(asked as ParameterRequests[S]['asked']));

/** A vehicle that says nothing is told a value for some seconds, and several may wait for their turn. */
const ANSWER_WITHIN_MS: Record<keyof ParameterRequests, number> = {
  'gateway.parameters': 5_000,
  'gateway.refreshParameters': 5_000,
  'gateway.steeringSettings': 8_000,
  'gateway.askParameters': 8_000,
  'gateway.setParameter': 30_000,
};
