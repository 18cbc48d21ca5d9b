import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, held, LOST } from '../../../testing/answers.ts';
import { answer, showScreen } from '../../../testing/screen.tsx';
import { useSheetImport } from './use-sheet-import.ts';

const fileOf = (name: string) => new File([name], name, { type: 'text/csv' });

/** What the server says of a file: which column has the names. */
const preview = (column: number) => ({
  previewSheet: {
    __typename: 'SheetPreview',
    columns: Array.from({ length: 3 }, (_, index) => ({
      __typename: 'SheetColumn',
      heading: `Column ${index}`,
      samples: [],
      field: index === column ? 'name' : null,
    })),
  },
});

function Import() {
  const sheet = useSheetImport('DONORS' as never, async () => undefined);
  return (
    <>
      {['june.csv', 'july.csv'].map((name) => (
        <button key={name} type="button" onClick={() => sheet.chooseFile(fileOf(name))}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => sheet.chooseFile(undefined)}>
        No file
      </button>
      <button type="button" onClick={() => sheet.chooseColumn('email', 2)}>
        Email
      </button>
      <button type="button" onClick={() => sheet.chooseColumn('name', undefined)}>
        No name
      </button>
      <button type="button" onClick={() => sheet.chooseSubject('USERS' as never)}>
        People
      </button>
      <button type="button" onClick={sheet.start}>
        Bring in
      </button>
      <output>
        {sheet.isStarting ? 'Beginning' : sheet.isReading ? 'Reading' : 'Ready'} {sheet.file?.name}{' '}
        {JSON.stringify(sheet.columns)}
      </output>
    </>
  );
}

const press = (name: string) => screen.getByText(name, { selector: 'button' });
const state = () => screen.getByRole('status').textContent!.trim();

describe('useSheetImport', () => {
  it('the answer about a file that was chosen before, or given up, counts no more', async () => {
    const june = held();
    const { client, sent } = answering({
      PreviewSheet: ({ file }) => (file.name === 'june.csv' ? june.answer() : preview(1)),
    });
    const { user } = await showScreen(<Import />, '/', client);
    await user.click(press('june.csv'));
    expect(state()).toBe('Reading june.csv');
    await user.click(press('No file'));
    expect(state()).toBe('Ready');
    await user.click(press('july.csv'));
    await waitFor(() => expect(state()).toBe('Ready july.csv {"name":1}'));
    await act(async () => june.give(preview(2)));
    expect(state()).toBe('Ready july.csv {"name":1}');
    await user.click(press('Email'));
    await waitFor(() => expect(state()).toBe('Ready july.csv {"name":1}'));
    expect(sent('PreviewSheet').map(({ file }) => file.name)).toEqual(['june.csv', 'july.csv', 'july.csv']);
  });

  it('adds a column to those that were found, or takes one away, and reads another file afresh', async () => {
    const { client, sent } = answering({ PreviewSheet: () => preview(1) });
    const { user } = await showScreen(<Import />, '/', client);
    const columns = () => sent('PreviewSheet').at(-1)!.reading.columns;
    await user.click(press('june.csv'));
    await waitFor(() => expect(state()).toBe('Ready june.csv {"name":1}'));
    await user.click(press('Email'));
    expect(columns()).toEqual([
      { field: 'name', column: 1 },
      { field: 'email', column: 2 },
    ]);
    await waitFor(() => expect(state()).toMatch(/^Ready/));
    await user.click(press('No name'));
    expect(columns()).toEqual([]);
    await user.click(press('july.csv'));
    expect(columns()).toBeUndefined();
    await waitFor(() => expect(state()).toMatch(/^Ready/));
  });

  it('reads the file afresh as something else', async () => {
    const { client, sent } = answering({ PreviewSheet: () => preview(1) });
    const { user } = await showScreen(<Import />, '/', client);
    await user.click(press('june.csv'));
    await waitFor(() => expect(state()).toBe('Ready june.csv {"name":1}'));
    await user.click(press('People'));
    expect(sent('PreviewSheet').at(-1)).toMatchObject({ reading: { subject: 'USERS', columns: undefined } });
    await waitFor(() => expect(state()).toMatch(/^Ready/));
  });

  it('gives the file up once it is begun, so that a second press begins nothing', async () => {
    const { client, sent } = answering({
      PreviewSheet: () => preview(1),
      ImportSheet: () => ({ importSheet: { __typename: 'ImportRun', id: 5 } }),
    });
    const { user } = await showScreen(<Import />, '/', client);
    await user.click(press('june.csv'));
    await waitFor(() => expect(state()).toBe('Ready june.csv {"name":1}'));
    await user.click(press('Bring in'));
    await waitFor(() => expect(state()).toBe('Ready'));
    await user.click(press('Bring in'));
    expect(sent('ImportSheet')).toHaveLength(1);
  });

  it('what is refused once it is begun is told, and can be begun again', async () => {
    const late = held();
    const { client } = answering({ PreviewSheet: () => preview(1), ImportSheet: late.answer });
    const { user } = await showScreen(<Import />, '/', client);
    await user.click(press('june.csv'));
    await waitFor(() => expect(state()).toBe('Ready june.csv {"name":1}'));
    await user.click(press('Bring in'));
    expect(state()).toBe('Beginning june.csv {"name":1}');
    late.refuse(LOST);
    await answer(user, /^The site cannot be reached\./);
    await waitFor(() => expect(state()).toBe('Ready june.csv {"name":1}'));
  });

  it('gives a file up that cannot be read, says why, and takes the next one', async () => {
    const { client, answers } = answering({
      PreviewSheet: () => {
        throw LOST;
      },
    });
    const { user } = await showScreen(<Import />, '/', client);
    await user.click(press('june.csv'));
    await answer(user, /^The site cannot be reached\./);
    await waitFor(() => expect(state()).toBe('Ready'));
    answers.PreviewSheet = () => preview(1);
    await user.click(press('june.csv'));
    await waitFor(() => expect(state()).toBe('Ready june.csv {"name":1}'));
  });
});
