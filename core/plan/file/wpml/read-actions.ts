import { warning, type Issue } from '../../../issue.ts';
import { childOf, childrenOf, textOf, type Element } from '../../../xml/read-xml.ts';
import type { Waypoint } from '../../route.ts';
import type { WaypointAction } from '../../waypoint-action.ts';
import { WIDE_MM } from './write-actions.ts';

const act = (kind: WaypointAction['kind'], value: number | null = null): WaypointAction => ({ kind, value });
const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;

type Done = { actions?: WaypointAction[]; waypoint?: Partial<Waypoint> };
type Read = (number: (name: string) => number, isOn: (name: string) => boolean) => Done | undefined;

const READ: Record<string, Read> = {
  takePhoto: () => ({ actions: [act('photograph')] }),
  startRecord: () => ({ actions: [act('startRecording')] }),
  stopRecord: () => ({ actions: [act('endRecording')] }),
  zoom: (number) => ({ actions: [act('zoom', number('focalLength') / WIDE_MM)] }),
  gimbalRotate: (number, isOn) => {
    const isPlain = isOn('gimbalPitchRotateEnable') && !isOn('gimbalYawRotateEnable') && !isOn('gimbalRollRotateEnable');
    return isPlain ? { actions: [act('gimbalTilt', number('gimbalPitchRotateAngle'))] } : undefined;
  },
  hover: (number) => ({ waypoint: { mode: 'hover', holdMs: Math.round(number('hoverTime') * 1_000) } }),
  rotateYaw: (number) => ({ waypoint: { yaw: turned(number('aircraftHeading')) } }),
};

const SERIES: Record<string, WaypointAction['kind']> = { multipleTiming: 'timedPhotographs', multipleDistance: 'distancePhotographs' };

/** Does to the waypoints what the groups of one of them say; what we have no word for is named. */
export function readActions(placemark: Element, waypoints: readonly Waypoint[], index: number, issues: Issue[]): void {
  const waypoint = waypoints[index]!;
  const leaveOut = (action: string) =>
    void issues.push(warning('routeFile.wpmlAction', { number: index + 1, action: action.slice(0, 40) || '?' }));
  for (const group of childrenOf(placemark, 'actionGroup')) {
    const trigger = childOf(group, 'actionTrigger');
    const type = trigger ? textOf(trigger, 'actionTriggerType') : '';
    const actions = childrenOf(group, 'action');
    const series = Object.hasOwn(SERIES, type) ? SERIES[type] : undefined;
    if (trigger && series && actions.some((action) => textOf(action, 'actionActuatorFunc') === 'takePhoto')) {
      waypoint.actions.push(act(series, Number(textOf(trigger, 'actionTriggerParam'))));
      waypoints[Number(textOf(group, 'actionGroupEndIndex'))]?.actions.push(act('endPhotographs'));
      continue;
    }
    for (const action of actions) {
      const name = textOf(action, 'actionActuatorFunc');
      const params = childOf(action, 'actionActuatorFuncParam');
      const text = (field: string) => (params ? textOf(params, field) : '');
      const read = type === 'reachPoint' && Object.hasOwn(READ, name) ? READ[name] : undefined;
      const done = read?.(
        (field) => Number(text(field)),
        (field) => text(field) === '1',
      );
      if (!done) leaveOut(name);
      else {
        Object.assign(waypoint, done.waypoint);
        waypoint.actions.push(...(done.actions ?? []));
      }
    }
  }
}
