export { DepartmentSelect } from './DepartmentSelect.tsx';
export { PeopleTable } from './PeopleTable.tsx';
export { treeOf, type Branch } from './department-tree.ts';
