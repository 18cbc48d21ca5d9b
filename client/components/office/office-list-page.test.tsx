import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { chosen, chosenNumber, searchedPart } from '../../../rules/filters.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { choice, words } from './office-filter.ts';
import { OfficeListPage } from './office-list-page.tsx';
import { useListChoice } from './use-list-choice.ts';
import { useOfficeList } from './use-office-list.ts';

const RULES = z.object({
  search: searchedPart(),
  state: chosen({ PAID: 'PAID', DUE: 'DUE' }),
  year: chosenNumber(1, 9999),
  sort: chosen({ LATE: 'LATE' }),
  tab: chosen({ OLD: 'OLD' }),
});

interface Row {
  id: number;
  name: string;
}

interface Data {
  list: { items: readonly Row[]; totalCount: number };
}

const asha = { id: 1, name: 'Asha' };
const FULL: Data = { list: { items: [asha, { id: 2, name: 'Bina' }], totalCount: 60 } };
const EMPTY: Data = { list: { items: [], totalCount: 0 } };
const listOf = ({ list }: Data) => list;

interface DonorsProps {
  data: Data;
  prefix?: string;
  remove?: () => Promise<unknown>;
  /** Why it is not answered; `data` is then of what was asked before. */
  failed?: Error;
}

/** A list whose query is answered at once with `data`, and which says what it has asked for. */
function Donors({ data, prefix, remove, failed }: DonorsProps) {
  const list = useOfficeList(
    RULES,
    {
      search: words('Name'),
      state: choice('State', ['PAID', 'DUE'], (state) => state.toLowerCase()),
      year: choice('Year', [2026], String, { isSeldom: true }),
      sort: choice('Order', ['LATE'], () => 'Latest first', { isOrder: true, placeholder: 'By name' }),
    },
    { prefix },
  );
  const { variables } = list.asking(list.values);
  const answered = failed ? { error: failed, data: undefined, previousData: data } : { data };
  const result = { ...answered, loading: false, refetch: async () => undefined };
  const marked = useListChoice({
    query: {} as never,
    variables,
    result,
    rowsOf: listOf,
    nameOf: ({ name }) => name,
    mayBeChosen: ({ id }) => id === 1,
  });
  return (
    <>
      <OfficeListPage
        title="Donors"
        excel="/exports/donors.xlsx"
        add={{ label: 'Add donor', to: '/new' }}
        list={list}
        result={result}
        rowsOf={listOf}
        columns={[{ label: 'Name', show: ({ name }) => name }]}
        opens={{
          label: 'Open',
          to: ({ id }) => (id === 1 ? '/donor?id=1' : undefined),
          nameOf: ({ name }) => name,
        }}
        choice={marked}
        actions={remove && { nameOf: ({ name }) => name, remove }}
        none="Nobody yet."
        noneMatch="Nobody is like that."
      />
      <output aria-label="Asked">{JSON.stringify(variables)}</output>
    </>
  );
}

const asked = () => JSON.parse(screen.getByLabelText('Asked').textContent ?? '');

it('a list is asked for as the address says, in the types of its fields; what none of them takes is ignored', async () => {
  await showScreen(<Donors data={FULL} />, '/donors?search=Pa&state=PAID&year=2025&page=2');
  expect(asked()).toEqual({
    search: 'Pa',
    state: 'PAID',
    year: 2025,
    sort: null,
    tab: null,
    page: 2,
    pageSize: 25,
  });
  await showScreen(<Donors data={FULL} prefix="d_" />, '/donors?d_state=GONE&d_year=x&search=Pa&d_page=0');
  const [, second] = screen.getAllByLabelText('Asked');
  expect(JSON.parse(second?.textContent ?? '')).toMatchObject({
    search: null,
    state: null,
    year: null,
    page: 1,
  });
});

it('its filter has the declared fields and is written to the address; the pager keeps it', async () => {
  const { user, address } = await showScreen(<Donors data={FULL} />, '/donors?page=2');
  const form = screen.getByRole('search', { name: 'Search Donors' });
  await user.type(within(form).getByLabelText('Name'), 'Pa');
  await user.selectOptions(within(form).getByLabelText('State'), 'due');
  await user.selectOptions(within(form).getByLabelText('Year'), '2026');
  await user.click(within(form).getByText('Show'));
  expect(address()).toBe('/donors?search=Pa&state=DUE&year=2026');
  expect(within(form).getByRole('status').textContent).toContain('60');
  await user.click(screen.getByText('Next'));
  expect(address()).toBe('/donors?search=Pa&state=DUE&year=2026&page=2');
  expect(asked()).toMatchObject({ state: 'DUE', page: 2 });
});

it('once a page was turned the list has the focus, also where the pressed link is gone; a filter keeps it', async () => {
  const { user, address } = await showScreen(<Donors data={FULL} />, '/donors?page=2');
  await user.click(screen.getByText('Next'));
  expect(address()).toBe('/donors?page=3');
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Donors: Page 3' }));
  await user.click(screen.getByText('Show'));
  expect(address()).toBe('/donors');
  expect(document.activeElement).toBe(screen.getByText('Show'));
});

it('shows and counts nothing of an earlier filter beside a newer one that could not be answered', async () => {
  const failed = new Error('No connection');
  await showScreen(<Donors data={FULL} failed={failed} />, '/donors?state=PAID');
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.queryByText('Asha')).toBeNull();
  expect(within(screen.getByRole('search')).getByRole('status').textContent).toBe('');
});

it('on a phone a field that is seldom chosen is behind a button, unless it is set', async () => {
  const look = (label: string) => screen.getByText(label).parentElement!.className;
  const { user } = await showScreen(<Donors data={FULL} />, '/donors');
  expect(look('Year')).not.toBe(look('State'));
  await user.click(screen.getByText('More filters'));
  expect(look('Year')).toBe(look('State'));
  expect(screen.getByText('Fewer filters').getAttribute('aria-expanded')).toBe('true');
});

it('what is set is shown, and without another field to fold there is no button', async () => {
  await showScreen(<Donors data={FULL} />, '/donors?year=2026');
  expect(screen.queryByText('More filters')).toBeNull();
});

it('an empty list says whether there is nothing or nothing matches; an order leaves nothing out', async () => {
  await showScreen(<Donors data={EMPTY} />, '/donors?sort=LATE');
  expect(screen.getByText('Nobody yet.')).toBeDefined();
  expect(asked().sort).toBe('LATE');
  await showScreen(<Donors data={EMPTY} />, '/donors?state=DUE');
  expect(screen.getByText('Nobody is like that.')).toBeDefined();
});

it('a row opens its page where it has one, and may be chosen where that is allowed', async () => {
  await showScreen(<Donors data={FULL} />, '/donors');
  const [, first, second] = screen.getAllByRole('row');
  expect(within(first!).getByText(/^Open/).getAttribute('href')).toBe('/donor?id=1');
  expect(within(first!).getByRole('checkbox', { name: /Asha/ })).toBeDefined();
  expect(within(second!).queryByText(/^Open/)).toBeNull();
  expect(within(second!).queryByRole('checkbox')).toBeNull();
});

it('beside its heading stand the Excel file and what adds a row', async () => {
  await showScreen(<Donors data={FULL} />, '/donors');
  expect(screen.getByText('Download Excel').getAttribute('href')).toBe('/exports/donors.xlsx');
  expect(screen.getByText('Add donor').getAttribute('href')).toBe('/new');
});

it('Clear Filter empties the fields of the form, also after nothing was set; what stands in tabs stays', async () => {
  const { user, address } = await showScreen(<Donors data={FULL} />, '/donors?search=Pa&tab=OLD&page=2');
  await user.click(screen.getByText('Clear Filter'));
  expect(address()).toBe('/donors?tab=OLD');
  await user.type(screen.getByLabelText('Name'), 'Asha');
  await user.click(screen.getByText('Clear Filter'));
  await user.type(screen.getByLabelText('Name'), 'Kiran');
  await user.click(screen.getByText('Show'));
  expect(address()).toBe('/donors?tab=OLD&search=Kiran');
});

it('a row is removed after a question by its name, and the list has the focus; after the last one of a page the page before it is shown', async () => {
  const remove = vi.fn(async () => undefined);
  const one = { list: { items: [asha], totalCount: 26 } };
  const { user, address } = await showScreen(<Donors data={one} remove={remove} />, '/donors?page=2');
  await user.click(screen.getByRole('button', { name: /^Delete Asha/ }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Asha');
  await answer(user, /Are you sure/);
  await answer(user, /removed/i);
  expect(remove).toHaveBeenCalledWith(1, { id: 1, name: 'Asha' });
  expect(address()).toBe('/donors');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Donors/ }));
});
