import type { TableProps } from 'antd';
import { useEffect, useId, useRef, type Key, type ReactNode } from 'react';
import { useWords } from '../../words/words.ts';
import { PageHeader } from '../PageHeader.tsx';
import { useNarrow } from '../use-media.ts';
import type { ListColumn, ListResult } from './column.ts';
import { ListCards } from './ListCards.tsx';
import { ListFilters, type ListFilter } from './ListFilters.tsx';
import { ListPager } from './ListPager.tsx';
import { ListTable } from './ListTable.tsx';
import { ListTools } from './ListTools.tsx';
import { NothingHere } from './NothingHere.tsx';
import type { ListAddress } from './use-list-address.ts';
import { useOverdue } from './use-overdue.ts';
import { useListView } from './use-list-view.ts';
import './list.css';

export interface ListScreenProps<Row extends object, F extends string> {
  /** Remembers columns and density under this name. */
  name: string;
  title: string;
  note?: ReactNode;
  /** The one primary action, at the right end. */
  primary?: ReactNode;
  secondary?: ReactNode;
  filters?: readonly ListFilter<F>[];
  address: ListAddress<F>;
  result: ListResult<Row>;
  columns: readonly ListColumn<Row>[];
  rowKey: keyof Row & string;
  /** "124 users" */
  count(total: number): string;
  /** Shown when there is nothing at all: a sentence and the action that fills the list. */
  empty: { text: string; action?: ReactNode };
  onOpen?(row: Row): void;
  selection?: { keys: readonly Key[]; onChange(keys: Key[]): void; actions: ReactNode };
  /** What was left out, when it is too much to show. */
  leftOut?: string | undefined;
  /** The whole result is at hand: a tree, for instance. */
  unpaged?: boolean;
  /** Made just now: brought into view and lit for a moment. */
  freshKey?: string | undefined;
  /** Another way to look at what was found, in place of its rows: on a map, for instance. */
  instead?: ReactNode;
  table?: Pick<TableProps<Row>, 'expandable'>;
}

const NO_ROWS: never[] = [];

export function ListScreen<Row extends object, F extends string>(props: ListScreenProps<Row, F>) {
  const {
    name,
    title,
    note,
    primary,
    secondary,
    filters = [],
    address,
    result,
    columns,
    count,
    empty,
    selection,
    leftOut,
    unpaged,
    freshKey,
    instead,
  } = props;
  const t = useWords();
  const narrow = useNarrow();
  const titleId = useId();
  const view = useListView(name, columns);
  const searched = Object.values(address.filters).some(Boolean);
  const rows = result.data?.rows ?? NO_ROWS;
  const screen = useRef<HTMLElement>(null);
  useEffect(() => {
    if (freshKey !== undefined) screen.current?.querySelector('.list-fresh')?.scrollIntoView({ block: 'center' });
  }, [freshKey, rows]);
  const nothing = (
    <NothingHere error={result.error} searched={searched} empty={empty} onRetry={() => void result.refetch()} onReset={address.reset} />
  );
  const known = (counted: string) => (result.data?.counting ? t('common.counting', { counted }) : counted);
  const failed = result.error !== null && result.data === undefined;
  const overdue = useOverdue(result.isPrevious === true);
  const shown = { ...props, columns: view.columns, rows, loading: result.data === undefined && !failed, nothing };
  return (
    <section className="list-screen" data-overdue={overdue} aria-labelledby={titleId} ref={screen}>
      <PageHeader id={titleId} title={title} note={note} secondary={secondary} primary={primary} />
      {filters.length > 0 && <ListFilters filters={filters} address={address} />}
      {instead ?? (
        <>
          <div className="list-bar">
            {selection && selection.keys.length > 0 ? (
              <div className="list-selection" role="toolbar">
                <span>{t('common.selected', { count: selection.keys.length })}</span>
                {selection.actions}
                <button type="button" className="link-button" onClick={() => selection.onChange([])}>
                  {t('common.clearSelection')}
                </button>
              </div>
            ) : (
              <span className="list-count" role="status">
                {result.data ? known(count(result.data.total)) : failed ? null : t('common.loading')}
              </span>
            )}
            <ListTools view={view} narrow={narrow} busy={result.isFetching} onRefresh={() => void result.refetch()} />
          </div>
          {narrow ? <ListCards {...shown} /> : <ListTable {...shown} density={view.density} />}
          {leftOut !== undefined && <p className="list-left-out">{leftOut}</p>}
          {!unpaged && rows.length > 0 && <ListPager address={address} total={result.data?.total ?? 0} narrow={narrow} />}
        </>
      )}
    </section>
  );
}
