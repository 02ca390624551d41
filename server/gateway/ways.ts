import type { Config } from '../platform/config/config.ts';
import type { ListenAddress } from '../platform/config/parsers.ts';
import type { Ways } from './transports/open-ways.ts';
import type { Address } from './transports/transport.ts';

/** Where nothing else is said aircraft are heard where the console is served: a server for this machine alone hears this machine alone. */
export function mavlinkWays({ host, mavlinkUdp, mavlinkTcp, mavlinkWs, mavlinkConnect, mavlinkSerial }: Config): Ways {
  const at = (address: ListenAddress | 'off'): Address | undefined => (address === 'off' ? undefined : { host, ...address });
  return { udp: at(mavlinkUdp), tcp: at(mavlinkTcp), ws: at(mavlinkWs), connect: mavlinkConnect, serial: mavlinkSerial };
}
