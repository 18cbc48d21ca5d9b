import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../components/dialogs/dialog.tsx';
import { FormDialog } from '../components/dialogs/form-dialog.tsx';
import { Menu } from '../components/dialogs/menu.tsx';
import { useNotify } from '../components/dialogs/notify.tsx';
import { MediaVideo } from '../components/media/media-video.tsx';
import { YouTubePlayer } from '../components/media/youtube-player.tsx';
import { answer, showScreen } from '../testing/screen.tsx';
import { tabHistories } from '../testing/tab-history.ts';
import type { SiteHistory } from './site-history.ts';

const newHistory = tabHistories();
let history: SiteHistory;

beforeEach(async () => {
  window.history.replaceState(null, '', '/');
  history = newHistory();
  await history.navigate('/before');
  await history.navigate('/gallery');
});

/** A page from which a menu leads to a form, whose Save tells that it was saved. */
function Gallery({ isBusy = false }: { isBusy?: boolean }) {
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isForm, setIsForm] = useState(false);
  const [isPicture, setIsPicture] = useState(false);
  const [text, setText] = useState('');
  const save = async () => {
    setIsForm(false);
    await notify('Saved.');
  };
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        More
      </button>
      <button type="button" onClick={() => setIsPicture(true)}>
        Picture
      </button>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        <li>
          <button
            type="button"
            onClick={() => {
              setAnchor(undefined);
              setIsForm(true);
            }}
          >
            Change
          </button>
        </li>
        <li>
          <button type="button" onClick={() => void history.navigate('/event')}>
            Open the event
          </button>
        </li>
      </Menu>
      {isForm && (
        <FormDialog
          title="Change"
          isDirty={text !== ''}
          isBusy={isBusy}
          onSubmit={async (event) => {
            event.preventDefault();
            await save();
          }}
          onClose={() => setIsForm(false)}
        >
          <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
        </FormDialog>
      )}
      <Dialog open={isPicture} onClose={() => setIsPicture(false)} aria-label="Picture">
        <button type="button" onClick={() => setIsPicture(false)}>
          Close
        </button>
      </Dialog>
    </>
  );
}

const address = () => window.location.pathname;
const shown = () => history.shownPage().location.pathname;
const depth = () => window.history.state?.depth ?? 0;
/** Presses a button of the browser, and waits until it has gone there. */
const go = (steps: number) =>
  act(async () => {
    const arrival = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(steps);
    await arrival;
  });
const back = () => go(-1);
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;
const press = (name: string) => screen.getByRole('button', { name });

describe('Back', () => {
  it('closes a dialog and stays on the page; once more leaves it', async () => {
    const { user } = await showScreen(<Gallery />);
    await user.click(press('Picture'));
    await waitFor(() => expect(depth()).toBe(1));
    expect(shown()).toBe('/gallery');
    await back();
    await waitFor(() => expect(isOpen('Picture')).toBe(false));
    expect([shown(), depth()]).toEqual(['/gallery', 0]);
    await back();
    await waitFor(() => expect(shown()).toBe('/before'));
  });

  it('leaves the page at once after the dialog was closed in another way', async () => {
    const { user } = await showScreen(<Gallery />);
    await user.click(press('Picture'));
    await waitFor(() => expect(depth()).toBe(1));
    await user.click(press('Close'));
    await waitFor(() => expect(depth()).toBe(0));
    expect(address()).toBe('/gallery');
    await back();
    await waitFor(() => expect(shown()).toBe('/before'));
  });

  it('closes what a menu has led to, and not the menu that is gone', async () => {
    const { user } = await showScreen(<Gallery />);
    await user.click(press('More'));
    await waitFor(() => expect(depth()).toBe(1));
    await user.click(await screen.findByText('Change'));
    await waitFor(() => expect(isOpen('Change')).toBe(true));
    await waitFor(() => expect(screen.queryByText('Open the event')).toBeNull());
    expect(depth()).toBe(1);
    await back();
    await waitFor(() => expect(isOpen('Change')).toBe(false));
    expect([shown(), depth()]).toEqual(['/gallery', 0]);
  });

  it('from the page that a link of a menu leads to returns to the page with the menu', async () => {
    const { user, show } = await showScreen(<Gallery />);
    await user.click(press('More'));
    await waitFor(() => expect(depth()).toBe(1));
    await user.click(await screen.findByText('Open the event'));
    await waitFor(() => expect(shown()).toBe('/event'));
    await show(null);
    await waitFor(() => expect([address(), depth()]).toEqual(['/event', 0]));
    await back();
    await waitFor(() => expect(shown()).toBe('/gallery'));
    await back();
    await waitFor(() => expect(shown()).toBe('/before'));
  });

  it('asks before what was typed is lost, and then takes Back for Cancel', async () => {
    const { user } = await showScreen(<Gallery />);
    await user.click(press('More'));
    await user.click(await screen.findByText('Change'));
    await user.type(await screen.findByLabelText('Name'), 'Hall');
    await waitFor(() => expect(depth()).toBe(1));
    await back();
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(depth()).toBe(2));
    await back();
    await waitFor(() => expect(question.isConnected).toBe(false));
    await waitFor(() => expect(depth()).toBe(1));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Hall');
    await back();
    await answer(user, /^Your changes are not saved\./);
    await waitFor(() => expect(isOpen('Change')).toBe(false));
    await waitFor(() => expect(depth()).toBe(0));
    expect(shown()).toBe('/gallery');
  });

  it('does nothing while a form is being saved', async () => {
    const { user, show } = await showScreen(<Gallery />);
    await user.click(press('More'));
    await user.click(await screen.findByText('Change'));
    await waitFor(() => expect(isOpen('Change')).toBe(true));
    await show(<Gallery isBusy />);
    await waitFor(() => expect(depth()).toBe(1));
    await back();
    await waitFor(() => expect(depth()).toBe(1));
    expect(isOpen('Change')).toBe(true);
  });

  it('closes what is told after a save, of which nothing stays behind', async () => {
    const { user } = await showScreen(<Gallery />);
    await user.click(press('More'));
    await user.click(await screen.findByText('Change'));
    await user.click(within(await screen.findByRole('dialog', { name: 'Change' })).getByText('Save'));
    await screen.findByRole('alertdialog', { name: 'Saved.' });
    await waitFor(() => expect(depth()).toBe(1));
    await back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(depth()).toBe(0));
    await back();
    await waitFor(() => expect(shown()).toBe('/before'));
  });

  it('closes what stayed open while the page took another address', async () => {
    const { user } = await showScreen(<Gallery />);
    await user.click(press('Picture'));
    await waitFor(() => expect(depth()).toBe(1));
    await act(() => history.navigate('/gallery?lang=gu', { replace: true }));
    await waitFor(() => expect(depth()).toBe(1));
    await back();
    await waitFor(() => expect(isOpen('Picture')).toBe(false));
    expect([window.location.search, depth()]).toEqual(['?lang=gu', 0]);
  });

  it('and links work on after the browser has refused an entry', async () => {
    const { user } = await showScreen(<Gallery />);
    const refused = vi.spyOn(window.history, 'pushState').mockImplementationOnce(() => {
      throw new DOMException('Too many entries', 'SecurityError');
    });
    await user.click(press('Picture'));
    await waitFor(() => expect(refused).toHaveBeenCalled());
    await user.click(press('Close'));
    expect(address()).toBe('/gallery');
    await act(() => history.navigate('/event'));
    expect(shown()).toBe('/event');
    refused.mockRestore();
    await back();
    await waitFor(() => expect(shown()).toBe('/gallery'));
  });

  it('Forward to what is open no longer stays on the page', async () => {
    const { user } = await showScreen(<Gallery />);
    await user.click(press('Picture'));
    await waitFor(() => expect(depth()).toBe(1));
    await back();
    await waitFor(() => expect(isOpen('Picture')).toBe(false));
    await go(1);
    await waitFor(() => expect(depth()).toBe(0));
    expect([shown(), isOpen('Picture')]).toEqual(['/gallery', false]);
  });

  it('stops a film, and then leaves the page', async () => {
    await showScreen(<MediaVideo url="/EventImg/garba.mp4" label="Garba" />);
    const film = screen.getByLabelText<HTMLVideoElement>('Garba');
    await act(() => film.play());
    await waitFor(() => expect(depth()).toBe(1));
    await back();
    expect([film.paused, shown()]).toEqual([true, '/gallery']);
    await waitFor(() => expect(depth()).toBe(0));
    await back();
    await waitFor(() => expect(shown()).toBe('/before'));
  });

  it('closes a film of YouTube, of which nothing stays behind', async () => {
    const link = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    const { user } = await showScreen(<YouTubePlayer link={link} title="Garba" />);
    await user.click(screen.getByRole('button', { name: /Garba/ }));
    expect(screen.getByTitle('Garba').isConnected).toBe(true);
    await waitFor(() => expect(depth()).toBe(1));
    await back();
    await waitFor(() => expect(screen.queryByTitle('Garba')).toBeNull());
    await waitFor(() => expect([shown(), depth()]).toEqual(['/gallery', 0]));
  });
});
