import type { StoredRoute } from '@skyhelm/contract/route';
import type { RouteFileFormat } from '@skyhelm/core/plan/file/route-file';
import { warning, type Issue } from '@skyhelm/core/issue';
import { fileName } from './file-answer.ts';

/** Those whose name is that of the file. */
const NAMELESS: readonly RouteFileFormat[] = ['plan', 'waypoints', 'wpml'];

/** What is kept beside a route and goes into no file. */
export function lostBeside(
  {
    name,
    folder,
    isTemplate,
    shares,
    formation,
    taskId,
  }: Pick<StoredRoute, 'name' | 'folder' | 'isTemplate' | 'shares' | 'formation' | 'taskId'>,
  format: RouteFileFormat,
): Issue[] {
  const lost = (isLost: boolean, what: string, params?: Issue['params']) => (isLost ? [warning(`routeFile.lost.${what}`, params)] : []);
  return [
    ...lost(NAMELESS.includes(format) && fileName(name) !== name, 'name', { name: fileName(name) }),
    ...lost(folder !== '', 'folder', { folder }),
    ...lost(isTemplate, 'template'),
    ...lost(shares > 0, 'shares', { count: shares }),
    ...lost(formation !== null, 'formation', { number: formation?.number ?? 0, count: formation?.count ?? 0 }),
    ...lost(taskId !== null, 'task'),
  ];
}
