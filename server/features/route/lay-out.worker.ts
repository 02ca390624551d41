import { parentPort } from 'node:worker_threads';
import { layOut } from '@skyhelm/core/plan/pattern/lay-out';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import type { Route } from '@skyhelm/core/plan/route';

interface Asked {
  pattern: Pattern;
  /** Without its waypoints: what is laid out does not depend on what was. */
  route: Route;
}

parentPort!.on('message', ({ pattern, route }: Asked) => parentPort!.postMessage({ issues: layOut(pattern, route).issues }, []));
