import { childOf, textOf, type Element } from '../../../xml/read-xml.ts';
import type { Waypoint } from '../../route.ts';
import { numberIn, turned } from './read-number.ts';

export type Nose = Pick<Waypoint, 'yawMode' | 'yaw' | 'target'>;

export interface ReadNose {
  nose: Nose;
  /** As DJI calls it. */
  mode: string;
  /** The nose would point elsewhere on the way than it does here. */
  isOther: boolean;
}

const ALONG_THE_WAY: Nose = { yawMode: 'course', yaw: 0, target: null };

/** Said of the waypoint, or of all that follow the folder. */
function headingOf(folder: Element, placemark: Element): Element | undefined {
  const own = textOf(placemark, 'useGlobalHeadingParam') === '1' ? undefined : childOf(placemark, 'waypointHeadingParam');
  return own ?? childOf(folder, 'globalWaypointHeadingParam');
}

const angleIn = (heading: Element | undefined): number | undefined => {
  const angle = heading && numberIn(textOf(heading, 'waypointHeadingAngle'));
  return angle === undefined ? undefined : turned(angle);
};

/** Where the nose points from a waypoint on, as far as it is not turned there. */
export function noseOf(folder: Element, placemark: Element, next: Element | undefined): ReadNose {
  const heading = headingOf(folder, placemark);
  const mode = heading ? textOf(heading, 'waypointHeadingMode') : '';
  const angle = angleIn(heading);
  if (heading && mode === 'towardPOI') {
    const [latitude = Number.NaN, longitude = Number.NaN] = textOf(heading, 'waypointPoiPoint').split(',').map(Number);
    return { nose: { yawMode: 'target', yaw: 0, target: { latitude, longitude } }, mode, isOther: false };
  }
  // Without an angle of its own it stays as it came, from wherever that was.
  if (heading && mode === 'fixed' && angle !== undefined && textOf(heading, 'waypointHeadingAngleEnable') === '1') {
    return { nose: { yawMode: 'fixed', yaw: angle, target: null }, mode, isOther: false };
  }
  if (mode === 'smoothTransition' && angle !== undefined) {
    const isTurning = next !== undefined && angleIn(headingOf(folder, next)) !== angle;
    return { nose: { yawMode: 'fixed', yaw: angle, target: null }, mode, isOther: isTurning };
  }
  return { nose: ALONG_THE_WAY, mode, isOther: mode !== '' && mode !== 'followWayline' };
}
