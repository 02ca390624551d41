import { say } from '@skyhelm/i18n/all';
import { expect, test, vi } from 'vitest';

const { planFacts } = await vi.hoisted(async () => {
  vi.stubGlobal('document', { cookie: '' });
  return import('./plan-facts.ts');
});
const t: Parameters<typeof planFacts>[0] = (key, params) => say('en', key, params);
const spot = { type: 'spot', spots: [], tilt: -45 } as const;
const delivery = { type: 'logistics', via: [], destination: null, channel: 3 } as const;

test('whether pictures are taken at each spot, and at which tilt, is told', () => {
  expect(planFacts(t, { ...spot, spots: [], photographs: true })[0]).toEqual(['Take a picture at each spot', 'Yes']);
  const [pictures, tilt] = planFacts(t, { ...spot, spots: [], photographs: false });
  expect(pictures![1]).toBe('No');
  expect(tilt![0]).toBe('Camera tilt');
  expect(tilt![1]).toMatch(/45.*°/);
});

test('the channel of a thrower is told only where something is dropped', () => {
  expect(planFacts(t, { ...delivery, via: [], delivery: 'release' })).toHaveLength(2);
  expect(planFacts(t, { ...delivery, via: [], delivery: 'land' })).toEqual([['Delivery', 'Land and set it down']]);
});
