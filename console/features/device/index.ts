export { DetailFrame, DetailWaiting } from './DetailFrame.tsx';
export { KNOWING_DEVICES, LINKS_MS } from './device-reads.ts';
export { NetworkState, StateTag } from './DeviceTags.tsx';
export { formatFlown } from './flown.ts';
export { NoDevice } from './NoDevice.tsx';
export { BasicFacts, Card, FactLines, UseFacts } from './UavCards.tsx';
export { deviceIdIn, uavAddress, vehicleAddress } from './details-address.ts';
export { DeviceSelect } from './DeviceSelect.tsx';
