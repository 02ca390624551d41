import type { Config } from './config.ts';

/** Whether it shares its work with other servers. */
export const isShared = ({ busUrl, databaseUrl }: Config): boolean => busUrl !== undefined && databaseUrl !== undefined;

/** Not on a server that shares a bus with others and is told to listen for no aircraft: it asks the one that does. */
export const hearsAircraft = (config: Config): boolean => !isShared(config) || listens(config);

const listens = ({ mavlinkUdp, mavlinkTcp, mavlinkWs, mavlinkConnect, mavlinkSerial }: Config): boolean =>
  [mavlinkUdp, mavlinkTcp, mavlinkWs].some((way) => way !== 'off') || mavlinkConnect.length + mavlinkSerial.length > 0;
