import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { ChosenRowsBar } from './chosen-rows-bar.tsx';
import { useChosenRows } from './use-chosen-rows.ts';

interface Row {
  id: number;
  state?: string;
}

const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id }));
const row = (id: number, state: string): Row => ({ id, state });

interface ListProps {
  shown: readonly Row[] | undefined;
  about?: string;
  /** What choosing all brings, later. */
  found?: Promise<readonly Row[]>;
}

/** A list as it is filtered, of which a press on a row chooses it. */
function List({ shown, about, found }: ListProps) {
  const choice = useChosenRows({
    shown,
    mayBeChosen: ({ state }) => state !== 'paid',
    about,
  });
  const { chosen, choose, addFound } = choice;
  return (
    <>
      {shown?.map((row) => (
        <button key={row.id} type="button" onClick={() => choose(new Map(chosen).set(row.id, row))}>
          Row {row.id}
        </button>
      ))}
      <ChosenRowsBar
        choice={{
          ...choice,
          all: {
            total: 9,
            isChosen: false,
            choose: async () => addFound(new Map((await found)?.map((row) => [row.id, row]))),
          },
        }}
      >
        <output aria-label="Done to">
          {[...chosen.values()].map(({ id, state = '' }) => id + state).join()}
        </output>
      </ChosenRowsBar>
    </>
  );
}

const said = () => screen.queryByText(/ selected/)?.textContent;
const press = (name: string) => screen.getByRole('button', { name });

describe('rows that were chosen', () => {
  it('stay chosen under another filter or page, and the bar says how many are not shown', async () => {
    const { user, show } = await showScreen(<List shown={rows(1, 2, 3)} />);
    await user.click(press('Row 1'));
    await user.click(press('Row 2'));
    expect(said()).toBe('2 selected');
    await show(<List shown={rows(2, 7)} />);
    expect(said()).toBe('2 selected, 1 not shown here');
    await user.click(press('Row 7'));
    expect(said()).toBe('3 selected, 1 not shown here');
    expect(screen.getByLabelText('Done to').textContent).toBe('1,2,7');
    await show(<List shown={rows(1, 2, 3)} />);
    expect(said()).toBe('3 selected, 1 not shown here');
  });

  it('are given up where they are not shown, on one press', async () => {
    const { user, show } = await showScreen(<List shown={rows(1, 2)} />);
    await user.click(press('Row 1'));
    await show(<List shown={rows(7)} />);
    await user.click(press('Row 7'));
    await user.click(press('Deselect those not shown'));
    expect(said()).toBe('1 selected');
    expect(screen.getByLabelText('Done to').textContent).toBe('7');
    expect(screen.queryByRole('button', { name: 'Deselect those not shown' })).toBeNull();
  });

  it('are not said to be hidden while a list is loading', async () => {
    const { user, show } = await showScreen(<List shown={rows(1)} />);
    await user.click(press('Row 1'));
    await show(<List shown={undefined} />);
    expect(said()).toBe('1 selected');
  });

  it('are as the list had them last, also once they are not shown any more', async () => {
    const { user, show } = await showScreen(<List shown={[row(1, 'shown'), row(2, 'shown')]} />);
    await user.click(press('Row 1'));
    await show(<List shown={[row(2, 'shown'), row(1, 'hidden')]} />);
    expect(screen.getByLabelText('Done to').textContent).toBe('1hidden');
    await show(<List shown={rows(7)} />);
    expect(screen.getByLabelText('Done to').textContent).toBe('1hidden');
  });

  it('are given up when they may not be chosen any more', async () => {
    const { user, show } = await showScreen(<List shown={[row(1, 'promised'), row(2, 'promised')]} />);
    await user.click(press('Row 1'));
    await user.click(press('Row 2'));
    await show(<List shown={[row(1, 'paid'), row(2, 'promised')]} />);
    expect(said()).toBe('1 selected');
    expect(screen.getByLabelText('Done to').textContent).toBe('2promised');
  });

  it('are given up where something else can be done with rows', async () => {
    const { user, show } = await showScreen(<List shown={rows(1)} about="list" />);
    await user.click(press('Row 1'));
    await show(<List shown={rows(1)} about="bin" />);
    expect(said()).toBeUndefined();
  });

  describe('while all that was found is on its way', () => {
    async function askForAll() {
      const late = held();
      const found = late.answer() as Promise<readonly Row[]>;
      const shown = await showScreen(<List shown={rows(1, 2)} found={found} />);
      await shown.user.click(press('Row 1'));
      await shown.user.click(press('Select all 9 found'));
      const comes = () => act(async () => late.give(rows(1, 3)));
      return { ...shown, found, comes };
    }

    it('stay chosen beside it', async () => {
      const { user, comes } = await askForAll();
      await user.click(press('Row 2'));
      await comes();
      expect(said()).toBe('3 selected, 1 not shown here');
    });

    it('are not chosen by it when they are about something else', async () => {
      const { user, show, found, comes } = await askForAll();
      await show(<List shown={rows(1, 2)} found={found} about="bin" />);
      await user.click(press('Row 2'));
      await comes();
      expect(said()).toBe('1 selected');
    });

    it('are not chosen by it after those not shown were dropped', async () => {
      const { user, show, found, comes } = await askForAll();
      await user.click(press('Row 2'));
      await show(<List shown={rows(2)} found={found} />);
      await user.click(press('Deselect those not shown'));
      await comes();
      expect(said()).toBe('1 selected');
    });
  });
});
