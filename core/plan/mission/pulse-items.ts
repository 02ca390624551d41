import type { LoadPulses, PulsedLoad, PulsePair, Span } from '../../payload/load-pulses.ts';
import { numberOf, type WaypointAction, type WaypointActionKind } from '../waypoint-action.ts';

/** What begins and ends what a load does. Distances between pictures are measured by the autopilot itself, and a single picture is no continuous shooting. */
const ACTIONS_OF: Record<PulsedLoad, { start: WaypointActionKind; end: WaypointActionKind }> = {
  shooting: { start: 'timedPhotographs', end: 'endPhotographs' },
  recording: { start: 'startRecording', end: 'endRecording' },
  zoom: { start: 'zoom', end: 'zoom' },
  pump: { start: 'pumpOn', end: 'pumpOff' },
  sound: { start: 'playSound', end: 'stopSound' },
  lifeDetection: { start: 'startLifeDetection', end: 'endLifeDetection' },
};
const LOADS = Object.keys(ACTIONS_OF) as PulsedLoad[];

/** Full out. */
const UNZOOMED = 1;
const WHOLE = 100;

export interface Pulse {
  output: number;
  width: number;
  /** A pulse has no room for it, or the load cannot do so little. */
  isNumberLost: boolean;
}

/** Nothing where the load of this action is not told by pulses. */
export function pulseFor(action: WaypointAction, pulses: LoadPulses): Pulse | undefined {
  const { kind, value } = action;
  const load = LOADS.find((one) => kind === ACTIONS_OF[one].start || kind === ACTIONS_OF[one].end);
  const pair = load && pulses[load];
  if (!pair) return undefined;
  const { output, start, end } = pair;
  if (kind === 'zoom') return { output, width: value === UNZOOMED ? end : start, isNumberLost: true };
  if (kind === ACTIONS_OF[load].end) return { output, width: end, isNumberLost: false };
  if (kind === 'pumpOn') return { output, ...pumped(value ?? WHOLE, pair, pulses.flow) };
  return { output, width: start, isNumberLost: numberOf(kind) !== undefined };
}

/** So many per cent of the most that it gives, and no less than it can; what only switches gives all or nothing. */
function pumped(percent: number, { start, end }: PulsePair, flow: Span | null): Omit<Pulse, 'output'> {
  if (!flow) return { width: start, isNumberLost: percent !== WHOLE };
  const [wanted, least] = [percent / WHOLE, flow.min / flow.max];
  return { width: Math.round(end + Math.max(wanted, least) * (start - end)), isNumberLost: wanted < least };
}

const said = (kind: WaypointActionKind, value: number | null = numberOf(kind)?.default ?? null): WaypointAction => ({ kind, value });

/** What a pulse of this width makes a load do; nothing where no load is told so. */
export function readPulse(output: number, width: number, pulses: LoadPulses): WaypointAction | undefined {
  const load = LOADS.find((one) => pulses[one]?.output === output);
  if (!load) return undefined;
  const { start, end } = pulses[load]!;
  if (load === 'zoom' && width === end) return said('zoom', UNZOOMED);
  if (width === end) return said(ACTIONS_OF[load].end);
  const share = (width - end) / (start - end);
  if (load === 'pump' && pulses.flow && share > 0 && share <= 1) return said('pumpOn', Math.max(1, Math.round(share * WHOLE)));
  return width === start ? said(ACTIONS_OF[load].start) : undefined;
}
