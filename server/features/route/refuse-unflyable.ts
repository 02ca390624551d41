import type { FieldIssue } from '@skyhelm/contract/envelope';
import type { RouteForm } from '@skyhelm/contract/route';
import type { Issue } from '@skyhelm/core/issue';
import type { Airspace } from '@skyhelm/core/plan/checks/airspace';
import type { FlightLimits } from '@skyhelm/core/plan/checks/check';
import type { Endurance } from '@skyhelm/core/plan/energy/endurance';
import type { Terrain } from '@skyhelm/core/plan/terrain/ground';
import { say } from '@skyhelm/i18n/all';
import type { Language, WordKey } from '@skyhelm/i18n/translate';
import { AppError } from '../../platform/app-error.ts';
import { checkApart } from './check-apart.ts';
import type { PatternIssues } from './lay-out-apart.ts';

/** As many as anybody reads. */
const TOLD = 50;

/** What is only a warning passes. Where there are several routes, each refusal says of which. */
export function refuseIssues(issues: readonly Issue[], language: Language, name?: string): void {
  const told = toldOf(issues, 'error', language, name);
  if (told.length > 0) throw new AppError('input.invalid', {}, { issues: told });
}

/** To be asked for once more by whoever has read what they are warned of: behind the start it would be too late. */
export function refuseWarned(issues: readonly Issue[], language: Language): void {
  const told = toldOf(issues, 'warning', language);
  if (told.length > 0) throw new AppError('formation.warned', {}, { issues: told });
}

const toldOf = (issues: readonly Issue[], severity: Issue['severity'], language: Language, name?: string): FieldIssue[] =>
  issues
    .filter((issue) => issue.severity === severity)
    .slice(0, TOLD)
    .map(({ code, params, at = [] }) => ({
      path: ['route', ...at].join('.'),
      code,
      mes: `${name === undefined ? '' : `${name}: `}${say(language, `issues.${code}` as WordKey, params)}`,
    }));

/** What was kept has been laid out then: only its waypoints are sent. */
export const LAID_OUT_WHEN_KEPT: PatternIssues = { issues: [] };

/** What a route is held to, and the language in which it is refused. */
interface HeldTo {
  enterpriseId: string;
  language: Language;
  airspace: Airspace;
  laidOut: PatternIssues | undefined;
  /** Nothing where no file tells of it. */
  terrain?: Terrain | undefined;
  /** Of the aircraft that is to fly it, once one is chosen. */
  limits?: FlightLimits;
  endurance?: Endurance;
}

/** The rules of the editor once more: nothing is kept or sent that it would not keep. */
export const refuseUnflyable = async (
  { name, remarks, route }: Pick<RouteForm, 'name' | 'remarks' | 'route'>,
  { enterpriseId, language, limits = {}, ...heldTo }: HeldTo,
): Promise<void> => refuseIssues(await checkApart(enterpriseId, 'all', { name, remarks, route, limits, ...heldTo }), language);
