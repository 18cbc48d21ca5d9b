import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { askAgain } from '../../graphql/ask-again.ts';
import { isConflict, refusedField } from '../form/refused-field.ts';
import { DoneContext } from './done.ts';
import { useErrorText } from './message-text.ts';
import { useConfirm, useNotify } from './notify.tsx';
import type { QuestionDetail } from './question-dialog.tsx';

/** A question before an act. */
interface ActQuestion extends QuestionDetail {
  question: string;
  /** The label of its button, which repeats the question's verb. */
  action: string;
}

/** What is said of an act, once it is known what it has answered; nothing where that is undefined. */
type Said<Answer> = string | ((answer: Answer) => string | undefined);

export interface Act<Answer> {
  /**
   * Asked first; on Cancel nothing is done. Where the server must say first what the question is, a function: undefined
   * where there is nothing to ask, which it has told.
   */
  ask?: ActQuestion | (() => Promise<ActQuestion | undefined>);
  /** Rejects with a refusal. */
  work: () => Promise<Answer>;
  /** Shows a refusal; by default in a dialog. */
  refuse?: (error: unknown) => Promise<void>;
  /**
   * Asks for what it changes after a refusal, and after an answer that was lost on its way back, as it may be done. By
   * default all that is on the screen is asked again after a refusal, which can take the row away that it stands in, with
   * what was typed.
   */
  reload?: () => Promise<unknown>;
  /** Called when somebody else was first, while it is asked what they have made of it. */
  onConflict?: (error: unknown) => unknown;
  /** Called when it is done, before that is said: closes a dialog, or leads on. What fails there is told afterwards. */
  onDone?: (answer: Answer) => unknown;
  /** Said in the office's line at the bottom; outside the office in a dialog. */
  done?: Said<Answer>;
  /** Said in a dialog. */
  told?: Said<Answer>;
  /** Why it went no further, where some of it was done: told after what was done. */
  refusalOf?: (answer: Answer) => unknown;
  /** Takes it back: the line then has Undo. Answers false if that was refused, and told. */
  undo?: (answer: Answer) => Promise<unknown>;
  /** What it is about, where one list does it for each of its rows: each is done once at a time. */
  about?: string | number;
}

const textOf = <Answer>(said: Said<Answer> | undefined, answer: Answer) =>
  typeof said === 'function' ? said(answer) : said;

/**
 * The one way to do something that may be refused: asks, works, and says that it is done, with Undo if there is one, or says
 * why not; the screen then shows what it has become, as when somebody else was first. A button that is pressed twice does
 * it once.
 */
export function useAct() {
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  const client = useApolloClient();
  const showDone = useContext(DoneContext);
  const running = useRef(new Set<unknown>());
  const [busyWith, setBusyWith] = useState<readonly unknown[]>([]);

  const refused = async (error: unknown, act: Pick<Act<never>, 'refuse' | 'reload' | 'onConflict'>) => {
    if (act.refuse) await act.refuse(error);
    else await notify(errorText(error));
    // What names a field is refused for what was typed there.
    if (refusedField(error)) return;
    // If that fails, what was there stays.
    if (act.reload) void act.reload().catch(() => undefined);
    // Without a network nothing newer is known.
    else if (CombinedGraphQLErrors.is(error)) void askAgain(client);
    if (isConflict(error)) await act.onConflict?.(error);
  };

  const say = async <Answer>(answer: Answer, act: Act<Answer>) => {
    const { undo } = act;
    const done = textOf(act.done, answer);
    const told = textOf(act.told, answer) ?? (showDone ? undefined : done);
    if (done && showDone)
      showDone({
        text: done,
        undo: undo && (() => undo(answer).catch((error) => refused(error, act).then(() => false))),
      });
    if (told) await notify(told);
  };

  const mayBegin = async (ask: Act<never>['ask']): Promise<boolean> => {
    if (!ask) return true;
    const asked = typeof ask === 'function' ? await ask() : ask;
    return asked !== undefined && confirm(asked.question, asked);
  };

  /** @returns what has failed after it was done; undefined if nothing has */
  const leadOn = async <Answer>(answer: Answer, { onDone }: Act<Answer>) => {
    try {
      // A dialog is closed before anything is told: the focus is back where it was, and comes back there once more.
      await flushSync(() => onDone?.(answer));
      return undefined;
    } catch (error) {
      return { error };
    }
  };

  /** @returns whether it was done, all of it */
  async function act<Answer>(options: Act<Answer>): Promise<boolean> {
    const { ask, work, about } = options;
    if (running.current.has(about)) return false;
    running.current.add(about);
    let answer: Answer;
    let failed: { error: unknown } | undefined;
    try {
      if (!(await mayBegin(ask))) return false;
      setBusyWith((others) => [...others, about]);
      answer = await work();
      failed = await leadOn(answer, options);
    } catch (error) {
      setBusyWith((all) => all.filter((one) => one !== about));
      await refused(error, options);
      return false;
    } finally {
      running.current.delete(about);
      setBusyWith((all) => all.filter((one) => one !== about));
    }
    await say(answer, options);
    if (failed) await notify(errorText(failed.error));
    const refusal = options.refusalOf?.(answer);
    if (refusal !== undefined) await refused(refusal, options);
    return refusal === undefined;
  }

  return {
    act,
    isBusy: busyWith.length > 0,
    /** Whether it is being done for this one. */
    isBusyWith: (about: string | number) => busyWith.includes(about),
  };
}
