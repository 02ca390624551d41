import type { RouteFileFormat, WriteOptions, WrittenRoute } from '@skyhelm/core/plan/file/route-file';
import { writeRoute } from '@skyhelm/core/plan/file/write-route';
import type { Route } from '@skyhelm/core/plan/route';

export interface RoutesToWrite {
  format: RouteFileFormat;
  options: Omit<WriteOptions, 'name' | 'remarks'>;
  routes: { name: string; remarks: string; route: Route }[];
}

export interface WrittenRoutes {
  written: WrittenRoute[];
}

export const writeRoutes = ({ format, options, routes }: RoutesToWrite): WrittenRoutes => ({
  written: routes.map(({ name, remarks, route }) => writeRoute(format, route, { ...options, name, remarks })),
});
