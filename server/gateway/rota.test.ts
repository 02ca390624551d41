import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rota, TURNS_A_SECOND } from './rota.ts';

test('whoever is there has one turn in each round, and no turn has many more than another', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), (joining, leaving) => {
      const all = rota<number>();
      for (let one = 0; one < joining; one++) all.join(one);
      for (let one = 0; one < Math.min(leaving, joining); one++) all.leave(one);
      for (let one = 0; one < joining; one++) all.join(one);
      const turns = Array.from({ length: TURNS_A_SECOND }, () => [...all.next()]);
      expect(turns.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: joining }, (_, one) => one));
      const sizes = turns.map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

test('whoever has left gets no turn, not even the one that is on', () => {
  const all = rota<string>();
  for (let turn = 0; turn <= TURNS_A_SECOND; turn++) all.join(`one ${turn}`);
  const seen: string[] = [];
  for (let turn = 0; turn < TURNS_A_SECOND; turn++) {
    for (const one of all.next()) {
      seen.push(one);
      all.leave('one 0');
      all.leave(`one ${TURNS_A_SECOND}`);
    }
  }
  expect(seen.filter((one) => one === 'one 0' || one === `one ${TURNS_A_SECOND}`).length).toBeLessThanOrEqual(1);
});
