import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { answer, showScreen } from '../../testing/screen.tsx';
import { ProfileForDialog } from './profile-for-dialog.tsx';
import { SelectOptionDialog } from './select-option-dialog.tsx';

const DIALOGS = {
  'profile for': (close: () => void) => <ProfileForDialog save={async () => undefined} onClose={close} />,
  religion: (close: () => void) => (
    <SelectOptionDialog list="RELIGION" save={async () => undefined} onClose={close} />
  ),
};

function Page({ dialog }: { dialog: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Edit
      </button>
      {isOpen && dialog(() => setIsOpen(false))}
    </>
  );
}

it.each(['profile for', 'religion'] as const)(
  'after it is saved, the focus is where it was: %s',
  async (name) => {
    const { user } = await showScreen(<Page dialog={DIALOGS[name]} />);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const [field] = await screen.findAllByRole('textbox');
    await user.type(field!, 'Taoist');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await answer(user, 'Record saved successfully.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Edit')));
  },
);
