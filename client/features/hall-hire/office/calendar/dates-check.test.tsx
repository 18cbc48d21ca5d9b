import { screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { answering, held, LOST } from '../../../../testing/answers.ts';
import { showScreen } from '../../../../testing/screen.tsx';
import { DatesCheck } from './dates-check.tsx';

const SERIES = { every: 'WEEK', interval: 1, weekdays: [], until: '2099-01-30', leftOut: [] };
const FREE = {
  seriesClashes: { __typename: 'SeriesClashes', days: ['2099-01-16', '2099-01-23'], clashing: [] },
};

function Yoga() {
  const form = useForm({
    defaultValues: { firstDay: '2099-01-16', from: '10:00', to: '12:00', roomIds: [1], series: SERIES },
  });
  return (
    <FormProvider {...form}>
      <FormTextField name="to" label="End" />
      <DatesCheck rooms={new Map([[1, 'Main hall']])} />
    </FormProvider>
  );
}

const saysFree = () => screen.queryByText('The rooms are free on all of them.') !== null;

it('[CAL-2] says of no changed time that all dates are free before it is known', async () => {
  const { client, answers, sent } = answering({ SeriesClashes: () => FREE });
  const { user } = await showScreen(<Yoga />, '/office/hall', client);
  await waitFor(() => expect(saysFree()).toBe(true));
  const late = held();
  answers.SeriesClashes = late.answer;
  await user.type(screen.getByLabelText('End'), '{Backspace}{Backspace}30');
  expect(saysFree()).toBe(false);
  await waitFor(() => expect(sent('SeriesClashes').at(-1)!.input.to).toBe('12:30'));
  expect(saysFree()).toBe(false);
  expect(screen.getByText('Checking the calendar…')).toBeTruthy();
  late.refuse(LOST);
  await screen.findByText(/cannot be reached/);
  expect(saysFree()).toBe(false);
  answers.SeriesClashes = () => FREE;
  await user.click(screen.getByText('Try again'));
  await waitFor(() => expect(saysFree()).toBe(true));
});
