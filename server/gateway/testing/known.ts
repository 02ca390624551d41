import { expect } from 'vitest';
import { overUdp, type Aircraft } from './aircraft.ts';
import { online, PATIENTLY, rig, type Rig } from './rig.ts';

export async function known(given: Parameters<typeof overUdp>[1] = {}): Promise<{ own: Rig; aircraft: Aircraft; id: string }> {
  const own = await rig();
  const aircraft = await overUdp(own.udpPort, given);
  const { id } = own.register(aircraft.hardwareId);
  await online(own, aircraft, id);
  return { own, aircraft, id };
}

/** Everything sent before it has then been taken in. */
export async function settled({ own, aircraft, id }: Awaited<ReturnType<typeof known>>): Promise<Record<string, unknown>> {
  const number = Math.floor(Math.random() * 60_000);
  aircraft.say('NAV_CONTROLLER_OUTPUT', { wp_dist: number });
  await expect.poll(async () => (await own.state(id))['waypointDistance'], PATIENTLY).toBe(number);
  return own.state(id);
}
