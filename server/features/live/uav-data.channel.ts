import { UAV_DATA_CHANNEL } from '@skyhelm/contract/channels/uav-data';
import { UavDataAsk, type ViewBox } from '@skyhelm/contract/channels/uav-data-ask';
import { BusError } from '../../platform/bus/bus.ts';
import { subscribe } from '../../platform/bus/subjects.ts';
import { askGateway } from '../../platform/bus/vehicle-subjects.ts';
import type { Channel, ChannelSocket } from '../../platform/ws/channel.ts';
import { asking } from './asking.ts';
import { attendance, type Attendant } from './attendance.ts';
import type { LiveRights, LiveServices } from './live-rights.ts';
import { feed } from './feed.ts';
import { onlyLatest } from './only-latest.ts';
import { reader, type Reader } from './reader.ts';
import { isInView } from './view.ts';

/** How often it is looked who has flown into a view. */
const LOOK_EVERY_MS = 1_000;

interface Watcher extends Attendant {
  readonly reader: Reader;
  visible: ReadonlySet<string>;
  /** Named one by one, as opposed to seen in the view. */
  asked: Set<string>;
  view: ViewBox | undefined;
  /** It was said that not all can be shown. */
  hasTooMany: boolean;
  look(): Promise<void>;
}

/** No gateway runs: nothing is on a link. */
const orNothing = (error: unknown): Record<string, never> => {
  if (error instanceof BusError && error.reason === 'nobody') return {};
  throw error;
};

export function uavDataChannel(services: LiveServices, rights: LiveRights): Channel {
  const { bus, clock } = services;
  const present = attendance<Watcher>(services, rights);
  const followed = feed(bus, () => clock.now().getTime());
  const snapshots = (deviceIds: string[]) => askGateway(bus, 'gateway.snapshots', { deviceIds }).catch(orNothing);
  const positions = () => askGateway(bus, 'gateway.positions', null).catch(orNothing);

  subscribe(bus, 'device.heard', ({ deviceId: device, online, flying, at }) => {
    for (const { reader: own } of present.all) if (own.following.has(device)) own.tell({ links: [{ device, online, flying, at }] });
  });

  // What was said meanwhile is missing in what they see: each begins with a snapshot again.
  subscribe(bus, 'bus.resumed', async () => {
    for (const watcher of present.all) watcher.reader.leave([...watcher.reader.following]);
    await Promise.all([...present.all].map((watcher) => watcher.look()));
  });

  let looking: NodeJS.Timeout | undefined;
  const lookSoon = () => void (looking ??= setTimeout(lookAgain, LOOK_EVERY_MS));
  function lookAgain(): void {
    looking = undefined;
    const watching = [...present.all].filter(({ view }) => view);
    for (const watcher of watching)
      watcher.look().catch((error: unknown) => services.log.error({ err: error }, 'a view could not be read'));
    if (watching.length > 0) lookSoon();
  }

  function watcherOn(socket: ChannelSocket): Watcher {
    const own = reader(socket, followed, snapshots);

    async function look(): Promise<void> {
      const places = watcher.view ? await positions() : {};
      const { view } = watcher;
      const inside = Object.entries(places).filter(([device, place]) => watcher.visible.has(device) && view && isInView(view, place));
      const all = new Set([...watcher.asked, ...inside.map(([device]) => device)]);
      const wanted = new Set([...all].slice(0, UAV_DATA_CHANNEL.devicesMax));
      const hasTooMany = wanted.size < all.size;
      if (hasTooMany && !watcher.hasTooMany) own.tell({ fault: 'tooMany' });
      watcher.hasTooMany = hasTooMany;
      own.leave([...own.following].filter((device) => !wanted.has(device)));
      await own.follow(wanted);
    }

    async function recheck(): Promise<void> {
      watcher.visible = await rights.visibleTo(watcher.actor);
      for (const device of watcher.asked) if (!watcher.visible.has(device)) watcher.asked.delete(device);
      await look();
    }

    const watcher: Watcher = {
      socket,
      actor: socket.actor,
      reader: own,
      visible: new Set(),
      asked: new Set(),
      view: undefined,
      hasTooMany: false,
      look: onlyLatest(look),
      recheck: onlyLatest(recheck),
    };
    return watcher;
  }

  async function obey(watcher: Watcher, ask: UavDataAsk): Promise<void> {
    if ('view' in ask) {
      watcher.view = ask.view ?? undefined;
      lookSoon();
    } else if ('unsubscribe' in ask) {
      for (const device of ask.unsubscribe) watcher.asked.delete(device);
    } else {
      const refused = ask.subscribe.filter((device) => !watcher.visible.has(device));
      if (refused.length > 0) watcher.reader.tell({ refused });
      for (const device of ask.subscribe) if (watcher.visible.has(device)) watcher.asked.add(device);
    }
    await watcher.look();
  }

  return {
    path: UAV_DATA_CHANNEL.path,
    permission: 'device:query',
    protocols: [UAV_DATA_CHANNEL.binaryProtocol],
    open: (socket) => asking(present, watcherOn(socket), { Ask: UavDataAsk, obey }),
  };
}
