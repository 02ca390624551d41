export { commandLine, lineOf, type Line, type Mood } from './event-text.ts';
export { flightColumns } from './flight-columns.tsx';
