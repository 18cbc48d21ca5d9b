import { gql } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DoneNoticeProvider } from '../../../components/office/done-notice.tsx';
import { answering, CONFLICT, LOST, refusal } from '../../../testing/answers.ts';
import { answer, showScreen } from '../../../testing/screen.tsx';
import { type Line, useLineActs } from './use-line-acts.ts';

const line = (version: number): Line =>
  ({
    __typename: 'BankLine',
    id: 7,
    version,
    day: '2026-11-03',
    description: 'PATEL',
    amountPence: 2500,
    allocatedPence: 0,
    feePence: 0,
    state: 'TO_DECIDE',
    isExcluded: false,
    excludedNote: '',
    suggestion: null,
    returned: null,
    claim: null,
    suggestedClaim: null,
    payments: [],
    chargePayments: [],
  }) as Line;

/** The line as the page has shown it, in its first version. */
function Acts() {
  const acts = useLineActs();
  return (
    <button type="button" onClick={() => acts.exclude(line(1), 'A loan')}>
      Not ours
    </button>
  );
}

const acts = (
  <DoneNoticeProvider>
    <Acts />
  </DoneNoticeProvider>
);

/** A list that the page shows, as it was read before. */
const LINES = gql`
  query Lines {
    bankLines {
      totalCount
    }
  }
`;
const lines = { bankLines: { __typename: 'BankLinePage', totalCount: 1 } };

/** Pays one gift, or two of half as much. */
function Pays() {
  const acts = useLineActs();
  const half = { donationId: 9, pence: 1250 };
  const begun = { ...line(1), payments: [{ pence: 1250 }] } as Line;
  return (
    <>
      <button type="button" onClick={() => acts.pay(line(1), [{ donationId: 9, pence: 2500 }])}>
        One
      </button>
      <button type="button" onClick={() => acts.pay(line(1), [half, { ...half, donationId: 10 }])}>
        Two
      </button>
      <button type="button" onClick={() => acts.pay(begun, [half])}>
        Rest
      </button>
    </>
  );
}

const pays = (
  <DoneNoticeProvider>
    <Pays />
  </DoneNoticeProvider>
);

describe('useLineActs', () => {
  it('says of one gift what it was for and when it was paid, of several how many they are', async () => {
    const paid = { pence: 2500, donation: { status: 'PAID', typeName: 'Annakut' } };
    const { client } = answering({
      PayByBankLine: () => ({ payByBankLine: { ...line(2), payments: [paid] } }),
    });
    const { user } = await showScreen(pays, '/', client);
    await user.click(screen.getByText('One'));
    await screen.findByText(/is matched to Annakut, paid on/);
    await user.click(screen.getByText('Two'));
    await screen.findByText(/is allocated to 2 donations/);
  });

  it('Undo takes the line back in the version that it has become, and cannot be undone again', async () => {
    const { client, sent } = answering({
      ExcludeBankLine: () => ({ excludeBankLine: line(2) }),
      UndoBankLine: () => ({ undoBankLine: line(3) }),
    });
    const { user } = await showScreen(acts, '/', client);
    await user.click(screen.getByText('Not ours'));
    await user.click(await screen.findByText('Undo'));
    await waitFor(() => expect(sent('UndoBankLine')).toEqual([{ id: 7, version: 2, language: 'en' }]));
    await waitFor(() => expect(screen.queryByText('Undo')).toBeNull());
    expect(sent('ExcludeBankLine')).toEqual([{ id: 7, version: 1, note: 'A loan', language: 'en' }]);
  });

  it('offers no Undo of the rest of a line: it would undo what was paid of it before', async () => {
    const paid = { pence: 1250, donation: { status: 'PAID', typeName: 'Annakut' } };
    const { client } = answering({
      PayByBankLine: () => ({ payByBankLine: { ...line(2), payments: [paid, paid] } }),
    });
    const { user } = await showScreen(pays, '/', client);
    await user.click(screen.getByText('Rest'));
    await screen.findByText(/Annakut/);
    expect(screen.queryByText('Undo')).toBeNull();
  });

  it('offers no Undo of what was refused', async () => {
    const { client } = answering({
      ExcludeBankLine: () => {
        throw refusal(CONFLICT);
      },
    });
    const { user } = await showScreen(acts, '/', client);
    await user.click(screen.getByText('Not ours'));
    await answer(user, /./);
    expect(screen.queryByText('Undo')).toBeNull();
  });

  it('[DATA-5] reads anew what is shown when somebody else has decided meanwhile, and not when the network is lost', async () => {
    const { client, answers } = answering({
      ExcludeBankLine: () => {
        throw LOST;
      },
    });
    client.writeQuery({ query: LINES, data: lines });
    const { user } = await showScreen(acts, '/', client);
    await user.click(screen.getByText('Not ours'));
    await answer(user, /^The site cannot be reached\./);
    expect(client.readQuery({ query: LINES })).toEqual(lines);
    answers.ExcludeBankLine = () => {
      throw refusal(CONFLICT);
    };
    await user.click(screen.getByText('Not ours'));
    await answer(user, /./);
    await waitFor(() => expect(client.readQuery({ query: LINES })).toBeNull());
  });

  it('says why when Undo cannot be done', async () => {
    const { client } = answering({
      ExcludeBankLine: () => ({ excludeBankLine: line(2) }),
      UndoBankLine: () => {
        throw LOST;
      },
    });
    const { user } = await showScreen(acts, '/', client);
    await user.click(screen.getByText('Not ours'));
    await user.click(await screen.findByText('Undo'));
    await answer(user, /^The site cannot be reached\./);
  });
});
