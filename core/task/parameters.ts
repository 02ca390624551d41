import { error, type Issue } from '../issue.ts';
import type { TaskType } from './task.ts';

export interface Bounds {
  min: number;
  max: number;
}

/** All that can be set of a flight: metres, metres a second, seconds, percent and degrees. No enterprise sets wider bounds than these. */
export const PARAMETERS = {
  takeOffHeight: { min: 1, max: 499, usual: 30 },
  height: { min: 2, max: 500, usual: 60 },
  maxHeight: { min: 2, max: 500, usual: 120 },
  speed: { min: 0.5, max: 30, usual: 8 },
  hoverSeconds: { min: 1, max: 600, usual: 5 },
  spacing: { min: 1, max: 1_000, usual: 50 },
  frontOverlap: { min: 1, max: 95, usual: 80 },
  sideOverlap: { min: 1, max: 95, usual: 70 },
  obliqueTilt: { min: 5, max: 70, usual: 45 },
  dropHeight: { min: 1, max: 500, usual: 10 },
} as const satisfies Record<string, Bounds & { usual: number }>;

export type ParameterName = keyof typeof PARAMETERS;
export const PARAMETER_NAMES = Object.keys(PARAMETERS) as ParameterName[];

const EVERY = ['takeOffHeight', 'height', 'maxHeight', 'speed'] as const;

/** What each type of task asks for, in the order of the form. */
export const PARAMETERS_OF: Record<TaskType, readonly ParameterName[]> = {
  spot: [...EVERY, 'hoverSeconds'],
  area: [...EVERY, 'spacing'],
  orthophoto: [...EVERY, 'frontOverlap', 'sideOverlap'],
  oblique: [...EVERY, 'frontOverlap', 'sideOverlap', 'obliqueTilt'],
  logistics: [...EVERY, 'dropHeight'],
};

/** As much of a plan as says which of them it needs. */
interface Asking {
  type: TaskType;
  delivery?: 'land' | 'release';
}

/** The same for one plan: what is set down on the ground is dropped from no height. */
export const parametersFor = ({ type, delivery }: Asking): readonly ParameterName[] =>
  delivery === 'land' ? PARAMETERS_OF[type].filter((name) => name !== 'dropHeight') : PARAMETERS_OF[type];

export type Parameters = Partial<Record<ParameterName, number>>;
export type ParameterBounds = Partial<Record<ParameterName, Bounds>>;

export const usualParameters = (type: TaskType): Parameters =>
  Object.fromEntries(PARAMETERS_OF[type].map((name) => [name, PARAMETERS[name].usual]));

/** As the enterprise has set them, never wider than what can be flown at all. */
export const boundsOf = (name: ParameterName, own: ParameterBounds = {}): Bounds => {
  const { min, max } = PARAMETERS[name];
  const set = own[name];
  return set ? { min: Math.max(min, set.min), max: Math.min(max, set.max) } : { min, max };
};

/** No enterprise allows what cannot be flown at all: it would be told that a task may be what none ever is. */
export const boundIssues = (own: ParameterBounds): Issue[] =>
  PARAMETER_NAMES.flatMap((name) => {
    const { min, max } = PARAMETERS[name];
    const set = own[name];
    return (['min', 'max'] as const).flatMap((edge) =>
      set && !(set[edge] >= min && set[edge] <= max) ? [error('task.parameter.range', { min, max }, ['bounds', name, edge])] : [],
    );
  });

const at = (name: ParameterName): string[] => ['parameters', name];
/** Nothing of what people enter has more than one digit behind the point, whatever binary makes of it. */
const hasOneDecimal = (value: number): boolean => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;

function faultOf(name: ParameterName, value: number | undefined, own: ParameterBounds | undefined): Issue | undefined {
  if (value === undefined || value === 0) return error('task.parameter.empty', undefined, at(name));
  if (!Number.isFinite(value)) return error('task.parameter.number', undefined, at(name));
  const { min, max } = boundsOf(name, own);
  if (value < min || value > max) return error('task.parameter.range', { min, max }, at(name));
  return hasOneDecimal(value) ? undefined : error('task.parameter.decimal', undefined, at(name));
}

/** Of what a plan asks for; the heights among each other only where each is one. */
export function parameterIssues(asking: Asking, given: Parameters, own?: ParameterBounds): Issue[] {
  const asked = parametersFor(asking);
  const issues = asked.flatMap((name) => faultOf(name, given[name], own) ?? []);
  if (issues.length > 0) return issues;
  const { takeOffHeight, height, maxHeight, dropHeight } = given as Record<ParameterName, number>;
  if (takeOffHeight >= maxHeight) issues.push(error('task.parameter.takeOff', undefined, at('takeOffHeight')));
  if (height > maxHeight) issues.push(error('task.parameter.height', undefined, at('height')));
  if (asked.includes('dropHeight') && dropHeight > height) issues.push(error('task.parameter.drop', undefined, at('dropHeight')));
  return issues;
}
