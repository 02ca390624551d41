export { areaText } from './area-text.ts';
export { extentOf, middleOf } from './extent.ts';
export { areaIssue, areaOf, NEW_AREA, typedArea, type AreaValues } from './typed-area.ts';
