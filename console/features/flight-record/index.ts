export { commandLine, lineOf, numbered, type Line } from './event-text.ts';
export { FlightFigures } from './FlightFigures.tsx';
export { listAddress } from './list-address.ts';
export { playAddress, playedIn } from './play-address.ts';
export { sinceTakeOff } from './since-take-off.ts';
export { useFlightExports } from './use-flight-exports.ts';
