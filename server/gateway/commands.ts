import { isOver, isSensible, type CommandStage } from '@skyhelm/core/vehicle/command';
import type { Bus } from '../platform/bus/bus.ts';
import type { CommandAsked, CommandTaken } from '../platform/bus/vehicle-subjects.ts';
import type { Fleet } from './fleet.ts';
import type { GatewayClock } from './gateway-clock.ts';
import type { Holds } from './holds.ts';
import { tell } from './session.ts';

/** Commands that are remembered, so that one which is asked for twice is sent once. */
const REMEMBERED_MAX = 10_000;

/** Takes commands of whoever has the controls, and tells of each how far it has come. */
export function commands({
  bus,
  clock,
  fleet,
  holds,
}: {
  bus: Bus;
  clock: GatewayClock;
  fleet: Fleet;
  holds: Holds;
}): (asked: CommandAsked) => CommandTaken {
  const stages = new Map<string, CommandStage>();

  function remember(id: string, stage: CommandStage): void {
    stages.set(id, stage);
    if (stages.size <= REMEMBERED_MAX) return;
    for (const [oldest, its] of stages) {
      if (!isOver(its)) continue;
      stages.delete(oldest);
      return;
    }
  }

  return ({ id, deviceId, token, by, command }) => {
    const known = stages.get(id);
    if (known) return { stage: known };
    if (!isSensible(command)) return { refusal: 'senseless' };
    if (!holds.isHolder(deviceId, token)) return { refusal: 'notHeld' };
    const session = fleet.session(deviceId);
    const link = fleet.linkTo(deviceId);
    if (!session?.isOnline || !link) return { refusal: 'offline' };
    link.perform(command, (progress) => {
      remember(id, progress.stage);
      tell(bus, session, { kind: 'command', id, by, command, ...progress }, clock.wall());
    });
    return { stage: stages.get(id)! };
  };
}
