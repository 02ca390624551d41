import { useQuery } from '@tanstack/react-query';
import { Button, Collapse, Empty, Input, Result, Skeleton, Tag, Typography } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useWords } from '../../words/words.ts';
import styles from './ApiDocsScreen.module.css';
import { FieldTable } from './FieldTable.tsx';
import { matches, operationsOf, type ApiDocument, type Operation } from './operations.ts';

const DOCUMENT = '/fcms/openapi.json';

async function readDocument({ signal }: { signal: AbortSignal }): Promise<ApiDocument> {
  const response = await fetch(DOCUMENT, { signal });
  const answer = (await response.json()) as ApiDocument | { mes: string };
  if ('mes' in answer) throw new Error(answer.mes);
  return answer;
}

/** Every call of the server, for people who write programs against it. */
export function ApiDocsScreen() {
  const t = useWords();
  const [keyword, setKeyword] = useState('');
  const sought = useDeferredValue(keyword);
  const { data, error, refetch } = useQuery({ queryKey: [DOCUMENT], queryFn: readDocument, staleTime: Infinity });
  const operations = useMemo(() => (data ? operationsOf(data) : []), [data]);
  const shown = operations.filter((operation) => matches(operation, sought));
  const tags = [...new Set(shown.map(({ tag }) => tag))];

  if (error) {
    return (
      <Result
        status="warning"
        title={error.message}
        extra={
          <Button type="primary" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <section className={styles['page']}>
      <header className={styles['header']}>
        <div>
          <Typography.Title level={1} className={styles['title']}>
            {t('apidocs.title')}
          </Typography.Title>
          <Typography.Paragraph type="secondary">{t('apidocs.intro')}</Typography.Paragraph>
        </div>
        <Button href={DOCUMENT} download="skyhelm-openapi.json">
          {t('apidocs.download')}
        </Button>
      </header>
      <Input.Search
        allowClear
        data-search
        placeholder={t('apidocs.searchHint')}
        aria-label={t('apidocs.searchHint')}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      {!data && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && shown.length === 0 && <Empty description={t('common.noData')} />}
      {tags.map((tag) => (
        <section key={tag}>
          <Typography.Title level={2} className={styles['tag']}>
            {tag}
          </Typography.Title>
          <Collapse
            items={shown
              .filter((operation) => operation.tag === tag)
              .map((operation) => ({
                key: operation.id,
                label: <OperationLine operation={operation} />,
                children: <OperationDetails operation={operation} />,
              }))}
          />
        </section>
      ))}
    </section>
  );
}

function OperationLine({ operation: { method, path, summary } }: { operation: Operation }) {
  return (
    <span className={styles['line']}>
      <Tag color={method === 'GET' ? 'green' : 'blue'}>{method}</Tag>
      <code className={styles['path']}>{path}</code>
      <span className={styles['summary']}>{summary}</span>
    </span>
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
      <FieldTable title={t('apidocs.input')} empty={t('apidocs.noInput')} fields={operation.input} />
      <FieldTable title={t('apidocs.output')} empty={t('apidocs.noOutput')} fields={operation.output} />
    </>
  );
}
