import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OfficeList } from '../../../components/office/office-list.tsx';
import { showScreen } from '../../../testing/screen.tsx';
import { LineTabs, useLineList } from './line-filters.tsx';

const COUNTS = { toDecide: 3, matched: 2, excluded: 1, certain: 0 };
const RESULT = {
  data: { items: [], totalCount: 3 },
  loading: false,
  refetch: async () => undefined,
};

function Filters() {
  const list = useLineList();
  return (
    <OfficeList
      title="Lines"
      list={list}
      tabs={<LineTabs list={list} counts={COUNTS as never} />}
      result={RESULT}
      rowsOf={(data) => data}
      columns={[]}
      none="None"
    />
  );
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
