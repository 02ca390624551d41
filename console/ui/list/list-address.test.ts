import { describe, expect, it } from 'vitest';
import { readList, writeList } from './list-address.ts';

const ORDER = { column: 'createdAt', ascending: false };
const NAMES = ['q', 'state'] as const;
const read = (query: string) => readList(new URLSearchParams(query), NAMES, ORDER);

describe('a list in the address', () => {
  it('is read back as it was written', () => {
    const list = { filters: { q: '研发 & 1', state: 'sent' }, pageNum: 3, pageSize: 50, sort: { column: 'name', ascending: false } };
    expect(readList(writeList(new URLSearchParams(), NAMES, list, ORDER), NAMES, ORDER)).toEqual(list);
  });

  it('says nothing where nothing differs from the defaults, and leaves the parameters of others', () => {
    const written = writeList(new URLSearchParams('tab=2&q=old&page=4'), NAMES, { ...read(''), filters: {} }, ORDER);
    expect(written.toString()).toBe('tab=2');
  });

  it('takes nonsense as not given', () => {
    expect(read('page=-1&size=7&state=')).toEqual({ filters: {}, pageNum: 1, pageSize: 20, sort: ORDER });
    expect(read('page=1e9').pageNum).toBe(1);
  });
});
