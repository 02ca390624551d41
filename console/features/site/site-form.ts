import type { Site, SiteForm } from '@skyhelm/contract/site';

/** Numbers are kept as they were typed: what is no number yet is not lost, and no digit is. */
export type SiteValues = Omit<SiteForm, 'longitude' | 'latitude' | 'altitude'> &
  Record<'longitude' | 'latitude' | 'altitude', string | undefined>;
export type SiteEdit = SiteValues & Pick<Site, 'id' | 'version'>;

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A comma is a decimal sign too. What is no number stays text, which the schema then names. */
function numberIn(text: string | undefined): number | string | undefined {
  const plain = (text ?? '').trim().replace(/^([^.,]*),([^.,]*)$/, '$1.$2');
  if (plain === '') return undefined;
  return NUMBER.test(plain) ? Number(plain) : plain;
}

/** What is sent of the form. */
export const inputOf = <V extends SiteValues>({ longitude, latitude, altitude, ...rest }: V) => ({
  ...rest,
  longitude: numberIn(longitude),
  latitude: numberIn(latitude),
  altitude: numberIn(altitude) ?? null,
});

export const valuesOf = ({ id, version, name, longitude, latitude, altitude, address, remark }: Site): SiteEdit => ({
  id,
  version,
  name,
  longitude: String(longitude),
  latitude: String(latitude),
  altitude: altitude === null ? '' : String(altitude),
  address,
  remark,
});
