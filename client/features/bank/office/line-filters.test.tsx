import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFilterAddress } from '../../../components/list/use-filter-address.ts';
import { showScreen } from '../../../testing/screen.tsx';
import { LineFilters, lineFilterRules } from './line-filters.tsx';

function Filters() {
  const list = useFilterAddress(lineFilterRules);
  return <LineFilters list={list} counts={{ toDecide: 3, matched: 2, notOurs: 1 } as never} found={3} />;
}

const tab = (name: RegExp) => screen.getByRole('link', { name });
const current = () => document.querySelector('[aria-current=page]')?.textContent;

it('a tab keeps the statement and the search, and begins at its first page', async () => {
  const { user, address } = await showScreen(<Filters />, '/bank?_ID=5&search=Patel&page=3');
  expect(current()).toMatch(/3$/);
  await user.click(tab(/6$/));
  expect(address()).toBe('/bank?_ID=5&search=Patel&all=1');
  expect(current()).toMatch(/6$/);
  await user.click(tab(/2$/));
  expect(address()).toBe('/bank?_ID=5&search=Patel&state=MATCHED');
  expect(current()).toMatch(/2$/);
});

it('a search keeps the tab', async () => {
  const { user, address } = await showScreen(<Filters />, '/bank?_ID=5&state=MATCHED&page=3');
  await user.type(screen.getByRole('searchbox'), 'Shah{Enter}');
  expect(address()).toBe('/bank?_ID=5&state=MATCHED&search=Shah');
});
