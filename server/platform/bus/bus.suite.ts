import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bus } from './bus.ts';

export interface OpenedBus {
  bus: Bus;
  /** Who listens and who serves is known everywhere by now; at once within a process. */
  known?: () => Promise<void>;
}

/** What every bus does, in one process or between many. `failures` holds what was logged. */
export function busSuite(name: string, open: (failures: unknown[]) => Promise<OpenedBus>): void {
  describe(`bus: ${name}`, () => {
    let bus: Bus;
    let known: () => Promise<void>;
    let failures: unknown[];
    beforeEach(async () => {
      failures = [];
      ({ bus, known = async () => undefined } = await open(failures));
    });
    afterEach(() => bus.close());

    /** Comes back when everything published before it has been delivered, to whoever listened before. */
    const settled = async () => {
      const isSettled = Promise.withResolvers<void>();
      const stop = bus.subscribe('suite.settled', () => (stop(), isSettled.resolve()));
      await known();
      bus.publish('suite.settled', {});
      await isSettled.promise;
    };

    const heardOn = (pattern: string): string[] => {
      const heard: string[] = [];
      bus.subscribe(pattern, (_, subject) => void heard.push(subject));
      return heard;
    };

    it.each([
      ['a.b', ['a.b']],
      ['a.*', ['a.b', 'a.c']],
      ['*.b', ['a.b']],
      ['a.*.d', ['a.b.d']],
      ['a.>', ['a.b', 'a.c', 'a.b.d']],
      ['>', ['a', 'a.b', 'a.c', 'a.b.d', 'suite.settled']],
      ['a.b.*.>', []],
    ])('hears on %s what matches it and nothing else', async (pattern, expected) => {
      const heard = heardOn(pattern);
      await known();
      for (const subject of ['a', 'a.b', 'a.c', 'a.b.d']) bus.publish(subject, {});
      await settled();
      expect(heard).toEqual(expected);
    });

    it('hears what follows its coming, and nothing after its leaving', async () => {
      bus.publish('a.b', {});
      await settled();
      const heard: string[] = [];
      const stop = bus.subscribe('a.*', (_, subject) => void heard.push(subject));
      await known();
      bus.publish('a.b', {});
      await settled();
      stop();
      bus.publish('a.b', {});
      await settled();
      expect(heard).toEqual(['a.b']);
    });

    it('delivers payloads in the order they were published, to every listener', async () => {
      const [first, second]: unknown[][] = [[], []];
      bus.subscribe('n', (payload) => void first!.push(payload));
      bus.subscribe('*', (payload, subject) => void (subject === 'n' && second!.push(payload)));
      await known();
      for (let n = 0; n < 100; n++) bus.publish('n', { n });
      await settled();
      expect(first).toEqual(Array.from({ length: 100 }, (_, n) => ({ n })));
      expect(second).toEqual(first);
    });

    it('calls nobody before publish has returned', async () => {
      const heard = heardOn('later');
      await known();
      bus.publish('later', {});
      expect(heard).toEqual([]);
      await settled();
      expect(heard).toEqual(['later']);
    });

    it('goes on when a listener throws or rejects, and logs it', async () => {
      bus.subscribe('x', () => {
        throw new Error('thrown');
      });
      bus.subscribe('x', () => Promise.reject(new Error('rejected')));
      const heard = heardOn('x');
      await known();
      bus.publish('x', {});
      await settled();
      expect(heard).toEqual(['x']);
      expect(failures.map(String)).toEqual(['Error: thrown', 'Error: rejected']);
    });

    it('tells nothing to a listener that has left, even if it leaves while being told', async () => {
      const heard: number[] = [];
      const stop = bus.subscribe('once', () => {
        heard.push(1);
        stop();
      });
      const same = () => void heard.push(2);
      const stopOne = bus.subscribe('once', same);
      bus.subscribe('once', same);
      stopOne();
      await known();
      bus.publish('once', {});
      bus.publish('once', {});
      await settled();
      expect(heard).toEqual([1, 2, 2]);
    });

    it('is at one with its listeners', () => expect(bus.standing()).toEqual({ isConnected: true, lost: 0 }));

    it('answers a request, also with a promise', async () => {
      bus.serve('double', async (payload) => ({ n: (payload as { n: number }).n * 2 }));
      await known();
      expect(await bus.request('double', { n: 4 }, 1_000)).toEqual({ n: 8 });
    });

    it('gives each request to exactly one of several who serve', async () => {
      const served = [0, 0];
      bus.serve('work', () => served[0]!++);
      const stop = bus.serve('work', () => served[1]!++);
      await known();
      await Promise.all(Array.from({ length: 10 }, () => bus.request('work', {}, 1_000)));
      expect(served[0]! + served[1]!).toBe(10);
      stop();
      const before = served[1];
      await bus.request('work', {}, 1_000);
      expect(served[1]).toBe(before);
    });

    it('says whether nobody serves, the answer failed, or it was late', async () => {
      await expect(bus.request('nobody', {}, 1_000)).rejects.toMatchObject({
        reason: 'nobody',
        message: expect.stringContaining('nobody') as string,
      });
      bus.serve('fails', () => {
        throw new Error('inside');
      });
      await known();
      await expect(bus.request('fails', {}, 1_000)).rejects.toMatchObject({ reason: 'failed' });
      bus.serve('slow', () => new Promise(() => {}));
      await known();
      await expect(bus.request('slow', {}, 20)).rejects.toMatchObject({ reason: 'timeout' });
      const stop = bus.serve('gone', () => 1);
      stop();
      await known();
      await expect(bus.request('gone', {}, 1_000)).rejects.toMatchObject({ reason: 'nobody' });
    });

    it.each(['', 'a..b', '.a', 'a.', 'a b', 'a.*', '>', 'a\n'])('refuses to publish on %j', (subject) => {
      expect(() => bus.publish(subject, {})).toThrow('subject');
    });

    it.each(['', 'a..b', '>.a', 'a.>.b', 'a*', 'a b'])('refuses to listen on %j', (pattern) => {
      expect(() => bus.subscribe(pattern, () => {})).toThrow('subject');
    });

    it('is silent once closed', async () => {
      const heard = heardOn('>');
      await known();
      await bus.close();
      bus.publish('after', {});
      await expect(bus.request('after', {}, 100)).rejects.toMatchObject({ reason: 'nobody' });
      expect(heard).toEqual([]);
    });
  });
}
