import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actionsFor,
  isBeyondRecovery,
  isIssue,
  nextState,
  refusalOf,
  stepped,
  TASK_ACTIONS,
  type Person,
  type TaskAction,
  type TaskState,
} from './steps.ts';
import { APPROVALS, TASK_STATUSES, type Approval, type TaskStatus } from './task.ts';

const NEW: TaskState = { status: 'unpublished', approval: 'none', was: null };
const said = ({ status, approval, was }: TaskState) => `${status} ${approval}${was ? ` was ${was}` : ''}`;

/** Every step there is; whatever is not here is refused. */
const TRANSITIONS: Record<TaskAction, Record<string, string>> = {
  edit: {
    'unpublished none': 'unpublished none',
    'unpublished approved': 'unpublished none',
    'unpublished failed': 'unpublished failed',
    'unpublished timeout': 'unpublished timeout',
  },
  submit: {
    'unpublished none': 'unpublished pending',
    'unpublished failed': 'unpublished pending',
    'unpublished timeout': 'unpublished pending',
  },
  post: {
    'unpublished none': 'unpublished pending',
    'unpublished failed': 'unpublished pending',
    'unpublished timeout': 'unpublished pending',
  },
  pass: { 'unpublished pending': 'unpublished approved' },
  fail: { 'unpublished pending': 'unpublished failed' },
  expire: { 'unpublished pending': 'unpublished timeout' },
  fall: { 'unpublished approved': 'unpublished none', 'published approved': 'unpublished none' },
  release: { 'unpublished approved': 'published approved' },
  revoke: { 'unpublished pending': 'unpublished none', 'published approved': 'unpublished approved' },
  start: { 'published approved': 'executing approved' },
  giveBack: { 'executing approved': 'published approved' },
  complete: { 'executing approved': 'completed approved' },
  delete: {
    'unpublished none': 'deleted none was unpublished',
    'unpublished pending': 'deleted none was unpublished',
    'unpublished approved': 'deleted approved was unpublished',
    'unpublished failed': 'deleted failed was unpublished',
    'unpublished timeout': 'deleted timeout was unpublished',
    'published approved': 'deleted approved was published',
    'completed approved': 'deleted approved was completed',
  },
  recover: {
    'deleted none was unpublished': 'unpublished none',
    'deleted approved was unpublished': 'unpublished none',
    'deleted failed was unpublished': 'unpublished none',
    'deleted timeout was unpublished': 'unpublished none',
    'deleted none was published': 'unpublished none',
    'deleted approved was published': 'unpublished none',
    'deleted failed was published': 'unpublished none',
    'deleted timeout was published': 'unpublished none',
    'deleted approved was completed': 'completed approved',
  },
};

const STATES: TaskState[] = TASK_STATUSES.flatMap((status) =>
  APPROVALS.flatMap((approval) =>
    (status === 'deleted' ? (['unpublished', 'published', 'completed'] as const) : [null]).map((was) => ({ status, approval, was })),
  ),
);

describe('each step', () => {
  for (const action of TASK_ACTIONS) {
    test(`${action} leads where the table says, and from nowhere else`, () => {
      for (const state of STATES) {
        const after = nextState(state, action);
        const expected = TRANSITIONS[action][said(state)];
        if (expected === undefined)
          expect(after, said(state)).toMatchObject({ code: 'task.state', params: { action, status: state.status } });
        else expect(isIssue(after) ? after : said(after), said(state)).toBe(expected);
      }
    });
  }
});

const action = fc.constantFrom(...TASK_ACTIONS);
const lived = (actions: readonly TaskAction[]): TaskState =>
  actions.reduce<TaskState>((state, one) => {
    const after = nextState(state, one);
    return isIssue(after) ? state : after;
  }, NEW);

const NEEDS_APPROVAL: readonly TaskStatus[] = ['published', 'executing', 'completed'];
const possible = ({ status, approval, was }: TaskState): boolean => {
  if (NEEDS_APPROVAL.includes(status)) return approval === 'approved' && was === null;
  if (status === 'deleted') return approval !== 'pending' && was !== null && (was === 'unpublished' || approval === 'approved');
  return was === null;
};

test('no life leads to anything published, flown or completed that nobody approved, nor to a deleted one that still waits', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      expect(possible(lived(actions))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('every status and every approval can be reached', () => {
  const reached = new Map([[said(NEW), NEW]]);
  for (const state of reached.values()) {
    for (const one of TASK_ACTIONS) {
      const after = nextState(state, one);
      if (!isIssue(after)) reached.set(said(after), after);
    }
  }
  const states = [...reached.values()];
  expect(new Set(states.map(({ status }) => status))).toEqual(new Set<TaskStatus>(TASK_STATUSES));
  expect(new Set(states.map(({ approval }) => approval))).toEqual(new Set<Approval>(APPROVALS));
});

test('a doubled step is refused, apart from saving an edit again', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 20 }), fc.constantFrom(...TASK_ACTIONS.filter((one) => one !== 'edit')), (actions, one) => {
      const after = nextState(lived(actions), one);
      if (!isIssue(after)) expect(nextState(after, one)).toMatchObject({ code: 'task.state' });
    }),
    { numRuns: 1_000 },
  );
});

const NOBODY: Person = { permissions: [], isReached: true, isAsker: false, isExecutor: false };
const ALL: Person = { ...NOBODY, permissions: ['*:*:*'] };

describe('who', () => {
  test('holds what the step asks for', () => {
    const only = (...permissions: string[]): Person => ({ ...NOBODY, permissions });
    expect(refusalOf('edit', only('task:edit'))).toBeUndefined();
    expect(refusalOf('edit', only('task:submit'))).toMatchObject({ code: 'request.forbidden' });
    expect(refusalOf('post', only('task:submit'))).toMatchObject({ code: 'request.forbidden' });
    expect(refusalOf('post', only('task:submit', 'task:release'))).toBeUndefined();
    for (const one of TASK_ACTIONS) expect(refusalOf(one, NOBODY), one).toMatchObject({ code: 'request.forbidden' });
  });

  test('nobody answers their own question, whatever they hold', () => {
    for (const one of ['pass', 'fail'] as const) {
      expect(refusalOf(one, ALL)).toBeUndefined();
      expect(refusalOf(one, { ...ALL, isAsker: true })).toMatchObject({ code: 'task.own' });
    }
  });

  test('only the executor starts and completes; whoever may revoke takes a flight from a pilot who is gone', () => {
    const pilot: Person = { ...NOBODY, isExecutor: true };
    for (const one of ['start', 'complete'] as const) {
      expect(refusalOf(one, pilot)).toBeUndefined();
      expect(refusalOf(one, ALL)).toMatchObject({ code: 'request.forbidden' });
    }
    expect(refusalOf('giveBack', pilot)).toBeUndefined();
    expect(refusalOf('giveBack', ALL)).toBeUndefined();
    expect(refusalOf('giveBack', { ...NOBODY, permissions: ['task:release'] })).toMatchObject({ code: 'request.forbidden' });
  });

  test('whoever sees a task only to fly it may do nothing else with it, whatever they hold', () => {
    const pilot: Person = { ...ALL, isReached: false, isExecutor: true };
    const theirs = TASK_ACTIONS.filter((action) => refusalOf(action, pilot) === undefined);
    expect(theirs).toEqual(['start', 'giveBack', 'complete']);
  });

  test('what happens by itself is nobody’s to do, and the rest does not happen by itself', () => {
    for (const one of ['expire', 'fall'] as const) {
      expect(refusalOf(one, 'system')).toBeUndefined();
      expect(refusalOf(one, ALL)).toMatchObject({ code: 'request.forbidden' });
    }
    for (const one of ['edit', 'submit', 'post', 'fail', 'revoke', 'start', 'giveBack', 'delete', 'recover'] as const)
      expect(refusalOf(one, 'system'), one).toMatchObject({ code: 'request.forbidden' });
  });
});

describe('recovery', () => {
  const NOW = Date.UTC(2026, 5, 15);
  const DAY = 86_400_000;
  const gone = { status: 'deleted', approval: 'none', was: 'unpublished', deletedAt: NOW - 30 * DAY, hasLostResults: false } as const;

  test('is possible for thirty days, and not once the results are gone', () => {
    expect(stepped(gone, 'recover', ALL, NOW)).toMatchObject({ status: 'unpublished' });
    expect(stepped(gone, 'recover', ALL, NOW + 1)).toMatchObject({ code: 'task.unrecoverable' });
    expect(isBeyondRecovery({ deletedAt: NOW, hasLostResults: true }, NOW)).toBe(true);
    expect(actionsFor(gone, ALL, NOW)).toEqual(['recover']);
    expect(actionsFor(gone, ALL, NOW + 1)).toEqual([]);
  });

  test('of what was never deleted is no matter of days', () => {
    expect(stepped({ ...gone, ...NEW, deletedAt: null, hasLostResults: true }, 'recover', ALL, NOW)).toMatchObject({ code: 'task.state' });
  });
});
