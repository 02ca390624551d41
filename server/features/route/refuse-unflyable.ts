import type { RouteForm } from '@skyhelm/contract/route';
import type { Issue } from '@skyhelm/core/issue';
import type { Airspace } from '@skyhelm/core/plan/checks/airspace';
import { checkRoute } from '@skyhelm/core/plan/checks/index';
import { say } from '@skyhelm/i18n/all';
import type { Language, WordKey } from '@skyhelm/i18n/translate';
import { AppError } from '../../platform/app-error.ts';

/** As many as anybody reads. */
const TOLD = 50;

/** What is only a warning passes. Where there are several routes, each refusal says of which. */
export function refuseIssues(issues: readonly Issue[], language: Language, name?: string): void {
  const errors = issues.filter(({ severity }) => severity === 'error').slice(0, TOLD);
  if (errors.length === 0) return;
  const told = errors.map(({ code, params, at = [] }) => ({
    path: ['route', ...at].join('.'),
    code,
    mes: `${name === undefined ? '' : `${name}: `}${say(language, `issues.${code}` as WordKey, params)}`,
  }));
  throw new AppError('input.invalid', {}, { issues: told });
}

/** The rules of the editor once more: nothing is kept or sent that it would not keep. */
export const refuseUnflyable = (
  { name, remarks, route }: Pick<RouteForm, 'name' | 'remarks' | 'route'>,
  airspace: Airspace,
  language: Language,
): void => refuseIssues(checkRoute({ name, remarks, route, limits: {}, airspace }), language);
