import { BARE, OURS } from './gateway-contestants.ts';
import { inTime, LOST_MAX_PERCENT, withGateway, type GatewayRun, type Outcome } from './gateway-run.ts';
import type { Row } from './report.ts';

const SIZES = [10, 100, 1_000, 5_000] as const;
/** Fewer than in flight: one core of a small machine has to hold the largest fleet with room to spare. */
const PER_SECOND = 3;
const WARM_UP_S = 4;
const SECONDS = 8;
/** How much more than one of the first thousand vehicles one of those that come later may cost. */
const STEEPER_MAX = 1.5;

type Grown = Record<(typeof SIZES)[number], Outcome>;

async function grown(run: GatewayRun): Promise<Grown> {
  const outcomes: [number, Outcome][] = [];
  for (const size of SIZES) {
    await run.growTo(size);
    outcomes.push([size, inTime(await run.speak(PER_SECOND, WARM_UP_S, SECONDS))]);
  }
  return Object.fromEntries(outcomes) as Grown;
}

/** What a vehicle of the last four thousand costs, beside one of the first. */
const steepness = (cost: (size: (typeof SIZES)[number]) => number): number =>
  (cost(5_000) - cost(1_000)) / 4_000 / ((cost(1_000) - cost(10)) / 990);

export async function gatewayGrowth(): Promise<Row[]> {
  const baseline = await withGateway(BARE, grown);
  const ours = await withGateway(OURS, grown);
  const rows = (what: string, unit: string, of: (outcome: Outcome) => number): Row[] => {
    const steep = steepness((size) => of(ours[size]));
    return [
      ...SIZES.map((size) => ({
        bench: 'gateway-growth',
        what: `${what}, ${size} vehicles`,
        ours: of(ours[size]),
        baseline: of(baseline[size]),
        unit,
        goal: '',
        met: true,
      })),
      {
        bench: 'gateway-growth',
        what: `${what}, one beyond 1,000 beside one below`,
        ours: steep,
        baseline: steepness((size) => of(baseline[size])),
        unit: 'x',
        goal: `at most ${STEEPER_MAX}x`,
        met: steep <= STEEPER_MAX,
      },
    ];
  };
  return [
    ...rows('time of one core', '%', ({ cpu }) => cpu * 100),
    ...rows('memory', 'MB', ({ memory }) => memory / 1e6),
    {
      bench: 'gateway-growth',
      what: 'messages that did not arrive, 5000 vehicles',
      ours: ours[5_000].lostPercent,
      baseline: baseline[5_000].lostPercent,
      unit: '%',
      goal: 'none',
      met: ours[5_000].lostPercent < LOST_MAX_PERCENT,
    },
  ];
}
