import type { RouteId } from '@skyhelm/contract/ids';
import { DOCUMENT_VERSION, upgraded } from '@skyhelm/core/plan/upgrades';
import type { Route } from '@skyhelm/core/plan/route';
import { remember, remembered } from '../../../browser/storage.ts';
import type { Draft } from '../route-desk.ts';

/** What somebody had on the desk when the session, the page or the server went away. */
export interface UnsavedPlan {
  draft: Draft;
  /** Of the stored route that it was begun with: whoever has saved since must not be overwritten unasked. */
  version: number | undefined;
  /** When it was noted. */
  at: string;
}

/** As it lies in the browser. */
export interface FoundPlan extends UnsavedPlan {
  /** Nothing for a new one. */
  route: RouteId | undefined;
  slot: number;
}

/** Whoever has not come back for it by then does not know it any more. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Of one route, or of new ones: what somebody has begun while an earlier one waits for an answer does not take its place. */
const SLOTS = [0, 1, 2, 3, 4];

/** Of each person their own: several may share a browser. */
const keyOf = (person: string, route: RouteId | undefined, slot: number): string =>
  `route-unsaved ${person} ${route ?? 'new'}${slot === 0 ? '' : ` ${slot}`}`;

/** A number that is being typed is none yet, and JSON has no word for it. */
const NO_NUMBER = '\u0000NaN';
const toText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'number' && Number.isNaN(part) ? NO_NUMBER : part));
const fromText = (text: string): unknown => JSON.parse(text, (_, part: unknown) => (part === NO_NUMBER ? Number.NaN : part));

/** What a pattern makes is laid out again: ten thousand waypoints would not fit. */
const withoutMade = (route: Route): Route => (route.pattern === null ? route : { ...route, waypoints: [] });

export function keepUnsaved(person: string, route: RouteId | undefined, slot: number, { draft, version, at }: UnsavedPlan): void {
  const document = { version: DOCUMENT_VERSION, route: withoutMade(draft.route) };
  remember(keyOf(person, route, slot), { at, text: toText({ ...draft, route: document, begunWith: version }) });
}

export const dropUnsaved = (person: string, route: RouteId | undefined, slot: number): void =>
  remember(keyOf(person, route, slot), undefined);

/** Unless something else has been noted there since. */
export function dropFound(person: string, { route, slot, at }: FoundPlan): void {
  if (remembered(keyOf(person, route, slot), isNoted)?.at === at) dropUnsaved(person, route, slot);
}

interface Noted {
  at: string;
  text: string;
}
const isNoted = (value: unknown): value is Noted =>
  typeof (value as Noted | null)?.at === 'string' && typeof (value as Noted).text === 'string';

/** The latest first. What is too old, or what nobody can read any more, is none. */
export function unsavedOf(person: string, route: RouteId | undefined, now = Date.now()): FoundPlan[] {
  const found = SLOTS.flatMap((slot): FoundPlan[] => {
    const noted = remembered(keyOf(person, route, slot), isNoted);
    if (!noted) return [];
    const plan = now - Date.parse(noted.at) <= KEPT_MS ? read(noted) : undefined;
    if (plan) return [{ ...plan, route, slot }];
    dropUnsaved(person, route, slot);
    return [];
  });
  return found.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

/** Where nothing lies; where something lies everywhere, that of the oldest. */
export function freeSlot(person: string, route: RouteId | undefined): number {
  const found = unsavedOf(person, route);
  return SLOTS.find((slot) => found.every((one) => one.slot !== slot)) ?? found.at(-1)!.slot;
}

function read({ at, text }: Noted): UnsavedPlan | undefined {
  try {
    const { begunWith, route: document, ...form } = fromText(text) as Omit<Draft, 'route'> & { begunWith?: number; route: never };
    const route = upgraded(document) as Route | undefined;
    return Array.isArray(route?.waypoints) ? { at, version: begunWith, draft: { ...form, route } } : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing of it is missing on the desk. */
export const isSamePlan = (one: Draft, other: Draft): boolean =>
  toText({ ...one, route: withoutMade(one.route) }) === toText({ ...other, route: withoutMade(other.route) });
