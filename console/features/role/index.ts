export { givesMore, useHeld } from './held.ts';
export { RoleSelect } from './RoleSelect.tsx';
