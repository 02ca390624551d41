import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';

export interface ListColumn<Row> extends Omit<TableColumnType<Row>, 'title' | 'render' | 'key' | 'sorter' | 'dataIndex'> {
  key: string;
  title: string;
  /** Named as the endpoint's orderByColumn. */
  sortable?: boolean;
  /** Cannot be switched off. */
  always?: boolean;
  /** Not shown until the reader asks for it. */
  atFirstHidden?: boolean;
  /** Where it stands when rows are cards: heads the card, or is left to the actions at its foot. */
  card?: 'head' | 'foot' | 'none';
  render(row: Row): ReactNode;
}

export interface ListPage<Row> {
  total: number;
  /** There are more: `total` is as far as they are counted. */
  counting?: boolean;
  rows: Row[];
}

export interface ListResult<Row> {
  data: ListPage<Row> | undefined;
  error: Error | null;
  isFetching: boolean;
  /** `data` are those of the page before, until the asked one is here. */
  isPrevious?: boolean;
  refetch(): unknown;
}
