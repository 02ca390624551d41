import type { Member } from '@skyhelm/contract/department';
import type { UserId } from '@skyhelm/contract/ids';
import { Table, Tag } from 'antd';
import { useState } from 'react';
import type { Call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { SearchBox } from '../../ui/list/ListFilters.tsx';
import { NothingHere } from '../../ui/list/NothingHere.tsx';
import { rowBoxNames } from '../../ui/list/row-box.ts';
import { useWords } from '../../words/words.ts';
import styles from './department.module.css';

/** Of somebody of another department it is said which. */
type Person = Member & { deptName?: string };

interface PeopleTableProps<I extends object, R> {
  people: Call<I & { keyword?: string; pageNum?: number }, { total: number; rows: R[] }>;
  input: I;
  personOf(row: R): Person;
  empty: { text: string; hint?: string };
  /** Without it nobody can be ticked. */
  selection?: { ids: UserId[]; onChange(ids: UserId[]): void; isTaken?(id: UserId): boolean };
}

export function PeopleTable<I extends object, R>({ people, input, personOf, empty, selection }: PeopleTableProps<I, R>) {
  const t = useWords();
  const [keyword, setKeyword] = useState('');
  const [pageNum, setPageNum] = useState(1);
  const search = (text: string) => {
    setKeyword(text);
    setPageNum(1);
  };
  const { data, error, isFetching, refetch } = useRead(people, { ...input, keyword, pageNum }, { keepPrevious: true });
  const rows = (data?.rows ?? []).map(personOf);
  const boxName = rowBoxNames(t, rows);
  return (
    <>
      <SearchBox label={t('department.members.search')} value={keyword} onSearch={search} />
      <p className={styles['count']} role="status">
        {data ? t('department.members.count', { count: data.total }) : t('common.loading')}
      </p>
      <Table<Person>
        className={styles['people']}
        rowKey="id"
        size="small"
        loading={isFetching && data === undefined}
        dataSource={rows}
        locale={{
          emptyText: (
            <NothingHere error={error} searched={keyword !== ''} empty={empty} onRetry={() => void refetch()} onReset={() => search('')} />
          ),
        }}
        columns={[
          {
            key: 'name',
            title: t('department.member.name'),
            render: (_, { name, userName, deptName, frozen }) => (
              <>
                {name} {frozen && <Tag>{t('dictionary.userState.frozen')}</Tag>}
                <div className={styles['soft']}>{deptName ? `${userName} · ${deptName}` : userName}</div>
              </>
            ),
          },
          { key: 'roles', title: t('department.member.roles'), render: (_, { roles }) => roles.join(' / ') || t('common.none') },
          {
            key: 'mobile',
            title: t('department.member.mobile'),
            className: 'numeric',
            responsive: ['sm'],
            hidden: !rows.some(({ mobile }) => mobile),
            render: (_, { mobile }) => mobile || t('common.none'),
          },
        ]}
        pagination={{
          current: pageNum,
          pageSize: 20,
          total: data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: setPageNum,
        }}
        {...(selection && {
          rowSelection: {
            selectedRowKeys: selection.ids,
            preserveSelectedRowKeys: true,
            onChange: (keys) => selection.onChange(keys as UserId[]),
            getTitleCheckboxProps: () => ({ 'aria-label': t('common.selectPage') }),
            getCheckboxProps: (row) => ({ ...boxName(row), ...(selection.isTaken && { disabled: selection.isTaken(row.id) }) }),
          },
        })}
      />
    </>
  );
}
