import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DoneNoticeProvider } from '../../../components/office/done-notice.tsx';
import { answering } from '../../../testing/answers.ts';
import { showScreen } from '../../../testing/screen.tsx';
import { BankStatementsPage } from './bank-statements-page.tsx';

const account = (id: number, name: string) => ({ __typename: 'BankAccount', id, name });
const statement = (id: number, accountId: number) => ({
  __typename: 'BankStatement',
  ...{ id, accountId, fileName: `file-${id}.csv`, firstDay: '2026-06-01', lastDay: '2026-06-30' },
  ...{ addedByName: 'Bina', addedAt: '2026-07-01T12:00:00Z', undoneAt: null },
  ...{ lineCount: 1, inPence: 1000, openCount: 0 },
});
const statements = (...items: object[]) => ({
  __typename: 'BankStatementPage',
  totalCount: items.length,
  items,
});

it('an account that is added is the one that the next file goes to, and statements say of which they are', async () => {
  const { client, answers } = answering({
    BankStatements: () => ({ bankAccounts: [account(1, '')], bankStatements: statements(statement(7, 1)) }),
    SaveBankAccount: ({ name }) => ({ saveBankAccount: account(2, name) }),
  });
  const page = (
    <DoneNoticeProvider>
      <BankStatementsPage />
    </DoneNoticeProvider>
  );
  const { user } = await showScreen(page, '/bank-statements', client);
  const chosen = () => screen.getByLabelText<HTMLSelectElement>('Bank account').selectedOptions[0]?.text;
  await waitFor(() => expect(chosen()).toBe('Main account'));
  answers.BankStatements = () => ({
    bankAccounts: [account(1, ''), account(2, 'Savings')],
    bankStatements: statements(statement(8, 2), statement(7, 1)),
  });
  await user.click(screen.getByText('Add account'));
  await user.type(await screen.findByLabelText(/^Account name/), 'Savings');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(chosen()).toBe('Savings'));
  await waitFor(() => expect(screen.getByText(/file-7/).textContent).toContain('Main account'));
});
