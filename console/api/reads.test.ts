import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from './call.ts';

let reads: typeof import('./reads.ts');
let errors: typeof import('./api-error.ts');
const toasts: string[] = [];

beforeAll(async () => {
  // The language is read when the words are loaded: another file may have done that with another cookie.
  vi.resetModules();
  vi.stubGlobal('document', { cookie: 'language=en', documentElement: {} });
  [reads, errors] = await Promise.all([import('./reads.ts'), import('./api-error.ts')]);
  const { drawToasts } = await import('../ui/toast.ts');
  drawToasts((_kind, text) => void toasts.push(text));
});
beforeEach(() => {
  vi.useFakeTimers();
  toasts.length = 0;
});
afterEach(() => {
  leaving.splice(0).forEach((leave) => leave());
  reads.forgetAll();
  vi.useRealTimers();
});
afterAll(() => vi.unstubAllGlobals());

/** A question whose answers are given by hand, in the order in which it is asked; a deaf one goes on when it is cancelled. */
function question(key = '/thing {}', deaf = false) {
  const asked: { signal: AbortSignal; give(data: unknown): void; fail(error: Error): void }[] = [];
  const ask = (signal: AbortSignal) =>
    new Promise<unknown>((give, fail) => {
      asked.push({ signal, give, fail });
      if (!deaf) signal.addEventListener('abort', () => fail(signal.reason as Error));
    });
  return { key, ask, asked };
}
const leaving: (() => void)[] = [];
function watch(...watched: Parameters<typeof reads.watch>) {
  const leave = reads.watch(...watched);
  leaving.push(leave);
  return leave;
}
const unwatched = () => undefined;
const soon = () => vi.advanceTimersByTimeAsync(0);
const call = (path: string): Call<never, unknown> => ({ method: 'GET', path, kind: 'read', wire: 'json' });

describe('a question', () => {
  it('is asked once for all who show its answer, and each is told', async () => {
    const thing = question();
    const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
    watch(thing, one);
    watch(thing, other);
    expect(thing.asked).toHaveLength(1);
    expect(reads.answerTo(thing)).toEqual({ data: undefined, error: null, isFetching: true });
    thing.asked[0]!.give([1]);
    await soon();
    expect(reads.answerTo(thing)).toEqual({ data: [1], error: null, isFetching: false });
    expect(other).toHaveBeenCalled();
    expect(one.mock.calls.length).toBeGreaterThanOrEqual(other.mock.calls.length);
  });

  it('is asked again when the server had no room for it, as late as the server says, and what is shown stays without a word', async () => {
    const thing = question();
    watch(thing, unwatched);
    thing.asked[0]!.give('kept');
    await soon();
    const again = reads.readAgain(thing);
    const busy = () => new errors.ApiError({ mes: 'busy', code: 'request.busy' }, 5);
    for (const attempt of [1, 2, 3]) {
      thing.asked[attempt]!.fail(busy());
      await vi.advanceTimersByTimeAsync(4_900);
      expect(thing.asked).toHaveLength(attempt + 1);
      await vi.advanceTimersByTimeAsync(200);
    }
    await again;
    expect(thing.asked).toHaveLength(4);
    expect(reads.answerTo(thing).data).toBe('kept');
    expect(toasts).toEqual([]);
  });

  it('is not asked again while its answer is fresh; later the old answer shows until the new one is here', async () => {
    const thing = question();
    const leave = watch(thing, unwatched);
    thing.asked[0]!.give('old');
    await soon();
    leave();
    await vi.advanceTimersByTimeAsync(4_900);
    watch(thing, unwatched)();
    expect(thing.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    const leaveAgain = watch(thing, unwatched);
    expect(thing.asked).toHaveLength(2);
    expect(reads.answerTo(thing)).toEqual({ data: 'old', error: null, isFetching: true });
    leaveAgain();
    expect(reads.answerTo(thing)).toEqual({ data: 'old', error: null, isFetching: false });
    watch(thing, unwatched);
    thing.asked[2]!.give('new');
    await soon();
    expect(reads.answerTo(thing).data).toBe('new');
  });

  it('says itself for how long its answer is fresh', async () => {
    const thing = { ...question(), freshMs: Infinity };
    watch(thing, unwatched);
    thing.asked[0]!.give('document');
    await vi.advanceTimersByTimeAsync(3_600_000);
    reads.readOutdated();
    expect(thing.asked).toHaveLength(1);
  });

  it('is cancelled when nobody waits for it any more, and not before', async () => {
    const thing = question();
    const [leave, leaveToo] = [watch(thing, unwatched), watch(thing, () => undefined)];
    leave();
    expect(thing.asked[0]!.signal.aborted).toBe(false);
    leaveToo();
    expect(thing.asked[0]!.signal.aborted).toBe(true);
    await soon();
    expect(reads.answerTo(thing)).toEqual({ data: undefined, error: null, isFetching: true });
    watch(thing, unwatched);
    expect(thing.asked).toHaveLength(2);
  });

  it('is forgotten five minutes after it was last shown', async () => {
    const thing = question();
    const leave = watch(thing, unwatched);
    thing.asked[0]!.give('kept');
    await soon();
    leave();
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(reads.answerTo(thing).data).toBe('kept');
    watch(thing, unwatched)();
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(reads.answerTo(thing).data).toBe('kept');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads.answerTo(thing).data).toBeUndefined();
  });

  it('keeps the same object when the answer is the same, so that nothing is drawn again', async () => {
    const thing = question();
    watch(thing, unwatched);
    thing.asked[0]!.give({ rows: [{ id: 1 }] });
    await soon();
    const { data } = reads.answerTo(thing);
    void reads.readAgain(thing);
    thing.asked[1]!.give({ rows: [{ id: 1 }] });
    await soon();
    expect(reads.answerTo(thing).data).toBe(data);
    void reads.readAgain(thing);
    thing.asked[2]!.give({ rows: [{ id: 2 }] });
    await soon();
    expect(reads.answerTo(thing).data).toEqual({ rows: [{ id: 2 }] });
  });
});

describe('a failure', () => {
  it('stands in place of data that never came, without a toast, and goes when it is tried again', async () => {
    const thing = question();
    watch(thing, unwatched);
    thing.asked[0]!.fail(new Error('no'));
    await soon();
    expect(reads.answerTo(thing)).toMatchObject({ data: undefined, error: { message: 'no' }, isFetching: false });
    expect(toasts).toEqual([]);
    void reads.readAgain(thing);
    expect(reads.answerTo(thing)).toEqual({ data: undefined, error: null, isFetching: true });
  });

  it('leaves data where they are and is said in a toast, unless the session has ended', async () => {
    const thing = question();
    watch(thing, unwatched);
    thing.asked[0]!.give('data');
    await soon();
    void reads.readAgain(thing);
    thing.asked[1]!.fail(new Error('no'));
    await soon();
    expect(reads.answerTo(thing)).toMatchObject({ data: 'data', error: { message: 'no' } });
    void reads.readAgain(thing);
    thing.asked[2]!.fail(new errors.SessionEnded('over'));
    await soon();
    expect(toasts).toEqual(['no']);
    void reads.readAgain(thing);
    thing.asked[3]!.give('data');
    await soon();
    expect(reads.answerTo(thing)).toEqual({ data: 'data', error: null, isFetching: false });
  });

  it('of the connection is tried twice more, after one second and two; a refusal is not', async () => {
    const thing = question();
    watch(thing, unwatched);
    for (const [failures, pauseMs] of [1000, 2000].entries()) {
      thing.asked[failures]!.fail(new errors.TransportError('lost'));
      await vi.advanceTimersByTimeAsync(pauseMs - 1);
      expect(thing.asked).toHaveLength(failures + 1);
      expect(reads.answerTo(thing).error).toBeNull();
      await vi.advanceTimersByTimeAsync(1);
    }
    thing.asked[2]!.fail(new errors.TransportError('lost'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reads.answerTo(thing).error?.message).toBe('lost');
    void reads.readAgain(thing);
    thing.asked[3]!.fail(new Error('refused'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(thing.asked).toHaveLength(4);
  });

  it('is not tried again for somebody who has left', async () => {
    const thing = question();
    const leave = watch(thing, unwatched);
    thing.asked[0]!.fail(new errors.TransportError('lost'));
    await soon();
    leave();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(thing.asked).toHaveLength(1);
  });
});

describe('after a change', () => {
  it('what is on the screen is asked for again, and whoever waits knows when it is there', async () => {
    const thing = question('/dept/list {"keyword":""}');
    watch(thing, unwatched);
    thing.asked[0]!.give('before');
    await soon();
    const done = vi.fn<() => void>();
    void reads.outdate(call('/dept/list')).then(done);
    expect(thing.asked).toHaveLength(2);
    await soon();
    expect(done).not.toHaveBeenCalled();
    thing.asked[1]!.give('after');
    await soon();
    expect(done).toHaveBeenCalled();
    expect(reads.answerTo(thing).data).toBe('after');
  });

  it.each([true, false])('what was under way does not count, be it answered or cut off: it may tell of the time before', async (deaf) => {
    const thing = question('/dept/list {}', deaf);
    watch(thing, unwatched);
    void reads.outdate(call('/dept/list'));
    expect(thing.asked[0]!.signal.aborted).toBe(true);
    thing.asked[0]!.give('before');
    await soon();
    expect(reads.answerTo(thing)).toMatchObject({ data: undefined, isFetching: true });
    thing.asked[1]!.give('after');
    await soon();
    expect(reads.answerTo(thing).data).toBe('after');
  });

  it('what is not on the screen is asked for when it is next shown, however fresh', async () => {
    const thing = question('/dept/list {}');
    const leave = watch(thing, unwatched);
    thing.asked[0]!.give('before');
    await soon();
    leave();
    await reads.outdate(call('/dept/list'));
    expect(thing.asked).toHaveLength(1);
    watch(thing, unwatched);
    expect(thing.asked).toHaveLength(2);
  });

  it('other calls are left alone, also those whose address begins alike', async () => {
    const other = question('/dept/listAll {}');
    watch(other, unwatched);
    other.asked[0]!.give('same');
    await soon();
    await reads.outdate(call('/dept/list'));
    expect(other.asked).toHaveLength(1);
  });
});

it('whoever comes back sees what is so now: what is shown and no longer fresh is asked for', async () => {
  const [shown, fresh, left] = [question('/a {}'), question('/b {}'), question('/c {}')];
  watch(shown, unwatched);
  const leave = watch(left, unwatched);
  shown.asked[0]!.give(1);
  left.asked[0]!.give(1);
  await soon();
  leave();
  await vi.advanceTimersByTimeAsync(6_000);
  watch(fresh, unwatched);
  fresh.asked[0]!.give(1);
  await soon();
  reads.readOutdated();
  expect([shown, fresh, left].map(({ asked }) => asked.length)).toEqual([2, 1, 1]);
});

it('nothing of a session is left once all is forgotten, not even what was under way', async () => {
  const [kept, running] = [question('/a {}'), question('/b {}', true)];
  const shown: unknown[] = [];
  const leave = watch(kept, unwatched);
  watch(running, () => shown.push(reads.answerTo(running)));
  kept.asked[0]!.give('secret');
  await soon();
  reads.forgetAll();
  expect(shown.at(-1), 'whoever still shows it does not wait for ever').toEqual({ data: undefined, error: null, isFetching: false });
  expect(running.asked[0]!.signal.aborted).toBe(true);
  running.asked[0]!.give('secret');
  await soon();
  expect([reads.answerTo(kept).data, reads.answerTo(running).data]).toEqual([undefined, undefined]);
  watch(kept, () => undefined);
  kept.asked[1]!.give('of the next one');
  await soon();
  leave();
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  expect(reads.answerTo(kept).data).toBe('of the next one');
});

it('a call is asked by its address and input, quietly', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ state: 0, code: 'request.forbidden', mes: 'No' }));
  vi.stubGlobal('fetch', fetched);
  const list = reads.questionOf(call('/dept/list') as Call<{ keyword: string }, unknown>, { keyword: 'a b' });
  watch(list, unwatched);
  await soon();
  expect(fetched.mock.calls[0]![0]).toBe('/fcms/dept/list?keyword=a+b');
  expect(reads.answerTo(list).error?.message).toBe('No');
  expect(toasts).toEqual([]);
});
