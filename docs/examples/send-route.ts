import { setTimeout as pause } from 'node:timers/promises';
import { connect, Refusal } from '../../client/index.ts';

const sky = connect({ address: process.env['SKYHELM'] ?? 'http://127.0.0.1:8080', accessKey: process.env['AK'] ?? '' });
const [deviceId = '', routeName = ''] = process.argv.slice(2);

const { rows } = await sky.call('route.getRoutes', { keyword: routeName });
const route = rows.find(({ name }) => name === routeName);
if (!route) throw new Error(`there is no route called ${routeName}`);

await sky.call('control.changeControl', { deviceId, action: 'take' });
// One that is lost harms nothing: the next comes before the ten seconds are over.
const renew = () => sky.call('control.renewControl', { deviceId }).catch((error: unknown) => console.warn('not renewed:', error));
const renewing = setInterval(() => void renew(), 3_000);
try {
  const { id } = await sky.call('flownRoute.sendRoute', { id: route.id, version: route.version, deviceId });
  let transfer = await sky.call('transfer.getTransfer', { id });
  while (transfer.course === 'running') {
    await pause(500);
    transfer = await sky.call('transfer.getTransfer', { id });
  }
  console.log(`the route is ${transfer.course === 'done' ? 'on board' : 'not on board'}`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  // What the platform does not let fly it says by code, and in words where it is.
  console.log(error.code, error.message, error.issues);
} finally {
  clearInterval(renewing);
  await sky.call('control.changeControl', { deviceId, action: 'release' });
}
