import type { RouteId } from '@skyhelm/contract/ids';
import type { StoredRoute } from '@skyhelm/contract/route';
import { exportRoutes, getExportLosses, readRouteFile } from '@skyhelm/contract/route-file';
import { ROUTE_FILE_MAX_BYTES } from '@skyhelm/contract/route-file-facts';
import { onTerrain } from '@skyhelm/core/plan/file/on-terrain';
import type { ReadRoute, RouteFile, WrittenRoute } from '@skyhelm/core/plan/file/route-file';
import type { z } from 'zod';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { fairTurnstile } from '../../platform/auth/turnstile.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { implement, implementPreparedFile, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { apart, READING_FILES } from '../../platform/threads/apart.ts';
import { findRoute, refuseIssues } from '../route/index.ts';
import { groundAt } from '../terrain/index.ts';
import { fileAnswer } from './file-answer.ts';
import { lostBeside } from './lost-beside.ts';
import { refuseAtSight } from './read-routes.ts';
import { writeRoutes, type RoutesToWrite, type WrittenRoutes } from './write-routes.ts';

const READER = new URL('./read-routes.worker.ts', import.meta.url);
const WRITER = new URL('./write-routes.worker.ts', import.meta.url);
const WRITING = { memoryMb: 1_024, patienceMs: 30_000, tooMuch: 'routeFile.tooMuch' } as const;
/** Written within a few milliseconds, which is less than a thread takes to begin. */
const QUICK_WAYPOINTS = 500;
/** Every file that waits is held in memory, and nobody waits for more than a few others of their own enterprise. */
const PLACES = { width: 1, room: 16, groupRoom: 2 };

/** So many are named in the log; all of them are counted. */
const ROUTES_NAMED = 20;

interface Asking {
  db: Queryable;
  actor: Actor;
}
type Writing = z.output<typeof exportRoutes.input>;
interface Written extends WrittenRoute {
  id: RouteId;
  name: string;
}

/** Routes to and from files, in threads of their own: a huge or hostile file stops nothing that flies. */
export const routeFileRoutes = ({ blobs }: Pick<Services, 'blobs'>): Implementation[] => {
  const inTurn = fairTurnstile(PLACES);

  async function write({ db, actor }: Asking, { ids, format, autopilot, airframe, model }: Writing): Promise<Written[]> {
    const chosen: StoredRoute[] = [];
    for (const id of new Set(ids)) chosen.push((await findRoute(db, actor, id)) ?? refuse('record.notFound'));
    const routes = chosen.map(({ name, remarks, route }) => ({ name, remarks, route }));
    const asked: RoutesToWrite = { format, options: { vehicle: { autopilot, kind: airframe }, model }, routes };
    const size = routes.reduce((sum, { route }) => sum + route.waypoints.length, 0);
    const { written } =
      size <= QUICK_WAYPOINTS
        ? writeRoutes(asked)
        : await inTurn(actor.enterpriseId, () => apart<WrittenRoutes>(WRITER, asked, [], WRITING));
    return chosen.map((stored, index) => {
      const { content, issues } = written[index]!;
      return { id: stored.id, name: stored.name, content, issues: [...issues, ...lostBeside(stored, format)] };
    });
  }

  return [
    implement(readRouteFile, async (context) => {
      const { db, actor, file } = context;
      if (!file) return refuse('file.missing');
      if (file.bytes.length > ROUTE_FILE_MAX_BYTES) refuse('routeFile.tooLarge', { max: ROUTE_FILE_MAX_BYTES / 2 ** 20 });
      refuseAtSight(file.bytes);
      const bytes = new Uint8Array(file.bytes);
      const read = await inTurn(actor.enterpriseId, () =>
        apart<RouteFile>(READER, { bytes, fileName: file.name }, [bytes.buffer], READING_FILES),
      );
      const routes: ReadRoute[] = [];
      for (const one of read.routes) {
        const ground = one.isAboveTerrain ? await groundAt(db, blobs, actor.enterpriseId, one.route.waypoints) : [];
        routes.push(onTerrain(one, ground));
      }
      return { ...read, routes };
    }),

    implement(getExportLosses, async (context, writing) =>
      (await write(context, writing)).map(({ id, name, issues }) => ({ id, name, issues })),
    ),

    implementPreparedFile(
      exportRoutes,
      // Long routes take seconds: no connection is kept from others meanwhile.
      async (context, writing) => {
        const written = await write(context, writing);
        for (const { issues } of written) refuseIssues(issues, context.language);
        return written;
      },
      async ({ record }, { format }, written) => {
        const [only] = written;
        record({
          operation: 'route.exported',
          ...(written.length === 1 && { target: { id: only!.id, name: only!.name } }),
          details: {
            format,
            count: written.length,
            ...(written.length > 1 && { routes: written.slice(0, ROUTES_NAMED).map(({ name }) => name) }),
          },
        });
        return fileAnswer(format, written);
      },
    ),
  ];
};
