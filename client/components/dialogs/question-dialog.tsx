import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { alpha, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCloseOnBack } from './open-layers.ts';

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

const boxStyle = {
  width: 'calc(100% - 64px)',
  maxWidth: 444,
  m: 'auto',
  p: 0,
  border: 0,
  borderRadius: '10px',
  boxShadow: 24,
  bgcolor: 'background.paper',
  color: 'text.primary',
  // Not printed: only the page behind it is.
  displayPrint: 'none',
  '&::backdrop': { bgcolor: ({ palette }: Theme) => alpha(palette.common.black, 0.5) },
} as const;

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
  useCloseOnBack(true, () => question.answer(false));

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    first.current?.focus();
    // Before the element is removed: only then does the browser give the focus back.
    return () => element?.close();
  }, []);

  // A child of the body, because an open MUI dialog hides the rest of the page from screen readers.
  return createPortal(
    <Box
      component="dialog"
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
      sx={boxStyle}
    >
      <Box sx={{ p: '20px 24px' }}>
        <Typography id={textId} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {detail?.text && (
          <Typography
            id={detailId}
            lang={detail.lang}
            sx={{ mt: 1, fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          >
            {detail.text}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, p: '0 16px 16px' }}>
        {question.cancellable && (
          <Button ref={detail?.isLoss ? first : undefined} onClick={() => question.answer(false)}>
            {t('common.goBack')}
          </Button>
        )}
        <Button
          variant="contained"
          ref={detail?.isLoss ? undefined : first}
          onClick={() => question.answer(true)}
        >
          {detail?.action ?? t('common.ok')}
        </Button>
      </Box>
    </Box>,
    document.body,
  );
}
