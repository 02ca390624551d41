/** Of a route, said where it begins, and of each waypoint. The same names in every language: programs read them as well. */
export const ROUTE_COLUMNS = [
  'route',
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
export type ColumnName = (typeof COLUMNS)[number];

/** What others write above the same things. */
const OTHER_NAMES: Partial<Record<ColumnName, readonly string[]>> = {
  route: ['routename', '航线名称', 'маршрут'],
  latitude: ['lat', 'y', '纬度', 'широта'],
  longitude: ['lon', 'lng', 'long', 'x', '经度', 'долгота'],
  altitude: ['alt', 'height', 'ele', 'elevation', 'z', '高度', 'высота'],
  speed: ['velocity', '速度', 'скорость'],
};

/** `Altitude (m)` is `altitude`. */
const plain = (header: string): string =>
  header
    .toLowerCase()
    .replace(/[([].*$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const BY_HEADER = new Map<string, ColumnName>(
  COLUMNS.flatMap((name) => [plain(name), ...(OTHER_NAMES[name] ?? [])].map((header) => [header, name] as const)),
);

export const columnOf = (header: string): ColumnName | undefined => BY_HEADER.get(plain(header));

/** How many of these are headers of ours. */
export const knownHeaders = (texts: readonly string[]): number => new Set(texts.map(columnOf).filter((name) => name !== undefined)).size;
