import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CONTENT_SECTIONS } from '../../components/office/content-sections.ts';
import { DoneNoticeProvider } from '../../components/office/done-notice.tsx';
import { SiteLanguagesContext } from '../../i18n/site-languages.ts';
import { answering, CONFLICT, held, LOST, refusal } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { ContentSectionList } from './content-section-list.tsx';
import { managedItem as item, managedPage as page, TOTAL } from './managed-content-fixtures.ts';

it('all that was found is chosen at once, not only the page, and is hidden', async () => {
  const { client, sent } = answering({
    ManagedContent: page,
    SetContentVisibility: () => ({ setContentVisibility: true }),
  });
  const { user } = await showScreen(
    <DoneNoticeProvider>
      <ContentSectionList officeSection={CONTENT_SECTIONS.notice} />
    </DoneNoticeProvider>,
    '/office/notices',
    client,
  );
  await user.click(await screen.findByLabelText('Select Notice 2'));
  await user.click(screen.getByText(`Select all ${TOTAL} found`));
  expect(await screen.findByText(`${TOTAL} selected, ${TOTAL - 2} not shown here`)).toBeDefined();
  expect(screen.queryByText(`Select all ${TOTAL} found`)).toBeNull();
  await user.click(screen.getByText('Hide'));
  await waitFor(() => {
    const hidden = sent('SetContentVisibility').flatMap(({ ids }) => ids);
    expect(new Set(hidden).size).toBe(TOTAL);
  });
});

it('is filtered as every list of the office: the search stands first, Show keeps it in the address, Clear Filter resets all', async () => {
  const { client, sent } = answering({ ManagedContent: page });
  const { user, address } = await showScreen(
    <DoneNoticeProvider>
      <ContentSectionList officeSection={CONTENT_SECTIONS.notice} />
    </DoneNoticeProvider>,
    '/office/notices?tab=VISIBLE&page=2',
    client,
  );
  const form = screen.getByRole('search', { name: /Notices/ });
  const [first] = form.querySelectorAll('input, select');
  expect(first).toBe(screen.getByRole('searchbox', { name: 'Title or text' }));
  await user.type(first!, 'Annakut');
  await user.selectOptions(screen.getByLabelText('Rows per page'), '50');
  await user.click(screen.getByText('Show'));
  expect(address()).toBe('/office/notices?tab=VISIBLE&search=Annakut&rows=50');
  await waitFor(() =>
    expect(sent('ManagedContent').at(-1)).toMatchObject({ search: 'Annakut', pageSize: 50 }),
  );
  await user.click(screen.getByText('Clear Filter'));
  expect(address()).toBe('/office/notices?tab=VISIBLE');
});

const years = (...given: number[]) => {
  const { managedContent } = page({ page: 1, pageSize: 2 });
  return { managedContent: { ...managedContent, years: given } };
};
const notices = (
  <DoneNoticeProvider>
    <ContentSectionList officeSection={CONTENT_SECTIONS.notice} />
  </DoneNoticeProvider>
);

it('what is typed into the filter before the list is there stays when its years come', async () => {
  const late = held();
  const { user, address } = await showScreen(
    notices,
    '/office/notices',
    answering({ ManagedContent: late.answer }).client,
  );
  const search = screen.getByRole('searchbox', { name: 'Title or text' });
  await user.type(search, 'Annakut');
  late.give(years(2025, 2024));
  await user.selectOptions(await screen.findByLabelText('Year'), '2024');
  expect(search).toHaveProperty('value', 'Annakut');
  await user.click(screen.getByText('Show'));
  expect(address()).toBe('/office/notices?search=Annakut&year=2024');
});

it('a year in the address is shown and can be cleared, also where all that there is is of another one', async () => {
  const { user, address } = await showScreen(
    notices,
    '/office/notices?year=2024&tab=VISIBLE',
    answering({ ManagedContent: () => years(2025) }).client,
  );
  await screen.findByLabelText('Select Notice 1');
  const year = screen.getByLabelText<HTMLSelectElement>('Year');
  expect(year.value).toBe('2024');
  expect([...year.options].map(({ text }) => text)).toEqual(['All years', '2025', '2024']);
  await user.click(screen.getByText('Clear Filter'));
  expect(address()).toBe('/office/notices?tab=VISIBLE');
  await waitFor(() => expect(screen.queryByLabelText('Year')).toBeNull());
});

it('only those that lack a language are marked as not needed in it, and the button says how many', async () => {
  const first = item(1, ['en', 'gu']);
  const { client, sent } = answering({
    ManagedContent: (asked) => {
      const { managedContent } = page(asked);
      const items = managedContent.items.filter(({ id }) => id !== 1);
      return { managedContent: { ...managedContent, items: asked.missing ? items : [first, ...items] } };
    },
    SetContentVisibility: () => ({ setContentVisibility: true }),
  });
  const { user } = await showScreen(
    <SiteLanguagesContext value={['en', 'gu']}>
      <DoneNoticeProvider>
        <ContentSectionList officeSection={CONTENT_SECTIONS.notice} />
      </DoneNoticeProvider>
    </SiteLanguagesContext>,
    '/office/notices',
    client,
  );
  await user.click(await screen.findByLabelText('Select Notice 1'));
  await user.selectOptions(screen.getByLabelText('Missing language'), 'Without Gujarati');
  await user.click(screen.getByText('Show'));
  await waitFor(() => expect(screen.queryByLabelText('Select Notice 1')).toBeNull());
  expect(screen.queryByText(/^Not needed in Gujarati/)).toBeNull();
  await user.click(screen.getByLabelText('Select Notice 2'));
  await user.click(screen.getByText('Not needed in Gujarati (1)'));
  await waitFor(() => expect(sent('SetContentVisibility').map(({ ids }) => ids)).toEqual([[2]]));
});

it('all that was found is offered to be chosen while others are chosen, too', async () => {
  const others = [item(101), item(102), item(103)];
  const { client } = answering({
    ManagedContent: (asked) => {
      const { managedContent } = page(asked);
      const few = { items: [item(1), item(2)], totalCount: 2 };
      return {
        managedContent: { ...managedContent, ...(asked.search ? few : { items: others, totalCount: 3 }) },
      };
    },
  });
  const { user } = await showScreen(
    <DoneNoticeProvider>
      <ContentSectionList officeSection={CONTENT_SECTIONS.notice} />
    </DoneNoticeProvider>,
    '/office/notices',
    client,
  );
  await user.click(await screen.findByLabelText('Select all on this page'));
  expect(screen.queryByText('Select all 3 found')).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Title or text' }), 'Annakut');
  await user.click(screen.getByText('Show'));
  await user.click(await screen.findByLabelText('Select Notice 1'));
  await user.click(screen.getByText('Select all 2 found'));
  expect(await screen.findByText('5 selected, 3 not shown here')).toBeDefined();
  expect(screen.queryByText('Select all 2 found')).toBeNull();
});

describe('what comes after all that was found was asked for', () => {
  async function askForAll() {
    const late = held();
    const { client } = answering({
      ManagedContent: (asked) => (asked.pageSize === 100 ? late.answer() : page(asked)),
    });
    const shown = await showScreen(
      <DoneNoticeProvider>
        <ContentSectionList officeSection={CONTENT_SECTIONS.notice} />
      </DoneNoticeProvider>,
      '/office/notices',
      client,
    );
    await shown.user.click(await screen.findByLabelText('Select Notice 1'));
    await shown.user.click(screen.getByText(`Select all ${TOTAL} found`));
    const { managedContent } = page({ page: 1, pageSize: 2 });
    const items = Array.from({ length: TOTAL }, (_, index) => item(index + 1));
    return { ...shown, comes: () => late.give({ managedContent: { ...managedContent, items } }) };
  }

  it('adds to what was chosen meanwhile', async () => {
    const { user, comes } = await askForAll();
    await user.click(screen.getByLabelText('Select Notice 2'));
    await user.click(screen.getByLabelText('Select Notice 1'));
    comes();
    expect(await screen.findByText('11 selected, 10 not shown here')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Select Notice 1').checked).toBe(false);
  });

  it('is dropped when the choice was given up meanwhile', async () => {
    const { user, comes } = await askForAll();
    await user.click(screen.getByText('Clear selection'));
    await user.click(screen.getByLabelText('Select Notice 2'));
    comes();
    await waitFor(() =>
      expect(screen.getByText<HTMLButtonElement>(`Select all ${TOTAL} found`).disabled).toBe(false),
    );
    expect(screen.getByText(/selected/).textContent).toBe('1 selected');
  });
});

it('what is done to one row by its own menu takes no other out of the choice', async () => {
  const { client, sent } = answering({
    ManagedContent: page,
    SetContentVisibility: () => ({ setContentVisibility: true }),
  });
  const { user } = await showScreen(
    <DoneNoticeProvider>
      <ContentSectionList officeSection={CONTENT_SECTIONS.notice} />
    </DoneNoticeProvider>,
    '/office/notices',
    client,
  );
  await user.click(await screen.findByLabelText('Select all on this page'));
  await user.click(screen.getByLabelText('More actions for Notice 2'));
  await user.click(await screen.findByRole('menuitem', { name: 'Hide' }));
  expect(await screen.findByText('1 selected')).toBeDefined();
  expect(sent('SetContentVisibility').map(({ ids }) => ids)).toEqual([[2]]);
  expect(screen.getByLabelText<HTMLInputElement>('Select Notice 1').checked).toBe(true);
});

describe('pressing again after a part was done', () => {
  /** Each as the server has it. A write that is not of the version that it has is refused, whole. */
  async function chooseAll() {
    const versions = new Map(Array.from({ length: TOTAL }, (_, index) => [index + 1, 1]));
    const { client, answers, sent } = answering({
      ManagedContent: (asked) => {
        const { managedContent } = page(asked);
        const items = managedContent.items.map((one) => ({ ...one, version: versions.get(one.id) }));
        return { managedContent: { ...managedContent, items } };
      },
    });
    const write = (asked: { ids: number[]; versions: number[] }) => {
      if (asked.ids.some((id, index) => versions.get(id) !== asked.versions[index])) throw refusal(CONFLICT);
      for (const id of asked.ids) versions.set(id, versions.get(id)! + 1);
      return { setContentVisibility: true };
    };
    answers.SetContentVisibility = write;
    const { user } = await showScreen(notices, '/office/notices', client);
    await user.click(await screen.findByLabelText('Select Notice 2'));
    await user.click(screen.getByText(`Select all ${TOTAL} found`));
    await screen.findByText(`${TOTAL} selected, ${TOTAL - 2} not shown here`);
    /** The network is gone for the second call. */
    const loseSecond = () => {
      let calls = 0;
      answers.SetContentVisibility = (asked) => {
        calls += 1;
        if (calls === 2) throw LOST;
        return write(asked);
      };
    };
    return { user, versions, loseSecond, sent };
  }

  it('goes on with the rest: what was done before the network was gone is not chosen any more', async () => {
    const { user, loseSecond, versions } = await chooseAll();
    loseSecond();
    await user.click(screen.getByText('Hide'));
    await answer(user, /^The site cannot be reached\./);
    await screen.findByText('2 selected, 2 not shown here');
    await user.click(screen.getByText('Hide'));
    await waitFor(() => expect(screen.queryByText(/selected/)).toBeNull());
    expect([...versions.values()]).toEqual(Array.from({ length: TOTAL }, () => 2));
  });

  it('is not needed because of one that a colleague has changed: it is left, and all others are done', async () => {
    const { user, versions } = await chooseAll();
    versions.set(5, 8);
    await user.click(screen.getByText('Hide'));
    await answer(user, /^1 of them has been changed or deleted meanwhile\./);
    await waitFor(() => expect(screen.queryByText(/selected/)).toBeNull());
    expect([...versions].filter(([, version]) => version !== 2)).toEqual([[5, 8]]);
  });

  it('goes on with a plan for the rest, in the same dialog', async () => {
    const { user, loseSecond, versions } = await chooseAll();
    loseSecond();
    await user.click(screen.getByText('Schedule…'));
    await screen.findByText(`When visitors see these ${TOTAL} items`);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await answer(user, /^The site cannot be reached\./);
    await screen.findByText('When visitors see these 2 items');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect([...versions.values()]).toEqual(Array.from({ length: TOTAL }, () => 2)));
    await waitFor(() => expect(screen.queryByText(/^When visitors see/)).toBeNull());
  });
});
