export { departmentsWithin, headcountOf, peopleWithin, requireDepartment } from './data-scope.store.ts';
export { departmentRoutes } from './department.routes.ts';
