import { BrokenXml, readXml } from '../../xml/read-xml.ts';
import { isEd269, readEd269 } from './ed269.ts';
import { isGeoJson, readGeoJson } from './geojson.ts';
import { readKml } from './kml.ts';
import { BrokenZoneFile, type ZoneFile } from './zone-file.ts';

/** KML, GeoJSON or ED-269, by what is in it: names of files lie. */
export function readZoneFile(text: string): ZoneFile {
  const given = text.replace(/^\uFEFF/, '').trimStart();
  if (given.startsWith('<')) return readKml(xmlIn(given));
  const value = jsonIn(given);
  if (isEd269(value)) return readEd269(value);
  if (isGeoJson(value)) return readGeoJson(value);
  throw new BrokenZoneFile('neither KML nor GeoJSON nor ED-269');
}

function xmlIn(text: string) {
  try {
    return readXml(text);
  } catch (error) {
    if (error instanceof BrokenXml) throw new BrokenZoneFile(error.message);
    throw error;
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenZoneFile('no JSON');
  }
}
