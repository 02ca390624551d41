import type { NewsPush } from '@skyhelm/contract/news-push';
import { NewsPushId } from '@skyhelm/contract/ids';
import { expect, it, vi } from 'vitest';
import type { Say } from '../../words/words.ts';

const { pushFacts, formatDateTime, formatList } = await vi.hoisted(async () => {
  vi.stubGlobal('document', { cookie: 'language=en', documentElement: {} });
  return { ...(await import('./push-facts.ts')), ...(await import('../../words/format.ts')) };
});

const named: Say = (key, params) => [key.replace('newspush.', ''), ...Object.values(params ?? {})].join(' ');
const MORNING = '2030-01-01T08:00:00.000Z';
const NOON = '2030-01-01T12:00:00.000Z';

const sent: NewsPush = {
  ...{ id: NewsPushId.parse('01890a5d-ac96-774b-bcce-b302099a8057'), version: 2, title: 'Storm', content: 'Land by noon', state: 'sent' },
  ...{ priority: 'urgent', mode: 'single', pushAt: null, intervalMinutes: null, endsAt: null, nextAt: null },
  ...{ people: [], roles: [], departments: [], founder: 'Ann', editor: null },
  ...{ createdAt: MORNING, sentAt: NOON, sendings: 1, received: 2, read: 1, confirmed: 0 },
};
const factsOf = (given: Partial<NewsPush>) => pushFacts(named, { ...sent, ...given }).map(({ label, value }) => [label, value]);
const some = (...names: string[]) => names.map((name) => ({ id: name, name }));

it('tells of a push what it has, and leaves out what it does not have', () => {
  expect(factsOf({ roles: some('Watch') as NewsPush['roles'] })).toEqual([
    ['mode', 'mode.single'],
    ['roles', 'Watch'],
    ['founder', 'Ann'],
    ['createdAt', formatDateTime(MORNING)],
    ['sentAt', formatDateTime(NOON)],
  ]);
});

it('tells of a stopped cycle how often, from when and until when it was to go out, to whom and in whose name', () => {
  const people = some('Bob', 'Cleo') as NewsPush['people'];
  const departments = some('North') as NewsPush['departments'];
  const cycle = { mode: 'cycle', intervalMinutes: 60, pushAt: MORNING, endsAt: NOON, state: 'stopped', editor: 'Dan' } as const;
  expect(factsOf({ ...cycle, people, departments })).toEqual([
    ['mode', 'hourly'],
    ['departments', 'North'],
    ['people', formatList(['Bob', 'Cleo'])],
    ['founder', 'Ann · editedBy Dan'],
    ['startAt', formatDateTime(MORNING)],
    ['endsAt', formatDateTime(NOON)],
    ['createdAt', formatDateTime(MORNING)],
    ['sentAt', formatDateTime(NOON)],
  ]);
});

it('says so where nobody is left of those it was for', () => {
  expect(factsOf({})).toContainEqual(['receivers', 'common.none']);
});
