import { NEWS_CHANNELS, type NewsMessage, type NewsMissed } from '@skyhelm/contract/channels/news';
import { FLIGHT_LOG_KINDS } from '@skyhelm/core/vehicle/event';
import { faultClass } from '@skyhelm/core/vehicle/fault';
import { say } from '@skyhelm/i18n/all';
import type { Actor } from '../../platform/auth/actor.ts';
import { BusError } from '../../platform/bus/bus.ts';
import { askGateway, hearNews, type VehicleNews } from '../../platform/bus/vehicle-subjects.ts';
import type { Channel } from '../../platform/ws/channel.ts';
import { attendance, type Attendant } from './attendance.ts';
import type { LiveRights, LiveServices } from './live-rights.ts';
import { onlyLatest } from './only-latest.ts';

interface Listener extends Attendant {
  visible: ReadonlySet<string>;
  /** News that were left out, as those before them were not taken yet. */
  missed: number;
}

/** A reader who has not taken so much is told no more until they have, and then how much that was: these are news, and old ones help nobody. */
const WAITING_MAX = 256 * 1024;
const LOOK_AGAIN_MS = 50;

const isForFlightLog = ({ event }: VehicleNews): boolean => FLIGHT_LOG_KINDS.includes(event.kind);

/** Begins with what is wrong already: nobody who comes later takes silence for a sound fleet. */
export const infoChannel = (services: LiveServices, rights: LiveRights): Channel =>
  newsChannel(NEWS_CHANNELS.info, services, rights, {
    isWanted: (news) => !isForFlightLog(news),
    present: () => askGateway(services.bus, 'gateway.alarms', null).catch(orNone),
  });

export const flightLogChannel = (services: LiveServices, rights: LiveRights): Channel =>
  newsChannel(NEWS_CHANNELS.flightLog, services, rights, { isWanted: isForFlightLog, present: async () => [] });

/** No gateway runs: nothing is on a link. */
function orNone(error: unknown): VehicleNews[] {
  if (error instanceof BusError && error.reason === 'nobody') return [];
  throw error;
}

interface Told {
  isWanted(news: VehicleNews): boolean;
  /** What a listener is told to begin with. */
  present(): Promise<VehicleNews[]>;
}

/** What happens to the devices that the listener may see. */
function newsChannel(path: string, services: LiveServices, rights: LiveRights, { isWanted, present: begun }: Told): Channel {
  const present = attendance<Listener>(services, rights);
  let waking: NodeJS.Timeout | undefined;

  const isSlow = ({ socket }: Listener): boolean => socket.waitingBytes >= WAITING_MAX;
  const lookAgain = () => void (waking ??= setTimeout(catchUp, LOOK_AGAIN_MS));

  hearNews(services.bus, (news) => {
    if (!isWanted(news)) return;
    for (const listener of present.all) {
      if (!listener.visible.has(news.deviceId)) continue;
      if (listener.missed === 0 && !isSlow(listener)) listener.socket.send(messageOf(news, listener.actor));
      else {
        listener.missed++;
        lookAgain();
      }
    }
  });

  async function begin({ socket, actor, visible }: Listener): Promise<void> {
    for (const news of await begun()) if (visible.has(news.deviceId)) socket.send(messageOf(news, actor));
  }

  /** What began or ended meanwhile is not known to them: they begin anew. */
  function catchUp(): void {
    waking = undefined;
    for (const listener of present.all) {
      if (listener.missed === 0) continue;
      if (isSlow(listener)) {
        lookAgain();
        continue;
      }
      listener.socket.send({ slow: { missed: listener.missed } } satisfies NewsMissed);
      listener.missed = 0;
      begin(listener).catch((error: unknown) => services.log.error({ err: error }, 'what is wrong now could not be read'));
    }
  }

  return {
    path,
    permission: 'device:query',
    open(socket) {
      const recheck = onlyLatest(async () => void (listener.visible = await rights.visibleTo(listener.actor)));
      const listener: Listener = { socket, actor: socket.actor, visible: new Set(), missed: 0, recheck };
      return {
        async ready() {
          if (!(await present.enter(listener))) return;
          await recheck();
          await begin(listener);
        },
        onClose: () => present.leave(listener),
      };
    },
  };
}

/** Other software has no language of its own: it gets the one that calls answer in. */
const languageOf = (actor: Actor) => (actor.kind === 'user' ? actor.language : 'zh');

function messageOf({ deviceId, name, at, event }: VehicleNews, actor: Actor): NewsMessage {
  const isAlarm = event.kind === 'alarm' && event.isOn;
  const text = isAlarm ? say(languageOf(actor), 'vehicle.fault', { err: faultClass(event.fault), uav: name }) : undefined;
  return { device: deviceId, name, at, event, ...(text !== undefined && { text }) };
}
