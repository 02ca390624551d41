import type { Member } from '@skyhelm/contract/department';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { memberSheet } from './department-sheets.ts';

test('a sheet that leaves people out says how many', async () => {
  const rows = [{ name: '=1+1', userName: 'pilot1', mobile: '00123', roles: ['Pilot', 'Reviewer'], frozen: true }] as Member[];
  const file = await memberSheet('North', { total: 3, rows }, 'en', new Date('2026-03-10T12:00:00Z'));
  expect(file.name).toBe('North 2026-03-10.xlsx');
  const [sheet] = await readXlsxFile(file.body as Buffer);
  expect(sheet!.data.slice(1)).toEqual([
    ['=1+1', 'pilot1', '00123', 'Pilot / Reviewer', 'Frozen'],
    ['2 more people are not in this file', null, null, null, null],
  ]);
});
