import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sessionHasEnded } from '../../graphql/session-end.ts';
import { showScreen } from '../../testing/screen.tsx';
import { useLostSession } from './use-lost-session.ts';

afterEach(() => void sessionHasEnded(false));

function Page({ isAllowed }: { isAllowed: boolean }) {
  return <p>{useLostSession(isAllowed) ? 'Lost' : 'Here'}</p>;
}

it.each([
  ['signs in again', <Page key="in" isAllowed />],
  ['leaves the page', null],
])('what was typed stays when the session ends, until the viewer %s', async (_how, next) => {
  const { show } = await showScreen(<Page isAllowed />);
  sessionHasEnded(true);
  show(<Page isAllowed={false} />);
  expect(screen.getByText('Lost')).toBeDefined();
  show(next);
  expect(sessionHasEnded()).toBe(false);
});
