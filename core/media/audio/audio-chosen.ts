import { error, type Issue } from '../../issue.ts';

/** Nothing is played as long as nobody has said what. */
export const audioChosen = (chosen: string | undefined): Issue | undefined => (chosen ? undefined : error('audio.none'));
