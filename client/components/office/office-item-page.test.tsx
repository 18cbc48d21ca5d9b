import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { OfficeItemPage, useItemId } from './office-item-page.tsx';

interface Item {
  id: number;
  name: string;
}

const ITEMS: readonly Item[] = [
  { id: 1, name: 'Asha' },
  { id: 2, name: 'Bina' },
  { id: 3, name: 'broken' },
];

function Typed({ item }: { item: Item }) {
  const [text, setText] = useState('');
  if (item.name === 'broken') throw new Error('broken');
  return <input aria-label={item.name} value={text} onChange={({ target }) => setText(target.value)} />;
}

/** The page of the item that the address names, or of another. */
function Page({ shown }: { shown?: number }) {
  const id = useItemId();
  return (
    <OfficeItemPage
      list={{ label: 'Donors', to: '/donors' }}
      result={{ data: ITEMS, loading: false, refetch: async () => undefined }}
      itemOf={(items) => items.find((item) => item.id === (shown ?? id))}
      titleOf={({ name }) => name}
      notFound="Nobody is there."
    >
      {(item) => <Typed item={item} />}
    </OfficeItemPage>
  );
}

it('shows what the address names below its list; what is not there is said', async () => {
  await showScreen(<Page />, '/donor?_ID=2');
  expect(screen.getByLabelText('Bina')).toBeDefined();
  expect(screen.getByText('Donors').getAttribute('href')).toBe('/donors');
  await showScreen(<Page />, '/donor?_ID=x');
  expect(screen.getByText('Nobody is there.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Donors' })).toBeDefined();
});

it('begins anew for another item: what was typed about one is not taken for another', async () => {
  const { user, show } = await showScreen(<Page />, '/donor?_ID=1');
  await user.type(screen.getByLabelText('Asha'), 'rude');
  show(<Page shown={2} />);
  expect(screen.getByLabelText<HTMLInputElement>('Bina').value).toBe('');
});

it('what breaks on it leaves its path, and can be tried again', async () => {
  await showScreen(<Page />, '/donor?_ID=3');
  expect(screen.getByText('Try again')).toBeDefined();
  expect(screen.getByText('Donors')).toBeDefined();
});
