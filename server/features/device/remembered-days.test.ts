import { expect, test } from 'vitest';
import { lastDays } from '../../platform/clock/last-days.ts';
import { rememberedDays, type Asked, type CountedDays, type Days } from './remembered-days.ts';

const INDIA = 'Asia/Kolkata';
const asked = { actor: { enterpriseId: 'one' }, days: lastDays(new Date('2026-03-05T00:00:00Z'), 7, INDIA), timeZone: INDIA } as Asked;
const flown = (flights: number) => ({ flights, seconds: flights * 60 });

/** Two days of all, and what of them was read of some. */
function fleet() {
  const reads: string[] = [];
  const some = new Map<string, number>([
    ['2026-03-02', 1],
    ['2026-03-03', 2],
  ]);
  const counted = new Map<string, number>([
    ['2026-03-02', 4],
    ['2026-03-03', 5],
  ]);
  const remembered = rememberedDays(async (_, ids, { begin, end }) => {
    reads.push(`${ids.join()} ${begin.toISOString()} ${end.toISOString()}`);
    return new Map([...some].map(([day, flights]) => [day, flown(flights)])) satisfies Days;
  });
  const all = (): CountedDays => new Map([...counted].map(([day, times]) => [day, { ...flown(9), counted: times }]));
  return { reads, some, counted, look: (ids = ['a', 'b'], of = asked) => remembered(of, ids, all()) };
}

test('days are read once, by the clock of the reader, and whoever lists the same devices otherwise asks for the same', async () => {
  const { reads, look } = fleet();
  const first = await look();
  expect([...first]).toEqual([
    ['2026-03-02', flown(1)],
    ['2026-03-03', flown(2)],
  ]);
  expect(await look(['b', 'a'])).toEqual(first);
  expect(reads).toEqual(['a,b 2026-03-01T18:30:00.000Z 2026-03-03T18:30:00.000Z']);
});

test('a day on which anything was counted again is read again, and it alone; so is a new one, and one that nobody of them flew on', async () => {
  const { reads, some, counted, look } = fleet();
  await look();
  some.set('2026-03-03', 7).delete('2026-03-02');
  counted.set('2026-03-03', 6);
  expect([...(await look())]).toEqual([
    ['2026-03-02', flown(1)],
    ['2026-03-03', flown(7)],
  ]);
  counted.set('2026-03-02', 5).set('2026-03-04', 1);
  expect([...(await look())]).toEqual([['2026-03-03', flown(7)]]);
  await look();
  expect(reads.slice(1)).toEqual([
    'a,b 2026-03-02T18:30:00.000Z 2026-03-03T18:30:00.000Z',
    'a,b 2026-03-01T18:30:00.000Z 2026-03-04T18:30:00.000Z',
  ]);
});

test('other devices, another clock and another enterprise are read by themselves', async () => {
  const { reads, look } = fleet();
  await look();
  await look(['a']);
  await look(['a', 'b'], { ...asked, days: lastDays(new Date('2026-03-05T00:00:00Z'), 7, 'UTC'), timeZone: 'UTC' });
  await look(['a', 'b'], { ...asked, actor: { enterpriseId: 'other' } } as Asked);
  expect(reads).toHaveLength(4);
});

/** Forty days that end on the second of April. */
const seenBy = (timeZone: string): Asked => ({ ...asked, days: lastDays(new Date('2026-04-02T00:00:00Z'), 40, timeZone), timeZone });

test('a clock is known by what it shows, whatever it is called', async () => {
  const { reads, look } = fleet();
  const first = await look(['a'], seenBy('Europe/Berlin'));
  for (const name of ['europe/berlin', 'Europe/BERLIN', 'Arctic/Longyearbyen'])
    expect(await look(['a'], seenBy(name)), name).toEqual(first);
  expect(reads).toHaveLength(1);
  for (const name of ['+05:30', '+0530', 'Asia/Kolkata', 'asia/calcutta']) await look(['a'], seenBy(name));
  expect(reads).toHaveLength(2);
});

test('of two clocks that are alike in winter and in summer, days on which they are not are read by each', async () => {
  const { reads, counted, look } = fleet();
  counted.set('2026-03-30', 1);
  await look(['a'], seenBy('Africa/Cairo'));
  await look(['a'], seenBy('Asia/Beirut'));
  expect(reads.slice(1)).toEqual(['a 2026-03-29T21:00:00.000Z 2026-03-30T21:00:00.000Z']);
});
