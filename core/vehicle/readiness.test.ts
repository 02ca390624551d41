import { expect, test } from 'vitest';
import { explainReason } from './readiness.ts';

test('the two reasons that keep a plane on the ground after a landing have a remedy', () => {
  const autoland = { code: 'autolandOff', remedy: { kind: 'parameter', name: 'RTL_AUTOLAND', values: [1, 2] } };
  expect(explainReason('DO_LAND_START set and RTL_AUTOLAND disabled')).toEqual(autoland);
  expect(explainReason('DO_LAND_START set and RTL_AUTOLAND disable'), 'as older versions say it').toEqual(autoland);
  expect(explainReason('In landing sequence')).toEqual({ code: 'inLanding', remedy: { kind: 'command', command: 'resetMission' } });
});

test('a reason that asks for a restart has one, whatever it is about', () => {
  for (const reason of ['Compass calibrated requires reboot', 'Accels calibrated requires reboot', 'tailsitter setup not complete, reboot'])
    expect(explainReason(reason), reason).toEqual({ code: 'needsReboot', remedy: { kind: 'command', command: 'reboot' } });
});

test.each([
  ['Compass not healthy', 'compass'],
  ['Check mag field: 1200, max 875, min 185', 'compass'],
  ['Gyros inconsistent', 'gyro'],
  ['3D Accel calibration needed', 'accelerometer'],
  ['Baro: not healthy', 'barometer'],
  ['Airspeed 1 not healthy', 'airspeed'],
  ['GPS 1: Bad fix', 'position'],
  ['Need Position Estimate', 'position'],
  ['AHRS: waiting for home', 'position'],
  ['AHRS: EKF3 Yaw inconsistent 30 deg', 'estimator'],
  ['EKF attitude is bad', 'estimator'],
  ['Battery 1 below minimum arming voltage', 'battery'],
  ['RC not found', 'radio'],
  ['Radio failsafe on', 'radio'],
  ['Logging failed', 'logging'],
  ['Fence enabled, need position estimate', 'position'],
  ['terrain required but disabled', 'terrain'],
  ['Hardware safety switch', 'safetySwitch'],
  ['AUTO mode not armable', 'modeNotArmable'],
  ['ROLL_LIMIT_DEG too small (2.0)', 'parameters'],
  ['Check ANGLE_MAX', 'parameters'],
  ['Missing mission item: landing', 'mission'],
])('%s is explained as %s', (reason, code) => {
  expect(explainReason(reason)).toEqual({ code });
});

test('what nobody has explained is shown as it was said', () => {
  expect(explainReason('Crystal ball cloudy')).toBeUndefined();
});
