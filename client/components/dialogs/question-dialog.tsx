import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { alpha, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What a question is about: a name, in the language it is written in, or what follows. */
export interface About {
  text: string;
  lang?: string;
  /** What the button that accepts is called, where that does more than OK says. */
  action?: string;
}

export interface Question {
  id: number;
  text: string;
  about?: About;
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
  // Whoever prints means the page.
  displayPrint: 'none',
  '&::backdrop': { bgcolor: ({ palette }: Theme) => alpha(palette.common.black, 0.5) },
} as const;

/**
 * A dialog that must be answered: it holds the focus, is announced, and gives the focus back. The browser's own element,
 * because it is above whatever is open, and a tenth of the kit's.
 */
export function QuestionDialog({ question }: { question: Question }) {
  const { t } = useTranslation();
  const textId = useId();
  const aboutId = useId();
  const { text, about } = question;
  const dialog = useRef<HTMLDialogElement>(null);
  const accept = useRef<HTMLButtonElement>(null);
  const pressed = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    accept.current?.focus();
    // Before it leaves the page, for only then the browser gives the focus back.
    return () => element?.close();
  }, []);

  // Of the body alone: the kit hides the rest of the page from screen readers while a dialog of its own is open.
  return createPortal(
    <Box
      component="dialog"
      ref={dialog}
      role="alertdialog"
      aria-labelledby={textId}
      aria-describedby={about && aboutId}
      // However the browser came to close it: it need not ask before. News of it comes late, when it may be open again.
      onClose={() => dialog.current?.open || question.answer(false)}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      // A press on the backdrop; not one that began in the text, to select it.
      onClick={({ target }) =>
        target === dialog.current && pressed.current === target && question.answer(false)
      }
      sx={boxStyle}
    >
      <Box sx={{ p: '20px 24px' }}>
        <Typography id={textId} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {about && (
          <Typography
            id={aboutId}
            lang={about.lang}
            sx={{ mt: 1, fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          >
            {about.text}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, p: '0 16px 16px' }}>
        {question.cancellable && <Button onClick={() => question.answer(false)}>{t('common.goBack')}</Button>}
        <Button variant="contained" ref={accept} onClick={() => question.answer(true)}>
          {about?.action ?? t('common.ok')}
        </Button>
      </Box>
    </Box>,
    document.body,
  );
}
