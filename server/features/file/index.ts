export { fileRoutes } from './file.routes.ts';
export { adoptLogo, filePath, removeFile, removeFilesOf, requireOwnFile } from './stored-file.ts';
export { scheduleFileSweep } from './sweep.ts';
