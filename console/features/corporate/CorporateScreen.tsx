import { Tabs } from 'antd';
import { useSearchParams } from 'wouter';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { AccessKeyList } from '../access-key/index.ts';
import { CompanyCard } from './CompanyCard.tsx';
import styles from './corporate.module.css';

const KEYS = 'keys';

/** The company, and behind a second tab the keys with which other software works for it. */
export function CorporateScreen() {
  const t = useWords();
  const [params, setParams] = useSearchParams();
  const seesKeys = useHas('accessKey:query');
  if (!seesKeys) return <CompanyCard />;
  const show = (tab: string) => {
    const next = new URLSearchParams(params);
    if (tab === KEYS) next.set('tab', tab);
    else next.delete('tab');
    setParams(next, { replace: true });
  };
  return (
    <Tabs
      className={styles['tabs']}
      activeKey={params.get('tab') === KEYS ? KEYS : 'company'}
      onChange={show}
      destroyOnHidden
      items={[
        { key: 'company', label: t('corporate.company'), children: <CompanyCard /> },
        { key: KEYS, label: t('corporate.keys'), children: <AccessKeyList /> },
      ]}
    />
  );
}
