export { counts, recountQuarters, takeOffsOf } from './flown-quarter.store.ts';
