export { AircraftPanel } from './AircraftPanel.tsx';
export { fenceShapes } from './fence-shapes.ts';
export { fleetMarks } from './fleet-marks.ts';
export { useAirspace } from './use-airspace.ts';
export { FleetContext, useAlarms, useFleet } from './use-fleet.ts';
export { isTaken } from './use-station-keys.ts';
export { useZones } from './use-airspace.ts';
export { useZonesOnMap } from './use-zones-on-map.ts';
export { worstFaults } from './vehicle-look.ts';
