import type { sendCommand } from '@skyhelm/contract/control';
import type { InputOf } from '@skyhelm/contract/endpoint';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { CommandKind } from '@skyhelm/core/vehicle/command';
import { numberIn } from '../../ui/form/number-in.ts';
import type { LoadSchema } from '../../ui/form/rules.ts';

/** Commands that have to be told how high, where to or how fast. */
export type AskedKind = Extract<CommandKind, 'takeOff' | 'goTo' | 'orbit' | 'changeSpeed' | 'changeYaw'>;

/** Numbers as they were typed: what is no number yet is not lost. */
export type OrderValues = Partial<Record<'height' | 'longitude' | 'latitude' | 'radius' | 'speed' | 'heading', string>> & {
  clockwise?: boolean;
};

const numbersIn = (values: OrderValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? numberIn(value) : value]));

export const loadSchema =
  (kind: AskedKind): LoadSchema =>
  async () => {
    const schema = (await import('@skyhelm/core/vehicle/command')).COMMANDS[kind];
    return { safeParse: (values) => schema.safeParse(numbersIn(values as OrderValues)) };
  };

/** Held to the schema before: what is sent here are numbers. */
export function inputOf(deviceId: DeviceId, kind: AskedKind, values: OrderValues): InputOf<typeof sendCommand> {
  const input: object = { deviceId, kind, ...numbersIn(values) };
  return input as InputOf<typeof sendCommand>;
}
