import type { Config } from '../platform/config/config.ts';
import type { ListenAddress } from '../platform/config/parsers.ts';
import type { Ways } from './gateway.ts';
import type { Address } from './transports/transport.ts';

/** Where nothing else is said aircraft are heard where the console is served: a server for this machine alone hears this machine alone. */
export function mavlinkWays({ host, mavlinkUdp, mavlinkTcp, mavlinkConnect }: Config): Ways {
  const at = (address: ListenAddress | 'off'): Address | undefined => (address === 'off' ? undefined : { host, ...address });
  return { udp: at(mavlinkUdp), tcp: at(mavlinkTcp), connect: mavlinkConnect };
}
