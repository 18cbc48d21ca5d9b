import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  hasUnsavedChanges,
  useAskToLeave,
  useLeaveWithConfirmation,
  useUnsavedWarning,
} from '../components/form/use-unsaved-warning.ts';
import { answer, showScreen } from '../testing/screen.tsx';
import { tabHistories } from '../testing/tab-history.ts';
import type { SiteHistory } from './site-history.ts';

const UNSAVED = /^Your changes are not saved\./;

interface NoteProps {
  history?: SiteHistory;
  leave?: () => Promise<unknown>;
}

/** A form with one field, a button that saves it, and one that takes it off the screen. */
function Note({ history, leave = async () => undefined }: NoteProps) {
  const [text, setText] = useState('');
  const allowLeaving = useUnsavedWarning(text !== '');
  const askToLeave = useAskToLeave();
  const leaveWithConfirmation = useLeaveWithConfirmation();
  useEffect(() => {
    if (history) history.askToLeave = askToLeave;
  }, [history, askToLeave]);
  return (
    <>
      <textarea aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={allowLeaving}>
        Save
      </button>
      <button type="button" onClick={() => void leaveWithConfirmation(leave).catch(() => undefined)}>
        Sign out
      </button>
    </>
  );
}

const note = () => screen.getByRole('textbox', { name: 'Note' });
const press = (name: string) => screen.getByRole('button', { name });

const newHistory = tabHistories();

function createHistory(loadPage?: () => Promise<unknown>): SiteHistory {
  window.history.replaceState(null, '', '/contact');
  return newHistory(loadPage);
}

const shown = (history: SiteHistory) => history.shownPage().location.pathname;

/** Whether the browser would ask before the tab is closed. */
function isHeldBack(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('going to another page', () => {
  it('asks nothing while nothing was typed', async () => {
    const history = createHistory();
    await showScreen(<Note history={history} />);
    await history.navigate('/events');
    expect(shown(history)).toBe('/events');
  });

  it('asks before typed text is lost: Cancel stays, OK goes', async () => {
    const history = createHistory();
    const { user } = await showScreen(<Note history={history} />);
    await user.type(note(), 'Half a message');
    const stayed = history.navigate('/events');
    await answer(user, UNSAVED, 'Cancel');
    await stayed;
    expect(shown(history)).toBe('/contact');
    expect(window.location.pathname).toBe('/contact');
    const left = history.navigate('/events');
    await answer(user, UNSAVED);
    await left;
    expect(shown(history)).toBe('/events');
    expect(window.location.pathname).toBe('/events');
  });

  it('asks nothing within the page, nor after a save', async () => {
    const history = createHistory();
    const { user } = await showScreen(<Note history={history} />);
    await user.type(note(), 'Half a message');
    await history.navigate('/contact?page=2');
    expect(history.shownPage().location.search).toBe('?page=2');
    await user.click(press('Save'));
    await history.navigate('/events');
    expect(shown(history)).toBe('/events');
  });

  it('is held back by the browser when the tab is closed', async () => {
    const { user } = await showScreen(<Note />);
    expect(isHeldBack()).toBe(false);
    await user.type(note(), 'Half');
    expect(isHeldBack()).toBe(true);
    await user.clear(note());
    expect(isHeldBack()).toBe(false);
  });
});

describe('a link to a page whose code cannot be loaded', () => {
  const missing = () => createHistory(() => Promise.reject(new TypeError('Failed to fetch')));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('leaves the page as it is and says so while there is no network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const history = missing();
    history.tellNotLoaded = vi.fn(async () => undefined);
    history.navigator.push('/events');
    await waitFor(() => expect(history.tellNotLoaded).toHaveBeenCalledOnce());
    expect(shown(history)).toBe('/contact');
    expect(window.location.pathname).toBe('/contact');
    expect(history.isPending()).toBe(false);
  });

  it('is asked of the server where a new release has taken the place of this one', async () => {
    vi.stubGlobal('fetch', async () => new Response());
    const load = vi.spyOn(window.location, 'assign').mockReturnValue();
    missing().navigator.push('/events?page=2#past');
    await waitFor(() => expect(load).toHaveBeenCalledWith('/events?page=2#past'));
  });

  it('shows the failure at the address of a page that something done leads to', async () => {
    const history = missing();
    await history.navigate('/gift#token');
    expect(history.shownPage()).toMatchObject({ isLoaded: false, location: { hash: '#token' } });
    expect(window.location.hash).toBe('#token');
  });
});

describe('what takes a form off the screen', () => {
  it('asks first, and does nothing after Cancel', async () => {
    const leave = vi.fn(async () => undefined);
    const { user } = await showScreen(<Note leave={leave} />);
    await user.type(note(), 'Half');
    await user.click(press('Sign out'));
    await answer(user, UNSAVED, 'Cancel');
    expect(leave).not.toHaveBeenCalled();
    await user.click(press('Sign out'));
    await answer(user, UNSAVED);
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('leaves the changes to be asked about again when it fails', async () => {
    const { user } = await showScreen(<Note leave={() => Promise.reject(new Error('away'))} />);
    await user.type(note(), 'Half');
    await user.click(press('Sign out'));
    await answer(user, UNSAVED);
    await waitFor(() => expect(hasUnsavedChanges()).toBe(true));
  });
});
