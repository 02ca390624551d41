import { currentKeySession } from '../api/access-key.ts';
import { baseFeatures, drawGraticule, fillBaseMap } from './base/base-map.ts';
import { baseLayers, baseStyle, NAME_LAYERS, nameIn } from './base/base-style.ts';
import { cameraOf } from './camera.ts';
import { clickTools } from './click-tools.ts';
import { edgeOf } from './datum.ts';
import { dragging } from './dragging.ts';
import { Engine } from './engine.ts';
import { eventsOf } from './events.ts';
import { framing } from './framing.ts';
import { layTiles, TILES } from './ground.ts';
import { held } from './held.ts';
import { repaint } from './layers/grouped.ts';
import type { Look } from './layers/layer.ts';
import { drawingLayer } from './layers/drawings.ts';
import { lineLayer } from './layers/lines.ts';
import { markerLayer } from './layers/markers.ts';
import { shapeLayer } from './layers/shapes.ts';
import { trailLayer } from './layers/trails.ts';
import { vehicleLabels } from './layers/vehicle-labels.ts';
import { vehicleLayer } from './layers/vehicles.ts';
import type { Ground, MapEvents, MapHandle, MapOptions, MapState } from './map-handle.ts';
import { paletteOf } from './palette.ts';
import { pointing } from './pointing.ts';
import type { TileSource } from './tile-source.ts';

/** The whole of Asia and Europe, for whoever has nothing to show yet. */
const FIRST_VIEW = { centre: { longitude: 85, latitude: 45 }, zoom: 2 };

/** A map in a box of the page. Nothing of it is known to React: what moves on it is told to it directly. */
export function createMap(
  box: HTMLElement,
  { label, theme, language, centre = FIRST_VIEW.centre, zoom = FIRST_VIEW.zoom }: MapOptions,
): MapHandle {
  const events = eventsOf<MapEvents>();
  let shown = { theme, language, ground: 'base' as Ground, source: undefined as TileSource | undefined };
  let look: Look = { palette: paletteOf(theme, 'base'), edge: edgeOf('wgs84') };
  let state: MapState = 'loading';
  let isGone = false;

  const engine = new Engine({
    container: box,
    style: baseStyle(look.palette),
    center: [centre.longitude, centre.latitude],
    zoom,
    minZoom: 1,
    maxZoom: 22,
    // Symbols are drawn flat: on a tilted map they would point elsewhere than the aircraft.
    maxPitch: 0,
    touchPitch: false,
    pitchWithRotate: false,
    attributionControl: false,
    fadeDuration: 0,
    locale: { 'Map.Title': label },
    transformRequest: (url) => {
      const session = currentKeySession();
      return session && url.startsWith(`${location.origin}/tms/`) ? { url, headers: { ak: session } } : { url };
    },
  });

  const [shapes, lines, markers] = [shapeLayer(look), lineLayer(look), markerLayer(look)];
  const [drawings, trails, vehicles] = [drawingLayer(look), trailLayer(look), vehicleLayer(look)];
  const layers = [shapes, drawings, lines, trails, markers, vehicles];
  const labels = vehicleLabels(box, vehicles);
  labels.restyle(look.palette);
  const camera = cameraOf(engine, () => look.edge);

  const tools = clickTools();
  const [measuring, drawing] = [held((isOn) => events.tell('measuring', isOn)), held()];
  let selected: ReadonlySet<string> = new Set();
  const stopPointing = pointing({
    engine,
    edge: () => look.edge,
    vehicles,
    markers,
    events,
    isStyled: () => isStyled(),
    isDrawnOn: () => tools.isAtWork() || drawing.isOn(),
    onClick: (picked) => tools.tell(picked) || events.tell('click', picked),
    onHover(id) {
      vehicles.setHovered(id);
      labels.setChosen(id === undefined ? selected : new Set([...selected, id]));
    },
  });

  const drags = dragging({
    engine,
    edge: () => look.edge,
    markers,
    isStyled: () => isStyled(),
    isBusy: () => tools.isAtWork(),
    onRefused: () => measuring.isOn() && events.tell('refused', undefined),
  });

  // After those that take hold of a marker: they come first.
  const frames = framing({ engine, toScreen: (position) => camera.toScreen(position), isBusy: () => tools.isAtWork() });

  let hasMoved = false;
  vehicles.onDrawn = (isNew) => {
    hasMoved ||= isNew;
    labels.place();
  };

  function enter(next: MapState): void {
    state = next;
    box.dataset['map'] = next;
    events.tell('state', next);
  }
  enter('loading');

  /** Between its loss and its return there is nothing to draw on. */
  const isStyled = () => state !== 'lost' && engine.getLayer('sea') !== undefined;

  function build(): void {
    for (const layer of layers) layer.add(engine);
    lay();
    drawGraticule(engine);
    fillSoon();
    // Not when everything is still: where aircraft fly it never is.
    engine.once('render', () => enter('ready'));
  }

  async function fill(): Promise<void> {
    const features = await baseFeatures();
    if (!isGone && isStyled()) fillBaseMap(engine, features);
  }
  const fillSoon = () => void fill().catch(() => undefined);

  /** All that theme, language and ground decide. Another ground may be drawn in another datum: the same place stays in the middle. */
  function lay(): void {
    const [before, { centre: middle }] = [look.edge, camera.view()];
    look = { palette: paletteOf(shown.theme, shown.ground), edge: edgeOf(shown.source?.datum ?? 'wgs84') };
    labels.restyle(look.palette);
    repaint(engine, baseLayers(look.palette));
    for (const layer of layers) layer.restyle(look);
    for (const id of NAME_LAYERS) engine.setLayoutProperty(id, 'text-field', nameIn(shown.language));
    layTiles(engine, shown.source, shown.ground, shown.theme);
    if (look.edge !== before) engine.jumpTo({ center: look.edge.toMap(middle.longitude, middle.latitude) });
  }

  engine.once('style.load', build);
  engine.on('idle', () => events.tell('drawn', undefined));
  engine.on('render', () => {
    if (hasMoved && camera.isFollowing()) camera.keepUp();
    hasMoved = false;
  });
  engine.on('movestart', ({ originalEvent }) => originalEvent && events.tell('taken', undefined));
  engine.on('move', () => events.tell('move', camera.view()));
  engine.on('moveend', () => isStyled() && drawGraticule(engine));
  engine.on('dragstart', () => camera.stopFollowing() && events.tell('unfollow', undefined));
  engine.on('error', (event) => {
    if ('sourceId' in event && event.sourceId === TILES) events.tell('tiles', 'failing');
  });
  engine.on('sourcedata', ({ sourceId, tile }) => {
    if (sourceId === TILES && tile) events.tell('tiles', 'coming');
  });
  engine.on('webglcontextlost', () => {
    enter('lost');
    for (const layer of layers) layer.drop();
  });
  engine.on('webglcontextrestored', () =>
    engine.once('style.load', () => {
      enter('loading');
      build();
    }),
  );
  // Whoever was offline when the map opened gets the land as soon as it can be fetched.
  addEventListener('online', fillSoon);

  return {
    vehicles: {
      ...vehicles,
      select(ids) {
        selected = new Set(ids);
        vehicles.select(selected);
        labels.setChosen(selected);
      },
    },
    trails,
    shapes,
    drawings,
    lines,
    markers,
    camera,
    on: events.on,
    captureClicks: tools.capture,
    dragMarkers: drags.of,
    dragFrame: frames.of,
    beginDrawing: drawing.begin,
    beginMeasuring: measuring.begin,
    isMeasuring: measuring.isOn,
    state: () => state,
    setTheme(next) {
      if (next === shown.theme) return;
      shown = { ...shown, theme: next };
      if (isStyled()) lay();
    },
    setLanguage(next, named) {
      engine.getCanvas().setAttribute('aria-label', named);
      if (next === shown.language) return;
      shown = { ...shown, language: next };
      if (isStyled()) lay();
    },
    setGround(ground, source) {
      if (ground === shown.ground && source === shown.source) return;
      shown = { ...shown, ground: source ? ground : 'base', source };
      if (isStyled()) lay();
    },
    resize: () => void engine.resize(),
    destroy() {
      isGone = true;
      removeEventListener('online', fillSoon);
      stopPointing();
      drags.stop();
      frames.stop();
      labels.remove();
      // Whoever takes their things off it only now finds a map that does not mind.
      for (const layer of layers) layer.drop();
      events.clear();
      engine.remove();
    },
  };
}
