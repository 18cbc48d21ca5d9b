import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answering, held, LOST } from '../../../testing/answers.ts';
import { answer, showScreen } from '../../../testing/screen.tsx';
import { useStatementUpload } from './use-statement-upload.ts';

const JUNE = new File(['june'], 'june.csv', { type: 'text/csv' });
const JULY = new File(['july'], 'july.csv', { type: 'text/csv' });

const LAYOUT = {
  __typename: 'BankLayout',
  day: 0,
  amount: 2,
  moneyIn: null,
  moneyOut: null,
  descriptions: [1],
  balance: null,
};

/** What the server says of a file: the description's column tells which one it was. */
const preview = (column: number) => ({
  previewBankStatement: {
    __typename: 'BankStatementPreview',
    columns: [],
    missing: [],
    unclearDates: [],
    unclearDirections: [],
    dateOrder: null,
    layout: { ...LAYOUT, descriptions: [column] },
    outcome: null,
  },
});

function Upload({
  onAdded = async () => undefined,
}: {
  onAdded?: (id: number | undefined) => Promise<unknown>;
}) {
  const upload = useStatementUpload(onAdded);
  const shown = upload.preview?.layout.descriptions.join();
  return (
    <>
      <button type="button" onClick={() => upload.chooseFile(JUNE)}>
        June
      </button>
      <button type="button" onClick={() => upload.chooseFile(JULY)}>
        July
      </button>
      <button type="button" onClick={() => upload.chooseFile(undefined)}>
        No file
      </button>
      <button type="button" onClick={() => upload.chooseAccount(4)}>
        Account
      </button>
      <button type="button" onClick={() => upload.chooseLayout({ ...upload.layout!, descriptions: [] })}>
        No description
      </button>
      <button type="button" onClick={() => upload.chooseDirection('OUT')}>
        Went out
      </button>
      <button type="button" onClick={() => upload.add()}>
        Add
      </button>
      <output>
        {upload.isReading ? 'Reading' : 'Ready'} {upload.file?.name} {shown}
      </output>
    </>
  );
}

const press = (name: string) => screen.getByText(name);
const state = () => screen.getByRole('status').textContent!.trim();
const fileOf = ({ file }: { file?: File }) => file?.name;

describe('useStatementUpload', () => {
  it('the answer about a file that was chosen before counts no more', async () => {
    const june = held();
    const { client } = answering({
      PreviewBankStatement: (asked) => (fileOf(asked) === 'june.csv' ? june.answer() : preview(2)),
    });
    const { user } = await showScreen(<Upload />, '/', client);
    await user.click(press('June'));
    await user.click(press('July'));
    await waitFor(() => expect(state()).toBe('Ready july.csv 2'));
    june.give(preview(1));
    await june.answer();
    await user.click(press('Account'));
    await waitFor(() => expect(state()).toBe('Ready july.csv 2'));
  });

  it.each(['No file', 'No description'])(
    'is not reading any more when, before the answer, %s is chosen',
    async (choice) => {
      const late = held();
      const { client, answers } = answering({ PreviewBankStatement: () => preview(1) });
      const { user } = await showScreen(<Upload />, '/', client);
      await user.click(press('June'));
      await waitFor(() => expect(state()).toBe('Ready june.csv 1'));
      answers.PreviewBankStatement = late.answer;
      await user.click(press('Account'));
      expect(state()).toBe('Reading june.csv 1');
      await user.click(press(choice));
      expect(state()).toMatch(/^Ready/);
      late.give(preview(9));
      await late.answer();
      expect(state()).not.toMatch('9');
    },
  );

  it('gives a file up that cannot be read, says why, and keeps the account for the next one', async () => {
    const { client, answers, sent } = answering({
      PreviewBankStatement: () => {
        throw LOST;
      },
    });
    const { user } = await showScreen(<Upload />, '/', client);
    await user.click(press('Account'));
    await user.click(press('June'));
    await answer(user, /^The site cannot be reached\./);
    await waitFor(() => expect(state()).toBe('Ready'));
    answers.PreviewBankStatement = () => preview(2);
    await user.click(press('July'));
    await waitFor(() => expect(state()).toBe('Ready july.csv 2'));
    expect(sent('PreviewBankStatement').at(-1)!.reading).toMatchObject({ accountId: 4, layout: undefined });
  });

  it('sends what was said of amounts without a sign with the file, and forgets it with other columns', async () => {
    const { client, sent } = answering({ PreviewBankStatement: () => preview(2) });
    const { user } = await showScreen(<Upload />, '/', client);
    await user.click(press('July'));
    await waitFor(() => expect(state()).toBe('Ready july.csv 2'));
    await user.click(press('Went out'));
    await waitFor(() =>
      expect(sent('PreviewBankStatement').at(-1)!.reading).toMatchObject({ unsigned: 'OUT' }),
    );
    await waitFor(() => expect(state()).toBe('Ready july.csv 2'));
    await user.click(press('No description'));
    await user.click(press('Account'));
    await user.click(press('June'));
    await waitFor(() =>
      expect(sent('PreviewBankStatement').at(-1)!.reading).toMatchObject({ unsigned: undefined }),
    );
  });

  it('keeps the file and how it is read when it cannot be added, to be added at the next press', async () => {
    const { client, answers, sent } = answering({
      PreviewBankStatement: () => preview(2),
      AddBankStatement: () => {
        throw LOST;
      },
    });
    const onAdded = vi.fn(async () => undefined);
    const { user } = await showScreen(<Upload onAdded={onAdded} />, '/', client);
    await user.click(press('July'));
    await waitFor(() => expect(state()).toBe('Ready july.csv 2'));
    await user.click(press('Add'));
    await answer(user, /^The site cannot be reached\./);
    expect(onAdded).not.toHaveBeenCalled();
    answers.AddBankStatement = () => ({
      addBankStatement: {
        __typename: 'AddedStatement',
        added: 3,
        statement: { __typename: 'BankStatement', id: 8 },
      },
    });
    await user.click(press('Add'));
    await waitFor(() => expect(onAdded).toHaveBeenCalledWith(8));
    const [first, second] = sent('AddBankStatement');
    expect(second).toEqual(first);
    expect(fileOf(second!)).toBe('july.csv');
    await waitFor(() => expect(state()).toBe('Ready'));
  });
});
