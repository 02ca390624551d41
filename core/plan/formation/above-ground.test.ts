import { expect, test } from 'vitest';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import { unprovenIssues } from './check-formation.ts';
import { through, type Spot } from './testing/any-formation.ts';

test('what returns above the ground is not proven to keep apart, unless the route ends otherwise', () => {
  const spots: Spot[] = [
    [0, 0],
    [0, 300],
  ];
  const codesOf = (endAction: 'return' | 'land', returnsAboveGround: boolean) => {
    const performance = { ...USUAL_PERFORMANCE, returnsAboveGround };
    const members = [0, 60].map((delay) => ({ route: through(spots, { endAction }), delay, home: undefined, performance }));
    return unprovenIssues(members).map(({ code }) => code);
  };
  expect(codesOf('return', true)).toContain('formation.aboveGround');
  expect(codesOf('return', false)).not.toContain('formation.aboveGround');
  expect(codesOf('land', true)).not.toContain('formation.aboveGround');
});
