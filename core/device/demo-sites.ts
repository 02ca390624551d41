/** Where the demo enterprise has its sites, and where its simulated aircraft stand, one after the other. Metres above the sea. */
export const DEMO_SITES = [
  { key: 'beijing', latitude: 40.0799, longitude: 116.6031, altitude: 35 },
  { key: 'shenzhen', latitude: 22.6086, longitude: 114.0512, altitude: 12 },
  { key: 'chengdu', latitude: 30.7412, longitude: 103.9203, altitude: 512.5 },
  { key: 'vladivostok', latitude: 43.1737, longitude: 131.9065, altitude: 24 },
] as const;
