import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
// Part of every page: what says that something could not be loaded must not have to be loaded.
import { type Question, type QuestionDetail, QuestionDialog } from './question-dialog.tsx';

interface DialogQueue {
  ask(text: string, cancellable: boolean, detail?: QuestionDetail): Promise<boolean>;
}

const DialogQueueContext = createContext<DialogQueue | undefined>(undefined);

/** The last id given to a question. */
let questionCount = 0;

/** Shows one dialog at a time; the next question waits until the one before is answered. */
export function NotifyProvider({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [dialogQueue] = useState<DialogQueue>(() => ({
    ask(text, cancellable, detail) {
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
  const [shown] = questions;
  return (
    <DialogQueueContext value={dialogQueue}>
      {children}
      {shown && <QuestionDialog key={shown.id} question={shown} />}
    </DialogQueueContext>
  );
}

function useAsk(): DialogQueue['ask'] {
  const dialogQueue = useContext(DialogQueueContext);
  if (!dialogQueue) throw new Error('notify and confirm need a NotifyProvider around them');
  return dialogQueue.ask;
}

/**
 * The one way to tell the visitor something: resolves when the dialog was closed. The detail is shown below the
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
 * Cancel. The detail is shown below the question. A button that is pressed twice asks once: until there is
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
