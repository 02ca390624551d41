import type { Site, SiteForm } from '@skyhelm/contract/site';
import { numberIn } from '../../ui/form/number-in.ts';

/** Numbers are kept as they were typed: what is no number yet is not lost, and no digit is. */
export type SiteValues = Omit<SiteForm, 'longitude' | 'latitude' | 'altitude'> &
  Record<'longitude' | 'latitude' | 'altitude', string | undefined>;
export type SiteEdit = SiteValues & Pick<Site, 'id' | 'version'>;

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
