import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { MobileFields } from './mobile-fields.tsx';

function Form() {
  const form = useForm({ defaultValues: { countryCode: '44', mobile: '' } });
  return (
    <FormProvider {...form}>
      <MobileFields />
    </FormProvider>
  );
}

const CODES = ['44', '91'].map((value, id) => ({
  __typename: 'SelectListOption',
  id,
  language: 'en',
  value,
  label: value,
}));

async function show() {
  const { client } = answering({ CountryCodes: () => ({ countryCodes: CODES }) });
  const { user } = await showScreen(<Form />, '/', client);
  await screen.findByRole('option', { name: '91 (+91)' });
  const typed = async (text: string, act: 'paste' | 'type') => {
    const mobile = screen.getByRole<HTMLInputElement>('textbox');
    await user.clear(mobile);
    await user.click(mobile);
    await (act === 'paste' ? user.paste(text) : user.keyboard(text));
    return [screen.getByRole<HTMLSelectElement>('combobox').value, mobile.value];
  };
  return { typed };
}

describe('[D59] a mobile number that is written with the code of another country', () => {
  it.each(['paste', 'type'] as const)('chooses that country when the form offers it: %s', async (act) => {
    const { typed } = await show();
    expect(await typed('+91 98250 12345', act)).toEqual(['91', '9825012345']);
    expect(await typed('0044 7700 900123', act)).toEqual(['44', '7700900123']);
    expect(await typed('0091 98250 12345', act)).toEqual(['91', '9825012345']);
  });

  it('stays as it was written when the form does not', async () => {
    const { typed } = await show();
    expect(await typed('+65 9123 4567', 'paste')).toEqual(['44', '+6591234567']);
  });
});
