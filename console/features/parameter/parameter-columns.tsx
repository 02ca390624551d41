import { isChanged } from '@skyhelm/core/vehicle/parameter';
import { Tag } from 'antd';
import { actionsColumn } from '../../ui/list/actions-column.ts';
import type { ListColumn } from '../../ui/list/column.ts';
import { RowActions } from '../../ui/list/RowActions.tsx';
import type { Say } from '../../words/words.ts';
import { shownValue, TYPE_NAMES, withUnit } from '../parameter-write/index.ts';
import styles from './parameter.module.css';
import type { ParameterRow, Task } from './task.ts';

interface Shown {
  tight: boolean;
  mayWrite: boolean;
  start(task: Task): void;
}

export const parameterColumns = (t: Say, { tight, mayWrite, start }: Shown): ListColumn<ParameterRow>[] => [
  {
    key: 'name',
    title: t('parameter.name'),
    always: true,
    sortable: true,
    card: 'head',
    width: 320,
    render: ({ name, facts }) => (
      <>
        <span className={styles['name']}>{name}</span>
        {facts?.label && <span className={styles['about']}>{facts.label}</span>}
      </>
    ),
  },
  {
    key: 'value',
    title: t('parameter.value'),
    align: 'right',
    className: 'numeric',
    width: 180,
    render: (row) => (
      <span className={styles['value']}>
        {isChanged(row) && <Tag color="processing">{t('parameter.changed')}</Tag>}
        {withUnit(shownValue(row.value, t('parameter.notNumber')), row.facts?.unit)}
      </span>
    ),
  },
  {
    key: 'default',
    title: t('parameter.default'),
    align: 'right',
    className: 'numeric',
    width: 140,
    render: ({ default: factory }) => (factory === undefined ? t('common.none') : shownValue(factory, t('parameter.notNumber'))),
  },
  { key: 'group', title: t('parameter.group'), width: 160, render: ({ facts }) => facts?.group ?? t('common.none') },
  { key: 'type', title: t('parameter.type'), width: 110, render: ({ type }) => TYPE_NAMES[type] },
  ...(mayWrite
    ? [
        actionsColumn<ParameterRow>(110, tight, (row) => (
          <RowActions
            name={row.name}
            folded={tight}
            beside={[{ key: 'edit', label: t('parameter.edit'), onClick: () => start({ kind: 'edit', row }) }]}
          />
        )),
      ]
    : []),
];
