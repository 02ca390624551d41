import { simulatedHardware, type SimulatedCraft } from '@skyhelm/core/device/simulated';
import type { SimulatorRow } from './simulator.store.ts';

const FLAVOUR_OF: Record<SimulatedCraft, string> = {
  multirotorArdupilot: 'copter',
  multirotorPx4: 'px4-multirotor',
  fixedWing: 'plane',
  vtol: 'quadplane',
};
const PATROL_M = 300;
const WEST = 270;
const SYSTEMS = 250;

/** What the simulator program is told of one device. */
export function simulatedFlight(row: SimulatorRow, station: string): object {
  const { deviceId, latitude, longitude, altitude, craft, windSpeed, patrols } = row;
  const number = parseInt(deviceId.slice(-6), 16);
  return {
    station,
    seed: number,
    wind: { speed: windSpeed, from: WEST, gust: windSpeed / 3 },
    vehicles: [
      {
        ...{ latitude, longitude, elevation: altitude },
        flavour: FLAVOUR_OF[craft],
        hardware: simulatedHardware(deviceId),
        system: 1 + (number % SYSTEMS),
        patrol: patrols ? PATROL_M : 0,
      },
    ],
  };
}
