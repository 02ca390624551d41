import type { Map as Engine, MapMouseEvent, PointLike } from 'maplibre-gl';
import { wrapped } from '@skyhelm/core/geo/tangent-plane';
import type { Position } from '@skyhelm/core/geo/position';
import type { Edge } from './datum.ts';
import { doubleClicks } from './double-clicks.ts';
import type { Events } from './events.ts';
import { DRAWING_LAYERS } from './layers/drawings.ts';
import type { Markers } from './layers/markers.ts';
import type { Vehicles } from './layers/vehicles.ts';
import type { MapEvents, Picked, PickedFeature } from './map-handle.ts';

/** A finger is blunter than a pointer. */
const REACH_PX = { mouse: 16, touch: 24 };
const PICKED_LAYERS = [...DRAWING_LAYERS, 'shapes-fill', 'shapes-solid', 'shapes-dashed'];

/** What lies there in any of the layers whose things keep their names, however old the picture is; each once though it is drawn by several of them. */
function featuresIn(engine: Engine, where: PointLike): PickedFeature[] {
  const layers = PICKED_LAYERS.filter((id) => engine.getLayer(id));
  const found = layers.length > 0 ? engine.queryRenderedFeatures(where, { layers }) : [];
  const named = found.map(({ properties }) => ({ group: String(properties['group']), id: String(properties['id']) }));
  return named.filter(({ group, id }, at) => named.findIndex((other) => other.group === group && other.id === id) === at);
}

interface PointingOptions {
  engine: Engine;
  edge(): Edge;
  vehicles: Vehicles;
  markers: Markers;
  events: Events<MapEvents>;
  /** Otherwise the engine cannot be asked what it shows. */
  isStyled(): boolean;
  isDrawnOn(): boolean;
  onClick(picked: Picked): void;
  onHover(id: string | undefined): void;
}

/** Clicks, touches and keys made into positions and vehicles. */
export function pointing({ engine, edge, vehicles, markers, events, isStyled, isDrawnOn, onClick, onHover }: PointingOptions): () => void {
  const canvas = engine.getCanvas();
  const clicks = doubleClicks(isDrawnOn);
  let hovered: string | undefined;
  let asked: MapMouseEvent | undefined;
  let frame = 0;

  function onEarth(lng: number, lat: number): Position {
    const [longitude, latitude] = edge().fromMap(wrapped(lng), lat);
    return { longitude, latitude };
  }

  const featuresAt = (x: number, y: number): PickedFeature[] =>
    isStyled() ? [...markers.at(engine, { x, y, reach: 0 }), ...featuresIn(engine, [x, y])] : [];

  function pick(x: number, y: number, reach: number, isAdding: boolean): void {
    const { lng, lat } = engine.unproject([x, y]);
    const features = featuresAt(x, y);
    onClick({ position: onEarth(lng, lat), vehicle: vehicles.at(x, y, reach), feature: features[0], features, isAdding });
  }

  function hover(id: string | undefined): void {
    if (id === hovered) return;
    hovered = id;
    canvas.style.cursor = id === undefined ? '' : 'pointer';
    onHover(id);
    events.tell('hover', id);
  }

  /** Once a frame at most, however many moves a mouse tells of. */
  function look(): void {
    frame = 0;
    if (!asked) return;
    const { lng, lat } = asked.lngLat;
    events.tell('pointer', onEarth(lng, lat));
    hover(vehicles.at(asked.point.x, asked.point.y, REACH_PX.mouse));
  }

  engine.on('click', ({ point, originalEvent }) => {
    const isTouch = (originalEvent as PointerEvent).pointerType === 'touch' || matchMedia('(pointer: coarse)').matches;
    const { shiftKey, ctrlKey, metaKey, detail: count } = originalEvent;
    if (!isTouch && clicks.isRepeated({ x: point.x, y: point.y, count })) return;
    pick(point.x, point.y, isTouch ? REACH_PX.touch : REACH_PX.mouse, shiftKey || ctrlKey || metaKey);
  });
  engine.on('dblclick', (event) => clicks.isDrawing() && event.preventDefault());
  engine.on('mousemove', (event) => {
    asked = event;
    frame ||= requestAnimationFrame(look);
  });
  engine.on('mouseout', () => {
    asked = undefined;
    events.tell('pointer', undefined);
    hover(undefined);
  });
  // Without a mouse the middle is what one points at.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    const { x, y } = engine.project(engine.getCenter());
    pick(x, y, REACH_PX.touch, false);
  };
  canvas.addEventListener('keydown', onKey);
  return () => {
    cancelAnimationFrame(frame);
    canvas.removeEventListener('keydown', onKey);
  };
}
