import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { nameField, optionalText, readerZoneField, timestamp, versionField } from './fields.ts';
import { SiteId } from './ids.ts';
import { longPageOf, pageQuery } from './page.ts';
import { altitudeField, latitudeField, longitudeField } from './position.ts';

export const SiteForm = z.object({
  name: nameField,
  longitude: longitudeField,
  latitude: latitudeField,
  /** Null where nobody has said. */
  altitude: altitudeField.nullable().default(null),
  address: optionalText(200),
  remark: optionalText(500),
});
export type SiteForm = z.output<typeof SiteForm>;

export const Site = SiteForm.extend({ id: SiteId, version: versionField, createdAt: timestamp });
export type Site = z.output<typeof Site>;

const siteList = pageQuery(['name', 'createdAt']).extend({
  /** Part of a name or address. */
  keyword: optionalText(50),
});

export const getSites = endpoint({
  method: 'POST',
  path: '/enterprise/site/getSites',
  access: needs('site:query'),
  kind: 'read',
  input: siteList,
  output: longPageOf(Site),
});
/** All that were found, however many they are. */
export const exportSites = endpoint({
  method: 'GET',
  path: '/enterprise/site/exportSites',
  access: needs('site:export'),
  kind: 'change',
  wire: 'file',
  input: siteList.omit({ pageNum: true, pageSize: true }).extend({ timeZone: readerZoneField }),
  output: z.null(),
});
export const addSite = endpoint({
  method: 'POST',
  path: '/enterprise/site/addSite',
  access: needs('site:add'),
  kind: 'change',
  input: SiteForm,
  output: z.object({ id: SiteId }),
});
export const setSite = endpoint({
  method: 'POST',
  path: '/enterprise/site/setSite',
  access: needs('site:edit'),
  kind: 'change',
  input: SiteForm.extend({ id: SiteId, version: versionField }),
  output: z.object({ version: versionField }),
});
export const deleteSite = endpoint({
  method: 'POST',
  path: '/enterprise/site/deleteSite',
  access: needs('site:delete'),
  kind: 'change',
  input: z.object({ id: SiteId }),
  output: z.null(),
});
