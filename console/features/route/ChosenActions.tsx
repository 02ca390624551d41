import type { RouteEntry } from '@skyhelm/contract/route';
import { ROUTE_FILE_MAX_ROUTES as EXPORTED_MAX } from '@skyhelm/contract/route-file-facts';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import type { Task } from './task.ts';

interface ChosenActionsProps {
  chosen: readonly Pick<RouteEntry, 'id' | 'name'>[];
  start(task: Task): void;
}

/** What can be done with several at once: two of them are compared, any of them exported. */
export function ChosenActions({ chosen, start }: ChosenActionsProps) {
  const t = useWords();
  const mayExport = useHas('route:export');
  const [one, other, ...more] = chosen;
  return (
    <>
      {one && other && more.length === 0 && (
        <button type="button" className="link-button" onClick={() => start({ kind: 'compare', rows: [one, other] })}>
          {t('route.compare')}
        </button>
      )}
      {mayExport && chosen.length > EXPORTED_MAX && <span>{t('route.export.tooMany', { max: EXPORTED_MAX })}</span>}
      {mayExport && chosen.length <= EXPORTED_MAX && (
        <button type="button" className="link-button" onClick={() => start({ kind: 'exportSeveral', rows: chosen })}>
          {t('common.export')}
        </button>
      )}
    </>
  );
}
