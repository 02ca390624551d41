import type { FencedDevice } from '@skyhelm/contract/fence';
import type { SingleFence } from '@skyhelm/core/airspace/fence';
import { fenceAboard } from '@skyhelm/core/airspace/fence-aboard';
import type { Shape } from '@skyhelm/core/airspace/shape';
import { fenceFrom, type Held } from './holding.store.ts';

interface Meant {
  fence: SingleFence;
  crossing: FencedDevice['crossing'];
}

/** As many as are named in one sentence. */
const NAMED = 3;
/** Fences of so many sets at once. */
const SETS_MAX = 1_000;
const compared = new Map<string, Meant>();

/**
 * What a vehicle that is held to these should have on board. Asked of hundreds of them every few seconds, most of which are held to the same: areas of hundreds of corners
 * take milliseconds to compare.
 */
export function meantAboard(held: readonly Held[]): Meant {
  const key = held.map(({ id, version }) => `${id} ${version}`).join();
  const known = compared.get(key);
  if (known) return known;
  if (compared.size >= SETS_MAX) compared.clear();
  const { fence, crossing } = fenceAboard(fenceFrom(held));
  const meant = { fence, crossing: crossing && { sent: namesOf(held, crossing.sent), left: namesOf(held, crossing.left) } };
  compared.set(key, meant);
  return meant;
}

function namesOf(held: readonly Held[], shapes: readonly Shape[]): string {
  const names = held.filter(({ shape }) => shapes.includes(shape)).map(({ name }) => name);
  return [...names.slice(0, NAMED), ...(names.length > NAMED ? ['…'] : [])].join(', ');
}
