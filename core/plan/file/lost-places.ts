import type { Issue } from '../../issue.ts';

/** Where one of these is told of a file, the way that is read leads past a place of it. */
const CODES: readonly string[] = [
  'routeFile.place',
  'routeFile.item',
  'routeFile.itemPlace',
  'routeFile.complex',
  'mission.read.jump',
  'mission.read.rest',
];

/** Whoever saves such a route flies another one than they have: it must not be found among harmless remarks. */
export const losesPlaces = ({ code }: Pick<Issue, 'code'>): boolean => CODES.includes(code);
