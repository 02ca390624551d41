import { expect, it } from 'vitest';
import { filterOf } from './history-filter.ts';

it('asks for what the address says', () => {
  expect(filterOf({ q: 'storm', state: 'unread', priority: 'high', group: 'push', from: '2030-01-02', to: '2030-01-02' })).toEqual({
    keyword: 'storm',
    isRead: false,
    priority: 'high',
    group: 'push',
    from: new Date(2030, 0, 2).toISOString(),
    to: new Date(2030, 0, 2, 23, 59, 59, 999).toISOString(),
  });
  expect(filterOf({ state: 'read' })).toMatchObject({ isRead: true });
});

it('leaves out what nobody knows', () => {
  const filter = filterOf({ state: 'burnt', priority: 'highest', group: 'x', from: 'yesterday', to: '2030-13-01' });
  expect(JSON.parse(JSON.stringify(filter))).toEqual({ keyword: '' });
});
