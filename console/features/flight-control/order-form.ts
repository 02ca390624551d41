import type { sendCommand } from '@skyhelm/contract/control';
import type { InputOf } from '@skyhelm/contract/endpoint';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { CommandKind } from '@skyhelm/core/vehicle/command';
import { metresFrom, metresPerSecondFrom, type UnitSystem } from '@skyhelm/core/units/unit-system';
import { numberIn, wholeIn } from '../../ui/form/number-in.ts';
import type { LoadSchema } from '../../ui/form/rules.ts';

/** Commands that have to be told how high, where to or how fast. */
export type AskedKind = Extract<CommandKind, 'takeOff' | 'goTo' | 'orbit' | 'changeSpeed' | 'changeYaw'>;

/** Numbers as they were typed: what is no number yet is not lost. */
export type OrderValues = Partial<Record<'height' | 'longitude' | 'latitude' | 'radius' | 'speed' | 'heading', string>> & {
  clockwise?: boolean;
};

type Convert = (system: UnitSystem, typed: number) => number;
const CONVERT: Partial<Record<string, Convert>> = {
  // An aircraft takes off to whole metres.
  hoverHeight: (system, typed) => (system === 1 ? typed : Math.round(metresFrom(system, typed))),
  height: metresFrom,
  radius: metresFrom,
  speed: metresPerSecondFrom,
};

/** What was typed in the units of whoever typed it, as it is sent. */
function numbersIn(kind: AskedKind, values: OrderValues, system: UnitSystem): Record<string, unknown> {
  const read = kind === 'takeOff' ? wholeIn : numberIn;
  const inMetres = (name: string, typed: ReturnType<typeof numberIn>) => {
    const convert = CONVERT[kind === 'takeOff' ? 'hoverHeight' : name];
    return typeof typed === 'number' && convert ? convert(system, typed) : typed;
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? inMetres(name, read(value)) : value]),
  );
}

export const loadSchema =
  (kind: AskedKind, system: UnitSystem): LoadSchema =>
  async () => {
    const schema = (await import('@skyhelm/core/vehicle/command')).COMMANDS[kind];
    return { safeParse: (values) => schema.safeParse(numbersIn(kind, values as OrderValues, system)) };
  };

/** Held to the schema before: what is sent here are numbers. */
export function inputOf(deviceId: DeviceId, kind: AskedKind, values: OrderValues, system: UnitSystem): InputOf<typeof sendCommand> {
  const input: object = { deviceId, kind, ...numbersIn(kind, values, system) };
  return input as InputOf<typeof sendCommand>;
}
