import { screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chosen, searchedPart, ticked } from '../../../rules/filters.ts';
import { showScreen } from '../../testing/screen.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { useFilterAddress } from './use-filter-address.ts';

const RULES = z.object({
  words: searchedPart(),
  status: chosen({ PAID: 'PAID', PENDING: 'PENDING' }),
  mine: ticked(),
});

function Donations() {
  const list = useFilterAddress(RULES, 'd_');
  const navigate = useNavigate();
  return (
    <>
      <FilterPanel narrowedBy={list.narrowedBy}>
        <FilterForm label="Donations" list={list} found={3}>
          {(field) => {
            const mine = field('mine');
            return (
              <>
                <input aria-label="Words" {...field('words')} />
                <select aria-label="Status" {...field('status')}>
                  <option value="">All</option>
                  <option value="PAID">Paid</option>
                </select>
                <input type="checkbox" aria-label="Mine" {...mine} value="1" checked={mine.value === '1'} />
              </>
            );
          }}
        </FilterForm>
      </FilterPanel>
      <p>Page {list.page}</p>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

const words = () => screen.getByLabelText('Words');
const press = (name: string) => screen.getByRole('button', { name, hidden: true });

describe('FilterForm', () => {
  it('writes to the address only when applied, and resets the page', async () => {
    const { user, address } = await showScreen(<Donations />, '/ledger?d_page=3&other=x');
    await user.type(words(), '  Patel ');
    await user.selectOptions(screen.getByLabelText('Status'), 'PAID');
    await user.click(screen.getByLabelText('Mine'));
    expect(address()).toBe('/ledger?d_page=3&other=x');
    expect(screen.getByText('Page 3')).toBeDefined();
    await user.click(press('Show'));
    expect(address()).toBe('/ledger?other=x&d_words=Patel&d_status=PAID&d_mine=1');
    expect(screen.getByText('Page 1')).toBeDefined();
    expect(screen.getByRole('status', { hidden: true }).textContent).toMatch(/3/);
  });

  it('reads the address, ignores invalid values, and is then expanded', async () => {
    await showScreen(<Donations />, '/ledger?d_words=Patel&d_status=NONSENSE');
    expect(words()).toHaveProperty('value', 'Patel');
    expect(screen.getByLabelText('Status')).toHaveProperty('value', '');
    expect(document.querySelector('details')?.open).toBe(true);
    expect(document.querySelector('summary')?.textContent).toMatch(/1/);
  });

  it('clears the address and the fields', async () => {
    const { user, address } = await showScreen(<Donations />, '/ledger?d_words=Patel&d_mine=1&other=x');
    await user.type(words(), ' and more');
    await user.click(press('Clear Filter'));
    expect(address()).toBe('/ledger?other=x');
    expect(words()).toHaveProperty('value', '');
    expect(screen.getByLabelText('Mine')).toHaveProperty('checked', false);
  });

  it('clears fields that were not applied, too', async () => {
    const { user } = await showScreen(<Donations />, '/ledger');
    await user.type(words(), 'Patel');
    await user.click(press('Clear Filter'));
    expect(words()).toHaveProperty('value', '');
  });

  it('follows the address after Back', async () => {
    const { user, address } = await showScreen(<Donations />, '/ledger?d_words=Patel');
    await user.clear(words());
    await user.type(words(), 'Shah');
    await user.click(press('Show'));
    expect(address()).toBe('/ledger?d_words=Shah');
    await user.click(press('Back'));
    expect(address()).toBe('/ledger?d_words=Patel');
    expect(words()).toHaveProperty('value', 'Patel');
  });

  it('removes the parameter of an unticked checkbox', async () => {
    const { user, address } = await showScreen(<Donations />, '/ledger?d_mine=1');
    await user.click(screen.getByLabelText('Mine'));
    await user.click(press('Show'));
    expect(address()).toBe('/ledger');
  });
});
