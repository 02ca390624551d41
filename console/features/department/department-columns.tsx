import { actionsColumn } from '../../ui/list/actions-column.ts';
import type { ListColumn } from '../../ui/list/column.ts';
import { formatNumber } from '../../words/format.ts';
import type { Language } from '../../words/language.ts';
import type { Say } from '../../words/words.ts';
import { countryName } from './country-names.ts';
import { DepartmentActions } from './DepartmentActions.tsx';
import { DepartmentName } from './DepartmentName.tsx';
import type { Branch } from './department-tree.ts';
import type { Task } from './task.ts';

export const departmentColumns = (t: Say, language: Language, tight: boolean, start: (task: Task) => void): ListColumn<Branch>[] => [
  {
    key: 'name',
    title: t('department.name'),
    always: true,
    card: 'head',
    width: 220,
    render: (row) => <DepartmentName row={row} onDrop={(moved, onto) => start({ kind: 'move', row: moved, parentId: onto.id })} />,
  },
  {
    key: 'location',
    title: t('department.location'),
    width: 180,
    render: ({ country, city }) => `${countryName(country, language)} · ${city}`,
  },
  { key: 'personInCharge', title: t('department.personInCharge'), width: 170, render: ({ personInCharge }) => personInCharge },
  { key: 'contact', title: t('department.contact'), width: 130, render: ({ contact }) => contact || t('common.none') },
  {
    key: 'headcount',
    title: t('department.headcount'),
    width: 110,
    align: 'right',
    className: 'numeric',
    render: ({ headcount }) => formatNumber(headcount),
  },
  {
    key: 'headcountBelow',
    title: t('department.headcountBelow'),
    width: 120,
    align: 'right',
    className: 'numeric',
    render: ({ headcountBelow }) => formatNumber(headcountBelow),
  },
  {
    key: 'description',
    title: t('department.description'),
    atFirstHidden: true,
    width: 240,
    ellipsis: true,
    render: ({ description }) => description || t('common.none'),
  },
  actionsColumn(230, tight, (row) => <DepartmentActions row={row} folded={tight} start={start} />),
];
