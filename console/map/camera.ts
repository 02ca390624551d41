import { LngLatBounds, type Map as Engine } from 'maplibre-gl';
import type { Position } from '@skyhelm/core/geo/position';
import { wrapped } from '@skyhelm/core/geo/tangent-plane';
import type { Edge } from './datum.ts';
import { inOnePiece } from './layers/grouped.ts';
import type { Camera, Covered, View } from './map-handle.ts';
import { metresPerPixel } from './mercator.ts';

/** From near enough to see an aircraft and what is around it. */
const NEAR_ZOOM = 16;
const MARGIN_PX = 48;
const MOVE_MS = 160;

export interface CameraParts extends Camera {
  /** After a frame in which vehicles were drawn anew. */
  keepUp(): void;
  /** Whether anything was followed until now. */
  stopFollowing(): boolean;
}

const UNCOVERED: Covered = { top: 0, right: 0, bottom: 0, left: 0 };

export function cameraOf(engine: Engine, edge: () => Edge): CameraParts {
  let followed: (() => Position | undefined) | undefined;

  const onMap = ({ longitude, latitude }: Position) => edge().toMap(longitude, latitude);
  const onEarth = (lng: number, lat: number): Position => {
    const [longitude, latitude] = edge().fromMap(wrapped(lng), lat);
    return { longitude, latitude };
  };

  const camera: CameraParts = {
    view(): View {
      const [centre, bounds, zoom] = [engine.getCenter(), engine.getBounds(), engine.getZoom()];
      const [southWest, northEast] = [
        edge().fromMap(bounds.getWest(), bounds.getSouth()),
        edge().fromMap(bounds.getEast(), bounds.getNorth()),
      ];
      return {
        centre: onEarth(centre.lng, centre.lat),
        zoom,
        bearing: engine.getBearing(),
        metresPerPixel: metresPerPixel(centre.lat, zoom),
        bounds: [...southWest, ...northEast],
      };
    },
    moveTo(position, zoom) {
      engine.easeTo({ center: onMap(position), ...(zoom !== undefined && { zoom }), duration: MOVE_MS });
    },
    fit(positions, lies = UNCOVERED) {
      const points = inOnePiece(positions.map(onMap));
      if (points.length === 0) return;
      const bounds = points.reduce((box, point) => box.extend(point), new LngLatBounds());
      const { clientWidth, clientHeight } = engine.getContainer();
      const covered = typeof lies === 'function' ? lies(engine.getContainer()) : lies;
      // The engine would not move at all where a panel leaves no room for anything.
      const hasRoom =
        clientWidth - covered.left - covered.right > 3 * MARGIN_PX && clientHeight - covered.top - covered.bottom > 3 * MARGIN_PX;
      const { top, right, bottom, left } = hasRoom ? covered : UNCOVERED;
      const padding = { top: top + MARGIN_PX, right: right + MARGIN_PX, bottom: bottom + MARGIN_PX, left: left + MARGIN_PX };
      engine.fitBounds(bounds, { padding, maxZoom: NEAR_ZOOM, duration: MOVE_MS });
    },
    zoomBy: (steps) => void engine.easeTo({ zoom: engine.getZoom() + steps, duration: MOVE_MS }),
    northUp: () => void engine.easeTo({ bearing: 0, duration: MOVE_MS }),
    follow(read) {
      followed = read;
      // Around the pointer, each turn of the wheel would drag the aircraft out of the middle.
      engine.scrollZoom.enable(read && { around: 'center' });
      camera.keepUp();
    },
    isFollowing: () => followed !== undefined,
    stopFollowing() {
      if (!followed) return false;
      camera.follow(undefined);
      return true;
    },
    keepUp() {
      const position = followed?.();
      if (position) engine.jumpTo({ center: onMap(position) });
    },
    setCovered: (covered) => void engine.setPadding(covered),
    toScreen(position) {
      const { x, y } = engine.project(onMap(position));
      return { x, y };
    },
  };
  return camera;
}
