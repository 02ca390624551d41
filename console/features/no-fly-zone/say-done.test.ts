import { expect, test } from 'vitest';
import type { Say } from '../../words/words.ts';
import { sayDone } from './say-done.ts';

const t: Say = (key, params) => `${key} ${String(params?.['count'])}`;

test('after an import is told what was added and what was replaced, and nothing of what there was none of', () => {
  expect(sayDone(t, { added: 2, replaced: 0 })).toEqual({ title: 'noflyzone.import.done 2' });
  expect(sayDone(t, { added: 0, replaced: 1 })).toEqual({ title: 'noflyzone.import.replaced 1' });
  expect(sayDone(t, { added: 2, replaced: 1 })).toEqual({ title: 'noflyzone.import.done 2', description: 'noflyzone.import.replaced 1' });
});
