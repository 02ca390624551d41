import { answerWith } from '../../browser/apart.ts';
import { PLAN_WORK } from './plan-work.ts';

answerWith(PLAN_WORK);
