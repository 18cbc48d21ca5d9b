import { screen } from '@testing-library/react';
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

  it('shows the newest first until a column is chosen', async () => {
    await show('/office');
    expect(shown()).toMatchObject({ sort: 'CREATED', descending: true });
    await show('/office?sort=NAME');
    const [, second] = document.querySelectorAll('p');
    expect(JSON.parse(second!.textContent!)).toMatchObject({ sort: 'NAME', descending: null });
  });
});
