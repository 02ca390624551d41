import { Tooltip } from 'antd';
import { useWords } from '../../words/words.ts';
import styles from './role.module.css';

/** Beside a permission whose calls reach all of the enterprise, whatever the data scope. */
export function ScopeMark() {
  const t = useWords();
  return (
    <Tooltip title={t('role.ignoresScope.explain')} trigger={['hover', 'focus', 'click']}>
      <button type="button" className={styles['mark']} aria-label={`${t('role.ignoresScope')}: ${t('role.ignoresScope.explain')}`}>
        {t('role.ignoresScope')} <span aria-hidden="true">?</span>
      </button>
    </Tooltip>
  );
}
