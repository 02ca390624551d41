import type { Certification } from '@skyhelm/contract/certification';

/** What still matters of all I have submitted of a kind, newest first: what holds, what waits, and what was decided last without holding. */
export function presentOnes(rows: readonly Certification[], kind: Certification['kind']): Certification[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    if (row.kind !== kind || row.standing === 'withdrawn' || row.standing === 'replaced') return false;
    const subject = row.licence?.model ?? '';
    const isNewest = !seen.has(subject);
    // What waits does not hide what was decided before it.
    if (row.standing !== 'pending') seen.add(subject);
    return row.standing === 'pending' || row.standing === 'passed' || isNewest;
  });
}
