import { expect, it } from 'vitest';
import { openedAddress, takeOpened } from './opened-address.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const taken = (search: string) => {
  const { id, rest } = takeOpened(new URLSearchParams(search));
  return [id, rest.toString()];
};

it('names one record of a list, and is taken off the address without touching the rest of it', () => {
  expect(taken(openedAddress('', ID))).toEqual([ID, '']);
  expect(taken(`q=Quay&open=${ID}&page=2`)).toEqual([ID, 'q=Quay&page=2']);
  expect(taken('q=Quay')).toEqual([undefined, 'q=Quay']);
});

it('opens nothing by what is no id, and does not keep it either', () => {
  expect(taken('open=../admin&q=Quay')).toEqual([undefined, 'q=Quay']);
});
