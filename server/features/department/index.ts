export { departmentsWithin, headcountOf, peopleWithin, requireDepartment, type Reach } from './data-scope.store.ts';
export { departmentRoutes } from './department.routes.ts';
