import { fireEvent, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { FormTextField } from './form-text-field.tsx';

function TitleForm({ name }: { name: string }) {
  const form = useForm({ defaultValues: { name } });
  return (
    <FormProvider {...form}>
      <FormTextField name="name" label="Title" inputLimit={5} />
    </FormProvider>
  );
}

async function show(name: string) {
  const { user } = await showScreen(<TitleForm name={name} />);
  return { user, title: screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }) };
}

describe('[D114] a text field with a limit', () => {
  it('takes and counts characters as people see them', async () => {
    const { user, title } = await show('');
    await user.type(title, 'શ્રીનાથજીનાં');
    expect(title.value).toBe('શ્રીનાથજીનાં');
    expect(screen.getByText(/^5 /)).toBeTruthy();
    await user.type(title, 'મ');
    expect(title.value).toBe('શ્રીનાથજીનાં');
  });

  it('keeps a longer text from before', async () => {
    const { user, title } = await show('Navratri');
    await user.type(title, 'X');
    expect(title.value).toBe('Navratri');
    await user.type(title, '{Backspace}');
    expect(title.value).toBe('Navratr');
  });

  it('waits for the end of what an input method puts together', async () => {
    const { title } = await show('શ્રીનાથજીનાં');
    fireEvent.compositionStart(title);
    fireEvent.input(title, { target: { value: 'શ્રીનાથજીનાંmi' }, isComposing: true });
    expect(title.value).toBe('શ્રીનાથજીનાંmi');
    fireEvent.compositionEnd(title);
    expect(title.value).toBe('શ્રીનાથજીનાં');
  });
});
