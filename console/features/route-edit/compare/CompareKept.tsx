import type { RouteEntry } from '@skyhelm/contract/route';
import { Button } from 'antd';
import { useLocation } from 'wouter';
import { route } from '../../../api/endpoints.generated.ts';
import { useRead } from '../../../api/use-read.ts';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { useWords } from '../../../words/words.ts';
import { CompareDialog, CompareFrame } from './CompareDialog.tsx';

interface CompareKeptProps {
  open: boolean;
  rows: readonly [Pick<RouteEntry, 'id' | 'name'>, Pick<RouteEntry, 'id' | 'name'>];
  onClose(): void;
}

/** Two routes of the list, with the way into the editor of each. */
export function CompareKept({ open, rows: [one, other], onClose }: CompareKeptProps) {
  const t = useWords();
  const [, go] = useLocation();
  const [first, second] = [useRead(route.getRoute, { id: one.id }), useRead(route.getRoute, { id: other.id })];
  if (!open) return null;
  const close = <Button onClick={onClose}>{t('common.close')}</Button>;
  const failed = [first, second].find(({ error }) => error);
  if (!first.data || !second.data) {
    return (
      <CompareFrame doings={close} onClose={onClose}>
        {failed?.error ? <LoadFailed error={failed.error} onRetry={failed.refetch} /> : <p role="status">{t('common.loading')}</p>}
      </CompareFrame>
    );
  }
  return (
    <CompareDialog
      one={{ name: first.data.name, route: first.data.route }}
      other={{ name: second.data.name, route: second.data.route }}
      onClose={onClose}
      doings={
        <>
          {close}
          {[first.data, second.data].map(({ id, name }) => (
            <Button key={id} onClick={() => go(`/edit-route/${id}`)}>
              {t('route.compare.open', { name })}
            </Button>
          ))}
        </>
      }
    />
  );
}
