export { useGivable, useHoldsMore } from './givable.ts';
export { givesMore, useHeld } from './held.ts';
export { PermissionPicker } from './PermissionPicker.tsx';
export { RoleSelect } from './RoleSelect.tsx';
export { useGrantWords } from './use-grant-words.ts';
