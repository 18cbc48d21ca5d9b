import { gql } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { answering, CONFLICT, held, LOST, refusal } from '../../testing/answers.ts';
import { ASKED_ANSWER, Asked } from '../../testing/asked.tsx';
import { answer, showScreen } from '../../testing/screen.tsx';
import { DoneNoticeProvider } from './done-notice.tsx';
import { type OrderedItem, useOrder } from './use-order.ts';

const SAVE = gql`
  mutation Save {
    save
  }
`;

const ITEMS: OrderedItem[] = ['Asha', 'Bina', 'Chetan', 'Dina'].map((name, index) => ({
  id: index + 1,
  name,
}));

interface ListProps {
  /** What the server does with a move; what it rejects is not moved. */
  save: (id: number, place: number) => Promise<unknown>;
  /** What becomes of its answer once it is moved. */
  onWayBack?: () => Promise<unknown>;
  /** Called when the items are asked for again. */
  onAsked?: () => void;
}

function List({ save, onWayBack = async () => undefined, onAsked }: ListProps) {
  const [items, setItems] = useState(ITEMS);
  const stored = useRef(ITEMS);
  const { shown, move } = useOrder(items, {
    async moveTo(id, place) {
      await save(id, place);
      const others = stored.current.filter((one) => one.id !== id);
      const moved = stored.current.find((one) => one.id === id)!;
      stored.current = [...others.slice(0, place - 1), moved, ...others.slice(place - 1)];
      await onWayBack();
    },
    refetch: async () => {
      onAsked?.();
      setItems(stored.current);
    },
  });
  return (
    <ol>
      {shown.map((item) => (
        <li key={item.id}>
          {item.name}
          <button type="button" onClick={() => move(item, 1)}>
            {item.name} first
          </button>
        </li>
      ))}
    </ol>
  );
}

const list = (props: ListProps) => (
  <DoneNoticeProvider key="list">
    <List {...props} />
  </DoneNoticeProvider>
);

const press = (name: string) => screen.getByRole('button', { name });
const order = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.firstChild!.textContent![0])
    .join('');

describe('useOrder', () => {
  it('shows the new order before it is saved, and moves nothing else meanwhile', async () => {
    const late = held();
    const save = vi.fn(() => late.answer());
    const { user } = await showScreen(list({ save }));
    await user.click(press('Chetan first'));
    expect(order()).toBe('CABD');
    await user.click(press('Dina first'));
    expect(order()).toBe('CABD');
    late.give(undefined);
    await screen.findByText(/Chetan.*1.*4/);
    expect(order()).toBe('CABD');
    expect(save.mock.calls).toEqual([[3, 1]]);
    await user.click(press('Dina first'));
    expect(save).toHaveBeenLastCalledWith(4, 1);
  });

  it('Undo brings an item back to the place where it was', async () => {
    const save = vi.fn(async () => undefined);
    const { user } = await showScreen(list({ save }));
    await user.click(press('Chetan first'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(order()).toBe('ABCD'));
    expect(save.mock.calls).toEqual([
      [3, 1],
      [3, 3],
    ]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('a move that is refused leaves the order as it was, asks for it anew, and can be tried again', async () => {
    const save = vi.fn(async (): Promise<unknown> => undefined);
    save.mockRejectedValueOnce(refusal(CONFLICT));
    const { client, sent } = answering(ASKED_ANSWER);
    const { user } = await showScreen([<Asked key="asked" />, list({ save })], '/', client);
    await waitFor(() => expect(sent('Asked')).toHaveLength(1));
    await user.click(press('Chetan first'));
    await answer(user, /./);
    await waitFor(() => expect(order()).toBe('ABCD'));
    expect(sent('Asked')).toHaveLength(2);
    await user.click(press('Chetan first'));
    await waitFor(() => expect(order()).toBe('CABD'));
  });

  it('a move of which the answer was lost on its way back is shown as it was done', async () => {
    const onWayBack = vi.fn(async (): Promise<unknown> => undefined);
    onWayBack.mockRejectedValueOnce(LOST);
    const onAsked = vi.fn();
    const { user } = await showScreen(list({ save: async () => undefined, onWayBack, onAsked }));
    await user.click(press('Chetan first'));
    await answer(user, /^The site cannot be reached\./);
    await waitFor(() => expect(onAsked).toHaveBeenCalledOnce());
    expect(order()).toBe('CABD');
    await user.click(press('Dina first'));
    await screen.findByText(/Dina.*1.*4/);
    expect(order()).toBe('DCAB');
  });

  it('takes the next move as soon as the list is there, whatever else is still asked again', async () => {
    const { client, answers, sent } = answering({ ...ASKED_ANSWER, Save: () => ({ save: true }) });
    const save = vi.fn(() => client.mutate({ mutation: SAVE }));
    const { user } = await showScreen([<Asked key="asked" />, list({ save })], '/', client);
    await waitFor(() => expect(sent('Asked')).toHaveLength(1));
    answers.Asked = held().answer;
    await user.click(press('Chetan first'));
    await screen.findByText(/Chetan.*1.*4/);
    await user.click(press('Dina first'));
    await waitFor(() => expect(order()).toBe('DCAB'));
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('Undo that is pressed while another item is being moved is done after it', async () => {
    const save = vi.fn(async (): Promise<unknown> => undefined);
    const { user } = await showScreen(list({ save }));
    await user.click(press('Chetan first'));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const late = held();
    save.mockImplementationOnce(() => late.answer());
    await user.click(press('Dina first'));
    await user.click(undo);
    late.give(undefined);
    await waitFor(() => expect(save.mock.calls.at(-1)).toEqual([3, 3]));
    expect(order()).toBe('DACB');
  });
});
