import { answerWith } from '../../../browser/apart.ts';
import { PATTERN_WORK } from './pattern-work.ts';

answerWith(PATTERN_WORK);
