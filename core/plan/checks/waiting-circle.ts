import { warning } from '../../issue.ts';
import { plannedPerformance, turnRadiusOf } from '../path/performance.ts';
import type { Check } from './check.ts';

/** What cannot stop in the air waits in no tighter circle than it turns, whatever it is told. */
export const waitingCircle: Check = ({ route, airspace: { performance = plannedPerformance(route) } }) => {
  const { endAction, landing } = route;
  if (endAction !== 'landingRoute' || !landing || landing.kind === 'inPlace') return [];
  const radius = turnRadiusOf(performance, landing.guidanceSpeed);
  if (landing.waitingRadius >= radius) return [];
  return [warning('route.landing.widerCircle', { radius: Math.ceil(radius) }, ['landing', 'waitingRadius'])];
};
