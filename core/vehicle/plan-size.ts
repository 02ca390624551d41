/** More than any autopilot stores. */
export const PLAN_ITEMS_MAX = 1_000;
