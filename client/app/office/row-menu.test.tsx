import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SiteLanguagesContext } from '../../i18n/site-languages.ts';
import { showScreen } from '../../testing/screen.tsx';
import { managedItem } from './managed-content-fixtures.ts';
import { RowMenu } from './row-menu.tsx';
import type { ManagedItem } from './use-content-actions.ts';

it.each([
  ['marks a language as not needed', [], 'Not needed in Gujarati', true],
  ['takes that back', ['gu'], 'Mark as needed in Gujarati', false],
])('the menu of a row %s', async (_what, unneededLanguages, entry, isUnneeded) => {
  const { visibility, ...own } = managedItem(1);
  const item = { ...own, visibility: { ...visibility, unneededLanguages } } as unknown as ManagedItem;
  const mark = vi.fn(async () => undefined);
  const { user } = await showScreen(
    <SiteLanguagesContext value={['en', 'gu']}>
      <RowMenu
        item={item}
        name="Notice 1"
        onAct={async () => undefined}
        onMark={mark}
        onDuplicate={async () => undefined}
      />
    </SiteLanguagesContext>,
  );
  await user.click(screen.getByLabelText('More actions for Notice 1'));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  expect(mark).toHaveBeenCalledWith('gu', isUnneeded);
});
