import type { Certification } from '@skyhelm/contract/certification';

type Listed = Pick<Certification, 'id' | 'standing'>;

/** The next submission of the list that nobody has decided: after this one first, then from the top. */
export function nextWaiting(
  among: readonly Listed[],
  current: Certification['id'],
  settled: readonly Certification['id'][],
): Certification['id'] | undefined {
  const place = among.findIndex(({ id }) => id === current);
  const inOrder = [...among.slice(place + 1), ...among.slice(0, Math.max(place, 0))];
  return inOrder.find(({ id, standing }) => standing === 'pending' && id !== current && !settled.includes(id))?.id;
}
