import type { Certification } from '@skyhelm/contract/certification';
import { expect, test } from 'vitest';
import { presentOnes } from './own-licences.ts';

const row = (id: string, standing: Certification['standing'], model?: 'multirotor' | 'vtol') =>
  ({ id, standing, kind: model ? 'pilot' : 'realName', licence: model ? { model } : null }) as Certification;
const shown = (rows: Certification[], kind: Certification['kind']) => presentOnes(rows, kind).map(({ id }) => id);

test('of each category what holds, what waits and the last refusal', () => {
  const rows = [
    row('waiting', 'pending', 'multirotor'),
    row('failed lately', 'failed', 'multirotor'),
    row('failed before', 'failed', 'multirotor'),
    row('holds', 'passed', 'multirotor'),
    row('replaced', 'replaced', 'multirotor'),
    row('ran out', 'expired', 'vtol'),
    row('taken back', 'withdrawn', 'vtol'),
  ];
  expect(shown(rows, 'pilot')).toEqual(['waiting', 'failed lately', 'holds', 'ran out']);
});

test('a refusal that was mended since is history', () => {
  expect(shown([row('passed', 'passed'), row('failed', 'failed')], 'realName')).toEqual(['passed']);
});
