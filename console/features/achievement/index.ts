export { achievementAddress } from './achievement-address.ts';
