import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hasUnsavedChanges } from '../../components/form/use-unsaved-warning.ts';
import { showScreen } from '../../testing/screen.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import type { ManagedItem } from './use-content-actions.ts';

it.each(['from', 'until'])(
  'a moment that was only typed, %s which items are shown, would be lost',
  async (which) => {
    const items = [{ name: 'Picnic' }, { name: 'Garba' }] as ManagedItem[];
    await showScreen(<PlanDialog items={items} onPlan={async () => true} onClose={() => undefined} />);
    expect(hasUnsavedChanges()).toBe(false);
    const field = screen.getByLabelText(new RegExp(`\\b${which}\\b`, 'i'));
    fireEvent.change(field, { target: { value: '2099-06-01T10:00' } });
    expect(hasUnsavedChanges()).toBe(true);
  },
);

it('sends the moment that was changed alone: a colleague may have set the other meanwhile', async () => {
  const onPlan = vi.fn(async () => true);
  const items = [{ name: 'Picnic', visibility: { shownFrom: null, shownUntil: null } }] as ManagedItem[];
  const { user } = await showScreen(<PlanDialog items={items} onPlan={onPlan} onClose={() => undefined} />);
  fireEvent.change(screen.getByLabelText(/\bfrom\b/i), { target: { value: '2099-06-01T10:00' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onPlan.mock.calls).toEqual([[{ shownFrom: '2099-06-01T09:00:00.000Z' }]]);
});
