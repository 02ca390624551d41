export { DepartmentSelect } from './DepartmentSelect.tsx';
export { PeopleTable } from './PeopleTable.tsx';
