import type { Route } from '@skyhelm/core/plan/route';
import { workApart } from '../../../browser/apart.ts';
import { PATTERN_WORK, type PatternWork } from './pattern-work.ts';

const ask = workApart(PATTERN_WORK, () => new Worker(new URL('./pattern.worker.ts', import.meta.url), { type: 'module' }));

/** What is laid out does not depend on what was: ten thousand waypoints need not be handed over. */
const bare = (route: Route): Route => ({ ...route, pattern: null, waypoints: [] });

export const layOutApart = (...[pattern, route, home]: Parameters<PatternWork['layOut']>) => ask('layOut', [pattern, bare(route), home]);
export const splitApart = (...[pattern, route, among]: Parameters<PatternWork['split']>) => ask('split', [pattern, bare(route), among]);
export const formationApart = (...given: Parameters<PatternWork['formation']>) => ask('formation', given);
export const waysOutApart = (...given: Parameters<PatternWork['waysOut']>) => ask('waysOut', given);
