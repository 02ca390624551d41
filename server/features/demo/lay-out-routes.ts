import { addRoute } from '@skyhelm/contract/route';
import { DEMO_SITES } from '@skyhelm/core/device/demo-sites';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import type { DemoWork } from './lay-out-tasks.ts';
import { SAMPLE_ROUTES } from './sample-routes.ts';

/** Whoever looks around first. */
const PLANNER = 'demo';

export async function layOutRoutes({ call, say }: DemoWork): Promise<void> {
  for (const { key, folder, site, draw } of SAMPLE_ROUTES) {
    const { positionAt } = tangentPlane(DEMO_SITES.find((one) => one.key === site)!);
    await call(PLANNER, addRoute, {
      name: say(`demo.route.${key}`),
      remarks: say(`demo.route.${key}.about`),
      folder: say(`demo.department.${folder}`),
      route: draw(positionAt),
    });
  }
}
