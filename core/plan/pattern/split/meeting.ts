import { warning, type Issue } from '../../../issue.ts';
import { encountersOf, separationIssues, tooMuch, wingedIssues, type Member } from '../../formation/check-formation.ts';
import type { Home } from '../../path/course.ts';
import type { Share } from '../split.ts';
import { APART_M } from './apart.ts';

/** The nearest that two parts come to each other, if that is too near, when all begin at once. Who starts when is the pilot's: it is told, and not refused. */
export function meetingDoubts(shares: readonly Share[], homes: readonly Home[]): Issue[] {
  const members = shares.map(({ aircraft, route }): Member => ({ route, delay: 0, home: homes[aircraft] }));
  if (members.length < 2) return [];
  const unknown = members.findIndex(({ home }) => home?.altitude === undefined);
  if (unknown >= 0) return [warning('formation.homeAltitude', { number: unknown + 1 })];
  const found = [...wingedIssues(members), ...tooMuch(members)];
  const [nearest] = found.length > 0 ? found : separationIssues(encountersOf(members, APART_M), APART_M);
  return nearest ? [{ ...nearest, severity: 'warning' }] : [];
}
