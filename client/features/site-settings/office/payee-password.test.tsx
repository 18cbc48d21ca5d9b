import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { showScreen } from '../../../testing/screen.tsx';
import { PayeePassword } from './payee-password.tsx';

function Form() {
  const form = useForm({ defaultValues: { bankSortCode: '20-00-01', founded: '1975', password: '' } });
  return (
    <FormProvider {...form}>
      <FormTextField name="bankSortCode" label="Sort code" />
      <FormTextField name="founded" label="Founded in" />
      <PayeePassword />
    </FormProvider>
  );
}

it('asks for the password while something is changed that says where people pay to', async () => {
  const { user } = await showScreen(<Form />);
  const asked = () => screen.queryByLabelText('Your own password', { exact: false });
  await user.type(screen.getByLabelText('Founded in'), '1');
  expect(asked()).toBeNull();
  await user.type(screen.getByLabelText('Sort code'), '2');
  expect(asked()).not.toBeNull();
  await user.type(screen.getByLabelText('Sort code'), '{Backspace}');
  expect(asked()).toBeNull();
});
