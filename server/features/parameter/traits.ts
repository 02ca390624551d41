import { traitsOf, type Craft, type FlightTraits } from '@skyhelm/core/vehicle/flight-traits';
import type { Parameter } from '@skyhelm/core/vehicle/parameter';
import type { RallyPoint } from '@skyhelm/core/vehicle/plan-item';

interface Told {
  model: Craft | null;
  parameters: readonly Parameter[];
}

/** What an aircraft tells of itself while it is there. */
interface Aboard {
  craft?: Craft | undefined;
  rally?: readonly RallyPoint[] | undefined;
}

/** An aircraft that is away is what it was when its parameters were read. */
export function traitsIn({ craft, rally }: Aboard, told: Told | undefined): FlightTraits {
  const settings = new Map(told?.parameters.map(({ name, value }) => [name, value]));
  return traitsOf(craft ?? told?.model ?? undefined, (name) => settings.get(name) ?? undefined, rally);
}
