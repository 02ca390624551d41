import type { Role } from '@skyhelm/contract/role';
import { Alert, Drawer } from 'antd';
import { formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { givesMore, useHeld } from './held.ts';
import styles from './role.module.css';
import { useGrantWords } from './use-grant-words.ts';

interface ViewDrawerProps {
  open: boolean;
  viewed: Role;
  onClose(): void;
}

export function ViewDrawer({ open, viewed, onClose }: ViewDrawerProps) {
  const t = useWords();
  const held = useHeld();
  const words = useGrantWords();
  const lines = words.permissions(viewed.permissions);
  const why = viewed.builtIn ? t('role.builtIn.note') : givesMore(viewed, held) ? t('role.givesMore') : undefined;
  return (
    <Drawer open={open} title={viewed.name} size={480} onClose={onClose} destroyOnHidden>
      {why !== undefined && <Alert className="form-refusal" type="info" showIcon title={why} />}
      <dl className={styles['facts']}>
        <dt>{t('role.description')}</dt>
        <dd>{viewed.description || t('common.none')}</dd>
        <dt>{t('role.userCount')}</dt>
        <dd>{formatNumber(viewed.userCount)}</dd>
        <dt>{t('role.dataScope')}</dt>
        <dd>{t(`dictionary.dataScope.${viewed.dataScope}`)}</dd>
        <dt>{t('role.permissions')}</dt>
        <dd>
          {viewed.builtIn
            ? t('role.everything')
            : lines.length === 0
              ? t('role.homeOnly')
              : lines.map((line) => <div key={line}>{line}</div>)}
        </dd>
        <dt>{t('role.ptzPermissions')}</dt>
        <dd>{words.ptzPermissions(viewed.ptzPermissions) || t('common.none')}</dd>
      </dl>
    </Drawer>
  );
}
