export { NEAR_ZOOM, rememberLook } from './look.ts';
export { useFormOpening, useOpening, useOpeningOn, useRememberedLook } from './use-opening.ts';
