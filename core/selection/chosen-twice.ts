import { error, type Issue } from '../issue.ts';

/** What several are chosen of: aircraft of a formation, cameras of a video layout, outputs of an autopilot. */
export type Chosen = 'drone' | 'videoSource' | 'output';

/** One for each that stands there again, by its place in the selection. */
export const chosenTwice = (of: Chosen, selection: readonly (string | number)[]): Issue[] =>
  selection.flatMap((one, index) => (selection.indexOf(one) < index ? [error(`selection.${of}`, undefined, [index])] : []));
