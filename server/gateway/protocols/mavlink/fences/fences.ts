import { isCeiling, type FenceRules } from '@skyhelm/core/vehicle/fence-rules';
import type { Parameter, WriteOutcome } from '@skyhelm/core/vehicle/parameter';
import type { FencePlan } from '@skyhelm/core/vehicle/plan-item';
import { failed, type TransferEnd } from '@skyhelm/core/vehicle/transfer';
import type { FenceHands } from '../../../fence-hands.ts';
import type { ParameterHands } from '../../../parameters.ts';
import type { PlanHands, TransferListener } from '../../../plan-hands.ts';
import type { Dialect, Setting, Values } from '@skyhelm/core/vehicle/fence-dialect';

type Said = ReadonlyMap<string, Parameter>;

/** Areas by way of plans, then what its parameters say of them, as one matter. */
export function fences(dialect: Dialect | undefined, plans: PlanHands, parameters: Pick<ParameterHands, 'ask' | 'write'>): FenceHands {
  /** Leaves off what goes on with the parameters; nothing while nothing does. */
  let leaveOff: (() => void) | undefined;

  const valuesOf = (said: Said): Values => new Map([...said].flatMap(([name, { value }]) => (value === null ? [] : [[name, value]])));
  const isWhole = (told: Values): boolean => dialect!.needed.every((name) => told.has(name));

  /** One round with its parameters. Whatever comes in after it was left off is not followed. */
  function round(ended: (end: TransferEnd) => void) {
    let isOver = false;
    const end = (how: TransferEnd) => {
      if (isOver) return;
      isOver = true;
      leaveOff = undefined;
      ended(how);
    };
    leaveOff = () => end({ outcome: 'cancelled', isPlanUnknown: true });
    const unlessOver =
      <T>(next: (value: T) => void) =>
      (value: T): void => {
        if (!isOver) next(value);
      };
    return { end, unlessOver };
  }

  function readRules(plan: FencePlan, ended: (end: TransferEnd) => void): void {
    if (!dialect) return ended({ outcome: 'done', plan, rules: null });
    const { end, unlessOver } = round(ended);
    const hear = unlessOver<Said>((said) => {
      const told = valuesOf(said);
      end({ outcome: 'done', plan, rules: isWhole(told) ? dialect.rulesOf(told) : null });
    });
    return parameters.ask([...dialect.needed, ...dialect.optional], hear);
  }

  /** Writes what is to be set, one after the other. `isMet` looks at what came of it. */
  function set(
    wanted: (own: Dialect, told: Values) => Setting[],
    isMet: (rules: FenceRules) => boolean,
    ended: (end: TransferEnd) => void,
  ): void {
    if (!dialect) return ended({ outcome: 'done', rules: null });
    const { end, unlessOver } = round(ended);

    function write(said: Said, told: Map<string, number>, [next, ...rest]: Setting[]): void {
      if (!next) return finish(dialect!.rulesOf(told));
      const { name, type, value } = next;
      const known = said.get(name);
      if (known?.value === value) return write(said, told, rest);
      const hear = unlessOver<WriteOutcome>(({ result }) => {
        if (result !== 'written') return end(failed('limits', { word: name }));
        return write(said, told.set(name, value), rest);
      });
      return parameters.write(known ?? { name, type, value: null }, value, hear);
    }

    const finish = (rules: FenceRules) => end(isMet(rules) ? { outcome: 'done', rules } : failed('limits'));

    const hear = unlessOver<Said>((said) => {
      const told = new Map(valuesOf(said));
      const missing = dialect.needed.find((name) => !told.has(name));
      if (missing !== undefined) return end(failed('limits', { word: missing }));
      return write(said, told, wanted(dialect, told));
    });
    parameters.ask([...dialect.needed, ...dialect.optional], hear);
  }

  function putInForce({ areas }: FencePlan, ceiling: number | null, ended: (end: TransferEnd) => void): void {
    const within = areas.filter(({ keep }) => keep === 'in').length;
    set(
      (own, told) => own.settingsFor({ within, areas: areas.length, ceiling }, told),
      (rules) => rules.border === 'nothing' || (rules.keepsAreas && (ceiling === null || isCeiling(rules, ceiling))),
      ended,
    );
  }

  const putOutOfForce = (isHeightToo: boolean, ended: (end: TransferEnd) => void): void =>
    set(
      (own, told) => own.settingsWithout(isHeightToo, told),
      ({ ceiling }) => !isHeightToo || ceiling === null,
      ended,
    );

  const after = (listener: TransferListener, goOn: (end: Extract<TransferEnd, { outcome: 'done' }>) => void): TransferListener => ({
    progress: listener.progress,
    ended: (end) => (end.outcome === 'done' ? goOn(end) : listener.ended(end)),
  });

  return {
    send(plan, ceiling, listener) {
      if (leaveOff) return 'busy';
      return plans.send(
        plan,
        after(listener, () => putInForce(plan, ceiling, listener.ended)),
      );
    },
    clear(isHeightToo, listener) {
      if (leaveOff) return 'busy';
      return plans.clear(
        'fence',
        after(listener, () => putOutOfForce(isHeightToo, listener.ended)),
      );
    },
    read(listener) {
      if (leaveOff) return 'busy';
      return plans.read(
        'fence',
        after(listener, ({ plan }) => readRules(plan as FencePlan, listener.ended)),
      );
    },
    cancel() {
      if (!leaveOff) return plans.cancel();
      leaveOff();
      return true;
    },
  };
}
