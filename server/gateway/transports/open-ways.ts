import { serialTransport, type SerialPort } from './serial.ts';
import { tcpClientTransport } from './tcp-client.ts';
import { tcpServerTransport } from './tcp-server.ts';
import type { Address, ListeningTransport, Transport, TransportLog, Welcome } from './transport.ts';
import { udpTransport } from './udp.ts';
import { websocketClientTransport } from './websocket-client.ts';
import { websocketServerTransport } from './websocket-server.ts';

/** Where vehicles of one protocol are listened for, and which are dialled. */
export interface Ways {
  udp: Address | undefined;
  tcp: Address | undefined;
  ws: Address | undefined;
  /** Over TCP, or by its whole address over WebSocket. */
  connect: (Address | { url: string })[];
  serial: SerialPort[];
}

export interface OpenWays {
  /** With the ports that were really taken. */
  listening: Record<'udp' | 'tcp' | 'ws', Address[]>;
  add(ways: Ways, welcome: Welcome): Promise<void>;
  close(): Promise<void>;
}

export function openWays(log: TransportLog): OpenWays {
  const opened: Transport[] = [];
  const listening: OpenWays['listening'] = { udp: [], tcp: [], ws: [] };

  function listen(at: Address[], transport: ListeningTransport): void {
    opened.push(transport);
    at.push(transport.address);
  }

  return {
    listening,
    async add({ udp, tcp, ws, connect, serial }, welcome) {
      if (udp) listen(listening.udp, await udpTransport(udp, welcome));
      if (tcp) listen(listening.tcp, await tcpServerTransport(tcp, welcome));
      if (ws) listen(listening.ws, await websocketServerTransport(ws, welcome));
      for (const to of connect) {
        opened.push('url' in to ? websocketClientTransport(to.url, welcome, log) : tcpClientTransport(to, welcome, log));
      }
      for (const port of serial) opened.push(await serialTransport(port, welcome, log));
    },
    async close() {
      await Promise.all(opened.map((transport) => transport.close()));
    },
  };
}
