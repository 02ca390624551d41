import type { Services } from '../../platform/services.ts';
import { demoAircraft } from './demo-aircraft.store.ts';
import { flySimulator, type SimulatorProgram } from './simulator-program.ts';
import { stationOf, type Listening } from './station.ts';

const MAVLINK = 'mavlink:';
/** Where the demo enterprise has its sites. */
const BASES = [
  { latitude: 40.0799, longitude: 116.6031, elevation: 35 },
  { latitude: 22.6086, longitude: 114.0512, elevation: 12 },
  { latitude: 30.7412, longitude: 103.9203, elevation: 512 },
  { latitude: 43.1737, longitude: 131.9065, elevation: 24 },
];
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
  const base = BASES[index % BASES.length]!;
  const [ardupilot, px4] = FLAVOURS[model] ?? FLAVOURS['X6-80']!;
  return {
    ...base,
    longitude: base.longitude + APART_DEGREES * Math.floor(index / BASES.length),
    flavour: index % 2 === 0 ? ardupilot : px4,
    system: index + 1,
    hardware: hardwareId!.slice(MAVLINK.length),
    patrol: 350,
    light: true,
  };
}
