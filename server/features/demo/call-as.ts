import { createHash } from 'node:crypto';
import type { Endpoint, InputOf, OutputOf } from '@skyhelm/contract/endpoint';
import type { UserId } from '@skyhelm/contract/ids';
import type { Language } from '@skyhelm/i18n/translate';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { CallMeter } from '../../platform/http/call-meter.ts';
import { call, type CallPorts } from '../../platform/http/call.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refusalLog } from '../../platform/http/refusal-log.ts';
import type { Services } from '../../platform/services.ts';
import { operationLog } from '../operation-log/index.ts';
import { actorOf } from '../session/index.ts';

/** The accounts in whose name something is done. */
export type People = Readonly<Record<string, UserId>>;

/** `at`: as if it had been done then. */
export type CallAs = <E extends Endpoint>(account: string, endpoint: E, input: InputOf<E>, at?: Date) => Promise<OutputOf<E>>;

const UNCOUNTED: CallMeter = { take: () => undefined, takeCostly: () => undefined, note: () => undefined };

interface Caller {
  people: People;
  language: Language;
}

/** Calls as the people of the demo would make them: with their rights, within the same rules, on record. Made twice, a change is made once. */
export function callAs(services: Services, implementations: readonly Implementation[], { people, language }: Caller): CallAs {
  const { database, clock, log, secrets, disk } = services;
  const { writeLog } = operationLog(secrets);
  const recordRefusal = refusalLog(database, writeLog);
  const ports: CallPorts = { database, writeLog, recordRefusal, secrets, meter: UNCOUNTED, disk, checkOutput: false };
  const known = new Map<string, UserActor | undefined>();

  const actorFor = async (account: string): Promise<UserActor | undefined> => {
    if (!known.has(account)) known.set(account, await actorOf(database.db, people[account]!));
    return known.get(account);
  };

  return async <E extends Endpoint>(account: string, endpoint: E, input: InputOf<E>, at?: Date) => {
    const implementation = implementations.find((one) => one.endpoint === endpoint);
    if (!implementation) throw new Error(`nobody answers ${endpoint.path}`);
    const caller = {
      ...{ actor: await actorFor(account), language, log, now: at ?? clock.now() },
      ...{ ip: '', userAgent: '', requestId: '', presentedToken: undefined, setSessionToken: () => undefined },
    };
    // An answer with a secret in it is not kept, so that a repetition could not be given it.
    const repeat = endpoint.secret ? undefined : keyOf(endpoint, input);
    return (await call(ports, implementation, caller, () => Promise.resolve({ input }), repeat)) as OutputOf<E>;
  };
}

const keyOf = ({ path }: Endpoint, input: unknown): string =>
  createHash('sha256')
    .update(`demo ${path}\n${JSON.stringify(input)}`)
    .digest('base64url');
