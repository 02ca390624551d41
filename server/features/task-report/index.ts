export { taskReportRoutes } from './task-report.routes.ts';
