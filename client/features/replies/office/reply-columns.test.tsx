import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RowTable } from '../../../components/list/row-table.tsx';
import { showScreen } from '../../../testing/screen.tsx';
import { OWN_REPLY } from '../reply-fixtures.ts';
import type { OfficeReply } from './reply-acts.tsx';
import { useReplyColumns } from './reply-columns.tsx';

const reply = (own: Partial<OfficeReply>) =>
  ({ ...OWN_REPLY, version: 1, pence: 900, isByOffice: true, ...own }) as OfficeReply;
const charge = { reference: 'DEMO-1234-5678', pence: 600, paidPence: 300, openPence: 300, payBy: null };

function Replies() {
  const rows = [
    reply({ id: 1, name: 'Who waits', state: 'WAITING', charge: null }),
    reply({ id: 2, name: 'Who comes', state: 'COMING', charge }),
  ];
  return <RowTable rows={rows} columns={useReplyColumns()} />;
}

it('of a family with places it says what has been paid of what is asked, and of one that waits nothing, for it owes nothing', async () => {
  await showScreen(<Replies />);
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  expect(row('Who comes').getByText(/of £6 paid/).textContent).toBe('£3 of £6 paid\nAdded by the office');
  expect(row('Who waits').queryByText(/paid/)).toBeNull();
  expect(row('Who waits').getByText('Added by the office')).toBeTruthy();
});
