export { ReturnQuestion } from './ReturnQuestion.tsx';
export { useWayHome } from './use-way-home.ts';
export { useZones, type Then } from './use-zones.ts';
