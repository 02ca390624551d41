import type { Logger } from 'pino';
import type { Bus } from '../platform/bus/bus.ts';
import { subscribe } from '../platform/bus/subjects.ts';
import { serveAnswers } from './answers.ts';
import { controlTokens } from './control-tokens.ts';
import type { DeviceDirectory } from './directory.ts';
import { fleet } from './fleet.ts';
import type { GatewayClock } from './gateway-clock.ts';
import { holds } from './holds.ts';
import { serveOrders } from './orders.ts';
import { PROTOCOLS, type ProtocolName } from './protocols/index.ts';
import { serveTransfers, type LogDrafts } from './transfer-service.ts';
import { tcpClientTransport } from './transports/tcp-client.ts';
import { tcpServerTransport } from './transports/tcp-server.ts';
import type { Address, Transport } from './transports/transport.ts';
import { udpTransport } from './transports/udp.ts';

/** Often, so that what each vehicle needs once a second does not fall due for all of them at once. */
const TICK_MS = 100;
/** The fleet as a whole is looked at once a second. */
const TICKS_OF_FLEET = 10;

/** Where vehicles of one protocol are listened for, and which are dialled. */
export interface Ways {
  udp: Address | undefined;
  tcp: Address | undefined;
  connect: Address[];
}

export interface GatewayOptions {
  bus: Bus;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  clock: GatewayClock;
  directory: DeviceDirectory;
  /** Where logs of vehicles go. */
  blobs: LogDrafts;
  ways: Record<ProtocolName, Ways>;
  tickMs?: number;
}

export interface Gateway {
  /** With the ports that were really taken. */
  listening: { udp: Address[]; tcp: Address[] };
  stop(): Promise<void>;
}

/** Vehicles on one side, the bus on the other. */
export async function startGateway({ bus, log, clock, directory, blobs, ways, tickMs = TICK_MS }: GatewayOptions): Promise<Gateway> {
  const held = holds(clock.steady);
  const all = fleet({ bus, clock, directory, log, isHeld: held.isHeld });
  const links = new Map(
    await Promise.all(
      Object.values(PROTOCOLS).map(
        async (protocol) => [protocol.name as ProtocolName, await protocol.open({ clock, log, meet: all.meet })] as const,
      ),
    ),
  );
  const endAnswers = serveAnswers(bus, all, clock, () => [...links.values()].flatMap((link) => link.statistics()));
  const tokens = controlTokens(bus);
  const endOrders = serveOrders(bus, all, held, tokens, clock);
  const endTransfers = serveTransfers({ bus, fleet: all, tokens, blobs, log });
  const endListening = subscribe(bus, 'device.changed', ({ deviceId }) => all.refresh(deviceId));
  const opened: Transport[] = [];
  const listening: Gateway['listening'] = { udp: [], tcp: [] };
  let ticks = 0;
  const ticking = setInterval(() => {
    for (const link of links.values()) link.tick();
    if (ticks++ % TICKS_OF_FLEET === 0) all.tick();
  }, tickMs);

  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= goDown());

  async function goDown(): Promise<void> {
    clearInterval(ticking);
    endListening();
    endAnswers();
    endOrders();
    endTransfers();
    tokens.end();
    await Promise.all(opened.map((transport) => transport.close()));
    await all.close();
    await Promise.all([...links.values()].map((link) => link.close()));
  }

  async function open({ udp, tcp, connect }: Ways, name: ProtocolName): Promise<void> {
    const { welcome } = links.get(name)!;
    const keep = (transport: Transport): Address => {
      opened.push(transport);
      return transport.address;
    };
    if (udp) listening.udp.push(keep(await udpTransport(udp, welcome)));
    if (tcp) listening.tcp.push(keep(await tcpServerTransport(tcp, welcome)));
    for (const address of connect) keep(tcpClientTransport(address, welcome));
  }

  try {
    for (const [name, its] of Object.entries(ways)) await open(its, name as ProtocolName);
  } catch (error) {
    await stop();
    throw error;
  }
  return { listening, stop };
}
