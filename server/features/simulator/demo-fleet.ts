import { DEMO_SITES } from '@skyhelm/core/device/demo-sites';
import type { Services } from '../../platform/services.ts';
import { demoAircraft } from './demo-aircraft.store.ts';
import { flySimulator, type SimulatorProgram } from './simulator-program.ts';
import { stationOf, type Listening } from './station.ts';

const MAVLINK = 'mavlink:';
/** Some four hundred metres beside one another, so that they can be told apart on a map. */
const APART_DEGREES = 0.004;

const FLAVOURS: Record<string, readonly [string, string]> = {
  'VT-240': ['quadplane', 'px4-vtol'],
  'X6-80': ['copter', 'px4-multirotor'],
};

/** The aircraft of the demo enterprise that are in use, in the air by themselves: what one sees is a real gateway hearing real links. */
export async function flyDemoFleet(
  { config, database, log }: Pick<Services, 'config' | 'database' | 'log'>,
  heardAt: Listening | undefined,
): Promise<SimulatorProgram | undefined> {
  if (!config.demoFleet || !heardAt) return undefined;
  const fleet = await demoAircraft(database.db);
  if (fleet.length === 0) return undefined;
  const scenario = {
    station: stationOf(heardAt),
    wind: { speed: 3, from: 300, gust: 1 },
    vehicles: fleet.map(vehicle),
  };
  return flySimulator({ name: 'demo-fleet', dataDir: config.dataDir, scenario, log });
}

function vehicle({ hardwareId, model }: { hardwareId: string | null; model: string }, index: number) {
  const { latitude, longitude, altitude } = DEMO_SITES[index % DEMO_SITES.length]!;
  const [ardupilot, px4] = FLAVOURS[model] ?? FLAVOURS['X6-80']!;
  return {
    ...{ latitude, elevation: altitude },
    longitude: longitude + APART_DEGREES * Math.floor(index / DEMO_SITES.length),
    flavour: index % 2 === 0 ? ardupilot : px4,
    system: index + 1,
    hardware: hardwareId!.slice(MAVLINK.length),
    patrol: 350,
    light: true,
  };
}
