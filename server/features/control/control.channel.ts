import { CONTROL_CHANNEL, type ControlMessage } from '@skyhelm/contract/channels/control';
import { ControlAsk } from '@skyhelm/contract/channels/control-ask';
import { holds as isGranted } from '@skyhelm/core/identity/permission';
import { subscribe } from '../../platform/bus/subjects.ts';
import type { Services } from '../../platform/services.ts';
import type { Channel, ChannelSocket } from '../../platform/ws/channel.ts';
import { attendance, type Attendant } from '../live/index.ts';
import { actorStill } from '../session/index.ts';
import type { Desk } from './control-room.ts';
import type { DeviceStanding } from './device-standing.ts';
import type { Controls } from './controls.ts';
import { pilotOf } from './pilot.ts';
import { shownControl } from './shown-control.ts';
import { stickDesk } from './stick-desk.ts';
import { newestCommands } from './vehicle-command.store.ts';
import { mayFly } from './watch-rights.ts';

/** Commands of before that a reader is told of when they begin to follow a device. */
const COMMANDS_BEFORE = 5;

interface Followed {
  desk: Desk;
  standing: DeviceStanding;
}

interface Watcher extends Attendant {
  /** What was asked for; whether they may see it is being asked, or was answered. */
  wanted: ReadonlySet<string>;
  followed: Map<string, Followed>;
}

export function controlChannel(services: Services, centre: Controls): Channel {
  const { room, find } = centre;
  const { bus, database } = services;
  const present = attendance<Watcher>(services, { stillHere: (actor) => actorStill(database.db, services, actor) });
  const sticks = stickDesk<Watcher>(bus, centre, ({ socket }, device, fault) => tell(socket, { device, sticks: fault }));

  const tell = (socket: ChannelSocket, message: ControlMessage) => socket.send(message);

  function tellControl({ socket, actor, followed }: Watcher, device: string): void {
    const one = followed.get(device);
    if (one) tell(socket, { device, control: shownControl(room, one.desk, pilotOf(actor), one.standing) });
  }

  subscribe(bus, 'device.control', ({ deviceId }) => {
    for (const watcher of present.all) tellControl(watcher, deviceId);
  });
  subscribe(bus, 'command.written', (command) => {
    for (const { socket, followed } of present.all)
      if (followed.has(command.deviceId)) tell(socket, { device: command.deviceId, commands: [command] });
  });

  /** What they may see of it now; whether they may at all can change at any time. */
  async function look(watcher: Watcher, deviceId: string): Promise<boolean> {
    const { actor } = watcher;
    const standing = isGranted(actor.permissions, 'device:control') ? await find(database.db, actor, deviceId) : undefined;
    if (!watcher.wanted.has(deviceId)) return false;
    if (!standing?.see) {
      watcher.followed.delete(deviceId);
      tell(watcher.socket, { refused: [deviceId] });
      return false;
    }
    const desk = await room.desk(database.db, { deviceId, enterpriseId: actor.enterpriseId, name: standing.name });
    if (!watcher.wanted.has(deviceId)) return false;
    watcher.followed.set(deviceId, { desk, standing });
    tellControl(watcher, deviceId);
    return true;
  }

  async function watch(watcher: Watcher, devices: readonly string[]): Promise<void> {
    watcher.wanted = new Set(devices);
    for (const device of watcher.followed.keys()) if (!watcher.wanted.has(device)) watcher.followed.delete(device);
    for (const device of watcher.wanted) {
      if (watcher.followed.has(device) || !(await look(watcher, device))) continue;
      tell(watcher.socket, { device, commands: await newestCommands(database.db, watcher.actor, device, COMMANDS_BEFORE) });
    }
  }

  async function renew(watcher: Watcher, device: string): Promise<void> {
    const desk = watcher.followed.get(device)?.desk;
    if (desk && (await mayFly(database.db, watcher.actor, device, find))) {
      const issue = room.renew(desk, pilotOf(watcher.actor));
      if (!issue) room.tellHeld(desk);
    }
    tellControl(watcher, device);
  }

  return {
    path: CONTROL_CHANNEL.path,
    permission: 'device:control',
    open(socket) {
      const watcher: Watcher = {
        socket,
        actor: socket.actor,
        wanted: new Set(),
        followed: new Map(),
        async recheck() {
          for (const device of watcher.followed.keys()) await look(watcher, device);
        },
      };
      const isReady = present.enter(watcher);
      return {
        ready: async () => void (await isReady),
        async onMessage(message) {
          const ask = ControlAsk.safeParse(message);
          if (!ask.success) return tell(socket, { fault: 'ask' });
          if (!(await isReady) || !(await present.confirm(watcher))) return;
          if ('steer' in ask.data) {
            const { steer: device, at, axes } = ask.data;
            return sticks.move(watcher, watcher.followed.get(device)?.desk, { device, at, axes });
          }
          await ('watch' in ask.data ? watch(watcher, ask.data.watch) : renew(watcher, ask.data.renew));
        },
        onClose() {
          present.leave(watcher);
          watcher.wanted = new Set();
          sticks.leave(watcher);
        },
      };
    },
  };
}
