import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { useSectionList } from './use-section-list.ts';

function OfficeSection() {
  const { list, variables } = useSectionList({ kind: 'notice' });
  return (
    <>
      <button type="button" onClick={() => list.apply({ search: 'hall' })}>
        Find
      </button>
      <button type="button" onClick={() => list.apply({ search: '' })}>
        Find all
      </button>
      <Link to={list.toFilter({ tab: 'DRAFT' })}>Drafts</Link>
      <Link to={list.toPage(3)}>Third page</Link>
      <p>{JSON.stringify(variables)}</p>
      <ul>
        {Object.values(list.fields).map(({ label, options }) => (
          <li key={label}>{[label, ...(options ?? []).map(({ label: each }) => each)].join(' ')}</li>
        ))}
      </ul>
    </>
  );
}

const shown = () => JSON.parse(document.querySelector('p')!.textContent!);
const show = (address: string) =>
  showScreen(
    <OfficeSection />,
    address,
    answering({ ManagedContent: () => new Promise(() => undefined) }).client,
  );

describe('useSectionList', () => {
  it('begins at the first page with another search or tab, and keeps the rest of the address', async () => {
    const { user, address } = await show('/office?_ID=1&tab=BIN&rows=50&page=4');
    await user.click(screen.getByText('Find'));
    expect(address()).toBe('/office?_ID=1&tab=BIN&rows=50&search=hall');
    await user.click(screen.getByText('Third page'));
    expect(address()).toBe('/office?_ID=1&tab=BIN&rows=50&search=hall&page=3');
    await user.click(screen.getByText('Drafts'));
    expect(shown()).toMatchObject({ page: 1, pageSize: 50, tab: 'DRAFT', search: 'hall' });
    await user.click(screen.getByText('Find all'));
    expect(address()).toBe('/office?_ID=1&tab=DRAFT&rows=50');
  });

  it('takes what it does not know in an address for what is usual', async () => {
    await show('/office?tab=ATTIC&rows=7&sort=COLOUR&missing=xx&page=-1');
    expect(shown()).toMatchObject({ page: 1, pageSize: 25, tab: null, sort: 'CREATED', missing: null });
  });

  it.each([
    ['where there is more than one', '/office', [2026, 2025], 'Year 2026 2025'],
    ['not where there is one', '/office', [2026], undefined],
    ['with that of the address, also where nothing is of it', '/office?year=2025', [2026], 'Year 2026 2025'],
    ['with that of the address once', '/office?year=2026', [2026], 'Year 2026'],
  ])('offers the years %s', async (_when, address, years, field) => {
    const managedContent = {
      ...{ __typename: 'ManagedContentPage', items: [], totalCount: 0, years },
      counts: {
        __typename: 'ContentCounts',
        ALL: 0,
        VISIBLE: 0,
        PLANNED: 0,
        DRAFT: 0,
        HIDDEN: 0,
        BIN: 0,
        lastBinnedAt: null,
      },
    };
    const { client, sent } = answering({ ManagedContent: () => ({ managedContent }) });
    await showScreen(<OfficeSection />, address, client);
    await waitFor(() => expect(sent('ManagedContent')).toHaveLength(1));
    const fields = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(fields().find((each) => each?.startsWith('Year'))).toBe(field));
    expect(fields()[0]).toBe('Title or text');
  });

  it('shows the newest first until a column is chosen', async () => {
    await show('/office');
    expect(shown()).toMatchObject({ sort: 'CREATED', descending: true });
    await show('/office?sort=NAME');
    const [, second] = document.querySelectorAll('p');
    expect(JSON.parse(second!.textContent!)).toMatchObject({ sort: 'NAME', descending: null });
  });
});
