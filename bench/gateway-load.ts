import { BARE, OURS } from './gateway-contestants.ts';
import { undisturbed, LATE_MAX_MS, LOST_MAX_PERCENT, withGateway, type GatewayRun, type Outcome } from './gateway-run.ts';
import type { Row } from './report.ts';

const VEHICLES = 2_000;
const PER_SECOND = 10;
const WARM_UP_S = 5;
const SECONDS = 15;
const P99_MAX_MS = 100;
/** How many more come in until it has too many, and how long each time. */
const STEP = { vehicles: 500, warmUpS: 3, seconds: 5 };
const VEHICLES_MAX = 8_000;
const CORE_FULL = 0.98;

/** Why a gateway cannot hold as many; nothing where it can. */
function tooMuch({ p99, lostPercent, cpu, lateMs }: Outcome): string | undefined {
  if (lateMs > LATE_MAX_MS) return 'the load itself has no more time';
  if (lostPercent > LOST_MAX_PERCENT) return 'messages are lost';
  if (p99 > P99_MAX_MS) return 'the slowest take too long';
  return cpu > CORE_FULL ? 'a core is full' : undefined;
}

async function measured(run: GatewayRun): Promise<Outcome> {
  await run.growTo(VEHICLES);
  return undisturbed(() => run.speak(PER_SECOND, WARM_UP_S, SECONDS));
}

/** More and more, for as long as all is well. */
async function mostOf(run: GatewayRun, outcome: Outcome): Promise<{ vehicles: number; until: string }> {
  let until = tooMuch(outcome);
  let vehicles = until ? 0 : VEHICLES;
  for (let more = VEHICLES + STEP.vehicles; !until && more <= VEHICLES_MAX; more += STEP.vehicles) {
    await run.growTo(more);
    until = tooMuch(await run.speak(PER_SECOND, STEP.warmUpS, STEP.seconds));
    if (!until) vehicles = more;
  }
  return { vehicles, until: until ?? 'the bench has no more' };
}

export async function gatewayLoad(): Promise<Row[]> {
  const baseline = await withGateway(BARE, measured);
  const { ours, most } = await withGateway(OURS, async (run) => {
    const outcome = await measured(run);
    return { ours: outcome, most: await mostOf(run, outcome) };
  });
  const row = (what: string, unit: string, of: (outcome: Outcome) => number, goal = '', met = true): Row => ({
    bench: 'gateway-load',
    what,
    ours: of(ours),
    baseline: of(baseline),
    unit,
    goal,
    met,
  });
  return [
    row(`packet to socket, p99, ${VEHICLES} vehicles`, 'ms', ({ p99 }) => p99, `under ${P99_MAX_MS} ms`, ours.p99 < P99_MAX_MS),
    row('packet to socket, p50', 'ms', ({ p50 }) => p50),
    row('… of it at most by the readers, p99', 'ms', ({ ownDelayMs }) => ownDelayMs),
    row("… the machine's host took away", '%', ({ stolenPercent }) => stolenPercent),
    row('messages that did not arrive', '%', ({ lostPercent }) => lostPercent, 'none', ours.lostPercent < LOST_MAX_PERCENT),
    row('time of one core', '%', ({ cpu }) => cpu * 100, 'at most 2x', ours.cpu <= 2 * baseline.cpu),
    row('memory', 'MB', ({ memory }) => memory / 1e6),
    { bench: 'gateway-load', what: `it holds, until ${most.until}`, ours: most.vehicles, unit: 'vehicles', goal: '', met: true },
  ];
}
