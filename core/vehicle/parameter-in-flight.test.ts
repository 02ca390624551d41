import { expect, test } from 'vitest';
import { groundOnlyReason } from './parameter-in-flight.ts';

const ofArduPilot = (name: string, facts?: { needsReboot?: true }) => groundOnlyReason({ name, facts }, 'ardupilot');

test('heights, speeds, the way home and tuning may be changed in flight', () => {
  for (const name of [
    'RTL_ALT',
    'RTL_AUTOLAND',
    'WPNAV_SPEED',
    'WP_LOITER_RAD',
    'LAND_SPEED',
    'FENCE_ENABLE',
    'AIRSPEED_CRUISE',
    'Q_RTL_ALT',
    'ATC_RAT_RLL_P',
  ])
    expect(ofArduPilot(name), name).toBeUndefined();
  for (const name of ['RTL_RETURN_ALT', 'MPC_XY_CRUISE', 'NAV_LOITER_RAD']) expect(groundOnlyReason({ name }, 'px4'), name).toBeUndefined();
});

test('calibration, frame, outputs, receiver, failsafes and estimator are changed on the ground only', () => {
  const reasons = [
    'INS_ACCOFFS_X',
    'COMPASS_OFS_X',
    'GPS1_TYPE',
    'FRAME_CLASS',
    'SERVO10_FUNCTION',
    'MOT_SPIN_MIN',
    'Q_M_SPIN_MIN',
    'RC3_MIN',
    'FLTMODE1',
    'MODE1',
  ];
  expect(reasons.map((name) => ofArduPilot(name))).toEqual([
    ...['sensors', 'sensors', 'sensors', 'outputs', 'outputs', 'outputs', 'outputs', 'receiver', 'receiver', 'receiver'],
  ]);
  const others = ['FS_THR_ENABLE', 'BATT2_FS_LOW_ACT', 'ARMING_CHECK', 'FENCE_ACTION', 'THR_FAILSAFE', 'EK3_ENABLE', 'AHRS_EKF_TYPE'];
  expect(others.map((name) => ofArduPilot(name))).toEqual([
    'failsafe',
    'failsafe',
    'failsafe',
    'failsafe',
    'failsafe',
    'estimator',
    'estimator',
  ]);
  const px4 = [
    'CAL_MAG0_ID',
    'CA_ROTOR0_PX',
    'PWM_MAIN_FUNC1',
    'RC1_MIN',
    'NAV_RCL_ACT',
    'COM_LOW_BAT_ACT',
    'EKF2_GPS_CTRL',
    'BAT1_N_CELLS',
  ];
  expect(px4.map((name) => groundOnlyReason({ name }, 'px4'))).toEqual([
    ...['sensors', 'outputs', 'outputs', 'receiver', 'failsafe', 'failsafe', 'estimator', 'failsafe'],
  ]);
});

test('what takes effect after the next start only is changed on the ground', () => {
  expect(ofArduPilot('RTL_ALT', { needsReboot: true })).toBe('reboot');
});

test('an unusual name may be changed in flight once a description says what it is', () => {
  expect(ofArduPilot('SIM_WIND_SPD')).toBe('undescribed');
  expect(ofArduPilot('SIM_WIND_SPD', {})).toBeUndefined();
  const doubtful = { name: 'SIM_WIND_SPD', facts: {}, isDoubtful: true };
  expect(groundOnlyReason(doubtful, 'ardupilot'), 'described for an older version only').toBe('undescribed');
  expect(groundOnlyReason({ ...doubtful, name: 'RTL_ALT' }, 'ardupilot')).toBeUndefined();
  expect(groundOnlyReason({ name: 'RTL_ALT' }, null)).toBe('undescribed');
});

test('the engine is changed on the ground only, however well it is described', () => {
  const names = ['ICE_ENABLE', 'ICE_STARTER_TIME', 'GEN_TYPE', 'KDE_NPOLE', 'ONESHOT_MASK', 'EFI_TYPE'];
  expect(names.filter((name) => !ofArduPilot(name, {}))).toEqual([]);
  expect(groundOnlyReason({ name: 'ICE_EN', facts: {} }, 'px4')).toBe('outputs');
});

test('an airspeed sensor that fails in flight can be switched off there, but not calibrated', () => {
  expect(['ARSPD_USE', 'ARSPD2_USE', 'ARSPD_RATIO'].map((name) => ofArduPilot(name))).toEqual([undefined, undefined, 'sensors']);
});
