import type { Shape } from '@skyhelm/core/airspace/shape';
import type { Position } from '@skyhelm/core/geo/position';
import type { MarkerKind, MarkerStyle } from '@skyhelm/core/marker/marker';
import type { Language } from '@skyhelm/i18n/translate';
import type { ClickTools } from './click-tools.ts';
import type { PinLook } from './pin-looks.ts';
import type { TileSource } from './tile-source.ts';

/** What the land is drawn from: the built-in map alone, or tiles above it. */
export const GROUNDS = ['base', 'normal', 'satellite'] as const;
export type Ground = (typeof GROUNDS)[number];
export type MapTheme = 'light' | 'dark';

export interface MapOptions {
  /** What a reader of screens calls it. */
  label: string;
  theme: MapTheme;
  language: Language;
  centre?: Position | undefined;
  zoom?: number | undefined;
}

/** `lost`: the browser took the graphics away, and may give them back. */
export type MapState = 'loading' | 'ready' | 'lost';

export interface PickedFeature {
  group: string;
  id: string;
}

/** Where somebody clicked, and what lies there. */
export interface Picked {
  position: Position;
  vehicle: string | undefined;
  /** Of a marker, a shape or a drawing, whichever is on top; as it was named when it was set. */
  feature: PickedFeature | undefined;
  /** All that lie there, each once, the topmost first. */
  features: readonly PickedFeature[];
  /** With a key that adds to what was chosen before. */
  isAdding: boolean;
}

/** Somebody takes a marker elsewhere. */
export interface Dragged {
  begin(id: string): void;
  /** At most once a frame. */
  move(id: string, position: Position): void;
  end(id: string): void;
}

/** Somebody draws a frame around some of what is on the map. */
export interface Framed {
  /** Whether what begins now is a frame; otherwise the map is moved. */
  isWanted(isShift: boolean): boolean;
  /** `isAdding`: with a key that adds to what was chosen before. */
  end(holds: (position: Position) => boolean, isAdding: boolean): void;
}

export interface MapEvents {
  state: MapState;
  click: Picked;
  /** The pointer is over another vehicle than before, or over none. */
  hover: string | undefined;
  /** Where the pointer is; nothing once it has left. */
  pointer: Position | undefined;
  /** The view has changed. */
  move: View;
  /** The reader has moved it by hand. */
  taken: undefined;
  /** Whether somebody measures: meanwhile nothing on the map is edited. */
  measuring: boolean;
  /** Somebody would have taken a marker elsewhere while the map measures. */
  refused: undefined;
  /** Somebody dragged the map away from what it followed. */
  unfollow: undefined;
  /** Whether tiles fail to come; the built-in map stands in for them. */
  tiles: 'coming' | 'failing';
  /** Everything asked for is drawn. */
  drawn: undefined;
}

export interface View {
  centre: Position;
  zoom: number;
  /** Degrees: what is up. */
  bearing: number;
  /** On the ground, in the middle of the view. */
  metresPerPixel: number;
  /** West, south, east, north; `east` is beyond 180 where the view crosses the date line. */
  bounds: readonly [number, number, number, number];
}

/** Pixels at each side that something else covers. */
export interface Covered {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The whole of the map: all positions are WGS-84, whatever the tiles are drawn in. */
export interface MapHandle {
  readonly vehicles: VehicleLayer;
  readonly trails: TrailLayer;
  readonly shapes: GroupedLayer<MapShape>;
  readonly drawings: GroupedLayer<MapDrawing>;
  readonly lines: GroupedLayer<MapLine>;
  readonly markers: GroupedLayer<MapMarker>;
  readonly camera: Camera;
  on<E extends keyof MapEvents>(event: E, told: (value: MapEvents[E]) => void): () => void;
  /** A tool's clicks: nobody else hears of them. */
  captureClicks: ClickTools['capture'];
  /** Markers of this group can be taken elsewhere, by pointer or finger; the map stays where it is meanwhile. */
  dragMarkers(group: string, dragged: Dragged): () => void;
  /** A pointer or finger that would move the map draws a frame, where that is wanted; with Shift it would otherwise go nearer. */
  dragFrame(framed: Framed): () => void;
  /** Until it is ended clicks draw, as those of tools do: the second of a double click is told to nobody, and does not bring the map nearer. */
  beginDrawing(): () => void;
  /** Until it is ended nothing on the map is edited. */
  beginMeasuring(): () => void;
  isMeasuring(): boolean;
  state(): MapState;
  setTheme(theme: MapTheme): void;
  setLanguage(language: Language, label: string): void;
  setGround(ground: Ground, source?: TileSource): void;
  /** After its box has changed where the map could not see it. */
  resize(): void;
  destroy(): void;
}

export interface Camera {
  view(): View;
  moveTo(position: Position, zoom?: number): void;
  /** So that all of them are seen, beside what is covered just now, if need be as found in the map's box; one alone from near. */
  fit(positions: readonly Position[], covered?: Covered | ((box: HTMLElement) => Covered)): void;
  zoomBy(steps: number): void;
  northUp(): void;
  /** Asked at each frame in which vehicles change; nothing leaves the view where it is. Without a reader it ends. */
  follow(read: (() => Position | undefined) | undefined): void;
  isFollowing(): boolean;
  /** Centre, fit and follow count only what is not covered. */
  setCovered(covered: Covered): void;
  /** Pixels from the upper left corner. */
  toScreen(position: Position): { x: number; y: number };
}

/** How a vehicle looks: never by its colour alone. */
export const VEHICLE_LOOKS = ['flying', 'ground', 'attention', 'danger', 'stale'] as const;
export type VehicleLook = (typeof VEHICLE_LOOKS)[number];

/** One object a vehicle, which its owner changes in place. */
export interface VehicleMark {
  readonly id: string;
  name: string;
  latitude: number;
  longitude: number;
  /** Degrees; nothing where nobody knows. */
  heading: number | undefined;
  look: VehicleLook;
}

export interface VehicleLayer {
  /** Read at most once a frame, and only after `changed`; another array where others are in it. Marks without a position (NaN) are left out. */
  show(read: () => readonly VehicleMark[]): void;
  changed(): void;
  select(ids: Iterable<string>): void;
}

/** A line that grows at its end. */
export interface Trail {
  readonly id: string;
  /** Which of the aircraft's trajectories it is, or of several aircraft: the first is the flight that goes on. Each has a colour. */
  track: number;
  /** Below all others and pale: what is not flown yet. */
  isSoft?: boolean;
  /** Longitude and latitude in turn; NaN is a gap. The same array as before is read on from where it ended. */
  points: readonly number[];
}

export interface TrailLayer {
  show(read: () => readonly Trail[]): void;
  changed(): void;
}

/** Each owner has a group of its own and replaces the whole of it. */
export interface GroupedLayer<T> {
  set(group: string, items: readonly T[]): void;
}

export interface MapShape {
  id: string;
  kind: 'noFly' | 'restricted' | 'fenceIn' | 'fenceOut' | 'selected' | 'pattern';
  shape: Shape;
  /** What is cut out of a polygon. */
  holes?: readonly (readonly Position[])[];
  label?: string;
}

/** What somebody has drawn, in a look of its own. */
export interface MapDrawing extends MarkerStyle {
  id: string;
  kind: MarkerKind;
  points: readonly Position[];
  label?: string;
  isSelected?: boolean;
}

export interface MapLine {
  id: string;
  /** `danger` is a part of a route that must not be flown so, `dangerAgain` one that is flown with every further round; `unchecked` is one of which nobody knows. */
  kind: 'route' | 'selected' | 'measure' | 'target' | 'pattern' | 'danger' | 'dangerAgain' | 'unchecked';
  points: readonly Position[];
  /** One for each leg; an empty text says nothing. */
  labels?: readonly string[];
  /** The colour of this number instead of that of its kind: of several beside each other. */
  track?: number;
  /** Broader than others. */
  isStrong?: boolean;
}

export interface MapMarker {
  id: string;
  /** `chosen` is a waypoint that is selected, `middle` a place on a leg where one can be put in; `corner`, `cornerChosen` and `side` are of a shape that can be moved; `several` stands for as many pins as its label says. */
  kind:
    | 'home'
    | 'target'
    | 'point'
    | 'waypoint'
    | 'chosen'
    | 'middle'
    | 'corner'
    | 'cornerChosen'
    | 'side'
    | 'landing'
    | 'landingChosen'
    | 'several'
    | PinLook;
  position: Position;
  label?: string;
  /** Of a waypoint: the colour of its route, as lines have it. */
  track?: number;
}
