/** What each unit is called by among the words `common.unit`. */
export const UNIT_WORDS = {
  m: 'metre',
  km: 'kilometre',
  ft: 'foot',
  mi: 'mile',
  'm/s': 'metrePerSecond',
  mph: 'milePerHour',
  V: 'volt',
  'm²': 'squareMetre',
  ha: 'hectare',
  'km²': 'squareKilometre',
  acre: 'acre',
  'mi²': 'squareMile',
} as const;

export type Unit = keyof typeof UNIT_WORDS;
