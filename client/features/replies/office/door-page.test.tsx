import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { answering, LOST, refusal } from '../../../testing/answers.ts';
import { showScreen } from '../../../testing/screen.tsx';
import { DoorPage } from './door-page.tsx';

const entry = (replyId: number, surname: string, total: number, arrived = 0) => ({
  __typename: 'DoorEntry',
  replyId,
  surname,
  otherNames: 'Asha',
  total,
  ages: [{ __typename: 'PeopleOfAge', group: 'ADULT', people: total }],
  diets: [],
  needs: '',
  owedPence: 0,
  arrived,
  arrivedAt: arrived > 0 ? new Date().toISOString() : null,
  device: arrived > 0 ? 'another-phone' : null,
});

const list = (...entries: ReturnType<typeof entry>[]) => ({
  __typename: 'DoorList',
  eventId: 7,
  day: '2099-11-28',
  eventName: 'Bhajan evening',
  place: 'Main hall',
  startsAt: '2099-11-28T18:30:00.000Z',
  endsAt: '2099-11-28T21:30:00.000Z',
  places: 40,
  coming: 5,
  madeAt: '2099-11-28T18:00:00.000Z',
  entries,
});

const open = (client: Parameters<typeof showScreen>[2]) =>
  showScreen(<DoorPage />, '/office/door?event=7&day=2099-11-28', client);

const lost = () => {
  throw LOST;
};

afterEach(() => localStorage.clear());

describe('DoorPage', () => {
  it('the number is the button of the family, and the tick is sent', async () => {
    const { client, answers, sent } = answering({
      DoorList: () => ({ doorList: list(entry(1, 'Chauhan', 3), entry(2, 'Lad', 2)) }),
    });
    answers.TickArrivals = () => ({ tickArrivals: list(entry(1, 'Chauhan', 3, 3), entry(2, 'Lad', 2)) });
    const { user } = await open(client);
    await user.click(await screen.findByRole('button', { name: 'Chauhan Asha: all 3 are here' }));
    expect(screen.getByRole('button', { name: 'Chauhan Asha: 3 of 3 are here. Change' })).toBeTruthy();
    await waitFor(() => expect(sent('TickArrivals')).toHaveLength(1));
    expect(sent('TickArrivals')[0]).toMatchObject({ eventId: 7, marks: [{ replyId: 1, count: 3 }] });
    expect(await screen.findByText('All sent')).toBeTruthy();
  });

  it('without a network it counts on, says what is not sent, and a reload shows it again', async () => {
    const { client, answers } = answering({
      DoorList: () => ({ doorList: list(entry(1, 'Chauhan', 3), entry(2, 'Lad', 2)) }),
      TickArrivals: lost,
    });
    const { user, show } = await open(client);
    await user.click(await screen.findByRole('button', { name: 'Chauhan Asha: all 3 are here' }));
    expect(await screen.findByText('1 to send')).toBeTruthy();
    answers.DoorList = lost;
    show(<div />);
    show(<DoorPage />);
    expect(await screen.findByRole('button', { name: 'Chauhan Asha: 3 of 3 are here. Change' })).toBeTruthy();
    expect(screen.getByText('1 to send')).toBeTruthy();
  });

  it('says at once that the network is gone', async () => {
    const { client } = answering({ DoorList: () => ({ doorList: list(entry(1, 'Chauhan', 3)) }) });
    await open(client);
    await screen.findByText('All sent');
    fireEvent(window, new Event('offline'));
    expect(screen.queryByText('All sent')).toBeNull();
    expect(screen.getByText('No network')).toBeTruthy();
  });

  it('what waits is sent once when the network is back, also after another page was open', async () => {
    const { client, answers, sent } = answering({
      DoorList: () => ({ doorList: list(entry(1, 'Chauhan', 3)) }),
      TickArrivals: lost,
    });
    const { user, show } = await open(client);
    await user.click(await screen.findByRole('button', { name: 'Chauhan Asha: all 3 are here' }));
    await screen.findByText('1 to send');
    show(<div />);
    show(<DoorPage />);
    await screen.findByText('1 to send');
    await waitFor(() => expect(sent('TickArrivals')).toHaveLength(2));
    answers.TickArrivals = () => ({ tickArrivals: list(entry(1, 'Chauhan', 3, 3)) });
    // Not before the answer to the last attempt is there.
    await waitFor(() => {
      fireEvent(window, new Event('online'));
      expect(screen.getByText('All sent')).toBeTruthy();
    });
    expect(sent('TickArrivals')).toHaveLength(3);
  });

  it('what the server refuses is told in its words, not as a missing network, and stays to be sent', async () => {
    const { client } = answering({
      DoorList: () => ({ doorList: list(entry(1, 'Chauhan', 3)) }),
      TickArrivals: () => {
        throw refusal({ code: 'FORBIDDEN', messageKey: 'forbidden' });
      },
    });
    const { user } = await open(client);
    await user.click(await screen.findByRole('button', { name: 'Chauhan Asha: all 3 are here' }));
    expect(await screen.findByText(/^You are not allowed to do this\./)).toBeTruthy();
    expect(screen.getByText('1 to send')).toBeTruthy();
  });

  it('a part of a family can come, and a tick is taken back', async () => {
    const { client } = answering({
      DoorList: () => ({ doorList: list(entry(1, 'Chauhan', 3)) }),
      TickArrivals: lost,
    });
    const { user } = await open(client);
    await user.click(await screen.findByText('Chauhan'));
    const row = within(screen.getByRole('listitem'));
    await user.click(row.getByRole('button', { name: '2' }));
    expect(row.getByText('2 of 3 are here')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(row.queryByText('2 of 3 are here')).toBeNull();
  });

  it('a tick is taken back no more once another phone has corrected the family', async () => {
    const { client, answers } = answering({ DoorList: () => ({ doorList: list(entry(1, 'Chauhan', 3)) }) });
    answers.TickArrivals = () => ({ tickArrivals: list(entry(1, 'Chauhan', 3, 3)) });
    const { user } = await open(client);
    await user.click(await screen.findByRole('button', { name: 'Chauhan Asha: all 3 are here' }));
    await screen.findByText('All sent');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    const corrected = {
      ...entry(1, 'Chauhan', 3, 2),
      arrivedAt: new Date(Date.now() + 60_000).toISOString(),
    };
    answers.DoorList = () => ({ doorList: list(corrected) });
    await client.refetchQueries({ include: ['DoorList'] });
    expect(await screen.findByText('2 of 3 are here')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('finds a family by a part of its name', async () => {
    const { client } = answering({
      DoorList: () => ({ doorList: list(entry(1, 'Chauhan', 3), entry(2, 'Lad', 2)) }),
    });
    const { user } = await open(client);
    await user.type(await screen.findByRole('searchbox', { name: 'Surname' }), 'la');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByText('Lad')).toBeTruthy();
  });
});
