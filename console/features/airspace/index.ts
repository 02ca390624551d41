export { ReturnQuestion } from './ReturnQuestion.tsx';
export { useWayHome } from './use-way-home.ts';
export { useAirportsOff, useZones, type Then } from './use-zones.ts';
export { useZonesBeneath, zoneLook } from './use-zones-beneath.ts';
export { DRAWN_MAX, zonesInView, type ZonesInView } from './zones-in-view.ts';
