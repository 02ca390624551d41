import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { whyNot } from './command-sense.ts';
import { COMMAND_KINDS, COMMANDS } from './command.ts';
import { COURSES, isOver, nextCourse, type CourseStep } from './command-course.ts';

const DISARMED = ['resetMission', 'checkReadiness', 'reboot'] as const;

describe('a command', () => {
  test('takes what the specification allows: a take-off goes to whole metres from 1 to 200', () => {
    expect(COMMANDS.takeOff.safeParse({ height: 200 }).success).toBe(true);
    for (const height of [0, 201, 1.5, Number.NaN, '20', undefined]) expect(COMMANDS.takeOff.safeParse({ height }).success).toBe(false);
    expect(COMMANDS.goTo.safeParse({ longitude: 181, latitude: 0 }).success).toBe(false);
  });

  test('is not sent where it makes no sense, and nobody is kept from coming down or stopping', () => {
    expect(whyNot('takeOff', { flying: true })?.code).toBe('command.flying');
    expect(whyNot('takeOff', {})?.code).toBe('command.unknownState');
    expect(whyNot('goTo', { flying: false })?.code).toBe('command.notFlying');
    expect(whyNot('goTo', {})?.code).toBe('command.unknownState');
    for (const kind of ['land', 'directReturn', 'trackReturn', 'emergencyStop', 'manual'] as const)
      expect(whyNot(kind, {})).toBeUndefined();
    const inFlight = COMMAND_KINDS.filter((one) => one !== 'takeOff' && DISARMED.every((other) => other !== one));
    for (const kind of inFlight) expect(whyNot(kind, { flying: true })).toBeUndefined();
  });

  test('to restart the autopilot, its checks or its mission needs an aircraft that is known to stand disarmed', () => {
    for (const kind of DISARMED) {
      expect(whyNot(kind, { flying: false, armed: false })).toBeUndefined();
      expect(whyNot(kind, { flying: true, armed: true })?.code).toBe('command.flying');
      expect(whyNot(kind, { flying: false, armed: true })?.code).toBe('command.armed');
      for (const unknown of [{}, { flying: false }, { armed: false }]) expect(whyNot(kind, unknown)?.code).toBe('command.unknownState');
    }
  });
});

const STEPS: CourseStep[] = ['sent', 'progress', 'accepted', 'denied', 'failed', 'cancelled', 'silence', 'lost', 'undeliverable'];

describe('the course of a command', () => {
  test('never goes back to where it could be sent again', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STEPS)), (steps) => {
        let [course, sent] = [COURSES[0] as (typeof COURSES)[number], 0];
        for (const step of steps) {
          const next = nextCourse(course, step);
          if (next === 'sent' && course !== 'sent') sent++;
          if (course !== 'recorded') expect(next).not.toBe('recorded');
          if (isOver(course) && course !== 'unanswered') expect(next).toBe(course);
          course = next;
        }
        expect(sent).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('says that nothing is known where the server ended or the vehicle is silent, until an answer comes after all', () => {
    expect(nextCourse('recorded', 'lost')).toBe('unanswered');
    expect(nextCourse('recorded', 'undeliverable')).toBe('unsent');
    expect(nextCourse('sent', 'lost')).toBe('unanswered');
    expect(nextCourse('inProgress', 'silence')).toBe('unanswered');
    expect(nextCourse('unanswered', 'accepted')).toBe('done');
    expect(nextCourse('unanswered', 'silence')).toBe('unanswered');
  });
});
