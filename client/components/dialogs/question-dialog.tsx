import { useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCloseOnBack } from './open-layers.ts';
import styles from './question-dialog.module.css';

/** What a question says besides: the name of the item, with its language, or the consequences. */
export interface QuestionDetail {
  text?: string;
  lang?: string;
  /** The accepting button's label, instead of OK. */
  action?: string;
  /** What is agreed to brings nothing back: Enter does not agree. */
  isLoss?: boolean;
}

export interface Question {
  id: number;
  text: string;
  detail?: QuestionDetail;
  /** A confirmation has Cancel beside OK. */
  cancellable: boolean;
  answer(accepted: boolean): void;
}

/**
 * A dialog that must be answered: it traps the focus, is announced, and gives the focus back. A native `<dialog>`,
 * because it opens above any other dialog, and its code is a tenth of MUI's.
 */
export function QuestionDialog({ question }: { question: Question }) {
  const { t } = useTranslation();
  const textId = useId();
  const detailId = useId();
  const { text, detail } = question;
  const dialog = useRef<HTMLDialogElement>(null);
  /** The button that Enter presses. */
  const first = useRef<HTMLButtonElement>(null);
  const pressed = useRef<EventTarget>(null);
  useCloseOnBack(true, () => question.answer(false), true);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    first.current?.focus();
    // Before the element is removed: only then does the browser give the focus back.
    return () => element?.close();
  }, []);

  // A child of the body, because an open MUI dialog hides the rest of the page from screen readers.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={textId}
      aria-describedby={detail?.text && detailId}
      // The browser may close it without asking first. The event comes late, when it may be open again.
      onClose={() => dialog.current?.open || question.answer(false)}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      // A click on the backdrop, but not one that began in the text, to select it.
      onClick={({ target }) =>
        target === dialog.current && pressed.current === target && question.answer(false)
      }
      className={`not-printed ${styles.dialog}`}
    >
      <div className={styles.text}>
        <p id={textId} className="text-body text-break">
          {text}
        </p>
        {detail?.text && (
          <p
            id={detailId}
            lang={detail.lang}
            className={`text-body text-strong text-break text-lines ${styles.detail}`}
          >
            {detail.text}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {question.cancellable && (
          <button
            type="button"
            className="button"
            ref={detail?.isLoss ? first : undefined}
            onClick={() => question.answer(false)}
          >
            {t('common.goBack')}
          </button>
        )}
        <button
          type="button"
          className="button button-filled"
          ref={detail?.isLoss ? undefined : first}
          onClick={() => question.answer(true)}
        >
          {detail?.action ?? t('common.ok')}
        </button>
      </div>
    </dialog>,
    document.body,
  );
}
