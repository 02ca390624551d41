import type { Waypoint } from '../../route.ts';
import type { WaypointAction, WaypointActionKind } from '../../waypoint-action.ts';
import { element, elements, type Parts } from './write-element.ts';

/** Millimetres that one times zoom stands for, as 35 mm film has it. */
export const WIDE_MM = 24;
const CAMERA = { payloadPositionIndex: 0 };

type Encode = (value: number) => { name: string; params: Parts };

/** What DJI has a word for at a waypoint; series of pictures last from one waypoint to another and are groups of their own. */
const ENCODE: Partial<Record<WaypointActionKind, Encode>> = {
  photograph: () => ({ name: 'takePhoto', params: { ...CAMERA, fileSuffix: '', useGlobalPayloadLensIndex: 1 } }),
  startRecording: () => ({ name: 'startRecord', params: { ...CAMERA, fileSuffix: '', useGlobalPayloadLensIndex: 1 } }),
  endRecording: () => ({ name: 'stopRecord', params: CAMERA }),
  zoom: (times) => ({ name: 'zoom', params: { ...CAMERA, focalLength: times * WIDE_MM } }),
  gimbalTilt: (degrees) => ({
    name: 'gimbalRotate',
    params: {
      ...CAMERA,
      gimbalHeadingYawBase: 'north',
      gimbalRotateMode: 'absoluteAngle',
      gimbalPitchRotateEnable: 1,
      gimbalPitchRotateAngle: degrees,
      gimbalRollRotateEnable: 0,
      gimbalRollRotateAngle: 0,
      gimbalYawRotateEnable: 0,
      gimbalYawRotateAngle: 0,
      gimbalRotateTimeEnable: 0,
      gimbalRotateTime: 0,
    },
  }),
};

const SERIES: Partial<Record<WaypointActionKind, string>> = {
  timedPhotographs: 'multipleTiming',
  distancePhotographs: 'multipleDistance',
};

/** -180 to 180, as DJI has it. */
export const signed = (degrees: number): number => (degrees > 180 ? degrees - 360 : degrees);

/** The nose is turned last: it is said for the way to the next waypoint, and what is photographed here is in front of it as it came. */
function standing({ mode, holdMs, yawMode, yaw, actions }: Waypoint): { name: string; params: Parts }[] {
  const turned =
    yawMode === 'fixed' ? [{ name: 'rotateYaw', params: { aircraftHeading: signed(yaw), aircraftPathMode: 'clockwise' } }] : [];
  const waited = mode === 'hover' ? [{ name: 'hover', params: { hoverTime: holdMs / 1_000 } }] : [];
  const done = actions.flatMap(({ kind, value }) => ENCODE[kind]?.(value ?? 0) ?? []);
  return [...waited, ...done, ...turned];
}

interface Group {
  start: number;
  end: number;
  trigger: Parts;
  actions: { name: string; params: Parts }[];
}

const endOfSeries = (waypoints: readonly Waypoint[], from: number): number => {
  const found = waypoints.findIndex(({ actions }, index) => index > from && actions.some(({ kind }) => kind === 'endPhotographs'));
  return found < 0 ? waypoints.length - 1 : found;
};

function groupsAt(waypoints: readonly Waypoint[], index: number): Group[] {
  const waypoint = waypoints[index]!;
  const actions = standing(waypoint);
  const series = waypoint.actions.flatMap(({ kind, value }: WaypointAction): Group[] => {
    const trigger = SERIES[kind];
    if (!trigger) return [];
    const photograph = ENCODE.photograph!(0);
    return [
      {
        start: index,
        end: endOfSeries(waypoints, index),
        trigger: { actionTriggerType: trigger, actionTriggerParam: value ?? 0 },
        actions: [photograph],
      },
    ];
  });
  const here = actions.length === 0 ? [] : [{ start: index, end: index, trigger: { actionTriggerType: 'reachPoint' }, actions }];
  return [...here, ...series];
}

/** All that is done at each waypoint, or from it on; groups are numbered through the whole route. */
export function actionGroups(waypoints: readonly Waypoint[]): string[] {
  let number = 0;
  return waypoints.map((_, index) =>
    groupsAt(waypoints, index)
      .map(({ start, end, trigger, actions }) =>
        element(
          'actionGroup',
          elements({ actionGroupId: ++number, actionGroupStartIndex: start, actionGroupEndIndex: end, actionGroupMode: 'sequence' }) +
            element('actionTrigger', elements(trigger)) +
            actions
              .map(({ name, params }, id) =>
                element(
                  'action',
                  elements({ actionId: id, actionActuatorFunc: name }) + element('actionActuatorFuncParam', elements(params)),
                ),
              )
              .join(''),
        ),
      )
      .join('\n'),
  );
}
