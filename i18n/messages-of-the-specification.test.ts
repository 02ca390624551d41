import { expect, test } from 'vitest';
import { say } from './all.ts';
import { LANGUAGES, type WordKey } from './translate.ts';

/** Second document, section 8: what users are shown, and where it stands here. What the product does not say yet is not listed. */
const MESSAGES: [said: string, ...keys: WordKey[]][] = [
  ['Please plan at least two waypoints', 'issues.route.tooFewWaypoints'],
  ['Please select a waypoint', 'route.selectWaypoint'],
  ['Please select at least one waypoint', 'route.selectOne'],
  ['Height input error', 'issues.route.height'],
  ['Velocity input error', 'issues.route.speed'],
  ['Radius input error', 'issues.route.radius'],
  ['Hover time input error', 'issues.route.holdMs'],
  ['Waiting time input error', 'issues.route.circlingWait'],
  ['Azimuth input error', 'issues.route.yaw'],
  ['Acceleration input error', 'issues.route.acceleration'],
  ['Circling radius input error', 'issues.route.circlingRadius'],
  ['Circling turns input error', 'issues.route.circlingTurns'],
  ['Action parameter input error', 'issues.route.actionParameter', 'issues.actionParameter'],
  ['Wrong number of cycles!', 'issues.route.cycles', 'issues.cycles'],
  ['Incorrect entry point', 'issues.route.entryPoint', 'issues.entryPoint'],
  ['Please enter a pointcut', 'issues.route.entryPoint.missing'],
  ['The last waypoint can only be Land, Return to Starting or Return to Home', 'issues.route.endAction'],
  ['Please plan the route first', 'route.planFirst'],
  ['Altitude exceeds the maximum cruise altitude', 'issues.route.cruiseAltitude'],
  ['The radius exceeds the maximum safe radius', 'issues.route.safeRadius'],
  ['UAV in flight, please try again later', 'errors.device.flying', 'issues.calibration.flying'],
  ['Longitude and latitude input error, please re-enter', 'issues.route.position', 'station.coordinates.wrong'],
  ['There is data that does not conform to the format in the route editor', 'route.nonconforming'],
  ['Format error, please enter an integer from 1-65535!', 'issues.port'],
  ['UAV is not selected, do you want to switch to offline mode?', 'route.offline.question'],
  ['Is the current route covered?', 'route.covered', 'errors.route.exists'],
  ['Are you sure you want to delete?', 'route.delete.question', 'marker.delete.question'],
  ['Format error, please re-upload!', 'errors.file.format'],
  ['Audio format error, please upload again!', 'issues.audio.format'],
  ['Audio size cannot exceed 10MB!', 'issues.audio.size'],
  ['Allocation failed', 'issues.rtk.failed'],
  ['Could not find the address', 'simulator.address.notFound'],
  ['Parameter setting error', 'parameter.write.failed'],
  ['Simulate drone timeout', 'errors.simulator.timeout'],
  ['The count must not be 0', 'issues.formation.noCount'],
  ['The main route must not be empty', 'issues.formation.emptyRoute'],
  ['The file name is required', 'issues.formation.name'],
  ['A polygon fence needs at least 3 points', 'issues.fence.points'],
  ['Please enter the return altitude', 'issues.returnHeight.required'],
  ['The return altitude must be an integer', 'issues.returnHeight.whole'],
  ['The return altitude must be below the height limit', 'issues.returnHeight.limit'],
  ['Please enter the height limit', 'issues.heightLimit.required'],
  ['The height limit must be an integer', 'issues.heightLimit.whole'],
  ['Please enter the return speed', 'issues.returnSpeed.required'],
  ['The return speed must be an integer', 'issues.returnSpeed.whole'],
  ['The start and end values of continuous shooting must differ', 'issues.pulse.same.shooting'],
  ['The start and end values of recording must differ', 'issues.pulse.same.recording'],
  ['The minimum PWM value must be below the maximum', 'issues.pulse.order'],
  ['The minimum flow rate must be below the maximum', 'issues.flow.order'],
  ['Incorrect verification code', 'errors.code.incorrect'],
  ['The two passwords are not consistent!', 'issues.password.mismatch'],
  ['There is a class 2 fault in N, please deal with it as soon as possible', 'vehicle.fault'],
  ['The home point must be inside the electronic fence', 'issues.route.homeFence', 'errors.command.homeFence'],
];

/** Of these the specification has the beginning; which zone, file or number it is follows. */
const BEGINNINGS: [begins: string, ...keys: WordKey[]][] = [
  ['Wrong waypoint planning', 'issues.route.tooManyWaypoints', 'issues.tooManyWaypoints'],
  ['Parameter error', 'errors.input.invalid', 'errors.parameter.unfit'],
  ['File error, please check whether the content of the file is correct', 'errors.routeFile.broken', 'errors.markerImport.broken'],
  ['The route cannot cross a no-fly zone', 'issues.route.noFlyZone'],
  ['It passes through the restricted zone “Z” (height ≤300 m)', 'issues.route.restrictedZone'],
  ['The flight may cross a no-fly zone', 'issues.route.mayCross'],
  ['The home point must be outside no-fly zones', 'issues.route.homeZone', 'errors.command.homeZone'],
  ['Pointing flight must be outside no-fly zones', 'errors.command.noFlyZone'],
  ['Pointing flight must be inside the electronic fence', 'errors.command.fence'],
];

const PARAMS = { zone: 'Z', limit: 300, number: 1, max: 1, name: 'N', err: 2, uav: 'N' };

test.each(MESSAGES)('“%s” stands there to the letter', (said, ...keys) => {
  for (const key of keys) expect(say('en', key, PARAMS), key).toBe(said);
});

test.each(LANGUAGES)('of a restricted zone whose limit is another one no %s sentence says 300', (language) => {
  const keys = ['issues.route.restrictedZone', 'errors.command.restrictedZone', 'station.air.restrictedZone'] as const;
  for (const key of keys) {
    const said = say(language, key, { ...PARAMS, limit: 50 });
    expect(said, key).toContain('50');
    expect(said, key).not.toContain('300');
  }
});

test.each(LANGUAGES)('a zone that only the margin of a way reaches is not said to be crossed and no more (%s)', (language) => {
  for (const key of ['issues.route.noFlyZone', 'issues.route.restrictedZone'] as const)
    expect(say(language, key, { ...PARAMS, metres: 15 }), key).toContain('15');
});

test.each(BEGINNINGS)('“%s” begins it', (begins, ...keys) => {
  for (const key of keys) expect(say('en', key, PARAMS).startsWith(begins), key).toBe(true);
});
