import type { DeviceId } from '@skyhelm/contract/ids';
import { isOperable } from '@skyhelm/core/device/lifecycle';
import { simulatedHardwareId } from '@skyhelm/core/device/simulated';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { BusError, type Bus } from '../../platform/bus/bus.ts';
import { publish, request, type SimulatorFlown } from '../../platform/bus/subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { PreparingContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { lockFlown, updateDevice } from '../device/index.ts';
import { operationLog } from '../operation-log/index.ts';
import { runOf } from './simulator-record.ts';
import { countRunning, findSimulator } from './simulator.store.ts';

/** Longer than the hangar waits for its aircraft. */
const FLY_WITHIN_MS = 25_000;

type Ports = Pick<Services, 'bus' | 'config' | 'database' | 'secrets'>;
type Starting = PreparingContext & { actor: Actor };

export async function refuseTooMany({ config }: Pick<Services, 'config'>, tx: Queryable, actor: Actor, now: Date): Promise<void> {
  const { all, here } = await countRunning(tx, actor, now);
  if (here >= config.simulatorsPerEnterprise) refuse('simulator.tooManyHere', { max: config.simulatorsPerEnterprise });
  if (all >= config.simulatorsMax) refuse('simulator.tooMany', { max: config.simulatorsMax });
}

/**
 * Ahead of the start's own transaction, which it would keep open for seconds. One that runs already is left to that transaction,
 * which knows whether it was this very request that started it.
 */
export async function bindAndFly(services: Ports, context: Starting, id: DeviceId): Promise<void> {
  if (!(await makeReady(services, context, id))) return;
  const flown = await askToFly(services.bus, id);
  if (flown === 'full') refuse('simulator.tooMany', { max: services.config.simulatorsMax });
  if (flown === 'silent') refuse('simulator.timeout');
}

const askToFly = (bus: Bus, deviceId: DeviceId): Promise<SimulatorFlown> =>
  request(bus, 'simulator.fly', { deviceId }, FLY_WITHIN_MS).catch((error: unknown) => {
    if (!(error instanceof BusError)) throw error;
    return refuse(error.reason === 'nobody' ? 'simulator.noGateway' : 'simulator.timeout');
  });

/** Whether it has to be started. Its aircraft is bound before it flies: the gateway asks whose it is as soon as it speaks. */
async function makeReady(services: Ports, { actor, ip, requestId, now }: Starting, id: DeviceId): Promise<boolean> {
  const hardwareId = simulatedHardwareId(id);
  let isBound = false;
  const isDue = await services.database.db.transaction(async (tx) => {
    const device = await lockFlown(tx, actor, id);
    if (device.type !== 'simulator') refuse('simulator.otherType');
    if (!isOperable(device.state)) refuse('simulator.notOperable');
    const row = (await findSimulator(tx, actor, id)) ?? refuse('simulator.noPosition');
    if (runOf(row, now)) return false;
    if (device.hardwareId !== null && device.hardwareId !== hardwareId) refuse('simulator.boundElsewhere');
    if (device.signingKeySealed !== null) refuse('simulator.signed');
    await refuseTooMany(services, tx, actor, now);
    if (device.hardwareId === hardwareId) return true;
    await updateDevice(tx, device, { hardwareId });
    const entry = { operation: 'device.bound', target: { id, name: device.name }, details: { hardwareId } } as const;
    await operationLog(services.secrets).writeLog(tx, { actor, ip, requestId, now }, [entry]);
    isBound = true;
    return true;
  });
  if (isBound) publish(services.bus, 'device.changed', { enterpriseId: actor.enterpriseId, deviceId: id });
  return isDue;
}
