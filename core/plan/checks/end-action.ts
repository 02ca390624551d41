import { error } from '../../issue.ts';
import { END_ACTIONS } from '../route.ts';
import type { Check } from './check.ts';

export const endAction: Check = ({ route }) =>
  route.endAction !== null && END_ACTIONS.includes(route.endAction) ? [] : [error('route.endAction', undefined, ['endAction'])];
