import { isSameValue, PARAMETERS_MAX, tidied, type LoadFault, type Parameter, type WriteOutcome } from '@skyhelm/core/vehicle/parameter';
import type { ParameterNews, ParameterStatus } from '../platform/bus/parameter-subjects.ts';
import type { KeptParameters, Origin } from './directory.ts';
import type { Description, KnownList, ParameterList } from './parameters.ts';

/** What is known of the parameters of one device. */
export interface ParameterBook {
  readonly status: Omit<ParameterStatus, 'online'>;
  /** Which aircraft they are of; nothing before it told any. */
  readonly origin: Origin | undefined;
  /** What should be kept has changed since it was last asked for. */
  readonly isDirty: boolean;
  get(name: string): Parameter | undefined;
  all(): Parameter[];
  /** What to hand a vehicle that may say that it all still holds. */
  known(): KnownList | undefined;
  keep(): KeptParameters | undefined;
  begin(): void;
  progress(done: number, total: number): void;
  loaded(list: ParameterList, origin: Origin): void;
  described(description: Description): void;
  failed(fault: LoadFault): void;
  heard(parameter: Parameter): void;
  wrote(outcome: WriteOutcome): void;
  /** The vehicle is gone or began anew: what it has now only it knows. */
  outdate(): void;
}

type Told = Omit<ParameterNews, 'deviceId' | 'at' | 'online'>;

export function parameterBook(kept: KeptParameters | undefined, tell: (news: Told) => void): ParameterBook {
  let values = new Map(kept?.parameters.map((one) => [one.name, one]));
  let hash = kept?.hash ?? null;
  let mark = kept?.mark ?? null;
  let origin: Origin | undefined = kept;
  let isDirty = false;
  /** What was heard while a list came in: it may be newer than what the list says. */
  let meanwhile = new Map<string, Parameter>();
  const status: ParameterBook['status'] = {
    seq: 0,
    isCurrent: false,
    loadedAt: kept?.loadedAt ?? null,
    missing: kept?.missing ?? 0,
    loading: null,
    fault: null,
  };

  function say(changes: readonly Parameter[] = [], written: readonly WriteOutcome[] = []): void {
    status.seq++;
    tell({ ...status, changes, written });
  }

  function put(parameter: Parameter): boolean {
    const before = values.get(parameter.name);
    if (before && isSameValue(before.type, before.value, parameter.value)) return false;
    values.set(parameter.name, { ...before, ...parameter });
    // The number stood for the values before.
    [isDirty, hash] = [true, null];
    return true;
  }

  return {
    status,
    get origin() {
      return origin;
    },
    get isDirty() {
      return isDirty;
    },
    get: (name) => values.get(name),
    all: () => [...values.values()].sort((one, other) => (one.name < other.name ? -1 : 1)),
    known: () => (origin ? { parameters: [...values.values()], missing: status.missing, hash, mark } : undefined),
    keep() {
      isDirty = false;
      if (!origin) return undefined;
      const { hardwareId, model, loadedAt } = origin;
      return { hardwareId, model, loadedAt, parameters: [...values.values()], missing: status.missing, hash, mark };
    },
    begin() {
      meanwhile = new Map();
      [status.loading, status.fault] = [{ done: 0, total: 0 }, null];
      say();
    },
    progress(done, total) {
      status.loading = { done, total };
      say();
    },
    loaded(list, from) {
      const before = values;
      values = new Map(list.parameters.map((one) => [one.name, { ...saidOf(before.get(one.name)), ...one }]));
      // What was not told this time was told before, and may still be so.
      if (list.missing > 0) for (const [name, one] of before) if (!values.has(name)) values.set(name, one);
      [hash, origin, isDirty] = [list.hash, from, true];
      for (const one of meanwhile.values()) if (values.has(one.name)) put(one);
      meanwhile = new Map();
      Object.assign(status, { isCurrent: true, loadedAt: from.loadedAt, missing: list.missing, loading: null, fault: null });
      say([...values.values()].filter((one) => !isSame(one, before.get(one.name))));
    },
    described(description) {
      const before = values;
      values = new Map(
        [...before].map(([name, { type, value }]) => [name, { name, type, value, ...tidySaid(type, description.of(name)) }]),
      );
      [mark, isDirty] = [description.mark, true];
      say([...values.values()].filter((one) => !isSame(one, before.get(one.name))));
    },
    failed(fault) {
      Object.assign(status, { loading: null, fault });
      say();
    },
    heard(parameter) {
      if (status.loading) {
        if (meanwhile.size < PARAMETERS_MAX) meanwhile.set(parameter.name, parameter);
      } else if (values.has(parameter.name) && put(parameter)) say([values.get(parameter.name)!]);
    },
    wrote: (outcome) => say([], [outcome]),
    outdate() {
      if (!status.isCurrent) return;
      status.isCurrent = false;
      say();
    },
  };
}

/** What a vehicle says of a parameter it says once: a list of values goes without. */
const saidOf = ({ default: factory, facts }: Partial<Parameter> = {}): Partial<Parameter> => ({
  ...(factory !== undefined && { default: factory }),
  ...(facts && { facts }),
});

/** As it would stand in the vehicle, so that it is compared with what stands there. */
function tidySaid(type: Parameter['type'], said: ReturnType<Description['of']>): Partial<Parameter> {
  if (said?.default === undefined) return { ...said };
  return { ...said, default: tidied(type, said.default) };
}

const isSame = (one: Parameter, other: Parameter | undefined): boolean =>
  other !== undefined &&
  one.type === other.type &&
  one.default === other.default &&
  isSameValue(one.type, one.value, other.value) &&
  JSON.stringify(one.facts) === JSON.stringify(other.facts);
