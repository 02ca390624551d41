import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' };
import { baseMapData } from './base-map-data.config.ts';

/** Where it lies while one develops; built, it is named by its content. */
const PLAIN = 'assets/base-map.json';

/** The built-in map as a file of its own, which no script carries. */
export function baseMap(): Plugin {
  let text: string | undefined;
  let isBuild = false;
  const contents = () => (text ??= JSON.stringify(baseMapData(atlas)));
  const path = () => PLAIN.replace('.', `-${createHash('sha256').update(contents()).digest('base64url').slice(0, 8)}.`);
  return {
    name: 'base-map',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    transform: (code, id) => (isBuild && id.endsWith('map/base/address.ts') ? code.replace(PLAIN, path()) : undefined),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: path(), source: contents() });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${PLAIN}`, (_, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(contents());
      });
    },
  };
}
