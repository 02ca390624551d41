import type { BatteryDetails, RtkDetails } from '@skyhelm/contract/device-details';
import { dayAfter, documentDay } from '@skyhelm/core/certification/calendar-day';
import type { DeviceState } from '@skyhelm/core/device/lifecycle';
import { demoHardwareId } from '@skyhelm/core/device/simulated';
import type { DeviceType } from '@skyhelm/core/device/type';
import { say } from '@skyhelm/i18n/all';
import type { WordKey } from '@skyhelm/i18n/translate';
import type { Queryable } from '../../platform/db/database.ts';
import { insertMany } from '../../platform/db/insert-many.ts';
import { newId } from '../../platform/ids.ts';
import { device, deviceFlight, deviceGroup, deviceGroupMember, deviceStateChange, deviceUser } from '../../tables/device.table.ts';
import { recountQuarters } from '../flown-quarter/index.ts';
import { simulator } from '../../tables/simulator.table.ts';
import type { Demo } from './demo.store.ts';

type StoredRtk = Omit<RtkDetails, 'hasPassword'>;
type GroupKey = 'inspection' | 'survey' | 'reserve';

interface Sample {
  type: DeviceType;
  model: string;
  owner?: string;
  state?: DeviceState;
  group?: GroupKey;
  /** How often it took off within the last year. */
  flights?: number;
  battery?: Partial<BatteryDetails>;
  rtk?: Partial<StoredRtk>;
}

const uav = (number: number, group: GroupKey, flights: number, state: DeviceState = 'using'): Sample => ({
  type: 'uav',
  model: number % 3 === 0 ? 'VT-240' : 'X6-80',
  owner: `pilot${number}`,
  state,
  group,
  flights,
});

const FLEET: Sample[] = [
  uav(1, 'inspection', 148),
  uav(2, 'inspection', 121),
  uav(3, 'survey', 96),
  uav(4, 'survey', 88),
  uav(5, 'inspection', 132),
  uav(6, 'survey', 74),
  uav(7, 'inspection', 109),
  uav(8, 'survey', 63),
  uav(9, 'reserve', 41, 'inMaintenance'),
  uav(10, 'reserve', 17, 'disabled'),
  uav(11, 'reserve', 0, 'test'),
  { type: 'uav', model: 'X6-80', state: 'pendingSale', group: 'reserve' },
  {
    type: 'smartBattery',
    model: 'B22',
    owner: 'technician1',
    battery: { bmsVersion: '2.4', cycles: 86, usageHours: 71.5, residualLife: 91 },
  },
  {
    type: 'smartBattery',
    model: 'B22',
    owner: 'technician1',
    battery: { bmsVersion: '2.4', cycles: 212, usageHours: 180, residualLife: 74 },
  },
  {
    type: 'smartBattery',
    model: 'B16',
    owner: 'technician2',
    state: 'scrapped',
    battery: { cycles: 500, overDischarges: 4, residualLife: 12 },
  },
  { type: 'rtk', model: 'R2', owner: 'technician3', rtk: { latitude: 40.0802, longitude: 116.6035, altitude: 36, coverageMetres: 20_000 } },
  { type: 'rtk', model: 'R2', owner: 'technician4', rtk: { latitude: 22.6091, longitude: 114.0519, altitude: 14, coverageMetres: 20_000 } },
  { type: 'weatherStation', model: 'W1', owner: 'dispatcher1' },
  { type: 'robotDog', model: 'D4', owner: 'technician5' },
  { type: 'ptzCamera', model: 'Z30', owner: 'pilot1' },
  { type: 'simulator', model: 'SITL', owner: 'pilot1', state: 'test' },
];

const NO_BATTERY: BatteryDetails = {
  bmsVersion: '',
  usageHours: null,
  cycles: null,
  overDischarges: null,
  residualLife: null,
  usedLife: null,
};
const NO_RTK: StoredRtk = {
  ...{ longitude: null, latitude: null, altitude: null, coverageMetres: null, satellites: null, accuracyMetres: null, positioning: null },
  ...{ host: '', port: null, userName: '', mountPoint: '', encryption: 'none' },
};

/** Where its simulators begin, ready to be started. */
const START = { latitude: 22.6086, longitude: 114.0512, altitude: 12, craft: 'multirotorArdupilot', windSpeed: 3, patrols: true } as const;

const PREFIX: Record<DeviceType, string> = {
  uav: 'UAV',
  smartBattery: 'BAT',
  ptzCamera: 'PTZ',
  rtk: 'RTK',
  weatherStation: 'WST',
  simulator: 'SIM',
  robotDog: 'DOG',
};

/** A fleet to look at: every type, every state, a year of flights behind those that fly. */
export async function createDemoFleet(tx: Queryable, { enterpriseId, language, people }: Demo, now: Date): Promise<void> {
  const word = (key: string) => say(language, key as WordKey);
  const today = documentDay(now);
  const counters = new Map<DeviceType, number>();
  const groups = (['inspection', 'survey', 'reserve'] as const).map((key) => {
    const name = word(`demo.group.${key}`);
    return { key, id: newId(), enterpriseId, name, nameKey: name.toLowerCase(), createdAt: now };
  });
  const fleet = FLEET.map(({ type, model, owner, state = 'using', group, flights = 0, battery, rtk }) => {
    const number = (counters.get(type) ?? 0) + 1;
    counters.set(type, number);
    const [name, sn] = [
      `${word(`dictionary.deviceType.${type}`)} ${String(number).padStart(2, '0')}`,
      `${PREFIX[type]}-${26_000 + number}`,
    ];
    const row = {
      ...{ id: newId(), enterpriseId, name, nameKey: name.toLowerCase(), sn, snKey: sn, type, state, model },
      firmwareVersion: type === 'uav' ? '4.6.0' : '',
      factoryOn: dayAfter(today, -500 + number),
      activatedOn: state === 'test' || state === 'pendingSale' ? null : dayAfter(today, -400 + number),
      warrantyUntil: dayAfter(today, number % 4 === 0 ? -30 : 330),
      hardwareId: type === 'uav' && owner ? demoHardwareId(number) : null,
      battery: battery ? { ...NO_BATTERY, ...battery } : null,
      rtk: rtk ? { ...NO_RTK, ...rtk } : null,
      createdAt: now,
    };
    return { row, owner: owner && people.get(owner)?.id, group: groups.find(({ key }) => key === group), flights };
  });
  const of = (deviceId: string) => ({ enterpriseId, deviceId });
  await tx.insert(deviceGroup).values(groups.map(({ key: _, ...row }) => row));
  await tx.insert(device).values(fleet.map(({ row }) => row));
  const held = fleet.flatMap(({ row, owner }) => (owner ? [{ ...of(row.id), userId: owner, kind: 'owner' as const, mayFly: true }] : []));
  const shared = { kind: 'shared' as const, isTestFlight: false };
  const lent = [
    { ...of(fleet[0]!.row.id), userId: people.get('pilot2')!.id, ...shared, mayFly: true },
    { ...of(fleet[0]!.row.id), userId: people.get('dispatcher1')!.id, ...shared, mayFly: false },
    { ...of(fleet[3]!.row.id), userId: people.get('pilot12')!.id, ...shared, mayFly: true, isTestFlight: true },
    { ...of(fleet[4]!.row.id), userId: people.get('pilot5')!.id, kind: 'exclusive' as const, mayFly: true },
  ];
  await tx.insert(deviceUser).values([...held, ...lent]);
  await tx.insert(deviceGroupMember).values(fleet.flatMap(({ row, group }) => (group ? [{ ...of(row.id), groupId: group.id }] : [])));
  const trainers = fleet.filter(({ row }) => row.type === 'simulator');
  const start = { ...START, address: word('demo.site.shenzhen.address') };
  await tx.insert(simulator).values(trainers.map(({ row }) => ({ ...of(row.id), ...start })));
  const byName = word('demo.role.administrator');
  const entered = fleet.map(({ row }) => ({
    id: newId(),
    ...of(row.id),
    action: null,
    state: row.state,
    byName,
    at: now,
  }));
  await insertMany(tx, deviceStateChange, entered);
  const flown = fleet.flatMap(({ row, flights }, index) => flightsOf(row.id, enterpriseId, flights, index, now));
  await insertMany(tx, deviceFlight, flown);
  await recountQuarters(
    tx,
    flown.map(({ takeOffAt }) => ({ enterpriseId, takeOffAt: takeOffAt.getTime() })),
  );
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const YEAR_MS = 365.25 * DAY_MS;

/** Busier in summer than in winter, none by night: the same in every installation, so that pictures and tests agree. */
function flightsOf(deviceId: string, enterpriseId: string, count: number, seed: number, now: Date) {
  let state = seed + 1;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const today = Math.floor(now.getTime() / DAY_MS);
  const isFlown = (day: number): boolean => random() < 0.6 - 0.4 * Math.cos((((day * DAY_MS) / YEAR_MS) % 1) * 2 * Math.PI);
  const someDay = (): number => {
    const day = today - 1 - Math.floor(random() * 358);
    return isFlown(day) ? day : someDay();
  };
  return Array.from({ length: count }, (_, index) => {
    const takeOff = someDay() * DAY_MS + 2 * 60 * MINUTE_MS + Math.floor(random() * 8 * 60) * MINUTE_MS + index;
    const minutes = 8 + Math.floor(random() * 24);
    return {
      ...{ enterpriseId, deviceId },
      takeOffAt: new Date(takeOff),
      landedAt: new Date(takeOff + minutes * MINUTE_MS),
      metres: Math.round(minutes * (260 + random() * 240)),
    };
  });
}
