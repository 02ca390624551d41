import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import type { Craft, FlightTraits } from '../../vehicle/flight-traits.ts';
import { NO_RALLY } from '../../vehicle/rally.ts';
import { hasRotorsOn } from '../../vehicle/stick-modes.ts';
import type { VehicleState } from '../../vehicle/state.ts';
import { havensOf, returnsTo, type Haven } from '../path/haven.ts';
import { performanceOf } from '../path/performance.ts';
import type { Homeward } from '../path/way-home.ts';
import { arduCopterReturn, trackBack } from './return-arducopter.ts';
import { arduPlaneReturn, quadPlaneReturn } from './return-arduplane.ts';
import { px4Return } from './return-px4.ts';

/** `mission`: along the route on board; `landing`: straight to where the landing of that route begins. */
export const RETURN_PATHS = ['straight', 'track', 'mission', 'landing', 'unknown'] as const;
export const RETURN_PLACES = ['home', 'rally', 'homeOrRally', 'landing', 'unknown'] as const;
export const RETURN_ENDS = ['land', 'hover', 'circle', 'unknown'] as const;

/** What an aircraft will do when it is told to return, by its own settings. Null: not known. Metres, metres a second. */
export interface ReturnPreview {
  path: (typeof RETURN_PATHS)[number];
  to: (typeof RETURN_PLACES)[number];
  /** Which rally point, counted from one. */
  rally: number | null;
  /** To the place, straight. */
  distance: number | null;
  /** That it flies back at. */
  height: number | null;
  heightAbove: 'home' | 'ground';
  /** As high as it was where it flew before. */
  isHeightAsFlown: boolean;
  speed: number | null;
  end: (typeof RETURN_ENDS)[number];
  /** Of hovering and circling, above home. */
  endHeight: number | null;
  endRadius: number | null;
}

export type Setting = (name: string) => number | undefined;

/** What its route on board has for a landing; undefined where the route is unknown. */
export type LandingOnBoard = 'sequence' | 'atEnd' | 'none' | undefined;

/** What one family of autopilots adds to where it flies to. */
export interface ReturnFacts {
  setting: Setting;
  traits: FlightTraits;
  landing: LandingOnBoard;
  /** Metres above home, and above the ground below. */
  height: number | undefined;
  clearance: number | undefined;
  distance: number | null;
  /** The height that the place asks for: of a rally point its own. */
  placeHeight: number | null;
  /** Of a quadplane: its rotors carry it in the mode that it is in. */
  isOnRotors: boolean;
}

export type ReturnManner = Omit<ReturnPreview, 'to' | 'rally' | 'distance' | 'speed'> & { speed?: number | null };

export interface PreviewedCraft {
  craft: Craft | undefined;
  state: VehicleState;
  traits: FlightTraits;
  setting: Setting;
  landing: LandingOnBoard;
}

export const UNKNOWN_RETURN: ReturnManner = {
  path: 'unknown',
  height: null,
  heightAbove: 'home',
  isHeightAsFlown: false,
  end: 'unknown',
  endHeight: null,
  endRadius: null,
};

export function returnPreview(by: Homeward, previewed: PreviewedCraft): ReturnPreview {
  const { craft, state, traits, setting, landing } = previewed;
  const { place, to, rally } = destinationOf(by, previewed);
  const here = positionIn(state);
  const distance = here && place ? metresBetween(here, place.position) : null;
  const placeHeight = place?.height ?? null;
  const isOnRotors = craft !== undefined && hasRotorsOn(craft, state.nativeMode);
  const { height, clearance } = state;
  const facts: ReturnFacts = { setting, traits, landing, height, clearance, distance, placeHeight, isOnRotors };
  const { speed = traits.returnSpeed, ...manner } = mannerOf(by, craft, facts);
  const leads = manner.path === 'mission' ? OFF_TO_UNKNOWN : manner.path === 'landing' ? OFF_TO_LANDING : { to, rally, distance };
  return { ...manner, ...leads, speed };
}

const OFF_TO_UNKNOWN = { to: 'unknown', rally: null, distance: null } as const;
const OFF_TO_LANDING = { to: 'landing', rally: null, distance: null } as const;

export function positionIn({ latitude, longitude }: VehicleState): Position | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** Never where it stands now instead: a distance of zero would be believed. */
export function homeIn({ homeLatitude, homeLongitude }: VehicleState): Position | undefined {
  return homeLatitude === undefined || homeLongitude === undefined ? undefined : { latitude: homeLatitude, longitude: homeLongitude };
}

interface Destination {
  place: Haven | undefined;
  to: ReturnPreview['to'];
  rally: number | null;
}

/** The way it came always ends at home; straight back it may make for a rally point. */
function destinationOf(by: Homeward, { state, traits }: PreviewedCraft): Destination {
  const home = homeIn(state);
  const here = positionIn(state);
  if (!home || !here) return { place: undefined, to: 'unknown', rally: null };
  const performance = { ...performanceOf(traits), rally: traits.rally ?? NO_RALLY };
  const places = havensOf({ position: home, altitude: state.homeAltitude }, 0, performance);
  if (by === 'trackReturn') return { place: places[0], to: 'home', rally: null };
  const found = returnsTo(places, performance, here);
  const [only] = found;
  if (!only || found.length > 1) return { place: undefined, to: 'homeOrRally', rally: null };
  if (only.rally) return { place: only, to: 'rally', rally: only.rally.number };
  return { place: only, to: traits.rally ? 'home' : 'homeOrRally', rally: null };
}

function mannerOf(by: Homeward, craft: Craft | undefined, facts: ReturnFacts): ReturnManner {
  if (craft?.autopilot === 'px4') return by === 'trackReturn' ? UNKNOWN_RETURN : px4Return(craft, facts);
  if (craft?.autopilot !== 'ardupilot') return UNKNOWN_RETURN;
  if (craft.kind === 'multirotor') return by === 'trackReturn' ? trackBack(facts) : arduCopterReturn(facts);
  if (by === 'trackReturn' || craft.kind === 'other') return UNKNOWN_RETURN;
  return craft.kind === 'vtol' ? quadPlaneReturn(facts) : arduPlaneReturn(facts);
}
