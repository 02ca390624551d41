export { shownValue, TYPE_NAMES, withUnit } from './shown-value.ts';
export { useWrite } from './use-write.ts';
export { courseOf, onTheGround } from './write-course.ts';
export { WriteResult } from './WriteResult.tsx';
