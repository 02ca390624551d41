import { describe, expect, test } from 'vitest';
import { CALIBRATIONS, type CalibrationWish } from './calibration.ts';
import { calibrationIssues } from './calibration-rules.ts';

const READY: CalibrationWish = { kind: 'motor', sn: 'UAV-1a', confirmedSn: ' uav-1A ', isFlying: false, arePropellersRemoved: true };
const codes = (given: Partial<CalibrationWish>) => calibrationIssues({ ...READY, ...given }).map(({ code }) => code);

describe.each(CALIBRATIONS)('section 5: calibration of a %s', (kind) => {
  test('is let through on the ground, once the SN code is confirmed', () => {
    expect(codes({ kind })).toEqual([]);
  });

  test.each(['', 'UAV-1', 'UAV-1ab'])('requires confirming the SN code: %j is not it', (confirmedSn) => {
    expect(codes({ kind, confirmedSn })).toEqual(['calibration.sn']);
  });

  test('requires that the drone is not flying, and that somebody knows so', () => {
    expect(codes({ kind, isFlying: true })).toEqual(['calibration.flying']);
    expect(codes({ kind, isFlying: undefined })).toEqual(['calibration.unknownState']);
  });

  test('wants propellers removed for motor tests, and for nothing else', () => {
    expect(codes({ kind, arePropellersRemoved: false })).toEqual(kind === 'motor' ? ['calibration.propellers'] : []);
  });
});
