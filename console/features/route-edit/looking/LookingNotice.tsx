import { Button } from 'antd';
import { useHas } from '../../../session/session.ts';
import { useWords } from '../../../words/words.ts';
import unsaved from '../unsaved/unsaved.module.css';

/** Why nothing can be changed, and the way out of it. */
export function LookingNotice({ onSaveAs }: { onSaveAs(): void }) {
  const t = useWords();
  const mayAdd = useHas('route:add');
  return (
    <div className={unsaved['offer']} role="status">
      <p>{t(mayAdd ? 'route.lookOnly.copy' : 'route.lookOnly')}</p>
      {mayAdd && (
        <div>
          <Button type="primary" onClick={onSaveAs}>
            {t('route.saveAs')}
          </Button>
        </div>
      )}
    </div>
  );
}
