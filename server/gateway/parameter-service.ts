import { unfitness, type LoadFault, type Parameter, type WriteOutcome } from '@skyhelm/core/vehicle/parameter';
import { silenceSettings } from '@skyhelm/core/vehicle/silence';
import type { Logger } from 'pino';
import type { Bus } from '../platform/bus/bus.ts';
import { answerOfParameters, tellOfParameters, type ParameterSnapshot } from '../platform/bus/parameter-subjects.ts';
import { subscribe } from '../platform/bus/subjects.ts';
import { hearNews } from '../platform/bus/vehicle-subjects.ts';
import type { DeviceDirectory } from './directory.ts';
import type { Fleet } from './fleet.ts';
import type { GatewayClock } from './gateway-clock.ts';
import { parameterBook, type ParameterBook } from './parameter-book.ts';
import { noteFence } from './session.ts';
import { parameterShelf } from './parameter-shelf.ts';
import { turns } from './turns.ts';
import type { ControlTokens } from './control-tokens.ts';

/** At the same time: a whole fleet that is looked at must not flood the links, nor the one process that hears them. */
const LOADS_MAX = 4;
/** A vehicle that did not tell is not asked again by everybody who looks. */
const ASK_AGAIN_MS = 30_000;
/** As ArduPilot and PX4 name what holds at a fence. */
const isAboutFence = (name: string): boolean => /^(FENCE|GF)_/.test(name);
/** ArduPilot has as many of its rally points as this says. */
const RALLY_COUNT = 'RALLY_TOTAL';
/** How often the progress of a list is told. */
const TELL_EVERY_MS = 200;

export interface ParameterService {
  /** A vehicle said what one of its parameters is. */
  heard(deviceId: string, parameter: Parameter): void;
  tick(): void;
  close(): Promise<void>;
}

interface ParameterTools {
  bus: Bus;
  clock: GatewayClock;
  directory: DeviceDirectory;
  log: Pick<Logger, 'warn'>;
  tokens: ControlTokens;
  fleet: () => Fleet;
}

/** What features may ask and order about parameters. Vehicles are asked when somebody looks, not before: flying comes first. */
export function parameterService({ bus, clock, directory, log, tokens, fleet }: ParameterTools): ParameterService {
  const loads = turns(LOADS_MAX);
  const failedAt = new WeakMap<ParameterBook, number>();
  /** Those that were asked for by name may be written before all the others are read. */
  const asked = new Map<string, ReadonlyMap<string, Parameter>>();
  const shelf = parameterShelf(directory, log, (deviceId, kept) =>
    parameterBook(kept, (news) => tellOfParameters(bus, { ...news, deviceId, online: isOnline(deviceId), at: clock.wall() })),
  );

  const isOnline = (deviceId: string): boolean => fleet().session(deviceId)?.isOnline ?? false;

  /** The vehicle as it is reached now. */
  const wayTo = (deviceId: string) => {
    const { session, primary } = fleet().seat(deviceId) ?? {};
    return session?.isOnline ? primary : undefined;
  };

  /** Never that of another aircraft that was bound to the device before. */
  async function bookOf(deviceId: string): Promise<ParameterBook> {
    const [book, way] = [await shelf.open(deviceId), wayTo(deviceId)];
    if (!way || !book.origin || book.origin.hardwareId === way.introduction.hardwareId) return book;
    shelf.forget(deviceId);
    return shelf.open(deviceId);
  }

  function load(deviceId: string, book: ParameterBook): boolean {
    if (book.status.loading) return true;
    if (!wayTo(deviceId)) return false;
    book.begin();
    loads.take((done) => loadNow(deviceId, book, done));
    return true;
  }

  function loadNow(deviceId: string, book: ParameterBook, done: () => void): void {
    const way = wayTo(deviceId);
    const fail = (fault: LoadFault) => {
      failedAt.set(book, clock.steady());
      book.failed(fault);
      done();
    };
    if (!way) return fail('linkLost');
    const { autopilot, kind, firmware, hardwareId } = way.introduction;
    let toldAt = -Infinity;
    way.hands.parameters.load(book.known(), {
      progress(count, total) {
        if (clock.steady() - toldAt < TELL_EVERY_MS) return;
        toldAt = clock.steady();
        book.progress(count, total);
      },
      loaded(list) {
        book.loaded(list, { hardwareId, model: { autopilot, kind, firmware }, loadedAt: clock.wall() });
        shelf.keep(deviceId, book);
      },
      failed: fail,
      described(description) {
        done();
        if (!description) return;
        book.described(description);
        shelf.keep(deviceId, book);
      },
    });
  }

  const isWorthAsking = (book: ParameterBook): boolean =>
    !book.status.isCurrent && clock.steady() - (failedAt.get(book) ?? -Infinity) > ASK_AGAIN_MS;

  async function look(deviceId: string): Promise<ParameterSnapshot> {
    const book = await bookOf(deviceId);
    if (isWorthAsking(book)) load(deviceId, book);
    return { ...book.status, online: isOnline(deviceId), model: book.origin?.model ?? null, parameters: book.all() };
  }

  async function write(deviceId: string, token: number, name: string, value: number): Promise<WriteOutcome> {
    const book = await bookOf(deviceId);
    const way = wayTo(deviceId);
    const parameter = book.get(name) ?? asked.get(deviceId)?.get(name);
    if (!tokens.admit(deviceId, token) || !way || !parameter || unfitness(parameter.type, value)) {
      return { name, result: 'notSent', value: null };
    }
    const outcome = await new Promise<WriteOutcome>((resolve) => way.hands.parameters.write(parameter, value, resolve));
    book.wrote(outcome);
    // Whatever it was held to before, it is asked again.
    const session = fleet().session(deviceId);
    if (session && isAboutFence(name)) noteFence(session, undefined);
    if (session && name === RALLY_COUNT) session.rally = undefined;
    return outcome;
  }

  async function readSteeringSettings(deviceId: string): Promise<{ firmware: string; parameters: readonly Parameter[] }> {
    const way = wayTo(deviceId);
    if (!way) return { firmware: '', parameters: [] };
    const { firmware } = way.introduction;
    const names = silenceSettings(way.introduction, firmware);
    if (names.length === 0) return { firmware, parameters: [] };
    return { firmware, parameters: await ask(deviceId, names) };
  }

  async function ask(deviceId: string, names: readonly string[]): Promise<readonly Parameter[]> {
    const way = wayTo(deviceId);
    if (!way) return [];
    const told = await new Promise<ReadonlyMap<string, Parameter>>((resolve) => way.hands.parameters.ask(names, resolve));
    asked.set(deviceId, new Map([...(asked.get(deviceId) ?? []), ...told]));
    return [...told.values()];
  }

  // Whoever has the controls now did not want it.
  tokens.onChange((deviceId) => {
    for (const { hands } of fleet().seat(deviceId)?.contacts ?? []) hands.parameters.cease();
  });

  const outdate = (deviceId: string) => shelf.opened(deviceId)?.outdate();
  const ends = [
    answerOfParameters(bus, 'gateway.parameters', ({ deviceId }) => look(deviceId)),
    answerOfParameters(bus, 'gateway.refreshParameters', async ({ deviceId }) => ({
      isUnderWay: load(deviceId, await bookOf(deviceId)),
    })),
    answerOfParameters(bus, 'gateway.steeringSettings', ({ deviceId }) => readSteeringSettings(deviceId)),
    answerOfParameters(bus, 'gateway.askParameters', ({ deviceId, names }) => ask(deviceId, names)),
    answerOfParameters(bus, 'gateway.setParameter', ({ deviceId, token, name, value }) => write(deviceId, token, name, value)),
    subscribe(bus, 'device.heard', ({ deviceId, online }) => {
      if (!online) outdate(deviceId);
    }),
    hearNews(bus, ({ deviceId, event }) => {
      if (event.kind === 'rebooted') outdate(deviceId);
    }),
    // It may be another aircraft by now.
    subscribe(bus, 'device.changed', ({ deviceId }) => {
      asked.delete(deviceId);
      if (!wayTo(deviceId)) shelf.forget(deviceId);
    }),
  ];

  return {
    heard: (deviceId, parameter) => shelf.opened(deviceId)?.heard(parameter),
    tick: () => shelf.keepDirty(),
    async close() {
      for (const end of ends) end();
      shelf.keepDirty();
      await shelf.settled();
    },
  };
}
