import { setWorkerUrl } from 'maplibre-gl';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';

// Without it the engine looks for its worker where no bundler has put it, and nothing is ever drawn.
setWorkerUrl(workerAddress);

export { Map as Engine } from 'maplibre-gl';

/** Some browsers, machines and settings have no graphics for a page. */
export function canDraw(): boolean {
  const graphics = document.createElement('canvas').getContext('webgl2');
  // A page may have a few of them only.
  graphics?.getExtension('WEBGL_lose_context')?.loseContext();
  return graphics !== null;
}
