import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CONTENT_SECTIONS } from '../../components/office/content-sections.ts';
import { DoneNoticeProvider } from '../../components/office/done-notice.tsx';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { ContentSectionList } from './content-section-list.tsx';
import { managedItem, managedPage } from './managed-content-fixtures.ts';

const BINNED = { ...managedItem(1), tab: 'BIN' };

/** The notices at an address, of which so many are in the bin. */
function showNotices(address: string, items: object[]) {
  const { managedContent } = managedPage({ page: 1, pageSize: 2 });
  const { client } = answering({
    ManagedContent: () => ({ managedContent: { ...managedContent, items, totalCount: items.length } }),
  });
  return showScreen(
    <DoneNoticeProvider>
      <ContentSectionList officeSection={CONTENT_SECTIONS.notice} />
    </DoneNoticeProvider>,
    address,
    client,
  );
}

it.each([
  ['the bin', '/office/notices?tab=BIN', 'The bin is empty.'],
  ['a search in it', '/office/notices?tab=BIN&search=Diwali', /^Nothing matches\./],
  ['another state', '/office/notices?tab=DRAFT', /^Nothing matches\./],
])('[D109] where nothing is found, the list says so of %s', async (_where, address, text) => {
  await showNotices(address, []);
  expect(await screen.findByText(text)).toBeDefined();
});

it('[D109] what is chosen in the bin can be taken out of it, and nothing else', async () => {
  const { user } = await showNotices('/office/notices?tab=BIN', [BINNED]);
  await user.click(await screen.findByLabelText('Select Notice 1'));
  const bar = within(screen.getByText('1 selected').parentElement!);
  expect(bar.getByText('Restore').closest('button')).not.toBeNull();
  for (const act of ['Make visible', 'Hide', 'Change to draft', 'Schedule…', 'Move to bin'])
    expect(bar.queryByText(act)).toBeNull();
});
