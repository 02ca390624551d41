export { scheduleImportCleaning } from './clean-imports.ts';
export { userImportRoutes } from './user-import.routes.ts';
