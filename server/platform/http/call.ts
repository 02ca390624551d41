import { hash } from 'node:crypto';
import { refusalOf } from '@skyhelm/contract/admission';
import type { Endpoint } from '@skyhelm/contract/endpoint';
import type { Language } from '@skyhelm/i18n/translate';
import { AppError, refuse } from '../app-error.ts';
import type { Actor } from '../auth/actor.ts';
import type { Secrets } from '../auth/secrets.ts';
import type { Database } from '../db/database.ts';
import type { LogEntry, LogOrigin, WriteLog } from '../operation-record.ts';
import { tooMany, type CallMeter } from './call-meter.ts';
import type { PreparingContext, UploadedFile } from './context.ts';
import { fieldIssues } from './field-issues.ts';
import { claim, earlierAnswer, keepAnswer, repeatKey, type RepeatKey } from './idempotency.ts';
import type { Implementation } from './implement.ts';
import type { RecordRefusal } from './refusal-log.ts';
import type { DiskReserve } from '../storage/disk-reserve.ts';

export interface CallPorts {
  database: Database;
  writeLog: WriteLog;
  recordRefusal: RecordRefusal;
  secrets: Pick<Secrets, 'sign'>;
  meter: CallMeter;
  disk: Pick<DiskReserve, 'requireRoom'>;
  /** Holds every answer against the contract; on in tests, where a wrong shape must fail. */
  checkOutput: boolean;
}

type Effect = () => void | Promise<void>;

export type Caller = Omit<PreparingContext, 'db'>;

/** Reads the body. Called once the caller is known to be admitted: a stranger's upload is not worth the memory. */
export type ReadInput = () => Promise<{ input: unknown; file?: UploadedFile }>;

/** One call from rights to answer. Refusals are thrown as AppError. */
export async function call(
  ports: CallPorts,
  implementation: Implementation,
  visitor: Caller,
  readInput: ReadInput,
  repeat: string | undefined,
): Promise<unknown> {
  const { endpoint } = implementation;
  try {
    admit(endpoint, visitor.actor);
    if (endpoint.grows === true) await ports.disk.requireRoom();
    const { input: raw, file } = await readInput();
    const caller = { ...visitor, ...(file && { file }) };
    const input = parse(endpoint, raw, caller.language);
    const waits = caller.actor && ports.meter.takeCostly(caller.actor, endpoint);
    if (waits !== undefined) throw tooMany(waits);
    const key =
      repeat === undefined ? undefined : repeatKeyOf(ports, endpoint, caller.actor, repeat, file ? [input, sha256(file.bytes)] : input);
    const answer =
      endpoint.kind === 'read' ? await read(ports, implementation, caller, input) : await change(ports, implementation, caller, input, key);
    if (ports.checkOutput && endpoint.wire !== 'file') endpoint.output.parse(answer);
    return answer;
  } catch (error) {
    if (error instanceof AppError && error.extra.record) await ports.recordRefusal(originOf(visitor), endpoint.path, error.extra.record);
    throw error;
  }
}

/** None for open calls: their answers are tokens, and whoever repeats them is nobody in particular. */
function repeatKeyOf({ secrets }: CallPorts, { access, path }: Endpoint, actor: Actor | undefined, repeat: string, input: unknown) {
  return actor && access.kind !== 'open' ? repeatKey(secrets, actorKey(actor), repeat, path, input) : undefined;
}

const sha256 = (bytes: Buffer): string => hash('sha256', bytes, 'base64url');

const actorKey = (actor: Actor) => (actor.kind === 'user' ? actor.userId : actor.keyId);

function admit(endpoint: Endpoint, actor: Actor | undefined): void {
  const refusal = refusalOf(endpoint, actor);
  if (!refusal) return;
  if (refusal !== 'request.forbidden') refuse(refusal);
  const { access } = endpoint;
  // Whoever writes software cannot see which tick is missing in the form of their key.
  const asked = actor?.kind === 'key' && access.kind === 'permission' ? { data: { permission: access.permission } } : {};
  refuse(refusal, {}, { record: { operation: 'request.denied' }, ...asked });
}

function parse(endpoint: Endpoint, rawInput: unknown, language: Language): unknown {
  const result = endpoint.input.safeParse(rawInput ?? {}, { reportInput: true });
  if (result.success) return result.data;
  throw new AppError('input.invalid', {}, { issues: fieldIssues(result.error, language) });
}

function read(ports: CallPorts, { handle }: Implementation, caller: Caller, input: unknown): Promise<unknown> {
  const notInARead = () => {
    throw new Error('a read neither records nor runs effects: declare the endpoint as a change');
  };
  const unavailable = { record: notInARead, nothingChanged: notInARead, afterCommit: notInARead, afterRollback: notInARead };
  return handle({ ...caller, ...unavailable, db: ports.database.db }, input, undefined);
}

async function change(
  ports: CallPorts,
  implementation: Implementation,
  caller: Caller,
  input: unknown,
  key: RepeatKey | undefined,
): Promise<unknown> {
  const { endpoint, prepare, handle } = implementation;
  const effects: Effect[] = [];
  const undoings: Effect[] = [];
  const given = prepare && key && (await earlierAnswer(ports.database.db, key));
  if (given) return given.answer;
  const prepared = await prepare?.({ ...caller, db: ports.database.db }, input);
  const settle = (refusal?: AppError) =>
    quietly(caller, () => implementation.settle?.({ ...caller, db: ports.database.db }, prepared, refusal));
  const answer = await ports.database.db
    .transaction(async (tx) => {
      const earlier = key && (await claim(tx, key));
      if (earlier) return earlier.answer;
      const entries: LogEntry[] = [];
      let unchanged = false;
      const context = {
        ...caller,
        db: tx,
        record: (entry: LogEntry) => void entries.push(entry),
        nothingChanged: () => void (unchanged = true),
        afterCommit: (effect: Effect) => void effects.push(effect),
        afterRollback: (effect: Effect) => void undoings.push(effect),
      };
      const data = await handle(context, input, prepared);
      if (entries.length === 0 && !unchanged) throw new Error(`${endpoint.path} changed something without an operation-log entry`);
      if (entries.length > 0) await ports.writeLog(tx, originOf(caller), entries);
      if (key && !endpoint.secret && endpoint.wire !== 'file') await keepAnswer(tx, key, data ?? null);
      return data;
    })
    .catch(async (error: unknown) => {
      for (const undo of undoings) await quietly(caller, undo);
      if (error instanceof AppError) await settle(error);
      throw error;
    });
  await settle();
  for (const effect of effects) await quietly(caller, effect);
  return answer;
}

/** What was done is done: an effect that fails must not make it look undone. */
async function quietly({ log }: Caller, effect: Effect): Promise<void> {
  try {
    await effect();
  } catch (error) {
    log.error({ err: error }, 'effect of a change failed');
  }
}

export const originOf = ({ actor, ip, requestId, now }: Caller): LogOrigin => ({ actor, ip, requestId, now });
