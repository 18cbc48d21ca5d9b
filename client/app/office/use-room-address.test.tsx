import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { useRoomAddress } from './use-room-address.ts';

function Room() {
  const address = useRoomAddress();
  const { page, pageSize, shelf, sort, isDescending, search } = address;
  return (
    <>
      <button type="button" onClick={() => address.set({ search: 'hall' })}>
        Find
      </button>
      <button type="button" onClick={() => address.set({ search: '' })}>
        Find all
      </button>
      <Link to={address.to({ shelf: 'DRAFT' })}>Drafts</Link>
      <Link to={address.to({ page: '3' })}>Third page</Link>
      <p>{JSON.stringify({ page, pageSize, shelf, sort, isDescending, search })}</p>
    </>
  );
}

const shown = () => JSON.parse(document.querySelector('p')!.textContent!);

describe('useRoomAddress', () => {
  it('begins at the first page with another search or shelf, and keeps the rest of the address', async () => {
    const { user, address } = await showScreen(<Room />, '/office?_ID=1&shelf=BIN&rows=50&page=4');
    await user.click(screen.getByText('Find'));
    expect(address()).toBe('/office?_ID=1&shelf=BIN&rows=50&search=hall');
    await user.click(screen.getByText('Third page'));
    expect(address()).toBe('/office?_ID=1&shelf=BIN&rows=50&search=hall&page=3');
    await user.click(screen.getByText('Drafts'));
    expect(shown()).toMatchObject({ page: 1, pageSize: 50, shelf: 'DRAFT', search: 'hall' });
    await user.click(screen.getByText('Find all'));
    expect(address()).toBe('/office?_ID=1&shelf=DRAFT&rows=50');
  });

  it('takes what it does not know in an address for what is usual', async () => {
    await showScreen(<Room />, '/office?shelf=ATTIC&rows=7&sort=COLOUR&page=-1');
    expect(shown()).toMatchObject({ page: 1, pageSize: 25, shelf: 'ALL', sort: 'CREATED' });
  });

  it('shows the newest first until a column is chosen', async () => {
    await showScreen(<Room />, '/office');
    expect(shown()).toMatchObject({ sort: 'CREATED', isDescending: true });
  });
});
