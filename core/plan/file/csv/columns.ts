import { factorOf, type Quantity } from '../../../units/written-unit.ts';

/** Of a route, said where it begins, and of each waypoint. The same names in every language: programs read them as well. */
export const ROUTE_COLUMNS = [
  'route',
  'remarks',
  'heightMode',
  'cycles',
  'entryPoint',
  'endAction',
  'newHeight',
  'newSpeed',
  'newTurnMode',
  'newRadius',
  'newHoldSeconds',
  'landing',
  'pattern',
  'partOf',
  'wings',
] as const;
export const WAYPOINT_COLUMNS = [
  'latitude',
  'longitude',
  'altitude',
  'speed',
  'mode',
  'turnMode',
  'radius',
  'holdSeconds',
  'circlingRadius',
  'circlingTurns',
  'circlingDirection',
  'circlingWaitSeconds',
  'yawMode',
  'yaw',
  'targetLatitude',
  'targetLongitude',
  'acceleration',
  'actions',
] as const;
export const COLUMNS = [...ROUTE_COLUMNS, ...WAYPOINT_COLUMNS] as const;
/** What only others write: a height above the sea, and for each waypoint where its height counts from. */
const FOREIGN_COLUMNS = ['elevation', 'altitudeMode'] as const;
const READ_COLUMNS = [...COLUMNS, ...FOREIGN_COLUMNS] as const;
export type ColumnName = (typeof READ_COLUMNS)[number];

/** What others write above the same things. */
const OTHER_NAMES: Partial<Record<ColumnName, readonly string[]>> = {
  route: ['routename', '航线名称', 'маршрут'],
  latitude: ['lat', 'y', '纬度', 'широта'],
  longitude: ['lon', 'lng', 'long', 'x', '经度', 'долгота'],
  altitude: ['alt', 'height', '高度', 'высота'],
  elevation: ['ele', 'z', 'amsl', 'altitudeamsl', 'altamsl', 'heightamsl', 'altitudemsl', '海拔', '海拔高度', 'высотанадуровнемморя'],
  speed: ['velocity', '速度', 'скорость'],
  yaw: ['heading', '航向', 'курс'],
};

const QUANTITIES: Partial<Record<ColumnName, Quantity>> = {
  newHeight: 'length',
  newSpeed: 'speed',
  newRadius: 'length',
  newHoldSeconds: 'time',
  latitude: 'angle',
  longitude: 'angle',
  altitude: 'length',
  elevation: 'length',
  speed: 'speed',
  radius: 'length',
  holdSeconds: 'time',
  circlingRadius: 'length',
  yaw: 'angle',
  targetLatitude: 'angle',
  targetLongitude: 'angle',
  acceleration: 'acceleration',
};

export const isAngle = (name: ColumnName): boolean => QUANTITIES[name] === 'angle';

const plain = (header: string): string => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const BY_HEADER = new Map<string, ColumnName>(
  READ_COLUMNS.flatMap((name) => [plain(name), ...(OTHER_NAMES[name] ?? [])].map((header) => [header, name] as const)),
);

export interface Column {
  name: ColumnName;
  /** What its numbers are to be multiplied by; nothing where the header has a unit that nobody here knows. */
  factor: number | undefined;
}

function inUnit(name: ColumnName | undefined, unit: string): Column | undefined {
  const quantity = name && QUANTITIES[name];
  return name && { name, factor: quantity && unit.trim() !== '' ? factorOf(quantity, unit) : 1 };
}

/** `Altitude (ft)`, `altitude_ft` and `Высота, м` are `altitude` as well, each in its unit. */
export function columnOf(header: string): Column | undefined {
  const [, before, bracketed] = /^([^([]*)[([]([^)\]]*)/.exec(header) ?? [];
  if (before !== undefined) return inUnit(BY_HEADER.get(plain(before)), bracketed!);
  const name = BY_HEADER.get(plain(header));
  if (name) return { name, factor: 1 };
  const [, word, rest] = /^\s*([^\s_,]+)[\s_,]+([^\s_,].*)$/s.exec(header) ?? [];
  const column = word === undefined ? undefined : inUnit(BY_HEADER.get(plain(word)), rest!);
  // Without brackets it may be a word like any other: `speed limit` is something else.
  return column?.factor === undefined ? undefined : column;
}

/** How many of these are headers of ours. */
export const knownHeaders = (texts: readonly string[]): number => new Set(texts.flatMap((text) => columnOf(text)?.name ?? [])).size;
