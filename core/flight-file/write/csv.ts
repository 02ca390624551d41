import { modeNumbered } from '../../vehicle/flight-mode.ts';
import { phaseNumbered } from '../../vehicle/phase.ts';
import { positioningNumbered } from '../../vehicle/positioning.ts';
import { ALL_FIELDS, factsOf, type StateField, type VehicleState } from '../../vehicle/state.ts';
import { zoneClock } from '../../zone-clock.ts';
import type { FlightWriter, WrittenFlight } from './flight-writer.ts';
import { isoTime } from './iso-time.ts';

/** Numbers that stand for a word. */
const NAMES: Partial<Record<StateField, (value: number) => string | undefined>> = {
  mode: modeNumbered,
  phase: (value) => phaseNumbered(value)?.phase,
  positioning: positioningNumbered,
};

const DECIMALS = Object.fromEntries(ALL_FIELDS.map((name) => [name, Math.max(0, Math.round(-Math.log10(factsOf(name).step)))])) as Record<
  StateField,
  number
>;

/** Nothing where it was not known. */
function cellOf(name: StateField, state: VehicleState): string {
  const value = state[name];
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return NAMES[name]?.(value) ?? value.toFixed(DECIMALS[name]);
}

/** One row a sample, every field of the state a column under its own name: for programs that calculate, which want the same names in every language. */
export function csvWriter({ timeZone }: WrittenFlight): FlightWriter {
  const { aheadAt } = zoneClock(timeZone);
  return {
    begin: () => `${['time', ...ALL_FIELDS].join(',')}\r\n`,
    add: (samples) =>
      samples.map(({ at, state }) => `${isoTime(at, aheadAt(at))},${ALL_FIELDS.map((name) => cellOf(name, state)).join(',')}\r\n`).join(''),
    end: () => '',
  };
}
