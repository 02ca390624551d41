import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { Button, Dropdown } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import styles from './edit.module.css';
import { useDesk } from './use-desk.ts';

interface EditHeadProps {
  isOffline: boolean;
  isSaving: boolean;
  mayEdit: boolean;
  leaveText: string;
  onLeave(): void;
  onSave(): void;
  onSaveAs(): void;
  onExport(): void;
  /** What else belongs there. */
  children?: ReactNode;
}

/** Which route it is, the way back of every step, and the way to keep it. */
export function EditHead({ isOffline, isSaving, mayEdit, leaveText, onLeave, onSave, onSaveAs, onExport, children }: EditHeadProps) {
  const t = useWords();
  const { desk, now } = useDesk();
  const [mayAdd, mayExport] = [useHas('route:add'), useHas('route:export')];
  const maySave = now.kept ? mayEdit : mayAdd;
  const more = useRef<HTMLButtonElement>(null);
  /** What a phone has no room for beside the rest. */
  const folded = [
    ...(mayExport && now.kept ? [{ key: 'export', label: t('common.export'), onClick: onExport }] : []),
    ...(mayAdd && now.kept ? [{ key: 'saveAs', label: t('route.saveAs'), onClick: onSaveAs }] : []),
  ];
  return (
    <header className={styles['head']}>
      <button type="button" className={styles['back']} aria-label={leaveText} title={leaveText} onClick={onLeave}>
        <ArrowLeftOutlined />
      </button>
      <h1>{now.draft.name || t('route.new')}</h1>
      <p className={styles['state']} role="status">
        <span>{now.isLookedAt ? t('route.lookOnly.short') : now.isChanged ? t('route.unsaved') : now.kept ? t('route.saved') : ''}</span>
        {isOffline && <span className={styles['offline']}>{t('route.offline')}</span>}
      </p>
      <div className={styles['doings']}>
        <Button
          type="text"
          icon={<UndoOutlined />}
          aria-label={t('route.undo')}
          title={t('route.undo')}
          disabled={!now.mayUndo}
          onClick={desk.undo}
        />
        <Button
          type="text"
          icon={<RedoOutlined />}
          aria-label={t('route.redo')}
          title={t('route.redo')}
          disabled={!now.mayRedo}
          onClick={desk.redo}
        />
        {children}
        {mayExport && now.kept && (
          <Button
            type="text"
            className={styles['wide']}
            icon={<DownloadOutlined />}
            aria-label={t('common.export')}
            title={t('common.export')}
            onClick={onExport}
          />
        )}
        {mayAdd && now.kept && (
          <Button className={styles['wide']} onClick={onSaveAs}>
            {t('route.saveAs')}
          </Button>
        )}
        {folded.length > 0 && (
          <Dropdown trigger={['click']} autoFocus menu={{ items: folded }} onOpenChange={(open) => open || more.current?.focus()}>
            <Button
              ref={more}
              type="text"
              className={styles['narrow']}
              icon={<EllipsisOutlined />}
              aria-label={t('common.more')}
              title={t('common.more')}
            />
          </Dropdown>
        )}
        {maySave && (
          <Button type="primary" loading={isSaving} onClick={onSave}>
            {t('common.save')}
          </Button>
        )}
      </div>
    </header>
  );
}
