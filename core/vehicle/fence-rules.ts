/** What a vehicle does at the border of its fence: something of its own, only say so, or nothing, as where its fence is switched off. */
export const FENCE_BORDERS = ['acts', 'reports', 'nothing'] as const;

/** What holds on board beside the areas of a fence. Autopilots keep it among their parameters. */
export interface FenceRules {
  /** Metres above home; null where none is in force. */
  ceiling: number | null;
  border: (typeof FENCE_BORDERS)[number];
  /** Whether it looks at its areas at all: some keep a height alone, and their areas asleep. */
  keepsAreas: boolean;
  /** Of several areas to stay in any will do; otherwise it has to be in all of them at once. */
  anyArea: boolean;
}

/** Whether there is a limit of height among them that is the one that is wanted. Some autopilots keep whole centimetres. */
export const isCeiling = (rules: FenceRules, wanted: number): boolean =>
  rules.ceiling !== null && Math.abs(rules.ceiling - wanted) < 0.0101;
