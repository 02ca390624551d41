import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BlobStore } from './blob-store.ts';

export async function allKeys(blobs: BlobStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of blobs.list()) keys.push(key);
  return keys.sort();
}

/** What every blob store does. `open` gives an empty one. */
export function blobStoreSuite(name: string, open: () => Promise<BlobStore>): void {
  describe(`blob store: ${name}`, () => {
    let blobs: BlobStore;
    beforeEach(async () => void (blobs = await open()));

    const keys = () => allKeys(blobs);

    it('gives back what was put, byte for byte', async () => {
      const [small, empty, large] = [Buffer.from([0, 1, 255]), Buffer.alloc(0), randomBytes(3_000_000)];
      await Promise.all([blobs.put('a/small', small), blobs.put('a/empty', empty), blobs.put('large', large)]);
      expect(await blobs.get('a/small')).toEqual(small);
      expect(await blobs.get('a/empty')).toEqual(empty);
      expect((await blobs.get('large'))?.equals(large)).toBe(true);
    });

    it('has nothing under a key that was never put, and lists nothing', async () => {
      expect(await blobs.get('nothing/here')).toBeUndefined();
      expect(await keys()).toEqual([]);
    });

    it('replaces', async () => {
      await blobs.put('k', Buffer.from('one'));
      await blobs.put('k', Buffer.from('two'));
      expect(String(await blobs.get('k'))).toBe('two');
      expect(await keys()).toEqual(['k']);
    });

    it('keeps what was written piece by piece, in any order, once it is told the key', async () => {
      const draft = await blobs.draft();
      await draft.write(3, Buffer.from('def'));
      await draft.write(0, Buffer.from('abc'));
      expect(await keys()).toEqual([]);
      await draft.keep('log/1');
      expect(String(await blobs.get('log/1'))).toBe('abcdef');
      const pieces = [];
      for await (const piece of (await blobs.stream('log/1'))!) pieces.push(piece as Buffer);
      expect(String(Buffer.concat(pieces))).toBe('abcdef');
      expect(await blobs.stream('log/2')).toBeUndefined();
    });

    it('says how much more it can take', async () => {
      expect(await blobs.freeBytes()).toBeGreaterThan(0);
    });

    it('keeps nothing of what was discarded, or was to have a key that is none', async () => {
      const draft = await blobs.draft();
      await draft.write(0, Buffer.from('abc'));
      await draft.discard();
      const other = await blobs.draft();
      await expect(other.keep('../a')).rejects.toThrow('blob key');
      expect(await keys()).toEqual([]);
    });

    it('deletes, also what is not there', async () => {
      await blobs.put('k', Buffer.from('one'));
      await blobs.delete('k');
      await blobs.delete('k');
      expect(await blobs.get('k')).toBeUndefined();
    });

    it('lists every key as it was given', async () => {
      const given = [
        'a',
        'a/b',
        'a/b/c',
        'a-b',
        'file/0198c0de-0000-7000-8000-000000000001',
        ...Array.from({ length: 60 }, (_, n) => `n/${n}`),
      ];
      for (const key of given) await blobs.put(key, Buffer.from(key));
      expect(await keys()).toEqual([...given].sort());
      for (const key of given) expect(String(await blobs.get(key))).toBe(key);
    });

    it('keeps one of two puts at once, whole', async () => {
      const bodies = ['x', 'y'].map((letter) => Buffer.from(letter.repeat(500_000)));
      await Promise.all(bodies.map((body) => blobs.put('race', body)));
      const kept = await blobs.get('race');
      expect(bodies.some((body) => kept?.equals(body))).toBe(true);
    });

    it.each(['', '..', '../a', 'a/../b', '/etc/passwd', 'a//b', 'a/', 'A', 'a.b', 'a\\b', 'a\0b', 'ä', 'a b', '-a', 'a'.repeat(201)])(
      'refuses the key %j everywhere',
      async (key) => {
        await expect(blobs.put(key, Buffer.from('x'))).rejects.toThrow('blob key');
        await expect(blobs.get(key)).rejects.toThrow('blob key');
        await expect(blobs.delete(key)).rejects.toThrow('blob key');
        expect(await keys()).toEqual([]);
      },
    );
  });
}
