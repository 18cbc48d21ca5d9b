import { expect, it } from 'vitest';
import { namedBy } from './hall-address.ts';

const TODAY = '2026-12-11';
const december = { year: 2026, month: 12 };

it.each([
  ['', { day: '', month: december, roomId: undefined }],
  ['day=2026-12-11', { day: '2026-12-11', month: december, roomId: undefined }],
  ['day=2027-02-01&room=2', { day: '2027-02-01', month: { year: 2027, month: 2 }, roomId: 2 }],
  ['day=2027-02-01&month=2027-03', { day: '2027-02-01', month: { year: 2027, month: 3 }, roomId: undefined }],
  ['day=2026-12-10&month=2026-11&room=0', { day: '', month: december, roomId: undefined }],
  ['day=2026-02-30&month=2026-13&room=x', { day: '', month: december, roomId: undefined }],
])('the address ?%s names a day from today on, a month from this one on, and a room', (search, named) => {
  expect(namedBy(new URLSearchParams(search), TODAY)).toEqual(named);
});
