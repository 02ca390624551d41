import { describe, expect, test } from 'vitest';
import type { Craft } from './flight-traits.ts';
import { isSafeSilence, silenceOf, silenceSettings, type Silence } from './silence.ts';

const COPTER: Craft = { autopilot: 'ardupilot', kind: 'multirotor' };
const PLANE: Craft = { autopilot: 'ardupilot', kind: 'fixedWing' };
const QUADPLANE: Craft = { autopilot: 'ardupilot', kind: 'vtol' };
const PX4: Craft = { autopilot: 'px4', kind: 'multirotor' };

type Values = Record<string, number>;
const looked = (craft: Craft, values: Values, firmware = '4.6.3'): Silence => silenceOf(craft, firmware, new Map(Object.entries(values)));
const namesOf = ({ unsafe }: Silence) => unsafe.map(({ name, needed }) => `${name} ${needed}`);
/** As it would be after all that is offered has been set. */
const repaired = (values: Values, { unsafe }: Silence): Values => ({
  ...values,
  ...Object.fromEntries(unsafe.map(({ name, needed }) => [name, needed])),
});

const HEARD = { SYSID_MYGCS: 255, RC_OPTIONS: 32 };
/** As ArduPilot 4.6.3 and PX4 1.16 are delivered. */
const FACTORY: [string, Craft, Values, string[]][] = [
  [
    'an ArduCopter',
    COPTER,
    { ...HEARD, FS_GCS_ENABLE: 0, FS_OPTIONS: 16, FS_GCS_TIMEOUT: 5, RC_OVERRIDE_TIME: 3 },
    ['FS_OPTIONS 0', 'RC_OVERRIDE_TIME 6', 'FS_GCS_ENABLE 1'],
  ],
  ['an ArduPlane', PLANE, { ...HEARD, FS_GCS_ENABL: 0, FS_LONG_ACTN: 0, FS_LONG_TIMEOUT: 5 }, ['FS_GCS_ENABL 1']],
  [
    'a quadplane',
    QUADPLANE,
    { ...HEARD, FS_GCS_ENABL: 0, FS_LONG_ACTN: 0, FS_LONG_TIMEOUT: 5, RC_OVERRIDE_TIME: 3, Q_GUIDED_MODE: 0 },
    ['Q_GUIDED_MODE 1', 'RC_OVERRIDE_TIME 6', 'FS_GCS_ENABL 1'],
  ],
  ['a PX4', PX4, { COM_RC_IN_MODE: 3, NAV_RCL_ACT: 2, COM_RC_LOSS_T: 0.5, COM_RCL_EXCEPT: 0 }, ['COM_RC_IN_MODE 1', 'COM_RCL_EXCEPT 3']],
];

describe.each(FACTORY)('%s as it is delivered', (_, craft, values, needed) => {
  test('does not come to rest when our server dies, until what is offered has been set', () => {
    expect(Object.keys(values).toSorted()).toEqual(silenceSettings(craft, '4.6.3').toSorted());
    const before = looked(craft, values);
    expect(namesOf(before)).toEqual(needed);
    expect(looked(craft, repaired(values, before))).toEqual({ unsafe: [], unread: [] });
  });

  test('is not taken to be safe while one of its settings is unknown', () => {
    const safe = repaired(values, looked(craft, values));
    for (const name of Object.keys(safe)) {
      const { [name]: _, ...rest } = safe;
      expect(isSafeSilence(looked(craft, rest))).toBe(false);
      expect(looked(craft, rest).unread).toEqual([name]);
    }
  });
});

const SAFE_COPTER = { ...HEARD, FS_GCS_ENABLE: 1, FS_OPTIONS: 0, FS_GCS_TIMEOUT: 5, RC_OVERRIDE_TIME: 6 };
test.each<[string, Values, string[]]>([
  ['that listens to another ground station', { SYSID_MYGCS: 250 }, ['SYSID_MYGCS 255']],
  ['that ignores sticks from the ground', { RC_OPTIONS: 34 }, ['RC_OPTIONS 32']],
  ['that goes on in pilot modes, its other options kept', { FS_OPTIONS: 26 }, ['FS_OPTIONS 10']],
  ['whose sticks count for too short', { RC_OVERRIDE_TIME: 5 }, ['RC_OVERRIDE_TIME 6']],
  ['whose sticks never count', { RC_OVERRIDE_TIME: 0 }, ['RC_OVERRIDE_TIME 6']],
  ['whose failsafe acts sooner and whose sticks count a little longer', { FS_GCS_TIMEOUT: 3, RC_OVERRIDE_TIME: 3.5 }, []],
  ['whose failsafe acts sooner than its sticks end, but too near', { FS_GCS_TIMEOUT: 3, RC_OVERRIDE_TIME: 3 }, ['RC_OVERRIDE_TIME 4']],
  ['that waits for long', { FS_GCS_TIMEOUT: 30, RC_OVERRIDE_TIME: -1 }, ['FS_GCS_TIMEOUT 5']],
  [
    'that waits for long, with sticks that end before',
    { FS_GCS_TIMEOUT: 30, RC_OVERRIDE_TIME: 3 },
    ['FS_GCS_TIMEOUT 5', 'RC_OVERRIDE_TIME 6'],
  ],
  ['whose last sticks count until the failsafe', { FS_GCS_TIMEOUT: 5, RC_OVERRIDE_TIME: -1 }, []],
  ['whose owner has chosen to land or to brake', { FS_GCS_ENABLE: 7 }, []],
])('a copter %s', (_, given, needed) => {
  const values = { ...SAFE_COPTER, ...given };
  const found = looked(COPTER, values);
  expect(namesOf(found)).toEqual(needed);
  expect(isSafeSilence(looked(COPTER, repaired(values, found)))).toBe(true);
});

test('a plane that would glide down, or waits for a failsafe in missions only, is not safe', () => {
  const safe = { ...HEARD, FS_GCS_ENABL: 1, FS_LONG_ACTN: 1, FS_LONG_TIMEOUT: 5 };
  expect(isSafeSilence(looked(PLANE, safe))).toBe(true);
  expect(namesOf(looked(PLANE, { ...safe, FS_LONG_ACTN: 2 }))).toEqual(['FS_LONG_ACTN 1']);
  expect(namesOf(looked(PLANE, { ...safe, FS_GCS_ENABL: 3 }))).toEqual(['FS_GCS_ENABL 1']);
});

test('the number of the ground station has another name from 4.7 on', () => {
  expect(silenceSettings(COPTER, '4.7.0')).toContain('MAV_GCS_SYSID');
  expect(silenceSettings(COPTER, '4.6.3')).toContain('SYSID_MYGCS');
});
