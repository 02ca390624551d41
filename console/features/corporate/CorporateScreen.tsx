import { Tabs } from 'antd';
import { useSearchParams } from 'wouter';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { AccessKeyList } from '../access-key/index.ts';
import { WebHookList } from '../web-hook/index.ts';
import { CompanyCard } from './CompanyCard.tsx';
import styles from './corporate.module.css';

const COMPANY = 'company';

/** The company, and behind further tabs what other software works with it by. */
export function CorporateScreen() {
  const t = useWords();
  const [params, setParams] = useSearchParams();
  const [seesKeys, seesHooks] = [useHas('accessKey:query'), useHas('webHook:query')];
  const items = [
    { key: COMPANY, label: t('corporate.company'), children: <CompanyCard /> },
    ...(seesKeys ? [{ key: 'keys', label: t('corporate.keys'), children: <AccessKeyList /> }] : []),
    ...(seesHooks ? [{ key: 'hooks', label: t('corporate.hooks'), children: <WebHookList /> }] : []),
  ];
  if (items.length === 1) return <CompanyCard />;
  const show = (tab: string) => {
    const next = new URLSearchParams(params);
    if (tab === COMPANY) next.delete('tab');
    else next.set('tab', tab);
    setParams(next, { replace: true });
  };
  const wanted = params.get('tab');
  return (
    <Tabs
      className={styles['tabs']}
      activeKey={items.find(({ key }) => key === wanted)?.key ?? COMPANY}
      onChange={show}
      destroyOnHidden
      items={items}
    />
  );
}
