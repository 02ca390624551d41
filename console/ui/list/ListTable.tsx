import { Table } from 'antd';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { useWords } from '../../words/words.ts';
import type { ListColumn } from './column.ts';
import type { ListScreenProps } from './ListScreen.tsx';
import { rowBoxNames } from './row-box.ts';
import type { Density } from './use-list-view.ts';

type ListTableProps<Row extends object, F extends string> = Omit<ListScreenProps<Row, F>, 'columns'> & {
  columns: ListColumn<Row>[];
  rows: Row[];
  loading: boolean;
  nothing: ReactNode;
  density: Density;
};

const SKELETON_ROWS = 8;
const ORDER = { up: 'ascend', down: 'descend' } as const;

/** The table scrolls inside what is left of the window, so that its header and the pager stay in sight. */
export function ListTable<Row extends object, F extends string>(props: ListTableProps<Row, F>) {
  const { columns, rows, rowKey, loading, nothing, density, address, onOpen, selection, freshKey, table } = props;
  const t = useWords();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const height = useBodyHeight(box);
  const skeleton = loading ? Array.from({ length: SKELETON_ROWS }, (_, index) => ({ [rowKey]: `skeleton-${index}` }) as Row) : undefined;
  return (
    <div className="list-table" ref={setBox}>
      <Table<Row>
        {...table}
        rowKey={rowKey}
        rowClassName={(row) => (row[rowKey] === freshKey ? 'list-fresh' : '')}
        size={density === 'compact' ? 'small' : 'medium'}
        dataSource={skeleton ?? rows}
        pagination={false}
        showSorterTooltip={false}
        locale={{ emptyText: nothing }}
        scroll={{ x: 'max-content', y: height }}
        columns={columns.map(({ render, sortable, always: _always, atFirstHidden: _hidden, card: _card, ...column }) => ({
          ...column,
          render: (_: unknown, row: Row) => {
            if (loading) return <span className="skeleton-bar" />;
            return column.ellipsis ? render(row) : <div className="list-cell">{render(row)}</div>;
          },
          ...(sortable && {
            sorter: true,
            sortDirections: ['ascend', 'descend', 'ascend'] as const,
            sortOrder: address.sort.column === column.key ? ORDER[address.sort.ascending ? 'up' : 'down'] : null,
          }),
        }))}
        onChange={(_page, _filters, sorter, { action }) => {
          const { columnKey, order } = [sorter].flat()[0]!;
          if (action === 'sort') address.setSort({ column: String(columnKey), ascending: order !== 'descend' });
        }}
        {...(selection &&
          !loading && {
            rowSelection: {
              selectedRowKeys: [...selection.keys],
              onChange: selection.onChange,
              preserveSelectedRowKeys: true,
              // The kit copies the box for all rows into a hidden row, where the keyboard still finds it.
              hideSelectAll: true,
              getCheckboxProps: rowBoxNames(t, rows),
            },
          })}
        {...(onOpen &&
          !loading && { onRow: (row) => ({ className: 'list-row-open', onClick: (event) => isOnRowItself(event) && onOpen(row) }) })}
      />
    </div>
  );
}

/**
 * A click on a button, link or box within the row means that, not the row. A menu that a button opened is drawn elsewhere, and its clicks come
 * here all the same: who exported a row would have it opened as well.
 */
const isOnRowItself = ({ target, currentTarget }: MouseEvent): boolean =>
  currentTarget.contains(target as Element) && (target as Element).closest('button, a, input, label, .ant-table-selection-column') === null;

/** What the header leaves of the box. It grows with its words: taken for less, it pushes the scrollbar out of sight. */
function useBodyHeight(box: HTMLElement | null): number {
  const [height, setHeight] = useState(() => Math.max(240, window.innerHeight - 387));
  useEffect(() => {
    const header = box?.querySelector('.ant-table-header');
    if (!box || !header) return;
    const observer = new ResizeObserver(() => setHeight(Math.floor(box.clientHeight - header.getBoundingClientRect().height)));
    for (const part of [box, header]) observer.observe(part);
    return () => observer.disconnect();
  }, [box]);
  return height;
}
