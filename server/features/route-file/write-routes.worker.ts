import { parentPort } from 'node:worker_threads';
import { writeRoutes, type RoutesToWrite } from './write-routes.ts';

parentPort!.on('message', (asked: RoutesToWrite) => parentPort!.postMessage(writeRoutes(asked), []));
