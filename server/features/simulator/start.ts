import type { DeviceId } from '@skyhelm/contract/ids';
import { isOperable } from '@skyhelm/core/device/lifecycle';
import { simulatedHardwareId } from '@skyhelm/core/device/simulated';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { BusError, type Bus } from '../../platform/bus/bus.ts';
import { publish, request, type Requests } from '../../platform/bus/subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { PreparingContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { lockFlown, updateDevice } from '../device/index.ts';
import { accountKind } from '../storage/index.ts';
import { operationLog } from '../operation-log/index.ts';
import { runOf } from './simulator-record.ts';
import { countRunning, findSimulator } from './simulator.store.ts';

/** Longer than the hangar waits for its aircraft. */
const FLY_WITHIN_MS = 25_000;

type Ports = Pick<Services, 'bus' | 'config' | 'database' | 'secrets'> & Counted;
type Starting = PreparingContext & { actor: Actor };

/** Longer than a start takes to be on record. */
const START_MS = 60_000;

/** Simulators that are being started and are not on record as running yet: they count as if they were. */
export interface Starts {
  begin(id: DeviceId, actor: Actor, now: Date): void;
  end(id: DeviceId): void;
  besides(id: DeviceId, actor: Actor, now: Date): { all: number; here: number };
}

export function starts(): Starts {
  const under = new Map<DeviceId, { enterpriseId: string; until: number }>();
  return {
    begin: (id, { enterpriseId }, now) => void under.set(id, { enterpriseId, until: now.getTime() + START_MS }),
    end: (id) => void under.delete(id),
    besides(id, { enterpriseId }, now) {
      const others = [...under].filter(([other, { until }]) => other !== id && until > now.getTime());
      return { all: others.length, here: others.filter(([, other]) => other.enterpriseId === enterpriseId).length };
    },
  };
}

export interface Counted extends Pick<Services, 'config'> {
  starts: Starts;
}

export async function refuseTooMany({ config, starts }: Counted, tx: Queryable, actor: Actor, id: DeviceId, now: Date): Promise<void> {
  const running = await countRunning(tx, actor, now);
  const begun = starts.besides(id, actor, now);
  if ((await accountKind(tx, actor.enterpriseId)) === 'personal' && running.here + begun.here > 0) refuse('simulator.onePersonal');
  const [all, here] = [running.all + begun.all, running.here + begun.here];
  if (here >= config.simulatorsPerEnterprise) refuse('simulator.tooManyHere', { max: config.simulatorsPerEnterprise });
  if (all >= config.simulatorsMax) refuse('simulator.tooMany', { max: config.simulatorsMax });
}

/**
 * Ahead of the start's own transaction, which it would keep open for seconds. One that runs already is left to that transaction,
 * which knows whether it was this very request that started it.
 */
export async function bindAndFly(services: Ports, context: Starting, id: DeviceId): Promise<void> {
  try {
    await flyUnlessRunning(services, context, id);
  } catch (error) {
    services.starts.end(id);
    throw error;
  }
}

async function flyUnlessRunning(services: Ports, context: Starting, id: DeviceId): Promise<void> {
  const readied = await makeReady(services, context, id);
  if (readied === 'running') return;
  try {
    const flown = await asked(services.bus, 'simulator.fly', { deviceId: id });
    if (flown === 'full') refuse('simulator.tooMany', { max: services.config.simulatorsMax });
    if (flown === 'silent') refuse('simulator.timeout');
  } catch (error) {
    // What is refused leaves nothing behind.
    if (readied === 'bound') await bind(services, context, id, null);
    throw error;
  }
}

const asked = <S extends 'simulator.open' | 'simulator.fly'>(
  bus: Bus,
  subject: S,
  what: Requests[S]['asked'],
): Promise<Requests[S]['answer']> =>
  request(bus, subject, what, FLY_WITHIN_MS).catch((error: unknown) => {
    if (!(error instanceof BusError)) throw error;
    return refuse(error.reason === 'nobody' ? 'simulator.noGateway' : 'simulator.timeout');
  });

/** Whether it was bound for this. Its aircraft is bound before it flies: the gateway asks whose it is as soon as it speaks. */
async function makeReady(services: Ports, context: Starting, id: DeviceId): Promise<'running' | 'ready' | 'bound'> {
  const { actor, now } = context;
  const hardwareId = simulatedHardwareId(id);
  const readied = await services.database.db.transaction(async (tx) => {
    const device = await lockFlown(tx, actor, id);
    if (device.type !== 'simulator') refuse('simulator.otherType');
    if (!isOperable(device.state)) refuse('simulator.notOperable');
    const row = (await findSimulator(tx, actor, id)) ?? refuse('simulator.noPosition');
    if (runOf(row, now)) return 'running';
    if (device.hardwareId !== null && device.hardwareId !== hardwareId) refuse('simulator.boundElsewhere');
    if (device.signingKeySealed !== null) refuse('simulator.signed');
    await refuseTooMany(services, tx, actor, id, now);
    services.starts.begin(id, actor, now);
    return device.hardwareId === hardwareId ? 'ready' : 'unbound';
  });
  if (readied !== 'unbound') return readied;
  // Where nothing can fly, nothing is bound for it.
  await asked(services.bus, 'simulator.open', null);
  await bind(services, context, id, hardwareId);
  return 'bound';
}

/** Nothing for its hardware id: it is bound to nothing again. */
async function bind(services: Ports, { actor, ip, requestId, now }: Starting, id: DeviceId, hardwareId: string | null): Promise<void> {
  await services.database.db.transaction(async (tx) => {
    const device = await lockFlown(tx, actor, id);
    await updateDevice(tx, device, { hardwareId });
    const target = { id, name: device.name };
    const entry =
      hardwareId === null
        ? ({ operation: 'device.unbound', target, details: { hardwareId: device.hardwareId } } as const)
        : ({ operation: 'device.bound', target, details: { hardwareId } } as const);
    await operationLog(services.secrets).writeLog(tx, { actor, ip, requestId, now }, [entry]);
  });
  publish(services.bus, 'device.changed', { enterpriseId: actor.enterpriseId, deviceId: id, hardwareId });
}
