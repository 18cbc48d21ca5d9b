import { screen } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { PagedList } from './paged-list.tsx';

function Names() {
  const [parameters] = useSearchParams();
  return (
    <PagedList
      result={{ data: { items: ['Asha'], totalCount: 3 }, loading: false, refetch: async () => undefined }}
      listOf={(data) => data}
      placeholder=""
      page={Number(parameters.get('page') ?? 1)}
      pageSize={1}
      keepScroll
      label="Names"
      empty=""
    >
      {([name]) => name}
    </PagedList>
  );
}

it.each([
  { where: 'above the window', top: -900, shown: 1 },
  { where: 'on the screen', top: 80, shown: 0 },
])(
  'who turns the page is at the beginning of the list, which is shown if it is $where',
  async ({ top, shown }) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
    const broughtIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    const { user } = await showScreen(<Names />);
    await user.click(screen.getByText('Next'));
    const list = await screen.findByRole('group', { name: 'Names: Page 2' });
    expect(document.activeElement).toBe(list);
    expect(broughtIntoView.mock.contexts.filter((element) => element === list)).toHaveLength(shown);
  },
);
