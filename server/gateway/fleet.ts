import { NOTHING_AROUND } from '@skyhelm/core/vehicle/fault';
import { modeNumber } from '@skyhelm/core/vehicle/flight-mode';
import type { Parameter } from '@skyhelm/core/vehicle/parameter';
import type { Patch } from '@skyhelm/core/vehicle/state';
import type { Logger } from 'pino';
import type { Bus } from '../platform/bus/bus.ts';
import { publish } from '../platform/bus/subjects.ts';
import type { AirspaceWatch } from './airspace.ts';
import { choosePrimary, deviceOf, isPrimary, newContact, type Contact, type Seat } from './contact.ts';
import type { DeviceDirectory, KnownDevice, WrittenFlight } from './directory.ts';
import { flightBook } from './flight-book.ts';
import type { FlightRecorder } from './flight-recorder.ts';
import type { GatewayClock } from './gateway-clock.ts';
import { ingest, type IngestTools } from './ingest.ts';
import type { Acquaintance, Hands, Introduction } from './protocol.ts';
import { rota, TURNS_A_SECOND } from './rota.ts';
import { forgetSensors, newSession, tell, type Flight, type Sample, type Session } from './session.ts';
import { alarm } from './steps/raise-alarms.ts';
import { lose } from './steps/watch.ts';
import { endAlarms, hearWarning, settleWarnings } from './warnings.ts';

/** So long without a message, and a device counts as offline. */
const OFFLINE_MS = 5_000;
/** So long without a message in flight, and the flight is taken to have ended with the last one. */
const LOST_MS = 600_000;
const SEEN_EVERY_MS = 30_000;
/** Flights that nobody here has are looked for; later than our own would be given up. */
const LOST_ELSEWHERE_MS = LOST_MS + 60_000;
const LOOK_FOR_LOST_EVERY_MS = 60_000;
const ASK_AGAIN_MS = 5_000;
const QUALITY_EVERY_MS = 5_000;
/** Share by which messages of one second are more or fewer than those of another although nothing has changed. */
const RATE_TREMBLE = 0.15;

export interface FleetTools {
  bus: Bus;
  clock: GatewayClock;
  directory: DeviceDirectory;
  airspace: AirspaceWatch;
  recorder: FlightRecorder;
  log: Pick<Logger, 'info' | 'warn'>;
  isHeld(deviceId: string): boolean;
  heardParameter(deviceId: string, parameter: Parameter): void;
  /** After its state has become what it said. */
  heard(session: Session, patch: Patch): void;
}

/** Every vehicle on every way, and whose it is. */
export interface Fleet {
  readonly contacts: ReadonlySet<Contact>;
  session(deviceId: string): Session | undefined;
  sessions(): Iterable<Session>;
  /** The device with its ways, if it was heard since the gateway began. */
  seat(deviceId: string): Seat | undefined;
  meet(introduction: Introduction, hands: Hands): Acquaintance;
  /** The registry changed something about this device, or the stranger with this hardware id has become it. */
  refresh(deviceId: string, hardwareId: string | null): void;
  /** Any of them may be somebody else's by now. */
  refreshAll(): void;
  /** Nothing more is to be heard of it: it neither flies nor is it merely out of reach. */
  vanish(deviceId: string): void;
  tick(): void;
  close(): Promise<void>;
}

export function fleet({
  bus,
  clock,
  directory,
  airspace,
  recorder,
  log,
  isHeld,
  heardParameter,
  heard: noteHeardState,
}: FleetTools): Fleet {
  const contacts = new Set<Contact>();
  const seats = new Map<string, Seat>();
  const rounds = rota<Seat>();
  let ticks = 0;
  const tellOfLink = ({ device, isOnline, state }: Session, at: number) =>
    publish(bus, 'device.heard', {
      enterpriseId: device.enterpriseId,
      deviceId: device.id,
      online: isOnline,
      flying: state.flying ?? false,
      at,
    });
  const tools: IngestTools = { bus, flights: flightBook({ directory, log, changed: tellOfLink, flying }), recorder };
  const seen = new Set<string>();
  let seenNotedAt = clock.steady();
  let lookedForLostAt = -Infinity;
  let isRegistryAway = false;
  /** Used again for every message: nothing keeps it. */
  const sample: Sample = {
    patch: {},
    stream: '',
    sentAt: undefined,
    receivedAt: 0,
    steadyAt: 0,
    before: { armed: undefined, flying: undefined, phase: undefined },
  };

  function flying(): WrittenFlight[] {
    return [...seats.values()].flatMap(({ session: { device, flight } }) => (flight ? [asWritten(device.id, flight)] : []));
  }

  function take(session: Session, patch: Patch, stream: string, sentAt: number | undefined, steady: number): void {
    sample.patch = patch;
    sample.stream = stream;
    sample.sentAt = sentAt;
    sample.receivedAt = clock.wall();
    sample.steadyAt = steady;
    if (ingest(session, sample, tools)) noteHeardState(session, patch);
  }

  function noteHeard(session: Session, steady: number): void {
    session.heardSteadyAt = steady;
    if (session.isOnline) return;
    session.isOnline = true;
    seen.add(session.device.id);
    tellOfLink(session, clock.wall());
  }

  function heard(contact: Contact, patch: Patch, stream: string, sentAt: number | undefined): void {
    const { seat } = contact;
    const steady = clock.steady();
    contact.steadyAt = steady;
    if (!seat || !isPrimary(seat, contact, steady)) return;
    noteHeard(seat.session, steady);
    take(seat.session, patch, stream, sentAt, steady);
    tellOfPause(seat.session, contact.hands, steady);
    const { flight, state } = seat.session;
    // What we reckon ourselves about its link is no word of its own: a flight would seem to last into the silence.
    if (flight && state.flying) flight.heardAt = sample.receivedAt;
  }

  /** The first time even that there is none: whoever knew this aircraft from a server before this one would offer to go on with what nobody remembers. */
  function tellOfPause(session: Session, hands: Hands, steady: number): void {
    const mode = hands.pausedIn();
    const pausedIn = mode === undefined ? 0 : modeNumber(mode);
    if (session.state.pausedIn !== pausedIn) take(session, { pausedIn }, 'pause', undefined, steady);
  }

  /** When a lease ends in flight the aircraft holds or goes on: to fall silent then would have its failsafe fly it home. */
  function isWatched(session: Session): boolean {
    if (isHeld(session.device.id)) session.isWatched = true;
    else if (!session.state.flying) session.isWatched = false;
    return session.isWatched;
  }

  /** A figure that trembles would make a message of every second of every vehicle. */
  function tellOfQuality(session: Session, lossPercent: number, perSecond: number): void {
    const [linkLoss, linkRate] = [Math.round(lossPercent * 10) / 10, Math.round(perSecond)];
    const steady = clock.steady();
    const isFresh = steady - (session.heardAt.linkLoss ?? -Infinity) < QUALITY_EVERY_MS;
    const isSameRate = Math.abs(linkRate - (session.state.linkRate ?? Infinity)) <= RATE_TREMBLE * linkRate;
    if (isFresh && session.state.linkLoss === linkLoss && isSameRate) return;
    take(session, { linkLoss, linkRate }, 'link', undefined, steady);
  }

  function unseat(contact: Contact): void {
    const { seat } = contact;
    if (!seat) return;
    contact.seat = undefined;
    seat.contacts.delete(contact);
    // What the device was told is not for whatever this aircraft is now.
    contact.hands.cease();
    contact.hands.parameters.cease();
    if (seat.primary === contact) seat.primary = undefined;
  }

  function settle(contact: Contact, device: KnownDevice | undefined): void {
    if (deviceOf(contact)?.id !== device?.id) {
      const before = contact.seat;
      unseat(contact);
      if (before?.contacts.size === 0) dismiss(before);
    }
    if (!device) return;
    const known = seats.get(device.id);
    if (known && known.hardwareId !== contact.introduction.hardwareId) replace(known);
    const seat = seats.get(device.id) ?? newSeat(known ? { ...device, openFlight: undefined } : device, contact.introduction);
    seats.set(device.id, seat);
    rounds.join(seat);
    seat.session.device = device;
    seat.contacts.add(contact);
    contact.seat = seat;
  }

  /** The silence before we came counts: a flight that nobody heard of for long is not gone on with. */
  function newSeat(device: KnownDevice, { hardwareId, kind, autopilot }: Introduction): Seat {
    const session = newSession(device, { kind, autopilot }, recorder);
    if (session.flight) session.heardSteadyAt = clock.steady() - Math.max(0, clock.wall() - session.flight.heardAt);
    if (session.flight && isLost(session, clock.steady())) lose(session, session.flight, tools);
    return { session, hardwareId, contacts: new Set(), primary: undefined };
  }

  /** Another aircraft has become this device: nothing of the one before it is its own, neither flight nor fence nor faults. */
  function replace(seat: Seat): void {
    for (const contact of [...seat.contacts]) unseat(contact);
    dismiss(seat);
  }

  /** Bound to something else, or deleted: what was known of it is nobody's any more. */
  function dismiss(seat: Seat): void {
    const { session } = seat;
    if (session.flight) lose(session, session.flight, tools);
    seats.delete(session.device.id);
    rounds.leave(seat);
    goOffline(session);
    endAlarms(bus, session, clock.wall());
  }

  function lookUp(contact: Contact): void {
    const asked = ++contact.asked;
    contact.askAgainAt = Infinity;
    directory.byHardwareId(contact.introduction.hardwareId).then(
      (device) => {
        isRegistryAway = false;
        if (!contact.isGone && asked === contact.asked) settle(contact, device);
      },
      (error: unknown) => {
        contact.askAgainAt = clock.steady() + ASK_AGAIN_MS;
        // Once, not for every one of a fleet every few seconds: a disk that is full would be filled by it.
        if (!isRegistryAway) log.warn({ err: error }, 'whose vehicles these are cannot be asked; it is tried again and again');
        isRegistryAway = true;
      },
    );
  }

  function goOffline(session: Session): void {
    if (!session.isOnline) return;
    session.isOnline = false;
    seen.add(session.device.id);
    tellOfLink(session, clock.wall());
    // Power is lost in a crash: that it has crashed stays on screen.
    if (session.state.flying === false && !session.faults.present.has('crash')) endAlarms(bus, session, clock.wall());
  }

  function watchOver({ session, contacts: ways }: Seat, steady: number): void {
    const silence = steady - session.heardSteadyAt;
    if (silence > OFFLINE_MS) goOffline(session);
    if (session.flight || session.around !== NOTHING_AROUND) lookAround(session, silence > OFFLINE_MS);
    settleWarnings(bus, session, clock.wall());
    if (session.flight && isLost(session, steady)) giveUp(session, session.flight);
    if (session.isOnline && session.state.linkCount !== ways.size) take(session, { linkCount: ways.size }, 'ways', undefined, steady);
  }

  /** Whether it still flies nobody knows; what is known of its flight is over, and keeps nobody from binding or deleting the device. */
  function giveUp(session: Session, flight: Flight): void {
    delete session.state.flying;
    delete session.state.armed;
    lose(session, flight, tools);
  }

  /** Once more after the landing: what it did in the air is over. */
  function lookAround(session: Session, isSilent: boolean): void {
    airspace.look(session, isSilent);
    alarm(bus, session, clock.wall());
    if (!session.flight && !isSilent) session.around = NOTHING_AROUND;
  }

  function noteSeen(steady: number): void {
    if (steady - seenNotedAt < SEEN_EVERY_MS) return;
    seenNotedAt = steady;
    for (const { session } of seats.values()) if (session.isOnline) seen.add(session.device.id);
    const ids = [...seen];
    seen.clear();
    if (ids.length === 0) return;
    directory.noteSeen(ids, clock.wall()).catch((error: unknown) => log.warn({ err: error }, 'who was seen could not be noted'));
  }

  function endLost(steady: number): void {
    if (steady - lookedForLostAt < LOOK_FOR_LOST_EVERY_MS) return;
    lookedForLostAt = steady;
    directory
      .endFlightsLostBefore(clock.wall() - LOST_ELSEWHERE_MS)
      .catch((error: unknown) => log.warn({ err: error }, 'flights that nobody hears of any more could not be ended'));
  }

  return {
    contacts,
    session: (deviceId) => seats.get(deviceId)?.session,
    *sessions() {
      for (const { session } of seats.values()) yield session;
    },
    seat: (deviceId) => seats.get(deviceId),
    meet(introduction, hands) {
      const contact = newContact(introduction, hands, clock.wall());
      contacts.add(contact);
      lookUp(contact);
      return {
        deviceId: () => deviceOf(contact)?.id,
        isPrimary: () => contact.seat?.primary === contact,
        signingKey: () => deviceOf(contact)?.signingKey,
        isWatched: () => contact.seat?.primary === contact && isWatched(contact.seat.session),
        alive() {
          contact.lastHeardAt = clock.wall();
        },
        heard: (patch, stream, sentAt) => heard(contact, patch, stream, sentAt),
        heardOnTheWay(patch, stream) {
          const { session, primary } = contact.seat ?? {};
          if (primary === contact && session?.isOnline) take(session, patch, stream, undefined, clock.steady());
        },
        happened(event) {
          if (contact.seat?.primary !== contact) return;
          if (event.kind === 'rebooted') forgetSensors(contact.seat.session);
          if (event.kind === 'payloads') contact.seat.session.cameras = event.cameras;
          tell(bus, contact.seat.session, event, clock.wall());
          hearWarning(bus, contact.seat.session, event, clock.wall());
        },
        isKind(kind) {
          contact.introduction.kind = kind;
          if (contact.seat?.primary === contact) contact.seat.session.make.kind = kind;
        },
        heardParameter(parameter) {
          if (contact.seat?.primary === contact) heardParameter(contact.seat.session.device.id, parameter);
        },
        measured(lossPercent, perSecond) {
          contact.lossPercent = lossPercent;
          const { session, primary } = contact.seat ?? {};
          if (primary === contact && session?.isOnline) tellOfQuality(session, lossPercent, perSecond);
        },
        leave() {
          contact.isGone = true;
          contacts.delete(contact);
          unseat(contact);
        },
      };
    },
    refresh(deviceId, hardwareId) {
      for (const contact of contacts)
        if (contact.introduction.hardwareId === hardwareId || deviceOf(contact)?.id === deviceId) lookUp(contact);
    },
    refreshAll() {
      for (const contact of contacts) lookUp(contact);
    },
    vanish(deviceId) {
      const session = seats.get(deviceId)?.session;
      if (!session) return;
      session.state.flying = session.state.armed = false;
      forgetSensors(session);
      if (session.flight) lose(session, session.flight, tools);
      goOffline(session);
      endAlarms(bus, session, clock.wall());
    },
    tick() {
      const steady = clock.steady();
      for (const seat of rounds.next()) {
        choosePrimary(seat, steady);
        watchOver(seat, steady);
      }
      if (ticks++ % TURNS_A_SECOND !== 0) return;
      for (const contact of contacts) if (contact.askAgainAt <= steady) lookUp(contact);
      tools.flights.tick();
      noteSeen(steady);
      endLost(steady);
    },
    async close() {
      for (const { session } of seats.values()) goOffline(session);
      await tools.flights.close();
    },
  };
}

const isLost = ({ heardSteadyAt }: Session, steady: number): boolean => steady - heardSteadyAt > LOST_MS;

const asWritten = (deviceId: string, { id, takeOffAt, heardAt, metres }: Flight): WrittenFlight => ({
  id,
  deviceId,
  takeOffAt,
  landedAt: Math.max(takeOffAt, heardAt),
  metres,
});
