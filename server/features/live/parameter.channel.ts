import { PARAMETER_CHANNEL } from '@skyhelm/contract/channels/parameters';
import { ParameterAsk } from '@skyhelm/contract/channels/parameters-ask';
import { holds } from '@skyhelm/core/identity/permission';
import { BusError } from '../../platform/bus/bus.ts';
import { subscribe } from '../../platform/bus/subjects.ts';
import { askOfParameters, type ParameterSnapshot } from '../../platform/bus/parameter-subjects.ts';
import type { Channel } from '../../platform/ws/channel.ts';
import { asking } from './asking.ts';
import { attendance, type Attendant } from './attendance.ts';
import type { LiveRights, LiveServices } from './live-rights.ts';
import { onlyLatest } from './only-latest.ts';
import { parameterReader, type ParameterReader } from './parameter-reader.ts';

interface Watcher extends Attendant {
  readonly reader: ParameterReader;
  visible: ReadonlySet<string>;
}

const PERMISSION = 'device:details';

/** No gateway runs: nothing is on a link. */
const NOTHING: ParameterSnapshot = {
  seq: 0,
  online: false,
  isCurrent: false,
  loadedAt: null,
  missing: 0,
  loading: null,
  fault: null,
  model: null,
  parameters: [],
};

/** Parameters of the devices that somebody asks for: to look is to have the aircraft asked. */
export function parameterChannel(services: LiveServices, rights: LiveRights): Channel {
  const { bus } = services;
  const present = attendance<Watcher>(services, rights);
  const snapshotOf = (deviceId: string) =>
    askOfParameters(bus, 'gateway.parameters', { deviceId }).catch((error: unknown) => {
      if (error instanceof BusError && error.reason === 'nobody') return NOTHING;
      throw error;
    });

  // What was said meanwhile is missing in what they see.
  subscribe(bus, 'bus.resumed', async () => {
    for (const { reader } of present.all) {
      const followed = [...reader.following.keys()];
      reader.leave(followed);
      await reader.follow(followed);
    }
  });

  async function obey({ reader, visible }: Watcher, ask: ParameterAsk): Promise<void> {
    if ('unsubscribe' in ask) return reader.leave(ask.unsubscribe);
    const refused = ask.subscribe.filter((device) => !visible.has(device));
    if (refused.length > 0) reader.tell({ refused });
    const added = ask.subscribe.filter((device) => visible.has(device) && !reader.following.has(device));
    if (reader.following.size + added.length > PARAMETER_CHANNEL.devicesMax) return reader.tell({ fault: 'tooMany' });
    await reader.follow(added);
  }

  return {
    path: PARAMETER_CHANNEL.path,
    permission: PERMISSION,
    open(socket) {
      const recheck = onlyLatest(async () => {
        const { actor } = watcher;
        watcher.visible = holds(actor.permissions, PERMISSION) ? await rights.visibleTo(actor) : new Set();
        watcher.reader.leave([...watcher.reader.following.keys()].filter((device) => !watcher.visible.has(device)));
      });
      const watcher: Watcher = {
        socket,
        actor: socket.actor,
        reader: parameterReader(socket, bus, snapshotOf),
        visible: new Set(),
        recheck,
      };
      return asking(present, watcher, { Ask: ParameterAsk, obey });
    },
  };
}
