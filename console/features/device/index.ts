export { NoDevice } from './NoDevice.tsx';
export { deviceIdIn, uavAddress } from './uav-address.ts';
