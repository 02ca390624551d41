/**
 * What loads do by the width of pulses on an output of the autopilot: continuous shooting, recording and zoom of a camera, and what is only switched on and off, as pump,
 * pager and life detector are.
 */
export const PULSED_LOADS = ['shooting', 'recording', 'zoom', 'pump', 'sound', 'lifeDetection'] as const;
export type PulsedLoad = (typeof PULSED_LOADS)[number];

/** Microseconds that begin and end it, that zoom in and out, or that switch it on and off. */
export interface PulsePair {
  output: number;
  start: number;
  end: number;
}

export interface Span {
  min: number;
  max: number;
}

/** Nothing for a load that is not told by pulses. */
export type LoadPulses = Record<PulsedLoad, PulsePair | null> & {
  /** Microseconds: no load is ever told anything else. */
  range: Span;
  /** Litres a minute: the least that the pump can give, and the most, which it gives at its pulse for on; nothing for one that is only switched. */
  flow: Span | null;
};

/** Most outputs are set up so. */
export const USUAL_RANGE: Span = { min: 1_000, max: 2_000 };

/** What a pair has to keep apart, in the words of the specification. */
export const KIND_OF_PAIR = {
  shooting: 'shooting',
  recording: 'recording',
  zoom: 'zoom',
  pump: 'onOff',
  sound: 'onOff',
  lifeDetection: 'onOff',
} as const satisfies Record<PulsedLoad, string>;
