/** What files measure, each in the unit that it is kept in here: metres, metres a second and so on. */
export type Quantity = 'length' | 'speed' | 'angle' | 'time' | 'acceleration';

export const METRES_OF_FOOT = 0.3048;
const [METRES_OF_KILOMETRE, METRES_OF_MILE, METRES_OF_NAUTICAL_MILE, SECONDS_OF_HOUR] = [1_000, 1_609.344, 1_852, 3_600];

const WRITTEN: Record<Quantity, readonly [factor: number, ...names: string[]][]> = {
  length: [
    [1, 'm', 'meter', 'meters', 'metre', 'metres', '米', 'м', 'метр', 'метры'],
    [METRES_OF_FOOT, 'ft', 'feet', 'foot', '英尺', 'фут', 'футы'],
    [METRES_OF_KILOMETRE, 'km', '千米', '公里', 'км'],
  ],
  speed: [
    [1, 'm/s', 'mps', 'm/sec', '米/秒', 'м/с'],
    [METRES_OF_KILOMETRE / SECONDS_OF_HOUR, 'km/h', 'kmh', 'kph', '千米/小时', '公里/小时', '千米/时', '公里/时', 'км/ч'],
    [METRES_OF_MILE / SECONDS_OF_HOUR, 'mph', 'mi/h', '英里/小时', 'миль/ч'],
    [METRES_OF_NAUTICAL_MILE / SECONDS_OF_HOUR, 'kn', 'kt', 'kts', 'knot', 'knots', '节', 'уз', 'узлы'],
    [METRES_OF_FOOT, 'ft/s', 'fps', '英尺/秒', 'фут/с'],
  ],
  angle: [[1, '°', 'deg', 'degree', 'degrees', 'wgs84', 'wgs-84', '度', 'град', 'градусы']],
  time: [
    [1, 's', 'sec', 'second', 'seconds', '秒', 'с', 'сек'],
    [1 / 1_000, 'ms', '毫秒', 'мс'],
    [60, 'min', '分钟', 'мин'],
  ],
  acceleration: [[1, 'm/s2', 'm/s²', 'm/s^2', '米/秒²', 'м/с2', 'м/с²']],
};

const FACTORS = new Map(
  Object.entries(WRITTEN).flatMap(([quantity, units]) =>
    units.flatMap(([factor, ...names]) => names.map((name) => [`${quantity} ${name}`, factor] as const)),
  ),
);

/** What a number in this unit is to be multiplied by; nothing where nobody here knows the unit: it is not to be guessed. */
export const factorOf = (quantity: Quantity, unit: string): number | undefined =>
  FACTORS.get(`${quantity} ${unit.toLowerCase().replace(/[\s.]/g, '')}`);

/** Finer than anything that is flown, and free of the dust that multiplying leaves behind. */
export const converted = (value: number, factor: number): number => (factor === 1 ? value : Math.round(value * factor * 1e6) / 1e6);
