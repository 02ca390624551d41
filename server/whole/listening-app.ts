import { deviceDirectory } from '../features/device/index.ts';
import { fenceBook } from '../features/fence/index.ts';
import { openRecorder, type Recorder } from '../features/flight-record/index.ts';
import { openFlownRoutes, type FlownRoutes } from '../features/flown-route/index.ts';
import { airspaceBook } from '../features/no-fly-zone/index.ts';
import { parameterDirectory } from '../features/parameter/index.ts';
import { groundBook } from '../features/terrain/index.ts';
import { openHangar } from '../features/simulator/index.ts';
import { gatewayClock } from '../gateway/gateway-clock.ts';
import { startGateway, type Gateway } from '../gateway/gateway.ts';
import type { Config } from '../platform/config/config.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { atEnd } from '../testing/at-end.ts';

export interface ListeningApp {
  app: TestApp;
  as: { token: string };
  gateway: Gateway;
  recorder: Recorder;
  flownRoutes: FlownRoutes;
}

/** The whole product with a gateway that listens on a UDP port of its own, as `main.ts` puts them together. It ends with the file. */
export async function listeningApp(config: Partial<Config> = {}): Promise<ListeningApp> {
  const app = await testApp({ config });
  const { services } = app;
  const { bus, log, clock, blobs } = services;
  const ways = { mavlink: { udp: { host: '127.0.0.1', port: 0 }, tcp: undefined, ws: undefined, connect: [], serial: [] } };
  const recorder = await openRecorder(services);
  atEnd(() => recorder.close());
  const flownRoutes = await openFlownRoutes(services);
  atEnd(() => flownRoutes.close());
  const directory = { ...deviceDirectory(services), ...parameterDirectory(services) };
  const airspace = { ...airspaceBook(services), ...fenceBook(services), ...groundBook(services) };
  const gateway = await startGateway({ bus, log, clock: gatewayClock(clock), directory, airspace, recorder, blobs, ways });
  atEnd(() => gateway.stop());
  return { app, as: { token: app.main.token }, gateway, recorder, flownRoutes };
}

/** The same with the simulators that the product itself flies. */
export async function simulatingApp(config?: Partial<Config>): Promise<ListeningApp> {
  const own = await listeningApp(config);
  const hangar = await openHangar(own.app.services, own.gateway.listening.udp[0]);
  atEnd(() => hangar.close());
  return own;
}

/** Where they stand. */
export const SIMULATED_PLACE = { longitude: 114.0579, latitude: 22.5431, altitude: 15, address: 'Shenzhen, Guangdong, China' };
/** Real programs over real UDP into a real gateway, on a machine that may be busy. */
export const PATIENTLY = { timeout: 90_000, interval: 200 };
