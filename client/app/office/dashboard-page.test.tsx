import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Permission, Role } from '../../../rules/permissions.ts';
import { DoneNoticeProvider } from '../../components/office/done-notice.tsx';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const viewer = (permissions: readonly string[]) => ({
  viewer: {
    __typename: 'Viewer',
    role: Role.ADMIN,
    permissions,
    withheldRoles: [],
    userId: 1,
    memberId: 0,
    isCandidate: false,
    profileForId: 0,
    name: 'Asha Mehta',
    email: 'asha@example.org',
    mobile: '',
  },
});

const SEEN = {
  state: 'PUBLISHED',
  shownFrom: null,
  shownUntil: null,
  heldLanguages: [],
  unneededLanguages: [],
  binnedAt: null,
};

/** Twenty-six of each kind, of which so many are sent as are asked for, or fewer where a test looks at none. */
const content = ({ kind, pageSize }: { kind: string; pageSize: number }, most = 2) => ({
  managedContent: {
    __typename: 'ManagedContentPage',
    items: Array.from({ length: Math.min(pageSize, most) }, (_, index) => ({
      __typename: 'ManagedContent',
      version: 1,
      id: index + 1,
      kind,
      name: `${kind} ${index + 1}`,
      nameLanguage: 'en',
      details: ['Second text', 'A description'].map((text) => ({
        __typename: 'ManagedText',
        text,
        language: 'en',
      })),
      link: 'https://youtu.be/abc',
      languages: ['en'],
      fileType: kind === 'pdf-document' ? 'PDF' : 'IMAGE',
      file: null,
      day: null,
      sequenceNumber: kind === 'committee-member' ? index + 1 : null,
      visibility: { __typename: 'ContentVisibility', ...SEEN },
      tab: 'VISIBLE',
      updatedAt: '2026-01-01T10:00:00Z',
    })),
    totalCount: 26,
    counts: {
      __typename: 'ContentCounts',
      ALL: 26,
      VISIBLE: 26,
      PLANNED: 0,
      DRAFT: 0,
      HIDDEN: 0,
      BIN: 0,
      lastBinnedAt: null,
    },
    years: [],
  },
});

const MESSAGES = {
  __typename: 'WaitingTask',
  kind: 'MESSAGES',
  count: 2,
  id: null,
  name: null,
  subject: null,
  language: null,
  begin: null,
  end: null,
  since: null,
  amountPence: null,
  isClashing: null,
  requestKind: null,
  step: null,
  dueOn: null,
};

const today = (...waiting: (typeof MESSAGES)[]) => ({ today: { __typename: 'Today', waiting, coming: [] } });

const ANSWERS = {
  Viewer: () => viewer(Object.values(Permission)),
  Today: () => today(MESSAGES),
  ContactMessages: () => ({
    contactMessages: { __typename: 'ContactMessagePage', items: [], totalCount: 0 },
  }),
  ManagedContent: (asked: Parameters<typeof content>[0]) => content(asked),
};

async function showDashboard(answers = {}) {
  const { client, sent } = answering({ ...ANSWERS, ...answers });
  const shown = await showScreen(
    <DoneNoticeProvider>
      <DashboardPage />
    </DoneNoticeProvider>,
    '/admin-dashboard',
    client,
  );
  return { ...shown, sent };
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the dashboard', () => {
  it('[D104] has the eight sections in their order, with their columns and rows', async () => {
    await showDashboard({ ManagedContent: (asked: Parameters<typeof content>[0]) => content(asked, 100) });
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(7));
    const found = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(found).toEqual([
      'Contact Us List',
      'Home Page Video',
      'Notification',
      'Event',
      'Event Video',
      'Pooja/Seva',
      'Committee Member',
      'Upload Pdf File',
    ]);
    const tables = found.slice(1).map((name) => {
      const columns = section(name!).getAllByRole('columnheader');
      const rows = section(name!).getAllByRole('row').length - 1;
      return [...columns.slice(0, -1).map(({ textContent }) => textContent), rows];
    });
    expect(tables).toEqual([
      ['Title', 'Description', 10],
      ['Title', 'Description', 'Description-1', 6],
      ['Title', 'Description', 6],
      ['Title', 'Description', 'Link', 10],
      ['Title', 'Description', 4],
      ['Seq. No.', 'Name', 'Position', 10],
      ['File name', 'Description', 10],
    ]);
  });

  it('[D104] leads to Excel, the matrimonial dashboard, each section and what waits', async () => {
    await showDashboard();
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(7));
    const address = (name: string, within = screen as Pick<typeof screen, 'getByRole'>) =>
      within.getByRole('link', { name }).getAttribute('href');
    expect(address('Download Excel')).toBe('/exports/contact-messages.xlsx');
    expect(address('Go To Matrimonials Dashboard')).toBe('/mtm-admin-dashboard');
    expect(address('One item is waiting.')).toBe('/office');
    const officeSections = screen
      .getAllByRole('link', { name: /^Show all/ })
      .map((link) => link.getAttribute('href'));
    expect(officeSections).toEqual([
      '/office/messages',
      '/office/home-films',
      '/office/notices',
      '/office/events',
      '/office/films',
      '/office/pooja-sevas',
      '/office/committee',
      '/office/documents',
    ]);
  });

  it('[D109] puts content into the bin without a question, and takes it out by Undo', async () => {
    const { user, sent } = await showDashboard({
      BinContent: () => ({ binContent: true }),
      RestoreContent: () => ({ restoreContent: true }),
    });
    const remove = await waitFor(() => {
      const button = section('Pooja/Seva').getByRole<HTMLButtonElement>('button', {
        name: 'Delete pooja-seva 2',
      });
      expect(button.disabled).toBe(false);
      return button;
    });
    await user.click(remove);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const seen = { kind: 'pooja-seva', ids: [2], versions: [1] };
    expect(sent('BinContent')).toEqual([seen]);
    await waitFor(() => expect(sent('RestoreContent')).toEqual([{ ...seen, versions: [2] }]));
  });

  it('[D107] edits the numbers of the whole committee in its place', async () => {
    const { user, sent } = await showDashboard({
      CommitteeOrder: () => ({
        committeeOrder: [
          {
            __typename: 'CommitteePlace',
            id: 7,
            name: 'Asha',
            nameLanguage: 'en',
            designation: 'Chair',
            designationLanguage: 'en',
            sequenceNumber: 1,
            tab: 'HIDDEN',
          },
        ],
      }),
      UpdateCommitteeSequence: () => ({ updateCommitteeSequence: 1 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit sequence' }));
    const members = section('Committee Member');
    await user.type(await members.findByRole('textbox', { name: 'Sequence number: Asha' }), '2x');
    await user.click(members.getByRole('button', { name: 'Update Seq.No.' }));
    for (let question = 0; question < 2; question += 1)
      await user.click(
        await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'OK' }),
      );
    await waitFor(() =>
      expect(sent('UpdateCommitteeSequence')).toEqual([{ members: [{ id: 7, sequenceNumber: 12 }] }]),
    );
  });

  it('[D104] shows a treasurer what waits, but no list of content', async () => {
    await showDashboard({ Viewer: () => viewer([Permission.ENTER_OFFICE, Permission.MANAGE_DONATIONS]) });
    await screen.findByRole('link', { name: 'One item is waiting.' });
    expect(screen.getByText('Use the menu to open the lists for your roles.')).toBeDefined();
    expect(screen.queryAllByRole('table')).toEqual([]);
  });

  it.each([
    ['Nothing is waiting. Well done.', []],
    ['2 items are waiting.', [MESSAGES, { ...MESSAGES, kind: 'NEW_MESSAGES' }]],
  ])('says %s', async (text, waiting) => {
    await showDashboard({
      Viewer: () => viewer([Permission.ENTER_OFFICE, Permission.MANAGE_DONATIONS]),
      Today: () => today(...waiting),
    });
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('a notice that visitors do not see says so, and a text that it has alone is its description', async () => {
    const { managedContent } = content({ kind: 'notice', pageSize: 2 });
    const [seen, hidden] = managedContent.items;
    const items = [seen!, { ...hidden!, tab: 'HIDDEN', details: hidden!.details.slice(1) }];
    await showDashboard({
      ManagedContent: (asked: Parameters<typeof content>[0]) =>
        asked.kind === 'notice' ? { managedContent: { ...managedContent, items } } : content(asked),
    });
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(7));
    const rows = section('Notification').getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      [...row.querySelectorAll('td')].slice(0, 3).map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['notice 1', 'A description', 'Second text'],
      ['notice 2Hidden', 'A description', ''],
    ]);
  });
});
