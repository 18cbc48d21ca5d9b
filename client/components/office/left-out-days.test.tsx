import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { LeftOutDays } from './left-out-days.tsx';

const WEDNESDAYS = ['2099-10-07', '2099-10-14', '2099-10-21', '2099-10-28'];

/** A night of an event, which ends after midnight. */
const night = (day: number, id: number, name: string, isCalledOff = false) => ({
  __typename: 'EventOnDate',
  ...{ day: `2099-10-${day}`, isCalledOff },
  startsAt: `2099-10-${day}T18:00:00.000Z`,
  endsAt: `2099-10-${day + 1}T00:30:00.000Z`,
  event: { __typename: 'Event', id, name, textLanguages: { __typename: 'Texts', name: 'en' } },
});

function Series() {
  const [leftOut, setLeftOut] = useState<string[]>([]);
  return (
    <>
      <LeftOutDays days={WEDNESDAYS} leftOut={leftOut} onChange={setLeftOut} eventId={9} />
      <output>{leftOut.join(' ')}</output>
    </>
  );
}

async function showSeries() {
  const nights = [12, 13, 14, 15, 16, 17, 18, 19, 20].map((day) => night(day, 1, 'Navratri Garba'));
  const others = [night(27, 2, 'Dhanteras'), night(28, 3, 'Mela', true), night(21, 9, 'This one')];
  const { client } = answering({
    FestivalsBetween: () => ({ whatsOn: { __typename: 'Page', items: [...nights, ...others] } }),
  });
  return showScreen(<Series />, '/', client);
}

const leftOut = () => screen.getByText(/^2099|^$/, { selector: 'output' }).textContent;

it('[CAL-2] names a festival on dates of a series beforehand, and leaves it out by one press', async () => {
  const { user } = await showSeries();
  expect(await screen.findByText('Navratri Garba')).toBeTruthy();
  expect(screen.getByText('Of this series: Wed, 14 Oct 2099')).toBeTruthy();
  // Not the day before, into which it does not reach, nor what is called off, nor the series itself.
  expect(screen.queryByText(/Dhanteras|Mela|This one/)).toBeNull();
  await user.click(screen.getByText('Leave out 1 date'));
  expect(leftOut()).toBe('2099-10-14');
  expect(screen.queryByText('Navratri Garba')).toBeNull();
  expect(screen.getByText('Not on Wed, 14 Oct 2099')).toBeTruthy();
});

it('[CAL-2] says which dates are within days that are typed, and that none is after the last', async () => {
  const { user } = await showSeries();
  const type = (label: string, day: string) => user.type(screen.getByLabelText(label), day);
  await type('From', '2099-10-10');
  await type('To', '2099-10-22');
  await user.click(screen.getByText('Leave out 2 dates'));
  expect(leftOut()).toBe('2099-10-14 2099-10-21');
  await type('From', '2099-11-01');
  expect(screen.getByText('No date is within these days. The last one is Wed, 28 Oct 2099.')).toBeTruthy();
});
