import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { forgetAllDraftText, useDraftText } from './draft-text.ts';
import { FormTextField } from './form-text-field.tsx';

interface Notice {
  name: string;
  place?: string;
}

interface NoticeFormProps {
  notice?: Notice;
  owner?: string;
}

/** A form as it is opened; `reset` is what another version of the record does. */
function NoticeForm({ notice = { name: 'Picnic', place: 'Hall' }, owner = '7 notices 1' }: NoticeFormProps) {
  const form = useForm<Notice>({ defaultValues: notice });
  const kept = useDraftText(form as never, owner);
  return (
    <FormProvider {...form}>
      <FormTextField name="name" label="Title" />
      <FormTextField name="place" label="Place" />
      {kept.found && <p>Found</p>}
      <button type="button" onClick={kept.putBack}>
        Put back
      </button>
      <button type="button" onClick={kept.throwAway}>
        Throw away
      </button>
      <button type="button" onClick={kept.forget}>
        Saved
      </button>
      <button type="button" onClick={() => form.reset({ name: 'Picnic, moved', place: 'Hall' })}>
        Load theirs
      </button>
      <output>{form.formState.isDirty ? 'Changed' : 'As it was'}</output>
    </FormProvider>
  );
}

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
const press = (name: string) => screen.getByRole('button', { name });
const isFound = () => screen.queryByText('Found') !== null;

/** Does something in a form and reloads the page, which goes without a word to the form; `open` is the next one. */
async function reloadedAfter(work: (user: UserEvent) => Promise<unknown>) {
  const { user, show } = await showScreen(<NoticeForm />);
  await work(user);
  const left = { ...localStorage };
  show(null);
  for (const [key, text] of Object.entries(left)) localStorage.setItem(key, text);
  return { user, open: (props: NoticeFormProps = {}) => show(<NoticeForm {...props} />) };
}

/** Takes the form off the screen as a link does. */
async function follow(show: (element: null) => void) {
  window.history.replaceState(null, '', '/elsewhere');
  await show(null);
}

function forgetAll() {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}

beforeEach(forgetAll);
afterEach(forgetAll);

describe('useDraftText', () => {
  it('offers after a reload what was typed, and puts it back as a change', async () => {
    const { user, open } = await reloadedAfter((who) => who.type(title(), ' in June'));
    open();
    expect(isFound()).toBe(true);
    expect(title().value).toBe('Picnic');
    await user.click(press('Put back'));
    expect(title().value).toBe('Picnic in June');
    expect(screen.getByRole('status').textContent).toBe('Changed');
    expect(isFound()).toBe(false);
  });

  it('puts back what was typed alone, and leaves what others have changed meanwhile', async () => {
    const { user, open } = await reloadedAfter((who) => who.type(title(), ' in June'));
    open({ notice: { name: 'Picnic', place: 'Garden' } });
    await user.click(press('Put back'));
    expect(title().value).toBe('Picnic in June');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Place' }).value).toBe('Garden');
  });

  it('offers nothing where others alone have changed something', async () => {
    const { open } = await reloadedAfter((who) => who.type(title(), ' in June'));
    open({ notice: { name: 'Picnic in June', place: 'Garden' } });
    expect(isFound()).toBe(false);
  });

  it('keeps what was put back for another reload', async () => {
    const { user, open } = await reloadedAfter((who) => who.type(title(), ' in June'));
    open();
    await user.click(press('Put back'));
    expect(JSON.stringify(localStorage)).toContain('Picnic in June');
  });

  it('offers nothing to somebody else, nor in another form', async () => {
    const { open } = await reloadedAfter((who) => who.type(title(), ' in June'));
    open({ owner: '8 notices 1' });
    expect(isFound()).toBe(false);
  });

  it('offers nothing after what was typed has been taken back by hand', async () => {
    const { open } = await reloadedAfter((who) => who.type(title(), '!{Backspace}'));
    open();
    expect(isFound()).toBe(false);
  });

  it('offers nothing where the record has become what was typed', async () => {
    const { open } = await reloadedAfter((who) => who.type(title(), ' in June'));
    open({ notice: { name: 'Picnic in June', place: 'Hall' } });
    expect(isFound()).toBe(false);
  });

  it('does not take another version of the record for what was typed', async () => {
    const { open } = await reloadedAfter((who) => who.click(press('Load theirs')));
    open();
    expect(isFound()).toBe(false);
  });

  it('forgets what was typed when the version of somebody else is loaded instead', async () => {
    const { open } = await reloadedAfter(async (who) => {
      await who.type(title(), ' in June');
      await who.click(press('Load theirs'));
    });
    open({ notice: { name: 'Picnic, moved', place: 'Hall' } });
    expect(isFound()).toBe(false);
  });

  it('keeps what is typed after another version was loaded, but not that version', async () => {
    const { open } = await reloadedAfter(async (who) => {
      await who.click(press('Load theirs'));
      await who.type(title(), '!{Backspace}');
    });
    open();
    expect(isFound()).toBe(false);
  });

  it('still offers what was found after another version was loaded', async () => {
    const { user, open } = await reloadedAfter((who) => who.type(title(), ' in June'));
    open();
    await user.click(press('Load theirs'));
    expect(JSON.stringify(localStorage)).toContain('Picnic in June');
    await user.click(press('Put back'));
    expect(title().value).toBe('Picnic in June');
  });

  it('forgets what is thrown away, and what the form is left with', async () => {
    const { user, open } = await reloadedAfter((who) => who.type(title(), ' in June'));
    open();
    await user.click(press('Throw away'));
    expect(isFound()).toBe(false);
    expect(localStorage).toHaveLength(0);
    const { show } = await showScreen(<NoticeForm owner="7 notices 2" />);
    await user.type(screen.getAllByRole('textbox', { name: 'Title' })[1]!, '!');
    expect(localStorage).toHaveLength(1);
    await follow(show);
    expect(localStorage).toHaveLength(0);
  });

  it('keeps what was typed when the page crashes, which takes the form away while the address stays', async () => {
    const { user, show } = await showScreen(<NoticeForm />);
    await user.type(title(), ' in June');
    show(null);
    show(<NoticeForm />);
    expect(isFound()).toBe(true);
  });

  it('still offers what another tab of the same form has typed, although this one was saved', async () => {
    const { user, open } = await reloadedAfter((who) => who.type(title(), ' in June'));
    open();
    await user.type(title(), ' in May');
    await user.click(press('Saved'));
    const left = JSON.stringify(localStorage);
    expect(left).toContain('Picnic in June');
    expect(left).not.toContain('Picnic in May');
  });

  it('keeps it for whoever began to type, although the session ends meanwhile', async () => {
    const { user, show } = await showScreen(<NoticeForm owner="7 notices 1" />);
    show(<NoticeForm owner="0 notices 1" />);
    await user.type(title(), '!');
    expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^typed 7 notices 1 \d+$/)]);
  });

  it('forgets nothing but what was typed when somebody leaves the device', async () => {
    localStorage.setItem('site-visited', '1');
    const { user } = await showScreen(<NoticeForm />);
    await user.type(title(), '!');
    forgetAllDraftText();
    expect(Object.keys(localStorage)).toEqual(['site-visited']);
  });
});
