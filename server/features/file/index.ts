export { fileRoutes } from './file.routes.ts';
export { filePath, removeFile, removeFilesOf, requireOwnFile } from './stored-file.ts';
export { scheduleFileSweep } from './sweep.ts';
