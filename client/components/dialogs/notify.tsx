import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react';
import { usePrefetchOnInteraction } from '../page/use-prefetch-on-interaction.ts';
import type { Question, QuestionDetail, QuestionDialog } from './question-dialog.tsx';

interface DialogQueue {
  ask(text: string, cancellable: boolean, detail?: QuestionDetail): Promise<boolean>;
}

const DialogQueueContext = createContext<DialogQueue | undefined>(undefined);

type DialogComponent = ComponentType<Parameters<typeof QuestionDialog>[0]>;

/** The last id given to a question. */
let questionCount = 0;

const loadDialog = () => import('./question-dialog.tsx');

/** Shows one dialog at a time; the next question waits until the one before is answered. */
export function NotifyProvider({ children }: { children: ReactNode }) {
  const [Dialog, setDialog] = useState<DialogComponent>();
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [dialogQueue] = useState<DialogQueue>(() => ({
    async ask(text, cancellable, detail) {
      try {
        const module = await loadDialog();
        setDialog(() => module.QuestionDialog);
      } catch {
        // Offline or after a deployment the dialog's code cannot be loaded.
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
    <DialogQueueContext value={dialogQueue}>
      {children}
      {Dialog && shown && <Dialog key={shown.id} question={shown} />}
    </DialogQueueContext>
  );
}

function useAsk(): DialogQueue['ask'] {
  const dialogQueue = useContext(DialogQueueContext);
  if (!dialogQueue) throw new Error('notify and confirm need a NotifyProvider around them');
  return dialogQueue.ask;
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
 * Cancel (D80). The detail is shown below the question (D99). A button that is pressed twice asks once: until there is
 * an answer, a further question is false at once.
 */
export function useConfirm(): (text: string, detail?: QuestionDetail) => Promise<boolean> {
  const ask = useAsk();
  const isAsking = useRef(false);
  return useCallback(
    async (text, detail) => {
      if (isAsking.current) return false;
      isAsking.current = true;
      try {
        return await ask(text, true, detail);
      } finally {
        isAsking.current = false;
      }
    },
    [ask],
  );
}
