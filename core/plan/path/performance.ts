import { USUAL_AGILITY, type Agility } from '../../airspace/engine/margin.ts';

/** How an aircraft flies, as far as it matters where it may come. */
export interface Performance extends Agility {
  /** Metres a second. */
  climbRate: number;
  descentRate: number;
  returnSpeed: number;
  /** Metres above home that it climbs to before it flies back, if it is lower. */
  returnHeight: number;
  /** Metres of its tightest turn; nought for what can stop in the air. */
  turnRadius: number;
}

export const USUAL_PERFORMANCE: Performance = {
  ...USUAL_AGILITY,
  climbRate: 2.5,
  descentRate: 1.5,
  returnSpeed: 5,
  returnHeight: 30,
  turnRadius: 0,
};
