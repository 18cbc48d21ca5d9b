import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type Done, DoneContext } from '../dialogs/done.ts';

/** Milliseconds; while the pointer or the focus is on it, it stays. What it undoes can also be undone later. */
const SHOWN_FOR = 12_000;

/** Of the page, whose foot has room for it, it hides nothing that has the focus: the button that is needed next. */
function leaveFree(notice: HTMLElement): () => void {
  const { style } = document.documentElement;
  style.setProperty('--noticed-below', `${Math.ceil(notice.getBoundingClientRect().height)}px`);
  document.activeElement?.scrollIntoView({ block: 'nearest' });
  return () => style.removeProperty('--noticed-below');
}

/** Shows what was done in a dark line at the bottom, with Undo. */
export function DoneNoticeProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Done & { serial: number }>();
  const show = (done: Done) => setShown({ ...done, serial: Date.now() });
  const close = () => setShown(undefined);
  const undo = async () => {
    close();
    const isUndone = (await shown?.undo?.()) !== false;
    // What has said for itself what it has become stays.
    if (isUndone) setShown((said) => said ?? { text: t('office.undone'), serial: Date.now() });
  };
  return (
    <DoneContext value={show}>
      {children}
      <Snackbar
        key={shown?.serial}
        ref={leaveFree}
        open={shown !== undefined}
        autoHideDuration={SHOWN_FOR}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        message={shown?.text}
        sx={{
          // Behind a dialog that opens meanwhile: it must not lie over its buttons.
          zIndex: ({ zIndex }) => zIndex.modal - 1,
          // Above the bars at the bottom, such as a form's buttons.
          bottom: {
            xs: 'calc(var(--covered-below, 0px) + 16px)',
            sm: 'calc(var(--covered-below, 0px) + 16px)',
          },
        }}
        action={
          <>
            {shown?.undo && (
              <Button onClick={() => void undo()} sx={{ color: 'brand.gold' }}>
                {t('office.undo')}
              </Button>
            )}
            <Button onClick={close} color="inherit">
              {t('common.close')}
            </Button>
          </>
        }
      />
    </DoneContext>
  );
}
