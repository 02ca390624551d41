import type { Logger } from 'pino';
import type { Bus } from '../platform/bus/bus.ts';
import { subscribe } from '../platform/bus/subjects.ts';
import { airspaceWatch, type AirspaceBook } from './airspace.ts';
import { serveAnswers } from './answers.ts';
import { batteryReader } from './battery-settings.ts';
import { controlTokens } from './control-tokens.ts';
import type { DeviceDirectory } from './directory.ts';
import { fallWatch } from './fall-watch.ts';
import { fleet } from './fleet.ts';
import type { FlightRecorder } from './flight-recorder.ts';
import type { GatewayClock } from './gateway-clock.ts';
import { holds } from './holds.ts';
import { serveOrders } from './orders.ts';
import { parameterService } from './parameter-service.ts';
import { PROTOCOLS, type ProtocolName } from './protocols/index.ts';
import { TURNS_A_SECOND } from './rota.ts';
import { reboots } from './reboots.ts';
import { steering } from './steering.ts';
import { serveTransfers, type LogDrafts } from './transfer-service.ts';
import { openWays, type OpenWays, type Ways } from './transports/open-ways.ts';

const TICK_MS = 1000 / TURNS_A_SECOND;

export interface GatewayOptions {
  bus: Bus;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  clock: GatewayClock;
  directory: DeviceDirectory;
  airspace: AirspaceBook;
  recorder: FlightRecorder;
  /** Where logs of vehicles go. */
  blobs: LogDrafts;
  ways: Record<ProtocolName, Ways>;
  tickMs?: number;
}

export interface Gateway {
  /** With the ports that were really taken. */
  listening: OpenWays['listening'];
  stop(): Promise<void>;
}

/** Vehicles on one side, the bus on the other. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { bus, log, clock, directory, airspace, recorder, blobs, ways, tickMs = TICK_MS } = options;
  const held = holds(clock.steady);
  const tokens = controlTokens(bus);
  const watched = airspaceWatch(airspace, clock, log);
  const parameters = parameterService({ bus, clock, directory, log, tokens, fleet: () => all });
  const sticks = steering({ bus, clock, tokens, fleet: () => all, isHeld: held.isHeld });
  const batteries = batteryReader(() => all, clock.steady);
  const noteFall = fallWatch(bus, clock);
  const all = fleet({
    ...{ bus, clock, directory, airspace: watched, recorder, log, isHeld: held.isHeld },
    heardParameter(deviceId, parameter) {
      parameters.heard(deviceId, parameter);
      batteries.heard(deviceId, parameter);
    },
    heard(session, patch) {
      sticks.heard(session, patch);
      noteFall(session, patch);
    },
  });
  const links = new Map(
    await Promise.all(
      Object.values(PROTOCOLS).map(
        async (protocol) => [protocol.name as ProtocolName, await protocol.open({ clock, log, meet: all.meet })] as const,
      ),
    ),
  );
  const endAnswers = serveAnswers(bus, all, clock, () => [...links.values()].flatMap((link) => link.statistics()));
  const rebooting = reboots(all, clock.steady);
  const endOrders = serveOrders({ bus, fleet: all, held, tokens, clock, steering: sticks, rebooting });
  const transfers = serveTransfers({ bus, fleet: all, tokens, blobs, log, steady: clock.steady });
  const endListening = [
    subscribe(bus, 'device.changed', ({ deviceId, hardwareId }) => all.refresh(deviceId, hardwareId)),
    subscribe(bus, 'device.vanished', ({ deviceId }) => all.vanish(deviceId)),
    subscribe(bus, 'airspace.changed', ({ enterpriseId }) => watched.forget(enterpriseId)),
    subscribe(bus, 'bus.resumed', () => {
      watched.forgetAll();
      all.refreshAll();
    }),
  ];
  const open = openWays(log);
  let ticks = 0;
  const ticking = setInterval(() => {
    for (const link of links.values()) link.tick();
    all.tick();
    if (ticks++ % TURNS_A_SECOND !== 0) return;
    parameters.tick();
    batteries.tick();
    transfers.tick();
    rebooting.tick();
  }, tickMs);

  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= goDown());

  async function goDown(): Promise<void> {
    endOrders();
    // While the links still work.
    await sticks.end();
    clearInterval(ticking);
    for (const end of endListening) end();
    endAnswers();
    transfers.end();
    tokens.end();
    await open.close();
    await all.close();
    await Promise.all([...links.values()].map((link) => link.close()));
    await parameters.close();
  }

  try {
    for (const [name, its] of Object.entries(ways)) await open.add(its, links.get(name as ProtocolName)!.welcome);
  } catch (error) {
    await stop();
    throw error;
  }
  return { listening: open.listening, stop };
}
