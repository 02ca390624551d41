import { describe, expect, it } from 'vitest';
import { filterOf } from './log-filter.ts';

const known = new Set(['user.added', 'role.added']);

describe('the filter of the log in the address', () => {
  it('means whole days of the reader’s calendar, the last one included', () => {
    const { from, to } = filterOf({ from: '2026-03-01', to: '2026-03-01' }, known);
    expect(from).toBe(new Date(2026, 2, 1).toISOString());
    expect(to).toBe(new Date(2026, 2, 1, 23, 59, 59, 999).toISOString());
  });

  it('takes what is no day and no kind as not given', () => {
    expect(filterOf({ from: '2026-13-45', to: 'yesterday', kind: 'user.added,nonsense' }, known)).toEqual({
      keyword: '',
      operations: ['user.added'],
    });
    expect(filterOf({ from: '0000-01-01' }, known)).toEqual({ keyword: '', operations: [] });
  });
});
