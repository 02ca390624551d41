export { flightDay } from './flight-day.ts';
export { PilotSelect, type Wanted } from './PilotSelect.tsx';
