export { fileRoutes } from './file.routes.ts';
export { adoptPicture, filePath, removeFile, removeFilesOf, requireOwnFile } from './stored-file.ts';
export { keepDrawnPicture } from './drawn-picture.ts';
export { scheduleFileSweep, sweepFiles } from './sweep.ts';
