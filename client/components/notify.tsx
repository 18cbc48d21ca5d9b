import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import type { Question, QuestionDialog } from './question-dialog.tsx';
import { useFirstUse } from './use-first-use.ts';

interface Asker {
  ask(text: string, cancellable: boolean): Promise<boolean>;
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
    async ask(text, cancellable) {
      try {
        const module = await loadDialog();
        setDialog(() => module.QuestionDialog);
      } catch {
        // Without its code the browser's own dialog has to do.
        if (cancellable) return window.confirm(text);
        window.alert(text);
        return true;
      }
      return new Promise((resolve) => {
        questionCount += 1;
        const question: Question = {
          id: questionCount,
          text,
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

/** The one way to tell the visitor something: resolves when the dialog was closed (D80). */
export function useNotify(): (text: string) => Promise<void> {
  const ask = useAsk();
  return useCallback(
    async (text) => {
      await ask(text, false);
    },
    [ask],
  );
}

/** The one way to ask before an action: true only for OK; Escape and a click outside are Cancel (D80). */
export function useConfirm(): (text: string) => Promise<boolean> {
  const ask = useAsk();
  return useCallback((text) => ask(text, true), [ask]);
}
