import type { GeoJSONSource, Map as Engine } from 'maplibre-gl';
import { LANGUAGES } from '@skyhelm/i18n/translate';
import { BASE_MAP_ADDRESS } from './address.ts';
import type { BaseMapFile } from './base-map-file.ts';
import { featuresOf, type BaseFeatures } from './features.ts';
import { graticuleIn } from './graticule.ts';

/** Fetched once for all maps of a page. A failure is forgotten, so that the next map tries again. */
let fetched: Promise<BaseFeatures> | undefined;

async function fetchFeatures(): Promise<BaseFeatures> {
  const answer = await fetch(BASE_MAP_ADDRESS);
  if (!answer.ok) throw new Error(`the built-in map was answered with ${answer.status}`);
  return featuresOf((await answer.json()) as BaseMapFile, LANGUAGES);
}

export const baseFeatures = (): Promise<BaseFeatures> => {
  fetched ??= fetchFeatures().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
};

const fill = (engine: Engine, name: string, data: BaseFeatures[keyof BaseFeatures]) =>
  void engine.getSource<GeoJSONSource>(name)?.setData(data);

export function fillBaseMap(engine: Engine, features: BaseFeatures): void {
  for (const name of ['land', 'coast', 'borders', 'names'] as const) fill(engine, name, features[name]);
}

export function drawGraticule(engine: Engine): void {
  const bounds = engine.getBounds();
  fill(engine, 'graticule', graticuleIn([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]));
}
