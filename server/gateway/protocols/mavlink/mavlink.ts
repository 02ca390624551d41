import type { LinkedVehicle, LinkStatistics } from '../../../platform/bus/vehicle-subjects.ts';
import type { Protocol } from '../../protocol.ts';
import { crowd } from './crowd.ts';
import { mavlinkEnd, type MavlinkEnd } from './remote-end.ts';
import { rounds } from './rounds.ts';
import { signingClock } from './sender.ts';

/** Made-up senders cost memory each: a flood of them is refused rather than remembered. */
const REMOTES_MAX = 20_000;

export const mavlink: Protocol = {
  name: 'mavlink',
  async open(host) {
    const ends = new Set<MavlinkEnd>();
    const looking = rounds();
    const shared = { rounds: looking, crowd: crowd(), nextStamp: signingClock(host.clock.wall) };
    return {
      welcome(remote) {
        if (ends.size >= REMOTES_MAX) return undefined;
        const end = mavlinkEnd(remote, host, shared);
        ends.add(end);
        return {
          receive: end.receive,
          isNeeded: end.isNeeded,
          end() {
            ends.delete(end);
            end.end();
          },
        };
      },
      tick: () => looking.tick(host.clock.steady()),
      statistics: () => withSharedIds([...ends].map((end) => end.statistics())),
      async close() {
        for (const end of ends) end.end();
        ends.clear();
      },
    };
  },
};

/** Two aircraft with one system id are told apart, but a ground station of the pilot's would not do so: both are named. */
function withSharedIds(links: LinkStatistics[]): LinkStatistics[] {
  const bySystem = new Map<number, Set<string>>();
  const all = links.flatMap(({ vehicles }) => vehicles);
  for (const { system, hardwareId } of all) {
    if (hardwareId) bySystem.set(system, (bySystem.get(system) ?? new Set()).add(hardwareId));
  }
  const shares = ({ system, hardwareId }: LinkedVehicle) => hardwareId !== undefined && bySystem.get(system)!.size > 1;
  return links.map((link) => ({
    ...link,
    vehicles: link.vehicles.map((vehicle) =>
      shares(vehicle) ? { ...vehicle, trouble: [...vehicle.trouble, 'sharedSystemId' as const] } : vehicle,
    ),
  }));
}
