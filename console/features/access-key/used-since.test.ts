import type { AccessKey } from '@skyhelm/contract/access-key';
import { expect, test } from 'vitest';
import { wasUsedSince } from './used-since.ts';

const row = (...moments: (string | null)[]) => ({ secrets: moments.map((lastUsedAt) => ({ lastUsedAt }) as AccessKey['secrets'][number]) });
const [EARLIER, LATER] = ['2026-11-18T11:00:00.000Z', '2026-11-18T11:01:00.000Z'];

test('a row is overtaken once its key was used later than any of its secrets says', () => {
  expect(wasUsedSince(row(null), EARLIER), 'never, says the list').toBe(true);
  expect(wasUsedSince(row(EARLIER, null), LATER)).toBe(true);
  expect(wasUsedSince(row(EARLIER, LATER), LATER), 'the list says so too').toBe(false);
  expect(wasUsedSince(row(LATER), EARLIER)).toBe(false);
  expect(wasUsedSince(row(null), null), 'never, say both').toBe(false);
});
