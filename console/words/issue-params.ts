import type { Params, WordKey } from '@skyhelm/i18n/translate';
import type { Say } from './words.ts';

export interface FoundIssue {
  code: string;
  params?: Params | undefined;
}

const UNTOLD_ACTION = 'mission.action';

/** As they are read: an action is known by its kind, and read by its name. */
export const paramsOf = (say: Say, { code, params }: FoundIssue): Params | undefined =>
  code === UNTOLD_ACTION && params ? { ...params, action: say(`route.action.${params['action']}` as WordKey) } : params;
