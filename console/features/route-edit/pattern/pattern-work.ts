import type { Position } from '@skyhelm/core/geo/position';
import { planFormation, type Aircraft } from '@skyhelm/core/plan/formation/check-formation';
import type { Formation } from '@skyhelm/core/plan/formation/formation';
import { waysOut, type WayOut } from '@skyhelm/core/plan/formation/ways-out';
import type { Home } from '@skyhelm/core/plan/path/course';
import type { LaidOut } from '@skyhelm/core/plan/pattern/laid-out';
import { layOut } from '@skyhelm/core/plan/pattern/lay-out';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import { splitAmong } from '@skyhelm/core/plan/pattern/split';
import type { Route } from '@skyhelm/core/plan/route';

/** What may take longer than a frame. */
export interface PatternWork {
  layOut(pattern: Pattern, route: Route, home?: Position): LaidOut;
  split(pattern: Pattern, route: Route, among: number | readonly Home[]): ReturnType<typeof splitAmong>;
  formation(route: Route, formation: Formation, aircraft: Aircraft): ReturnType<typeof planFormation>;
  waysOut(route: Route, formation: Formation, aircraft: Aircraft): WayOut[];
}

export const PATTERN_WORK: PatternWork = {
  layOut: (pattern, route, home) => layOut(pattern, route, home),
  split: (pattern, route, among) => splitAmong(pattern, route, among),
  formation: (route, formation, aircraft) => planFormation(route, formation, aircraft),
  waysOut: (route, formation, aircraft) => waysOut(route, formation, aircraft),
};
