export { flightTaskAddress, isMineToFly } from './flight-address.ts';
