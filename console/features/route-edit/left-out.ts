import { endedByHand, type Estimate } from '@skyhelm/core/plan/estimate';
import type { Route } from '@skyhelm/core/plan/route';
import type { Craft } from '@skyhelm/core/vehicle/flight-traits';
import type { Say } from '../../words/words.ts';

/** What the figures of a route have nothing of. */
export function leftOut(t: Say, route: Route, lacks: Estimate['lacks'], craft?: Craft): string[] {
  const [first, ...more] = endedByHand(route, craft);
  return [
    ...(lacks ? [t(`route.lacks.${lacks}`)] : []),
    ...(first === undefined ? [] : [t(more.length === 0 ? 'route.lacks.circle' : 'route.lacks.circles', { number: first + 1 })]),
  ];
}
