import type { StoredRoute } from '@skyhelm/contract/route';
import { Button } from 'antd';
import { useWords } from '../../../words/words.ts';
import { useDesk } from '../use-desk.ts';
import type { Saving } from '../use-saving.ts';
import { CompareDialog } from './CompareDialog.tsx';

interface CompareStoredProps {
  theirs: StoredRoute;
  saving: Saving;
  onClose(): void;
}

/** What somebody else has saved meanwhile beside what is on the desk. */
export function CompareStored({ theirs, saving, onClose }: CompareStoredProps) {
  const t = useWords();
  const mine = useDesk().now.draft;
  const others = (['name', 'remarks', 'folder'] as const)
    .filter((field) => theirs[field] !== mine[field])
    .map((field) => ({ label: t(`route.${field}`), one: theirs[field] || t('common.none'), other: mine[field] || t('common.none') }));
  return (
    <CompareDialog
      one={{ name: t('route.compare.theirs', { name: theirs.changedBy }), route: theirs.route }}
      other={{ name: t('route.compare.inEditor'), route: mine.route }}
      others={others}
      onClose={onClose}
      doings={
        <>
          <Button onClick={onClose}>{t('common.back')}</Button>
          <Button onClick={() => saving.takeTheirs(theirs)}>{t('common.stale.takeTheirs')}</Button>
          <Button danger onClick={() => saving.keepMine(theirs)}>
            {t('common.stale.keepMine')}
          </Button>
        </>
      }
    />
  );
}
