import { warning, type Issue } from '../../../issue.ts';
import { childOf, childrenOf, textOf, type Element } from '../../../xml/read-xml.ts';
import type { Waypoint } from '../../route.ts';
import type { WaypointAction } from '../../waypoint-action.ts';
import type { ReadNose } from './read-nose.ts';
import { numberIn, turned } from './read-number.ts';
import { WIDE_MM } from './write-actions.ts';

const act = (kind: WaypointAction['kind'], value: number | null = null): WaypointAction => ({ kind, value });

/** One action of a group. */
interface Step {
  name: string;
  text(field: string): string;
  number(field: string): number;
}

/** Nothing where a route has nothing like it. */
const READ: Record<string, (step: Step) => WaypointAction | undefined> = {
  takePhoto: () => act('photograph'),
  startRecord: () => act('startRecording'),
  stopRecord: () => act('endRecording'),
  zoom: ({ number }) => act('zoom', number('focalLength') / WIDE_MM),
  gimbalRotate: ({ text, number }) => {
    const isOn = (field: string) => text(`gimbal${field}RotateEnable`) === '1';
    const isTilt = isOn('Pitch') && !isOn('Yaw') && !isOn('Roll') && text('gimbalRotateMode') !== 'relativeAngle';
    return isTilt ? act('gimbalTilt', number('gimbalPitchRotateAngle')) : undefined;
  },
};

const SERIES: Record<string, WaypointAction['kind']> = { multipleTiming: 'timedPhotographs', multipleDistance: 'distancePhotographs' };

function stepsIn(group: Element): Step[] {
  return childrenOf(group, 'action').map((action) => {
    const params = childOf(action, 'actionActuatorFuncParam');
    const text = (field: string) => (params ? textOf(params, field) : '');
    return { name: textOf(action, 'actionActuatorFunc'), text, number: (field) => Number(text(field)) };
  });
}

const actionOf = (step: Step): WaypointAction | undefined => (Object.hasOwn(READ, step.name) ? READ[step.name]!(step) : undefined);

/** Angles of the gimbal that stand beside the actions. */
const GIMBAL_ANGLES = ['gimbalPitchAngle', 'waypointGimbalPitchAngle', 'waypointGimbalYawAngle'];

/** What is done before the first waypoint is reached is done there. */
export function readStart(folder: Element, first: Waypoint, issues: Issue[]): void {
  const group = childOf(folder, 'startActionGroup');
  const steps = group ? stepsIn(group) : [];
  for (const step of steps) {
    const action = actionOf(step);
    if (action) first.actions.push(action);
    else issues.push(leftOut(0, step.name));
  }
  if (first.actions.length > 0) issues.push(warning('routeFile.wpmlStart'));
}

const leftOut = (index: number, name: string): Issue =>
  warning('routeFile.wpmlAction', { number: index + 1, action: name.slice(0, 40) || '?' });

/** Does to the waypoints what the groups of one of them say; what a route has no word for, or has in another order, is named. */
export function readActions(placemark: Element, waypoints: readonly Waypoint[], index: number, read: ReadNose, issues: Issue[]): void {
  const waypoint = waypoints[index]!;
  const leaveOut = ({ name }: { name: string }) => void issues.push(leftOut(index, name));
  let [hasActed, hasTurned, isTurnedInTime, isWaitingLater] = [false, false, true, false];

  function done(action: WaypointAction): void {
    waypoint.actions.push(action);
    hasActed = true;
    if (hasTurned) isTurnedInTime = false;
  }
  function wait({ number }: Step): void {
    waypoint.holdMs = (waypoint.mode === 'hover' ? waypoint.holdMs : 0) + Math.round(number('hoverTime') * 1_000);
    waypoint.mode = 'hover';
    isWaitingLater ||= hasActed;
  }
  function turn(step: Step): void {
    if (hasTurned || waypoint.yawMode === 'target') return leaveOut(step);
    hasTurned = true;
    Object.assign(waypoint, { yawMode: 'fixed', yaw: turned(step.number('aircraftHeading')) });
  }
  function take(step: Step): void {
    if (step.name === 'hover') return wait(step);
    if (step.name === 'rotateYaw') return turn(step);
    const action = actionOf(step);
    if (action) done(action);
    else leaveOut(step);
  }

  for (const group of childrenOf(placemark, 'actionGroup')) {
    const trigger = childOf(group, 'actionTrigger');
    const type = trigger ? textOf(trigger, 'actionTriggerType') : '';
    const steps = stepsIn(group);
    const series = Object.hasOwn(SERIES, type) ? SERIES[type] : undefined;
    const end = numberIn(textOf(group, 'actionGroupEndIndex'));
    // One that ends where it begins lasts as long as it waits there: here it would end before its first picture.
    const isLasting = end === undefined || end > index;
    const photograph = series && isLasting && steps.find(({ name }) => name === 'takePhoto');
    if (trigger && photograph) {
      done(act(series, Number(textOf(trigger, 'actionTriggerParam'))));
      if (end !== undefined) waypoints[end]?.actions.push(act('endPhotographs'));
    }
    for (const step of steps) {
      if (step === photograph) continue;
      if (type === 'reachPoint') take(step);
      else leaveOut(step);
    }
  }

  const beside = [placemark, ...childrenOf(placemark, 'waypointGimbalHeadingParam')];
  for (const name of GIMBAL_ANGLES) if (beside.some((element) => Number(textOf(element, name)) !== 0)) leaveOut({ name });
  if (isWaitingLater) issues.push(warning('routeFile.wpmlHover', { number: index + 1 }));
  if (hasTurned && (!isTurnedInTime || read.mode !== 'fixed')) issues.push(warning('routeFile.wpmlTurn', { number: index + 1 }));
  else if (read.isOther && !hasTurned) issues.push(warning('routeFile.wpmlNose', { number: index + 1, mode: read.mode.slice(0, 40) }));
}
