import { settleFormations } from './features/formation-flight/index.ts';
import { settleLedger } from './features/control/index.ts';
import { deviceDirectory } from './features/device/index.ts';
import { openFlownRoutes } from './features/flown-route/index.ts';
import { openRecorder, type Recorder } from './features/flight-record/index.ts';
import { fenceBook } from './features/fence/index.ts';
import { airspaceBook } from './features/no-fly-zone/index.ts';
import { flyDemoFleet, openHangar } from './features/simulator/index.ts';
import { groundBook } from './features/terrain/index.ts';
import { parameterDirectory } from './features/parameter/index.ts';
import { settleTransfers } from './features/transfer/index.ts';
import { gatewayClock } from './gateway/gateway-clock.ts';
import { startGateway, type Gateway } from './gateway/gateway.ts';
import { mavlinkWays } from './gateway/ways.ts';
import { hearsAircraft, isShared } from './platform/config/hears-aircraft.ts';
import { StartupFault } from './platform/config/startup-fault.ts';
import { takeDatabaseLock } from './platform/lock/database-lock.ts';
import type { Services } from './platform/services.ts';

/** What there is once of an installation, however many servers it has: the links to aircraft, the recorder, the simulators. */
export interface AirSide {
  /** Once the console can be opened. */
  flyDemo(): Promise<void>;
  close(): Promise<void>;
}

const NONE: AirSide = { flyDemo: async () => undefined, close: async () => undefined };

export async function openAirSide(services: Services): Promise<AirSide> {
  const { config, log } = services;
  if (!hearsAircraft(config)) return NONE;
  const lock = isShared(config) ? await takeDatabaseLock(config.databaseUrl!, log) : undefined;
  if (isShared(config) && !lock) throw new StartupFault('boot.gateway.taken');
  await settleLedger(services);
  await settleTransfers(services);
  await settleFormations(services);
  const recorder = await openRecorder(services);
  const flownRoutes = await openFlownRoutes(services);
  const gateway = await openGateway(services, recorder);
  const heardAt = gateway.listening.udp[0];
  const hangar = await openHangar(services, heardAt);
  let demoFleet: Awaited<ReturnType<typeof flyDemoFleet>>;
  let ending: Promise<void> | undefined;
  const end = async () => {
    await demoFleet?.stop();
    await hangar.close();
    await gateway.stop();
    await flownRoutes.close();
    await recorder.close();
  };
  const endOnce = () => (ending ??= end());
  void lock?.lost.then(() => {
    log.error('another server listens for aircraft now: this one has stopped and asks that one; end one of them');
    return endOnce().catch((error: unknown) => log.error({ err: error }, 'what listened for aircraft could not be ended in order'));
  });
  return {
    async flyDemo() {
      if (!ending) demoFleet = await flyDemoFleet(services, heardAt);
    },
    async close() {
      await endOnce();
      await lock?.release();
    },
  };
}

async function openGateway(services: Services, recorder: Recorder): Promise<Gateway> {
  const { bus, clock, log, config, blobs } = services;
  const ways = { mavlink: mavlinkWays(config) };
  const directory = { ...deviceDirectory(services), ...parameterDirectory(services) };
  const airspace = { ...airspaceBook(services), ...fenceBook(services), ...groundBook(services) };
  return startGateway({ bus, log, clock: gatewayClock(clock), directory, airspace, recorder, blobs, ways }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new StartupFault('boot.mavlink', { reason: error.message });
    },
  );
}
