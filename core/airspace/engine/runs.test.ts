import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Refuge } from '../../vehicle/rally.ts';
import type { Piece } from './piece.ts';
import { runsOf } from './runs.ts';

const NUMBERS = 12;

interface Broken {
  piece: Piece;
  mayBreak: readonly number[];
  broken: readonly number[];
}
const kinds: fc.Arbitrary<Pick<Piece, 'kind' | 'rally'>> = fc.oneof(
  fc.constant({ kind: 'leg' as const }),
  fc.constant({ kind: 'return' as const }),
  fc.integer({ min: 1, max: 3 }).map((number) => ({ kind: 'return' as const, rally: { number } as Refuge })),
);
const numbers = fc.uniqueArray(fc.nat(NUMBERS - 1));
const found: fc.Arbitrary<Broken> = fc.record({ piece: kinds.map((kind) => kind as Piece), mayBreak: numbers, broken: numbers });
const doesBreak = ({ mayBreak, broken }: Broken, at: number): boolean => broken.includes(mayBreak[at]!);
const part = fc.array(found, { maxLength: 6 });
/** Some parts taken out at a place, and others put there. */
const edit = fc.record({ at: fc.nat(200), less: fc.nat(3), more: fc.array(part, { maxLength: 3 }) });

/** Of all ways back to one place that break the same, the first; of everything else all. */
function plainly(pieces: readonly Broken[]): [Broken, number][] {
  const known = new Set<string>();
  return pieces.flatMap((one) =>
    one.mayBreak.flatMap((number, at): [Broken, number][] => {
      if (!doesBreak(one, at)) return [];
      const key = `${one.piece.rally?.number ?? 0} ${number}`;
      if (one.piece.kind === 'return' && known.has(key)) return [];
      if (one.piece.kind === 'return') known.add(key);
      return [[one, at]];
    }),
  );
}

test('however a way is edited, what is told of it is what a look at every piece finds, in its order', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 200, size: 'max' }), fc.array(edit, { maxLength: 8 }), (begin, edits) => {
      const each = runsOf<Broken>(NUMBERS, { mayBreak: (one) => one.mayBreak, doesBreak });
      let parts = begin;
      for (const { at, less, more } of [{ at: 0, less: 0, more: [] }, ...edits]) {
        parts = parts.toSpliced(at, less, ...more);
        const told: [Broken, number][] = [];
        each(parts, (one, place) => told.push([one, place]));
        expect(told).toEqual(plainly(parts.flat()));
      }
    }),
    { numRuns: 60 },
  );
});
