import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answering, CONFLICT, held, LOST, refusal, settled } from '../../testing/answers.ts';
import { ASKED_ANSWER, Asked } from '../../testing/asked.tsx';
import { answer, showScreen } from '../../testing/screen.tsx';
import { DoneNoticeProvider } from '../office/done-notice.tsx';
import { type Act, useAct } from './use-act.ts';

const QUESTION = { question: 'Void the receipt?', action: 'Void' };

function Acts(props: Partial<Act<unknown>>) {
  const { act, isBusy, isBusyWith } = useAct();
  const run = (more: Partial<Act<unknown>>) => act({ work: async () => undefined, ...props, ...more });
  return (
    <>
      <button type="button" onClick={() => void run({})}>
        Press
      </button>
      <button type="button" onClick={() => void run({ about: 2 })}>
        Press the second
      </button>
      <output>{isBusyWith(2) ? 'busy with the second' : isBusy ? 'busy' : 'ready'}</output>
    </>
  );
}

const inOffice = (props: Partial<Act<unknown>>) => (
  <DoneNoticeProvider>
    <Acts {...props} />
    <Asked />
  </DoneNoticeProvider>
);

const state = () => screen.getByText(/^(busy|ready)/).textContent;
const conflict = async () => {
  throw refusal(CONFLICT);
};

describe('useAct', () => {
  it('asks first, with a button that repeats the verb, and does nothing on Cancel', async () => {
    const work = vi.fn(async () => undefined);
    const { user } = await showScreen(<Acts ask={QUESTION} work={work} />);
    await user.click(screen.getByText('Press'));
    await answer(user, QUESTION.question, 'Cancel');
    expect(work).not.toHaveBeenCalled();
    await user.click(screen.getByText('Press'));
    await answer(user, QUESTION.question, 'Void');
    await waitFor(() => expect(work).toHaveBeenCalledOnce());
  });

  it('does once what is pressed twice, and is busy meanwhile; another row can be done beside it', async () => {
    const late = held();
    const work = vi.fn(() => late.answer());
    const { user } = await showScreen(<Acts work={work} />);
    await user.click(screen.getByText('Press'));
    await user.click(screen.getByText('Press'));
    expect(work).toHaveBeenCalledOnce();
    expect(state()).toBe('busy');
    await user.click(screen.getByText('Press the second'));
    expect(work).toHaveBeenCalledTimes(2);
    expect(state()).toBe('busy with the second');
    late.give('done');
    await waitFor(() => expect(state()).toBe('ready'));
  });

  it('is busy until it has led on, and is not done again before', async () => {
    const late = held();
    const work = vi.fn(async () => undefined);
    const { user } = await showScreen(<Acts work={work} onDone={late.answer} />);
    await user.click(screen.getByText('Press'));
    await user.click(screen.getByText('Press'));
    expect(state()).toBe('busy');
    late.give(undefined);
    await waitFor(() => expect(state()).toBe('ready'));
    expect(work).toHaveBeenCalledOnce();
  });

  it('says what was done although it could not lead on, and then why not', async () => {
    const onDone = () => Promise.reject(LOST);
    const { user } = await showScreen(inOffice({ onDone, done: 'It is void.', told: 'Tell them.' }));
    await user.click(screen.getByText('Press'));
    await answer(user, 'Tell them.');
    await answer(user, /^The site cannot be reached\./);
    expect(screen.getByText('It is void.')).toBeDefined();
    expect(state()).toBe('ready');
  });

  it('says what was done, of which Undo takes it back; a refused Undo says why', async () => {
    const undo = vi.fn(async () => undefined);
    const { client } = answering(ASKED_ANSWER);
    const acts = (work: () => Promise<unknown>) =>
      inOffice({ work: async () => 7, done: (id) => `${id} is void.`, undo: work });
    const { user, show } = await showScreen(acts(undo), '/', client);
    await user.click(screen.getByText('Press'));
    await screen.findByText('7 is void.');
    await user.click(screen.getByText('Undo'));
    expect(undo).toHaveBeenCalledWith(7);
    show(
      acts(async () => {
        throw LOST;
      }),
    );
    await user.click(screen.getByText('Press'));
    await user.click(await screen.findByText('Undo'));
    await answer(user, /^The site cannot be reached\./);
    await settled();
    expect(screen.queryByText('Undone.')).toBeNull();
  });

  it('asks what the server makes of it, does nothing where there is nothing to ask, and says why that cannot be asked', async () => {
    const work = vi.fn(async () => undefined);
    const questions = [async () => undefined, () => Promise.reject(LOST), async () => QUESTION];
    const { user } = await showScreen(<Acts ask={() => questions.shift()!()} work={work} />);
    await user.click(screen.getByText('Press'));
    await user.click(screen.getByText('Press'));
    await answer(user, /^The site cannot be reached\./);
    expect(work).not.toHaveBeenCalled();
    await user.click(screen.getByText('Press'));
    await answer(user, QUESTION.question, 'Void');
    await waitFor(() => expect(work).toHaveBeenCalledOnce());
  });

  it('says what was done of it, with Undo, and then why it went no further', async () => {
    const undo = vi.fn(async () => undefined);
    const props = { work: async () => 3, done: 'Three are void.', refusalOf: () => LOST, undo };
    const { user } = await showScreen(inOffice(props));
    await user.click(screen.getByText('Press'));
    await screen.findByText('Three are void.');
    await answer(user, /^The site cannot be reached\./);
    await user.click(screen.getByText('Undo'));
    expect(undo).toHaveBeenCalledWith(3);
  });

  it('says nothing of what says for itself that it is done, and offers no Undo where there is none', async () => {
    const undo = async () => undefined;
    const { user, show } = await showScreen(inOffice({ work: async () => 7, done: () => undefined, undo }));
    await user.click(screen.getByText('Press'));
    await waitFor(() => expect(state()).toBe('ready'));
    expect(screen.queryByText('Undo')).toBeNull();
    show(inOffice({ work: async () => 7, done: 'It is void.' }));
    await user.click(screen.getByText('Press'));
    await screen.findByText('It is void.');
    expect(screen.queryByText('Undo')).toBeNull();
    show(<Acts work={async () => 7} />);
    await user.click(screen.getByText('Press'));
    await waitFor(() => expect(state()).toBe('ready'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says it in a dialog outside the office', async () => {
    const { user } = await showScreen(<Acts done="It is void." />);
    await user.click(screen.getByText('Press'));
    await answer(user, 'It is void.');
  });

  it('says why it was refused, is then ready, and says nothing of it as done', async () => {
    const onDone = vi.fn();
    const { client, sent } = answering(ASKED_ANSWER);
    const work = async () => {
      throw LOST;
    };
    const { user } = await showScreen(inOffice({ work, onDone, done: 'Done' }), '/', client);
    await screen.findByText('Press');
    await waitFor(() => expect(sent('Asked')).toHaveLength(1));
    await user.click(screen.getByText('Press'));
    await answer(user, /^The site cannot be reached\./);
    expect(state()).toBe('ready');
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.queryByText('Done')).toBeNull();
    // Without a network what was there stays.
    expect(sent('Asked')).toHaveLength(1);
  });

  it('[DATA-5] shows what somebody else has made of it when they were first', async () => {
    const onConflict = vi.fn();
    const { client, sent } = answering(ASKED_ANSWER);
    const { user } = await showScreen(inOffice({ work: conflict, onConflict }), '/', client);
    await waitFor(() => expect(sent('Asked')).toHaveLength(1));
    await user.click(screen.getByText('Press'));
    await answer(user, /./);
    await waitFor(() => expect(sent('Asked')).toHaveLength(2));
    expect(onConflict).toHaveBeenCalledOnce();
  });

  it('[DATA-5] shows what somebody else has made of it also where a form says why it was refused', async () => {
    const [refuse, onConflict] = [vi.fn(async () => undefined), vi.fn()];
    const { client, sent } = answering(ASKED_ANSWER);
    const { user } = await showScreen(inOffice({ work: conflict, refuse, onConflict }), '/', client);
    await waitFor(() => expect(sent('Asked')).toHaveLength(1));
    await user.click(screen.getByText('Press'));
    await waitFor(() => expect(sent('Asked')).toHaveLength(2));
    expect([refuse.mock.calls.length, onConflict.mock.calls.length]).toEqual([1, 1]);
  });

  it('asks nothing for a refusal of a field that is shown in its form, where asking could take the form away', async () => {
    const { client, sent } = answering(ASKED_ANSWER);
    const refuse = vi.fn(async () => undefined);
    const work = async () => {
      throw refusal({ code: 'BAD_USER_INPUT', messageKey: 'contentTitleRequired', field: 'title' });
    };
    const { user } = await showScreen(inOffice({ work, refuse }), '/', client);
    await waitFor(() => expect(sent('Asked')).toHaveLength(1));
    await user.click(screen.getByText('Press'));
    await waitFor(() => expect(refuse).toHaveBeenCalledOnce());
    await settled();
    expect(sent('Asked')).toHaveLength(1);
  });

  it('shows that what it was about is gone, but asks nothing for a refusal of what was typed in a field', async () => {
    const refusals = [
      { code: 'BAD_USER_INPUT', messageKey: 'contentTitleRequired', field: 'title' },
      { code: 'NOT_FOUND', messageKey: 'notFound' },
    ];
    const onConflict = vi.fn();
    const { client, sent } = answering(ASKED_ANSWER);
    const work = async () => {
      throw refusal(refusals.shift()!);
    };
    const { user } = await showScreen(inOffice({ work, onConflict }), '/', client);
    await waitFor(() => expect(sent('Asked')).toHaveLength(1));
    await user.click(screen.getByText('Press'));
    await answer(user, /./);
    await settled();
    expect(sent('Asked')).toHaveLength(1);
    await user.click(screen.getByText('Press'));
    await answer(user, /./);
    await waitFor(() => expect(sent('Asked')).toHaveLength(2));
    expect(onConflict).not.toHaveBeenCalled();
  });

  it.each([
    { what: 'a refusal', error: refusal(CONFLICT) },
    { what: 'an answer that was lost on its way back', error: LOST },
  ])(
    'asks only for what it changes where it says how, after $what, also when that fails',
    async ({ error }) => {
      const reload = vi.fn(() => Promise.reject(LOST));
      const work = () => Promise.reject(error);
      const { client, sent } = answering(ASKED_ANSWER);
      const { user } = await showScreen(inOffice({ work, reload }), '/', client);
      await waitFor(() => expect(sent('Asked')).toHaveLength(1));
      await user.click(screen.getByText('Press'));
      await answer(user, /./);
      await waitFor(() => expect(reload).toHaveBeenCalledOnce());
      await settled();
      expect(sent('Asked')).toHaveLength(1);
    },
  );
});
