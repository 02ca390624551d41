import type { Frame } from '@skyhelm/core/mavlink/frame';
import { messageNamed } from '@skyhelm/core/mavlink/message';
import { CopterMode, MavCmd, MavResult } from '@skyhelm/core/mavlink/named-numbers.generated';
import { offsetsOf } from '@skyhelm/core/mavlink/offsets';
import type { Command } from '@skyhelm/core/vehicle/command';
import type { CourseDetails, CourseStep } from '@skyhelm/core/vehicle/command-course';
import { modeNumber } from '@skyhelm/core/vehicle/flight-mode';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { commander, type Commander } from './commander.ts';
import { commandOf, type SaidStep } from './step.ts';

const { DO_SET_MODE, DO_CHANGE_SPEED, DO_REPOSITION } = MavCmd;
const { AUTO, BRAKE, GUIDED } = CopterMode;
const ack = offsetsOf('COMMAND_ACK');
const PLACE = { latitude: 39.91, longitude: 116.41, height: 60 };

/** A commander of a copter unless told otherwise, with what it said and what became of its orders; its clock goes on by `pass`. */
function copter(kind: 'multirotor' | 'fixedWing' = 'multirotor', armingReasons: string[] = []) {
  let now = 0;
  let orders = 0;
  const said: SaidStep[] = [];
  const complaints: { text: string; at: number }[] = [];
  const courses = new Map<string, [CourseStep, CourseDetails][]>();
  const tools = {
    say: (step: SaidStep) => void said.push(step),
    sayCancel() {},
    armingReasons: () => armingReasons,
    complaints: (since: number) => complaints.filter(({ at }) => at >= since).map(({ text }) => text),
    encoding: 'cast' as const,
    firmware: () => '',
  };
  const hands: Commander = commander({ kind, autopilot: 'ardupilot' }, tools, () => now);
  /** As far as its last heartbeat has told. */
  let nativeMode: number = AUTO;
  return {
    hands,
    said,
    hold: () => hands.noteHold(now),
    complain: (text: string) => void complaints.push({ text, at: now }),
    saidOf: (command: number) => said.filter((step) => commandOf(step) === command),
    courseOf: (id: string) => courses.get(id),
    order(command: Command, routeSpeed?: number, flying?: boolean): string {
      const commandId = `${command.kind} ${++orders}`;
      const told: [CourseStep, CourseDetails][] = [];
      courses.set(commandId, told);
      const state = {
        ...(flying !== undefined && { flying }),
        nativeMode,
        mode: modeNumber(nativeMode === AUTO ? 'route' : nativeMode === GUIDED ? 'pointing' : 'fixedPoint'),
      };
      const unsent = hands.obey({ commandId, command, routeSpeed, state }, (step, details) => void told.push([step, details]));
      return unsent ?? commandId;
    },
    answer(command: number, result: number = MavResult.ACCEPTED): void {
      const payload = new DataView(new ArrayBuffer(16));
      payload.setUint16(ack.command, command, true);
      payload.setUint8(ack.result, result);
      hands.take({ message: messageNamed('COMMAND_ACK'), payload } as Frame, now);
    },
    beat(mode: number): void {
      nativeMode = mode;
      hands.see({ nativeMode }, now);
    },
    pass(ms: number): void {
      now += ms;
      hands.tick(now);
    },
  };
}

const LAND: Command = { kind: 'land', params: {} };
const PAUSE: Command = { kind: 'pause', params: {} };
const CONTINUE: Command = { kind: 'continue', params: {} };
const ACCEPTED = ['accepted', {}];
const UNCONFIRMED = ['accepted', { result: 'speedUnconfirmed' }];

let craft: ReturnType<typeof copter>;
beforeEach(() => {
  craft = copter();
  craft.beat(AUTO);
});

function pauseIn(mode: number): void {
  craft.order(PAUSE);
  craft.answer(DO_SET_MODE);
  craft.beat(mode);
}

/** It goes on, and was told its speed, to which it has not answered. */
function goOn(): string {
  const id = craft.order(CONTINUE, 4);
  craft.answer(DO_SET_MODE);
  craft.beat(AUTO);
  return id;
}

describe('whoever is paused again', () => {
  beforeEach(() => pauseIn(BRAKE));

  test('while the speed of its route is still unanswered goes on with the route all the same', () => {
    const first = goOn();
    craft.pass(1_000);
    pauseIn(BRAKE);
    expect(craft.hands.pausedIn()).toBe('route');
    craft.pass(3_000);
    expect(craft.courseOf(first)!.at(-1), 'it went on, at whatever speed').toEqual(UNCONFIRMED);
    expect(craft.saidOf(DO_CHANGE_SPEED), 'nothing more is said behind a pause').toHaveLength(2);
    expect(craft.hands.pausedIn()).toBe('route');
    expect(craft.order(CONTINUE, 4)).toMatch('continue');
  });

  test('before its heartbeat has told that it went on goes on with the route all the same', () => {
    craft.order(CONTINUE, 4);
    craft.answer(DO_SET_MODE);
    pauseIn(BRAKE);
    expect(craft.hands.pausedIn()).toBe('route');
  });

  test('before it has said yes to going on, too, whether it was seen to be at it or not', () => {
    for (const isSeen of [false, true]) {
      craft.order(CONTINUE, 4);
      craft.order(PAUSE);
      craft.answer(DO_SET_MODE);
      if (isSeen) craft.beat(AUTO);
      craft.answer(DO_SET_MODE);
      craft.beat(BRAKE);
      expect(craft.hands.pausedIn(), String(isSeen)).toBe('route');
    }
  });

  test('on the way to a place that it was told meanwhile does not go on with the route', () => {
    craft.order({ kind: 'goTo', params: PLACE });
    craft.order(PAUSE);
    craft.answer(DO_REPOSITION);
    craft.answer(DO_SET_MODE);
    craft.beat(BRAKE);
    expect(craft.hands.pausedIn()).not.toBe('route');
  });

  test('by somebody at a remote control is not told to go on with the route', () => {
    goOn();
    craft.beat(BRAKE);
    pauseIn(BRAKE);
    expect(craft.order(CONTINUE, 4)).toBe('nothingPaused');
  });
});

test('however often and how soon it is paused and goes on, what is lost of the answers to its speed: paused at last, it goes on with its route', () => {
  const happening = fc.constantFrom('pause', 'continue', 'answer', 'speed', 'beat', 'second');
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 40, size: 'max' }), (happenings) => {
      craft = copter();
      craft.beat(AUTO);
      /** It is in each mode from when it was told, and answers in order. */
      let [answered, mode]: [number, number] = [0, AUTO];
      const answer = () => {
        const modes = craft.saidOf(DO_SET_MODE);
        if (answered >= modes.length) return;
        mode = (modes[answered++] as Extract<SaidStep, { wire: 'COMMAND_LONG' }>).said.param2!;
        craft.answer(DO_SET_MODE);
      };
      const settle = () => {
        while (answered < craft.saidOf(DO_SET_MODE).length) answer();
        craft.beat(mode);
      };
      for (const one of happenings) {
        // An answer that is too late is another story.
        if (one === 'second') settle();
        if (one === 'pause') craft.order(PAUSE);
        else if (one === 'continue') craft.order(CONTINUE, 4);
        else if (one === 'answer') answer();
        else if (one === 'speed') craft.answer(DO_CHANGE_SPEED);
        else if (one === 'beat') craft.beat(mode);
        else craft.pass(1_000);
      }
      settle();
      craft.order(PAUSE);
      settle();
      for (let seconds = 0; seconds < 8; seconds++) craft.pass(1_000);
      expect(craft.hands.pausedIn()).toBe('route');
      expect(craft.order(CONTINUE, 4)).toMatch('continue');
    }),
    { numRuns: 1_000 },
  );
});

describe('the speed of a route that is gone on with', () => {
  beforeEach(() => pauseIn(BRAKE));

  test('is said right behind the word to go on: a second later the way is planned at another speed', () => {
    craft.order(CONTINUE, 4);
    expect(craft.said.slice(-2).map(commandOf), 'before any answer').toEqual([DO_SET_MODE, DO_CHANGE_SPEED]);
    expect(craft.said.at(-1)).toMatchObject({ said: { param2: 4 } });
  });

  test('is said once more in its turn, and no more where it is answered', () => {
    const id = goOn();
    craft.answer(DO_CHANGE_SPEED);
    craft.pass(10_000);
    expect(craft.saidOf(DO_CHANGE_SPEED)).toHaveLength(2);
    expect(craft.courseOf(id)).toEqual([['sent', {}], ACCEPTED]);
  });

  test('is said once more where no answer comes, and a yes to that is a yes', () => {
    const id = goOn();
    craft.pass(3_000);
    expect(craft.saidOf(DO_CHANGE_SPEED)).toHaveLength(3);
    expect(craft.courseOf(id)).toEqual([['sent', {}]]);
    craft.answer(DO_CHANGE_SPEED);
    expect(craft.courseOf(id)!.at(-1)).toEqual(ACCEPTED);
    expect(craft.saidOf(DO_SET_MODE), 'nothing else is ever said twice').toHaveLength(2);
  });

  test('is told to be unconfirmed where it stays unanswered', () => {
    const id = goOn();
    craft.pass(3_000);
    craft.pass(3_000);
    craft.pass(60_000);
    expect(craft.saidOf(DO_CHANGE_SPEED)).toHaveLength(3);
    expect(craft.courseOf(id)).toEqual([['sent', {}], UNCONFIRMED]);
  });

  test.each(['DENIED', 'UNSUPPORTED', 'FAILED', 'TEMPORARILY_REJECTED', 'CANCELLED'] as const)('is so where the answer is %s', (result) => {
    const id = goOn();
    craft.answer(DO_CHANGE_SPEED, MavResult[result]);
    expect(craft.courseOf(id)).toEqual([['sent', {}], UNCONFIRMED]);
  });

  test('is so where the link is lost, where the yes to going on comes late, and where the controls change hands before', () => {
    const lost = goOn();
    craft.hands.leave();
    expect(craft.courseOf(lost)!.at(-1)).toEqual(UNCONFIRMED);
    craft.beat(AUTO);
    pauseIn(BRAKE);
    const late = craft.order(CONTINUE, 4);
    craft.pass(3_000);
    craft.answer(DO_SET_MODE);
    expect(craft.courseOf(late)).toEqual([['sent', {}], ['silence', {}], UNCONFIRMED]);
    craft.beat(AUTO);
    pauseIn(BRAKE);
    const ceased = craft.order(CONTINUE, 4);
    craft.hands.cease();
    craft.answer(DO_SET_MODE);
    expect(craft.courseOf(ceased)!.at(-1)).toEqual(UNCONFIRMED);
    expect(craft.saidOf(DO_CHANGE_SPEED)).toHaveLength(4);
  });
});

describe('where a route is to be begun', () => {
  const begins = () => craft.said.filter(({ wire }) => wire === 'MISSION_SET_CURRENT').length;
  const START: Command = { kind: 'startRoute', params: { item: 0 } };

  test('is said again until the vehicle shows that it has heard, and no more', () => {
    craft.beat(BRAKE);
    craft.order(START);
    craft.pass(600);
    craft.pass(600);
    expect(begins()).toBe(3);
    craft.hands.see({ missionItem: 4 }, 1_200);
    expect(craft.saidOf(MavCmd.MISSION_START)).toHaveLength(0);
    craft.hands.see({ missionItem: 0 }, 1_300);
    expect(craft.saidOf(MavCmd.MISSION_START)).toHaveLength(1);
    craft.pass(600);
    expect(begins()).toBe(3);
  });

  test('is given up as unanswered like a command, and not said behind the next order', () => {
    craft.beat(BRAKE);
    const order = craft.order(START);
    craft.pass(600);
    craft.pass(3_000);
    expect(craft.courseOf(order)).toContainEqual(['silence', {}]);
    const said = begins();
    craft.order(PAUSE);
    craft.pass(600);
    craft.pass(600);
    expect(begins()).toBe(said);
  });
});

describe('a command that the vehicle does not do', () => {
  const LOITER = 'Mode change to LOITER failed: requires position';

  test('says why, whether that was said before the answer or after it', () => {
    const early = craft.order({ kind: 'manual', params: {} });
    craft.complain(LOITER);
    craft.answer(DO_SET_MODE, MavResult.FAILED);
    expect(craft.courseOf(early)!.at(-1)).toEqual(['failed', { result: 'FAILED', reasons: [LOITER] }]);
    craft.pass(5_000);
    const late = craft.order({ kind: 'manual', params: {} });
    craft.answer(DO_SET_MODE, MavResult.DENIED);
    craft.pass(200);
    expect(craft.courseOf(late)!.map(([step]) => step)).toEqual(['sent']);
    craft.complain(LOITER);
    craft.pass(200);
    expect(craft.courseOf(late)!.at(-1)).toEqual(['denied', { result: 'DENIED', reasons: [LOITER] }]);
  });

  test('has its bare answer where it says nothing, and what was said before the attempt is none of it', () => {
    craft.complain('EKF variance');
    craft.pass(10);
    const id = craft.order({ kind: 'manual', params: {} });
    craft.answer(DO_SET_MODE, MavResult.FAILED);
    craft.pass(1_000);
    expect(craft.courseOf(id)!.at(-1)).toEqual(['failed', { result: 'FAILED' }]);
  });

  test('because it does not know it is told at once', () => {
    const id = craft.order({ kind: 'manual', params: {} });
    craft.answer(DO_SET_MODE, MavResult.UNSUPPORTED);
    expect(craft.courseOf(id)!.at(-1)).toEqual(['denied', { result: 'UNSUPPORTED' }]);
  });
});

test('a plane that does not arm says why, also where the speed of its route is told along with the arming', () => {
  const plane = copter('fixedWing', ['PreArm: GPS 1 failing']);
  const id = plane.order({ kind: 'startRoute', params: { item: 0 } }, 18, false);
  plane.hands.see({ missionItem: 0 }, 0);
  plane.answer(DO_SET_MODE);
  expect([plane.saidOf(MavCmd.COMPONENT_ARM_DISARM).length, plane.saidOf(DO_CHANGE_SPEED).length]).toEqual([1, 1]);
  plane.answer(MavCmd.COMPONENT_ARM_DISARM, MavResult.FAILED);
  expect(plane.courseOf(id)!.at(-1)).toEqual(['denied', { result: 'FAILED', reasons: ['PreArm: GPS 1 failing'] }]);
});

test('a mission counts as reset once the vehicle stands at its beginning, and unanswered where it does not', () => {
  const reset = () => {
    const id = craft.order({ kind: 'resetMission', params: {} });
    craft.answer(MavCmd.DO_SET_MISSION_CURRENT);
    return id;
  };
  const seen = reset();
  expect(craft.courseOf(seen)!.at(-1)![0]).toBe('progress');
  craft.hands.see({ missionItem: 1 }, 0);
  expect(craft.courseOf(seen)!.at(-1)![0]).toBe('accepted');
  const unseen = reset();
  craft.hands.see({ missionItem: 9 }, 0);
  craft.pass(6_000);
  expect(craft.courseOf(unseen)!.at(-1)![0]).toBe('silence');
});

test('a yes that may be to a hold is none to an order before the aircraft is seen in its mode', () => {
  const land = craft.order(LAND);
  craft.hold();
  craft.answer(DO_SET_MODE);
  expect(craft.courseOf(land)).toEqual([['sent', {}]]);
  craft.beat(CopterMode.LAND);
  expect(craft.courseOf(land)!.at(-1)).toEqual(ACCEPTED);
  craft.pass(3_000);
  const pause = craft.order(PAUSE);
  craft.answer(DO_SET_MODE);
  expect(craft.courseOf(pause)!.at(-1), 'long after it the yes is enough').toEqual(ACCEPTED);
});
