import { expect, it } from 'vitest';
import { leadsTo } from './leads-to.ts';

it('leads to the screen a message is about, and nobody to one that they may not open', () => {
  expect(leadsTo('taskSubmitted', ['approval:query'])).toBe('/approval');
  expect(leadsTo('taskSubmitted', ['task:query'])).toBeUndefined();
  expect(leadsTo('taskDispatched', ['task:query'])).toBe('/my-task');
  expect(leadsTo('routesBroken', ['route:query'])).toBe('/route?airspace=broken');
  expect(leadsTo('routeBroken', ['route:query'])).toBe('/route?airspace=broken');
  expect(leadsTo('routesBroken', [])).toBeUndefined();
  expect(leadsTo('certificationPassed', [])).toBe('/account/certification');
  expect(leadsTo('newSignIn', ['*:*:*'])).toBeUndefined();
});
