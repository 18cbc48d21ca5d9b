import { readdirSync, readFileSync } from 'node:fs';
import { gql, NetworkStatus } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { answering, CONFLICT, held, refusal, settled } from '../testing/answers.ts';
import { showScreen } from '../testing/screen.tsx';
import { askAgain } from './ask-again.ts';

const NOTICES = gql`
  query Notices($page: Int) {
    notices(page: $page) {
      totalCount
    }
  }
`;
const EVENTS = gql`
  query Events {
    events {
      totalCount
    }
  }
`;
const SITE = gql`
  query Site {
    siteSettings {
      name
    }
  }
`;
const SAVE = gql`
  mutation SaveNotice {
    saveNotice
  }
`;
const VISIT = gql`
  mutation ExpressInterest {
    expressInterest
  }
`;
const SAVE_SITE = gql`
  mutation SaveSiteSettings {
    saveSiteSettings
  }
`;

/** A site with so many notices and events; each save adds one. */
function site() {
  const stored = { count: 1 };
  const count = (name: string) => () => ({ [name]: { __typename: 'Page', totalCount: stored.count } });
  const world = answering({
    Notices: count('notices'),
    Events: count('events'),
    Site: () => ({ siteSettings: { __typename: 'SiteSettings', name: `Name ${stored.count}` } }),
    SaveNotice: () => {
      stored.count += 1;
      return { saveNotice: true };
    },
    SaveSiteSettings: () => {
      stored.count += 1;
      return { saveSiteSettings: true };
    },
    ExpressInterest: () => ({ expressInterest: 7 }),
  });
  return { ...world, stored };
}

interface Counted {
  [list: string]: { totalCount: number };
}

function Notices({ pollInterval = 0 }) {
  const { data, loading, networkStatus } = useQuery<Counted>(NOTICES, {
    fetchPolicy: 'cache-and-network',
    pollInterval,
  });
  const isEmpty = loading && !data && networkStatus === NetworkStatus.loading;
  return <p>{isEmpty ? 'Loading' : `${data?.notices?.totalCount} notices`}</p>;
}

const Events = () => <p>{useQuery<Counted>(EVENTS).data?.events?.totalCount} events</p>;

function Site() {
  return <h1>{useQuery<{ siteSettings: { name: string } }>(SITE).data?.siteSettings.name}</h1>;
}

function Saves() {
  const [save] = useMutation(SAVE);
  const [visit] = useMutation(VISIT);
  const [saveSite] = useMutation(SAVE_SITE);
  const [opened, setOpened] = useState<'events'>();
  const saveAll = async () => {
    for (let times = 0; times < 3; times++) await save();
  };
  return (
    <>
      <button type="button" onClick={() => save().catch(() => undefined)}>
        Save
      </button>
      <button type="button" onClick={() => Promise.all([save(), save(), save()])}>
        Save at once
      </button>
      <button type="button" onClick={saveAll}>
        Save in turn
      </button>
      <button type="button" onClick={() => visit()}>
        Visit
      </button>
      <button type="button" onClick={() => saveSite()}>
        Save the site
      </button>
      <button type="button" onClick={() => setOpened(opened ? undefined : 'events')}>
        Open or close
      </button>
      {opened && <Events />}
    </>
  );
}

async function shown(world: ReturnType<typeof site>) {
  const { user } = await showScreen(
    <>
      <Site />
      <Notices />
      <Saves />
    </>,
    '/',
    world.client,
  );
  await screen.findByText('1 notices');
  await screen.findByText('Name 1');
  return { press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

describe('asking again after a write', () => {
  it('shows in a list on the screen what was changed, and does not flash meanwhile', async () => {
    const world = site();
    const { press } = await shown(world);
    const late = held();
    world.answers.Notices = late.answer;
    await press('Save');
    await waitFor(() => expect(world.sent('Notices')).toHaveLength(2));
    expect(screen.getByText('1 notices')).toBeDefined();
    late.give({ notices: { __typename: 'Page', totalCount: 2 } });
    await screen.findByText('2 notices');
  });

  it('asks for what is not on the screen when it is next opened, and not before', async () => {
    const world = site();
    const { press } = await shown(world);
    await press('Open or close');
    await screen.findByText('1 events');
    await press('Open or close');
    await press('Save');
    await screen.findByText('2 notices');
    await settled();
    expect(world.sent('Events')).toHaveLength(1);
    await press('Open or close');
    await screen.findByText('2 events');
    expect(world.sent('Events')).toHaveLength(2);
  });

  it.each(['Save at once', 'Save in turn'])('asks once after several writes: %s', async (name) => {
    const world = site();
    const { press } = await shown(world);
    // As over a network.
    world.answers.SaveNotice = async () => {
      world.stored.count += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { saveNotice: true };
    };
    await press(name);
    await screen.findByText('4 notices');
    await settled();
    expect(world.sent('SaveNotice')).toHaveLength(3);
    expect(world.sent('Notices')).toHaveLength(2);
  });

  it('asks nothing after a write that was refused, nor after one that changes nothing on any page', async () => {
    const world = site();
    const { press } = await shown(world);
    world.answers.SaveNotice = () => {
      throw refusal(CONFLICT);
    };
    await press('Save');
    await press('Visit');
    await settled();
    expect(world.sent('SaveNotice')).toHaveLength(1);
    expect(world.sent('ExpressInterest')).toHaveLength(1);
    expect(world.sent('Notices')).toHaveLength(1);
  });

  it('asks for what every page has only after a write that changes it', async () => {
    const world = site();
    const { press } = await shown(world);
    const before = world.sent('Site').length;
    await press('Save');
    await screen.findByText('2 notices');
    await settled();
    expect(world.sent('Site')).toHaveLength(before);
    await press('Save the site');
    await screen.findByText('Name 3');
  });

  it('an answer that was under way during the write is not taken for the newest', async () => {
    const world = site();
    const { press } = await shown(world);
    const late = held();
    world.answers.Events = late.answer;
    await press('Open or close');
    await waitFor(() => expect(world.sent('Events')).toHaveLength(1));
    world.answers.Events = () => ({ events: { __typename: 'Page', totalCount: world.stored.count } });
    await press('Save');
    await screen.findByText('2 events');
    late.give({ events: { __typename: 'Page', totalCount: 1 } });
    await settled();
    expect(screen.getByText('2 events')).toBeDefined();
    expect(world.sent('Events')).toHaveLength(2);
  });

  it('does not ask twice what is looked at again and again', async () => {
    const world = site();
    const { user } = await showScreen(
      <>
        <Notices pollInterval={60_000} />
        <Saves />
      </>,
      '/',
      world.client,
    );
    await screen.findByText('1 notices');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('2 notices');
    await settled();
    expect(world.sent('Notices')).toHaveLength(2);
  });

  it('does not ask again what was asked after the write, as by the page that it led to', async () => {
    const { client, sent, answers } = site();
    const shown = client.watchQuery({ query: EVENTS }).subscribe(() => undefined);
    await waitFor(() => expect(sent('Events')).toHaveLength(1));
    const { answer, give } = held();
    answers.Notices = answer;
    await client.mutate({ mutation: SAVE });
    const opened = client.query({ query: NOTICES });
    await waitFor(() => expect(sent('Events')).toHaveLength(2));
    expect(sent('Notices')).toHaveLength(1);
    give({ notices: { __typename: 'Page', totalCount: 2 } });
    await opened;
    shown.unsubscribe();
  });

  it('does the same when asked to, and resolves once all is shown', async () => {
    const world = site();
    await shown(world);
    const late = held();
    world.answers.Notices = late.answer;
    let isDone = false;
    const asking = askAgain(world.client).then(() => {
      isDone = true;
    });
    await waitFor(() => expect(world.sent('Notices')).toHaveLength(2));
    await settled();
    expect(isDone).toBe(false);
    late.give({ notices: { __typename: 'Page', totalCount: 9 } });
    await asking;
    await screen.findByText('9 notices');
  });

  it('is not asked a second time when the store is reset after the write, as after a sign-in', async () => {
    const world = site();
    await shown(world);
    await world.client.mutate({ mutation: SAVE });
    await world.client.resetStore();
    await screen.findByText('2 notices');
    await settled();
    expect(world.sent('Notices')).toHaveLength(2);
  });

  it('names only writes that there are, by the names that they are sent under', () => {
    const files = readdirSync('client', { recursive: true, encoding: 'utf8' });
    const sent = files
      .filter((file) => file.endsWith('.graphql'))
      .flatMap((file) => [...readFileSync(`client/${file}`, 'utf8').matchAll(/^mutation (\w+)/gm)])
      .map(([, name]) => name!);
    const lists = readFileSync('client/graphql/ask-again.ts', 'utf8').split('function fieldsOf')[0]!;
    const names = [...lists.matchAll(/'([A-Z][\w ]+)'/g)].flatMap(([, listed]) => listed!.split(' '));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !sent.includes(name))).toEqual([]);
  });
});
