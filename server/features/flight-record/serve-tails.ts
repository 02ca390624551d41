import { setImmediate } from 'node:timers/promises';
import { joinSummaries, NO_SUMMARY, summaryOf, type FlightSummary } from '@skyhelm/core/record/summary';
import type { Bus } from '../../platform/bus/bus.ts';
import { serve, type TailStretch } from '../../platform/bus/subjects.ts';
import { packBundles, tableOfBundle } from './pack-bundles.ts';
import type { Part, Tape } from './tape.ts';

interface Told {
  first: Part | undefined;
  last: Part | undefined;
  stretches: readonly TailStretch[];
}

/** Tells of flights that are being recorded what no chunk has yet: some two minutes, up to the last half second. */
export function serveTails(bus: Bus, tapes: ReadonlySet<Tape>): () => void {
  const ofFlights = (flightIds: readonly string[]) => [...tapes].filter(({ flight }) => flightIds.includes(flight.id));
  const told = new WeakMap<Tape, Told>();

  /** Packed once for all who look at it, until more has come. */
  function tailOf(tape: Tape): readonly TailStretch[] {
    const bundles = tape.unpacked();
    const [first, last] = [bundles[0]?.[0], bundles.at(-1)?.at(-1)];
    const before = told.get(tape);
    if (before && before.first === first && before.last === last) return before.stretches;
    const stretches = [...packBundles(bundles)].map(({ packed, overview, ...facts }): TailStretch => {
      return { ...facts, packed: base64(packed), overview: base64(overview) };
    });
    told.set(tape, { first, last, stretches });
    return stretches;
  }

  const endings = [
    serve(bus, 'recorder.tail', ({ flightId }) => ofFlights([flightId]).flatMap(tailOf)),
    serve(bus, 'recorder.soFar', async ({ flightIds }) => {
      const soFar: Record<string, FlightSummary> = {};
      for (const tape of ofFlights(flightIds)) {
        const summaries = tape.unpacked().map((bundle) => summaryOf(tableOfBundle(bundle)));
        soFar[tape.flight.id] = summaries.reduce(joinSummaries, soFar[tape.flight.id] ?? NO_SUMMARY);
        // Two minutes are read in some milliseconds; a page may have a hundred of them.
        await setImmediate();
      }
      return soFar;
    }),
  ];
  return () => endings.forEach((end) => end());
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
