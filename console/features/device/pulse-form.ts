import { PULSED_LOADS, USUAL_RANGE, type LoadPulses } from '@skyhelm/core/payload/load-pulses';
import { numberIn, wholeIn } from '../../ui/form/number-in.ts';

/** What is set up, ticked one by one: the loads, and how much the pump gives. */
export const PULSE_PARTS = [...PULSED_LOADS, 'flow'] as const;
export type PulsePart = (typeof PULSE_PARTS)[number];

type Values = Partial<Record<string, unknown>>;
const typed = (values: Values, name: string): string | undefined => values[`pulses.${name}`] as string | undefined;

const usedIn = (values: Values): readonly PulsePart[] => (values['pulses.used'] as PulsePart[] | undefined) ?? [];

/** What is sent of them; nothing where no load is told by pulses. */
export function pulsesIn(values: Values): object | null {
  const used = usedIn(values);
  if (used.length === 0) return null;
  const whole = (name: string) => wholeIn(typed(values, name));
  const loads = PULSED_LOADS.map((load) => {
    const pair = { output: whole(`${load}.output`), start: whole(`${load}.start`), end: whole(`${load}.end`) };
    return [load, used.includes(load) ? pair : null] as const;
  });
  const flow = { min: numberIn(typed(values, 'flow.min')), max: numberIn(typed(values, 'flow.max')) };
  return {
    range: { min: whole('range.min'), max: whole('range.max') },
    ...Object.fromEntries(loads),
    flow: used.includes('flow') ? flow : null,
  };
}

export function pulseValuesOf(pulses: LoadPulses | null): Values {
  const spans = { range: pulses?.range ?? USUAL_RANGE, flow: pulses?.flow };
  const parts = [...Object.entries(spans), ...PULSED_LOADS.map((load) => [load, pulses?.[load]] as const)];
  const numbers = parts.flatMap(([part, of]) =>
    Object.entries(of ?? {}).map(([field, value]) => [`pulses.${part}.${field}`, String(value)] as const),
  );
  return { 'pulses.used': pulses ? PULSE_PARTS.filter((part) => pulses[part] !== null) : [], ...Object.fromEntries(numbers) };
}

/** All of it in one line, for whoever compares two of them. */
export const pulseText = (values: Values, name: (part: PulsePart) => string): string =>
  usedIn(values)
    .map((part) => {
      const fields = part === 'flow' ? ['min', 'max'] : ['output', 'start', 'end'];
      return `${name(part)} ${fields.map((field) => typed(values, `${part}.${field}`) ?? '').join(' ')}`;
    })
    .join(' / ');
