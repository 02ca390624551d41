import { DEMO_SITES } from '@skyhelm/core/device/demo-sites';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { OPEN_AIR } from '@skyhelm/core/plan/checks/airspace';
import { checkRoute } from '@skyhelm/core/plan/checks/index';
import { layOut } from '@skyhelm/core/plan/pattern/lay-out';
import { estimateOf } from '@skyhelm/core/plan/estimate';
import { say } from '@skyhelm/i18n/all';
import { LANGUAGES, type WordKey } from '@skyhelm/i18n/translate';
import { expect, test } from 'vitest';
import { SAMPLE_ROUTES } from './sample-routes.ts';

test.each(SAMPLE_ROUTES)('the route $key can be flown as it is, without so much as a warning, on one charge', ({ key, site, draw }) => {
  const at = DEMO_SITES.find((one) => one.key === site)!;
  const route = draw(tangentPlane(at).positionAt);
  const laidOut = route.pattern ? layOut(route.pattern, route, at) : undefined;
  for (const language of LANGUAGES) {
    const [name, remarks] = [say(language, `demo.route.${key}` as WordKey), say(language, `demo.route.${key}.about` as WordKey)];
    expect(checkRoute({ name, remarks, route, laidOut, limits: {}, airspace: OPEN_AIR }), language).toEqual([]);
  }
  expect(estimateOf(route).seconds).toBeLessThan(15 * 60);
});

test('there is one of each kind', () => {
  const kinds = SAMPLE_ROUTES.map(
    ({ draw, site }) => draw(tangentPlane(DEMO_SITES.find(({ key }) => key === site)!).positionAt).pattern?.kind,
  );
  expect(kinds).toEqual([undefined, 'surround', 'corridor', 'areaScan', 'orthophoto']);
});
