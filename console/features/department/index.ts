export { DepartmentSelect } from './DepartmentSelect.tsx';
export { treeOf, type Branch } from './department-tree.ts';
