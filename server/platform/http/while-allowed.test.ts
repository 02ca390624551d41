import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { endpoint, needs } from '@skyhelm/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Actor, DataScope } from '../auth/actor.ts';
import { requireStill, whileAllowed } from './while-allowed.ts';

const exported = endpoint({
  method: 'POST',
  path: '/test/export',
  access: needs('user:export'),
  kind: 'change',
  wire: 'file',
  input: z.object({}),
  output: z.null(),
});
const everywhere: DataScope = { all: true, trees: [], departmentIds: [] };
const actor = (scope: Partial<DataScope>, permissions = ['user:export']) =>
  ({
    kind: 'user',
    mustChangePassword: false,
    permissions,
    scope: { all: false, trees: [], departmentIds: [], ...scope },
  }) as unknown as Actor;

describe('a file that is written while it is sent', () => {
  test('comes whole to whoever keeps the right to it', async () => {
    expect(await text(whileAllowed(Readable.from(['a', 'b', 'c']), async () => undefined))).toBe('abc');
  });

  test('ends where the right does, and nothing more of it is written', async () => {
    let written = 0;
    let isAllowed = true;
    const body = Readable.from(
      (async function* () {
        for (;;) {
          written += 1;
          yield 'row';
        }
      })(),
      { objectMode: false, highWaterMark: 1 },
    );
    const sent: string[] = [];
    const reading = async () => {
      for await (const chunk of whileAllowed(body, async () =>
        requireStill(exported, actor(everywhere), isAllowed ? actor(everywhere) : undefined),
      )) {
        sent.push(String(chunk));
        if (sent.length === 3) isAllowed = false;
      }
    };
    await expect(reading()).rejects.toMatchObject({ code: 'session.expired' });
    expect(body.destroyed).toBe(true);
    const before = written;
    await new Promise((next) => setImmediate(next));
    expect(written).toBe(before);
  });
});

describe('whoever asked for a file', () => {
  const still = (then: Actor, now: Actor | undefined) => () => requireStill(exported, then, now);

  test.each<[string, Partial<DataScope>, Partial<DataScope>]>([
    ['the same', { trees: ['a.', 'b.'] }, { trees: ['b.', 'a.'] }],
    ['more', { departmentIds: ['x'] }, { trees: ['a.'], departmentIds: ['y', 'x'] }],
    ['everything', { trees: ['a.'] }, { all: true }],
    ['their own records, before and after', {}, {}],
  ])('gets it while they reach %s', (_, then, now) => {
    expect(still(actor(then), actor(now))).not.toThrow();
  });

  test.each<[string, Partial<DataScope>, Partial<DataScope>]>([
    ['less', { trees: ['a.', 'b.'] }, { trees: ['a.'] }],
    ['another department', { departmentIds: ['x'] }, { departmentIds: ['y'] }],
    ['no longer everything', { all: true }, { trees: ['a.'] }],
  ])('does not once they reach %s', (_, then, now) => {
    expect(still(actor(then), actor(now))).toThrow(expect.objectContaining({ code: 'request.forbidden' }));
  });

  test('does not without the permission, nor without a session', () => {
    expect(still(actor({}), actor({}, ['user:query']))).toThrow(expect.objectContaining({ code: 'request.forbidden' }));
    expect(still(actor({}), undefined)).toThrow(expect.objectContaining({ code: 'session.expired' }));
  });
});
