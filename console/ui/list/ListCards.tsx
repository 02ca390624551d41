import type { ReactNode } from 'react';
import type { ListColumn } from './column.ts';
import type { ListScreenProps } from './ListScreen.tsx';

type ListCardsProps<Row extends object, F extends string> = Omit<ListScreenProps<Row, F>, 'columns'> & {
  columns: ListColumn<Row>[];
  rows: Row[];
  loading: boolean;
  nothing: ReactNode;
};

/** The list at phone width. Rows of a tree stand below each other, their depth said by whoever renders the head. */
export function ListCards<Row extends object, F extends string>({
  columns,
  rows,
  rowKey,
  loading,
  nothing,
  onOpen,
  selection,
  freshKey,
}: ListCardsProps<Row, F>) {
  if (loading)
    return (
      <ul className="list-cards">
        {[1, 2, 3, 4].map((row) => (
          <li key={row} className="list-card skeleton-card" />
        ))}
      </ul>
    );
  if (rows.length === 0) return <div className="list-nothing">{nothing}</div>;
  const heads = columns.filter((column) => column.card === 'head');
  const feet = columns.filter((column) => column.card === 'foot');
  const lines = columns.filter((column) => column.card === undefined);
  const toggle = (key: string) =>
    selection?.onChange(selection.keys.includes(key) ? selection.keys.filter((kept) => kept !== key) : [...selection.keys, key]);
  return (
    <ul className="list-cards">
      {flat(rows).map((row) => {
        const key = String(row[rowKey]);
        return (
          <li key={key} className={key === freshKey ? 'list-card list-fresh' : 'list-card'}>
            <div className="list-card-head" id={`card-${key}`}>
              {selection && (
                <input
                  type="checkbox"
                  aria-labelledby={`card-${key}`}
                  checked={selection.keys.includes(key)}
                  onChange={() => toggle(key)}
                />
              )}
              {heads.map((column) =>
                onOpen ? (
                  <button type="button" className="link-button" key={column.key} onClick={() => onOpen(row)}>
                    {column.render(row)}
                  </button>
                ) : (
                  <span key={column.key}>{column.render(row)}</span>
                ),
              )}
            </div>
            <dl>
              {lines.map((column) => (
                <div key={column.key}>
                  <dt>{column.title}</dt>
                  <dd>{column.render(row)}</dd>
                </div>
              ))}
            </dl>
            {feet.map((column) => (
              <div className="list-card-foot" key={column.key}>
                {column.render(row)}
              </div>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

const flat = <Row extends object>(rows: Row[]): Row[] =>
  rows.flatMap((row) => [row, ...flat((row as { children?: Row[] }).children ?? [])]);
