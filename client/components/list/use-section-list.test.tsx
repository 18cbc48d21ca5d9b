import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { SectionSearch } from './section-search.tsx';
import { useSectionList } from './use-section-list.ts';

function Events({ isWhole = false }) {
  const list = useSectionList('event', isWhole ? undefined : 5);
  return (
    <>
      {list.showsAll && <SectionSearch list={list} label="Search events" found={3} />}
      <Link to={list.allAddress}>All</Link>
      {list.firstRowsAddress && <Link to={list.firstRowsAddress}>Fewer</Link>}
      <Link to={list.toPage(list.page + 1)}>Next</Link>
      <button type="button" onClick={list.goBackOnePage}>
        The last row is removed
      </button>
      <pre>{JSON.stringify(list.variables)}</pre>
    </>
  );
}

const asked = () => JSON.parse(document.querySelector('pre')!.textContent!);
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search events' });

describe('useSectionList', () => {
  it('[D35] shows the first rows until all are asked for, whatever page the address names', async () => {
    const { user, address } = await showScreen(<Events />, '/people?event_page=4&event_search=x&user=all');
    expect(asked()).toEqual({ page: 1, pageSize: 5, search: null });
    await user.click(screen.getByText('All'));
    expect(address()).toBe('/people?user=all&event=all');
    expect(asked()).toEqual({ page: 1, pageSize: 10, search: null });
  });

  it('[D35] begins a search at its first page, and leaves the other list alone', async () => {
    const { user, address } = await showScreen(<Events />, '/people?event=all&event_page=4&user_page=2');
    expect(asked().page).toBe(4);
    await user.type(field(), '  picnic {Enter}');
    expect(asked()).toEqual({ page: 1, pageSize: 10, search: 'picnic' });
    expect(address()).toBe('/people?user_page=2&event=all&event_search=picnic');
  });

  it('[D35] keeps the search from page to page, and goes back by one when the last row of a page was removed', async () => {
    const { user, address } = await showScreen(<Events />, '/people?event=all&event_search=picnic');
    await user.click(screen.getByText('Next'));
    expect(asked()).toEqual({ page: 2, pageSize: 10, search: 'picnic' });
    await user.click(screen.getByText('The last row is removed'));
    expect(address()).toBe('/people?event=all&event_search=picnic');
  });

  it('[D35] empties the search field with the search', async () => {
    const { user, address } = await showScreen(<Events />, '/people?event=all&event_search=picnic&x=1');
    expect(field().value).toBe('picnic');
    await user.click(screen.getByText('Clear Filter'));
    expect(field().value).toBe('');
    expect(address()).toBe('/people?x=1&event=all');
  });

  it('shows all at once where the list is all of its page, with nothing to go back to', async () => {
    await showScreen(<Events isWhole />, '/people?event_page=2');
    expect(asked()).toEqual({ page: 2, pageSize: 10, search: null });
    expect(screen.queryByText('Fewer')).toBeNull();
  });
});
