import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { usePrefetchOnInteraction } from '../page/use-prefetch-on-interaction.ts';
import type { Question, QuestionDetail, QuestionDialog } from './question-dialog.tsx';

interface Asker {
  ask(text: string, cancellable: boolean, detail?: QuestionDetail): Promise<boolean>;
}

const AskerContext = createContext<Asker | undefined>(undefined);

type DialogComponent = ComponentType<Parameters<typeof QuestionDialog>[0]>;

/** The last id given to a question. */
let questionCount = 0;

const loadDialog = () => import('./question-dialog.tsx');

/** Shows one dialog at a time; the next question waits until the one before is answered. */
export function NotifyProvider({ children }: { children: ReactNode }) {
  const [Dialog, setDialog] = useState<DialogComponent>();
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [asker] = useState<Asker>(() => ({
    async ask(text, cancellable, detail) {
      try {
        const module = await loadDialog();
        setDialog(() => module.QuestionDialog);
      } catch {
        // The dialog's code could not be loaded: fall back to the browser's own.
        const whole = detail ? `${text}\n\n${detail.text}` : text;
        if (cancellable) return window.confirm(whole);
        window.alert(whole);
        return true;
      }
      return new Promise((resolve) => {
        questionCount += 1;
        const question: Question = {
          id: questionCount,
          text,
          detail,
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
  usePrefetchOnInteraction(loadDialog);
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

/**
 * The one way to tell the visitor something: resolves when the dialog was closed (D80). The detail is shown below the
 * text.
 */
export function useNotify(): (text: string, detail?: QuestionDetail) => Promise<void> {
  const ask = useAsk();
  return useCallback(
    async (text, detail) => {
      await ask(text, false, detail);
    },
    [ask],
  );
}

/**
 * The one way to ask before an action: true only for OK or the detail's `action`; Escape and a click outside are
 * Cancel (D80). The detail is shown below the question (D99).
 */
export function useConfirm(): (text: string, detail?: QuestionDetail) => Promise<boolean> {
  const ask = useAsk();
  return useCallback((text, detail) => ask(text, true, detail), [ask]);
}
