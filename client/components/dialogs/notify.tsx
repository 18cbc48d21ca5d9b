import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useFirstUse } from '../page/use-first-use.ts';
import type { About, Question, QuestionDialog } from './question-dialog.tsx';

interface Asker {
  ask(text: string, cancellable: boolean, about?: About): Promise<boolean>;
}

const AskerContext = createContext<Asker | undefined>(undefined);

type DialogComponent = ComponentType<Parameters<typeof QuestionDialog>[0]>;

/** Tells questions apart. */
let questionCount = 0;

const loadDialog = () => import('./question-dialog.tsx');

/** Shows one dialog at a time; the next question waits until the one before is answered. */
export function NotifyProvider({ children }: { children: ReactNode }) {
  const [Dialog, setDialog] = useState<DialogComponent>();
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [asker] = useState<Asker>(() => ({
    async ask(text, cancellable, about) {
      try {
        const module = await loadDialog();
        setDialog(() => module.QuestionDialog);
      } catch {
        // Without its code the browser's own dialog has to do.
        const whole = about ? `${text}\n\n${about.text}` : text;
        if (cancellable) return window.confirm(whole);
        window.alert(whole);
        return true;
      }
      return new Promise((resolve) => {
        questionCount += 1;
        const question: Question = {
          id: questionCount,
          text,
          about,
          cancellable,
          answer(accepted) {
            setQuestions((waiting) => waiting.filter((one) => one !== question));
            resolve(accepted);
          },
        };
        setQuestions((waiting) => [...waiting, question]);
      });
    },
  }));
  useFirstUse(loadDialog);
  const [shown] = questions;
  return (
    <AskerContext value={asker}>
      {children}
      {Dialog && shown && <Dialog key={shown.id} question={shown} />}
    </AskerContext>
  );
}

function useAsk(): Asker['ask'] {
  const asker = useContext(AskerContext);
  if (!asker) throw new Error('notify and confirm need a NotifyProvider around them');
  return asker.ask;
}

/** The one way to tell the visitor something: resolves when the dialog was closed (D80). What to note stands below it. */
export function useNotify(): (text: string, about?: About) => Promise<void> {
  const ask = useAsk();
  return useCallback(
    async (text, about) => {
      await ask(text, false, about);
    },
    [ask],
  );
}

/**
 * The one way to ask before an action: true only for OK, or what the action is called; Escape and a click outside are Cancel (D80). What it is about
 * stands below the question (D99).
 */
export function useConfirm(): (text: string, about?: About) => Promise<boolean> {
  const ask = useAsk();
  return useCallback((text, about) => ask(text, true, about), [ask]);
}
