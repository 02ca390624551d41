import { error, warning } from '@skyhelm/core/issue';
import { say as sayIn } from '@skyhelm/i18n/all';
import { expect, test } from 'vitest';
import type { Say } from '../../words/words.ts';
import { whyNotSaved } from './why-not-saved.ts';

const say: Say = (key, params) => sayIn('en', key, params);
const zone = (number: number) => error('route.noFlyZone', { zone: 'Park', number, metres: 15 }, ['waypoints', number - 1]);
const IN_THE_WAY = 'The route cannot cross a no-fly zone: the way to waypoint 2 crosses “Park” or comes nearer to it than 15\u00a0m';

test('a route that a zone is in the way of is refused for the zone, and it is said how much more there is', () => {
  expect(whyNotSaved(say, [warning('route.mayCross', { zone: 'Park' }, ['waypoints', 0]), zone(2)])).toBe(IN_THE_WAY);
  expect(whyNotSaved(say, [zone(2), zone(3), zone(4)])).toBe(`${IN_THE_WAY}, and 2 more`);
  expect(whyNotSaved(say, [error('route.homeFence', undefined, ['home'])])).toBe(say('issues.route.homeFence'));
  expect(whyNotSaved(say, [error('route.tooFewWaypoints', undefined, ['waypoints'])])).toBe(say('issues.route.tooFewWaypoints'));
});

test('what does not conform in a field is told in the words of the specification, section 8', () => {
  const told = 'There is data that does not conform to the format in the route editor';
  expect(whyNotSaved(say, [error('route.cruiseAltitude', { max: 500 }, ['waypoints', 1, 'altitude'])])).toBe(told);
  expect(whyNotSaved(say, [zone(2), error('route.name', undefined, ['name'])])).toBe(told);
});

test('warnings are for the pilot to weigh', () => {
  expect(whyNotSaved(say, [warning('route.mayCross', { zone: 'Park' }, ['waypoints', 0])])).toBeUndefined();
});
