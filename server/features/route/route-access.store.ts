import { sharing } from '../sharing/index.ts';
import { route, routeShare } from './route.table.ts';

export type RouteRow = typeof route.$inferSelect;

export const routeSharing = sharing(route, routeShare);
