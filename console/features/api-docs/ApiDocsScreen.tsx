import type { WordKey } from '@skyhelm/i18n/translate';
import { Button, Tag } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useAnswer } from '../../api/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Input } from '../../ui/inputs.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useWords } from '../../words/words.ts';
import styles from './ApiDocsScreen.module.css';
import { ChannelList } from './ChannelList.tsx';
import { CHANNELS } from './channels.ts';
import { FieldTable } from './FieldTable.tsx';
import { TOLD_EVENTS } from './hook-events.ts';
import { HookEventList } from './HookEventList.tsx';
import { matches, mentions, operationsOf, type ApiDocument, type Operation } from './operations.ts';

const DOCUMENT = '/fcms/openapi.json';
const SKELETON = Array.from({ length: 12 }, (_, row) => row);

async function readDocument(signal: AbortSignal): Promise<ApiDocument> {
  const response = await fetch(DOCUMENT, { signal });
  const answer = (await response.json()) as ApiDocument | { mes: string };
  if ('mes' in answer) throw new Error(answer.mes);
  return answer;
}

/** Every call, every live channel and every event for web hooks of the server, for people who write programs against it. */
export function ApiDocsScreen() {
  const t = useWords();
  const [keyword, setKeyword] = useState('');
  const sought = useDeferredValue(keyword);
  const { data, error, refetch } = useAnswer({ key: DOCUMENT, ask: readDocument, freshMs: Infinity });
  const operations = useMemo(() => (data ? operationsOf(data) : []), [data]);
  const nameOf = (call: string) => t(`api.${call}` as WordKey);
  const shown = operations.filter((operation) => matches(operation, nameOf(operation.id), sought));
  const channels = CHANNELS.filter(({ key, path }) => mentions(`${path} ${t(`apidocs.channel.${key}`)}`, sought));
  const events = TOLD_EVENTS.filter(({ event }) => mentions(`${event} ${t(`webhook.event.${event}`)}`, sought));
  const tags = [...new Set(shown.map(({ tag }) => tag))];

  if (error) {
    return <LoadFailed error={error} onRetry={refetch} />;
  }
  return (
    <section className={styles['page']}>
      <PageHeader
        title={t('apidocs.title')}
        note={t('apidocs.intro')}
        secondary={
          <Button href={DOCUMENT} download="skyhelm-openapi.json">
            {t('apidocs.download')}
          </Button>
        }
      />
      <Input
        allowClear
        data-search
        type="search"
        placeholder={t('apidocs.searchHint')}
        aria-label={t('apidocs.searchHint')}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      {!data && SKELETON.map((row) => <span key={row} className="skeleton-bar" />)}
      {data && shown.length + channels.length + events.length === 0 && <EmptyState mood="empty" title={t('common.noMatch')} />}
      {tags.map((tag) => (
        <section key={tag}>
          <h2 className={styles['tag']}>{nameOf(tag)}</h2>
          {shown
            .filter((operation) => operation.tag === tag)
            .map((operation) => (
              <OperationItem key={operation.id} operation={operation} summary={nameOf(operation.id)} />
            ))}
        </section>
      ))}
      {data && channels.length > 0 && <ChannelList channels={channels} />}
      {data && events.length > 0 && <HookEventList events={events} />}
    </section>
  );
}

/** Some hundred tables at once would be slow: one is made when it is opened. */
function OperationItem({ operation, summary }: { operation: Operation; summary: string }) {
  const [open, setOpen] = useState(false);
  const { method, path } = operation;
  return (
    <details className={styles['operation']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles['line']}>
        <Tag color={method === 'GET' ? 'green' : 'blue'}>{method}</Tag>
        <code className={styles['path']}>{path}</code>
        <span className={styles['summary']}>{summary}</span>
      </summary>
      {open && <OperationDetails operation={operation} />}
    </details>
  );
}

function OperationDetails({ operation }: { operation: Operation }) {
  const t = useWords();
  const { access } = operation;
  return (
    <>
      <p>
        {typeof access === 'string' ? t(`apidocs.access.${access}`) : t('apidocs.permission')}
        {typeof access !== 'string' && <code className={styles['permission']}>{access.permission}</code>}
      </p>
      {operation.isOrder && <p>{t('apidocs.order')}</p>}
      <FieldTable title={t('apidocs.input')} empty={t('apidocs.noInput')} fields={operation.input} />
      <FieldTable title={t('apidocs.output')} empty={t('apidocs.noOutput')} fields={operation.output} />
    </>
  );
}
