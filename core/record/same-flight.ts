export interface Flown {
  takeOffAt: number;
  landedAt: number;
}

/** Of one aircraft, which is on one flight at a time: records that share more than half of the shorter are of the same flight, whoever kept them. */
export function isSameFlight(one: Flown, other: Flown): boolean {
  if (one.takeOffAt === other.takeOffAt) return true;
  const shared = Math.min(one.landedAt, other.landedAt) - Math.max(one.takeOffAt, other.takeOffAt);
  return shared > Math.min(one.landedAt - one.takeOffAt, other.landedAt - other.takeOffAt) / 2;
}
