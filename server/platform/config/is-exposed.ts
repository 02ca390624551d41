import type { Config } from './config.ts';

const LOOPBACK = /^(localhost|::1|127\.\d+\.\d+\.\d+)$/i;

/** Whether requests can come from other machines: over the network, or through a proxy that may run on this one. */
export const isExposed = ({ host, publicOrigin, trustProxy }: Pick<Config, 'host' | 'publicOrigin' | 'trustProxy'>): boolean =>
  publicOrigin !== undefined || trustProxy.length > 0 || !LOOPBACK.test(host);
