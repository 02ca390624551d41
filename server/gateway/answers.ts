import { zoneOf } from '@skyhelm/core/vehicle/fault';
import type { Craft } from '@skyhelm/core/vehicle/flight-traits';
import { staleFields } from '@skyhelm/core/vehicle/staleness';
import type { StateField } from '@skyhelm/core/vehicle/state';
import type { Bus } from '../platform/bus/bus.ts';
import { serve, type UnclaimedVehicle } from '../platform/bus/subjects.ts';
import { answerForGateway, type LinkStatistics, type VehicleNews, type WindReport } from '../platform/bus/vehicle-subjects.ts';
import type { Fleet } from './fleet.ts';
import type { GatewayClock } from './gateway-clock.ts';
import { newsOf, snapshotOf } from './session.ts';

/** More strangers than anybody reads; a made-up fleet would fill every screen otherwise. */
const UNCLAIMED_MAX = 500;
/** A stranger who fell silent cannot be claimed. */
const SILENT_MS = 30_000;

const NEEDED: readonly StateField[] = ['longitude', 'latitude', 'windSpeed', 'windDirection'];

/** What features may ask; the returned function ends it. */
export function serveAnswers(bus: Bus, fleet: Fleet, clock: GatewayClock, statistics: () => LinkStatistics[]): () => void {
  const served = [
    serve(bus, 'gateway.unclaimed', () => unclaimed(fleet, clock.wall())),
    serve(bus, 'gateway.links', ({ deviceIds }) =>
      only(deviceIds, (id) => {
        const session = fleet.session(id);
        return session && { online: session.isOnline, flying: session.state.flying ?? false, heardAt: session.receivedAt };
      }),
    ),
    answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
      only(deviceIds, (id) => {
        const session = fleet.session(id);
        const hands = fleet.seat(id)?.primary?.hands;
        const paused = { pausedIn: hands?.pausedIn(), pausedAim: hands?.pausedAim() };
        return session && { ...snapshotOf(session, clock.steady()), craft: craftOf(fleet, id), ...paused };
      }),
    ),
    answerForGateway(bus, 'gateway.crafts', ({ deviceIds }) => only(deviceIds, (id) => craftOf(fleet, id))),
    answerForGateway(bus, 'gateway.cameras', ({ deviceIds }) => only(deviceIds, (id) => fleet.session(id)?.cameras)),
    answerForGateway(bus, 'gateway.positions', () => positions(fleet)),
    answerForGateway(bus, 'gateway.alarms', () => alarms(fleet)),
    answerForGateway(bus, 'gateway.winds', () => winds(fleet, clock.steady())),
    answerForGateway(bus, 'gateway.statistics', statistics),
  ];
  return () => served.forEach((end) => end());
}

function craftOf(fleet: Fleet, id: string): Craft | undefined {
  const { kind, autopilot } = fleet.seat(id)?.primary?.introduction ?? {};
  return kind && autopilot && { kind, autopilot };
}

function unclaimed({ contacts }: Fleet, wall: number): UnclaimedVehicle[] {
  const strangers = new Map<string, UnclaimedVehicle>();
  for (const { introduction, seat, firstHeardAt, lastHeardAt } of contacts) {
    if (seat || wall - lastHeardAt > SILENT_MS) continue;
    const known = strangers.get(introduction.hardwareId);
    if (!known || known.lastHeardAt < lastHeardAt) strangers.set(introduction.hardwareId, { ...introduction, firstHeardAt, lastHeardAt });
  }
  return [...strangers.values()].sort((a, b) => b.firstHeardAt - a.firstHeardAt).slice(0, UNCLAIMED_MAX);
}

function positions(fleet: Fleet): Record<string, [number, number]> {
  const found: Record<string, [number, number]> = {};
  for (const { device, state } of fleet.sessions()) {
    if (state.longitude !== undefined && state.latitude !== undefined) found[device.id] = [state.longitude, state.latitude];
  }
  return found;
}

function alarms(fleet: Fleet): VehicleNews[] {
  const present: VehicleNews[] = [];
  for (const session of fleet.sessions()) {
    for (const fault of session.faults.present) {
      const about = zoneOf(fault, session.around);
      // Since when: told as if it had just begun, an old one would be taken for news.
      present.push(newsOf(session, { kind: 'alarm', fault, isOn: true, about }, session.wrongSince.get(fault) ?? session.receivedAt));
    }
    const { all } = session.texts;
    if (all.length > 0) present.push(newsOf(session, { kind: 'openTexts', texts: all }, all.at(-1)!.at));
  }
  return present;
}

/** On the ground an aircraft reckons nothing, and says so by a nought: only what flies is believed. */
function winds(fleet: Fleet, steady: number): WindReport[] {
  const told: WindReport[] = [];
  for (const { device, state, heardAt, isOnline } of fleet.sessions()) {
    if (!isOnline || !state.flying || state.windSpeed === undefined || state.windDirection === undefined) continue;
    const stale = staleFields(heardAt, steady);
    const { longitude, latitude, height, windSpeed: speed, windDirection: from } = state;
    if (longitude === undefined || latitude === undefined || NEEDED.some((field) => stale.includes(field))) continue;
    told.push({ deviceId: device.id, name: device.name, longitude, latitude, height: height ?? null, speed, from });
  }
  return told;
}

function only<T>(ids: string[], find: (id: string) => T | undefined): Record<string, T> {
  const found: Record<string, T> = {};
  for (const id of ids) {
    const one = find(id);
    if (one) found[id] = one;
  }
  return found;
}
