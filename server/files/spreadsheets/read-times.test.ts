import { expect, it } from 'vitest';
import { readTime } from './read-times.ts';

it.each([
  ['18:30', '18:30'],
  ['6.30 pm', '18:30'],
  ['6pm', '18:00'],
  ['12 am', '00:00'],
  ['12.15pm', '12:15'],
  ['9:05', '09:05'],
  ['\u200e૯:૦૫', '09:05'],
  ['18:30:00', '18:30'],
  ['0.7708333333', '18:30'],
  ['1899-12-30T18:30:00.000Z', '18:30'],
  ['12 noon', '12:00'],
  ['Midnight', '00:00'],
  ['7', undefined],
  ['25:00', undefined],
  ['13pm', undefined],
  ['evening', undefined],
])('the time %j is read as %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});
