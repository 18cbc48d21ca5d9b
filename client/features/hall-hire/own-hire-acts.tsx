import { useState } from 'react';
import { HireStatus } from '../../../rules/hire-states.ts';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { useAct } from '../../components/dialogs/use-act.ts';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ChangeOwnHire } from './change-own-hire.tsx';
import { useWishForOwnHireMutation, useWithdrawOwnHireMutation } from './own-hire.generated.ts';
import styles from './own-hire.module.css';
import type { OwnHireProps } from './own-hire-state.tsx';

const loadWish = async () => (await import('../../../rules/own-hire.ts')).hireWishRules;

function WishDialog({ hire, token, reload, close }: OwnHireProps & { close: () => void }) {
  const { t, language } = useTranslation();
  const [send] = useWishForOwnHireMutation();
  const dialog = useDialogForm({
    rules: loadWish,
    values: { wish: '' },
    save: ({ wish }) => send({ variables: { token, version: hire.version, wish, language } }),
    done: t('ownHire.wishSent'),
    onClose: close,
    reload,
  });
  return (
    <FormDialog {...dialog} title={t('ownHire.wish')} action={t('ownHire.sendWish')}>
      <p>{t('ownHire.wishHint')}</p>
      <FormTextField name="wish" label={t('ownHire.wishLabel')} required rows={4} />
    </FormDialog>
  );
}

/** Change, ask for a change, or withdraw. */
export function OwnHireActs(props: OwnHireProps) {
  const { hire, token, reload } = props;
  const { t, language } = useTranslation();
  const [open, setOpen] = useState<'change' | 'wish'>();
  const { act } = useAct();
  const [withdraw] = useWithdrawOwnHireMutation();
  const isAccepted = hire.status === HireStatus.ACCEPTED;
  const label = t(isAccepted ? 'ownHire.cancel' : 'ownHire.withdraw');
  const close = () => setOpen(undefined);
  return (
    <div className={styles.acts}>
      {hire.canChange && (
        <button type="button" className="button button-outlined" onClick={() => setOpen('change')}>
          {t('ownHire.change')}
        </button>
      )}
      {hire.canWish && (
        <button type="button" className="button button-outlined" onClick={() => setOpen('wish')}>
          {t('ownHire.wish')}
        </button>
      )}
      {hire.canWithdraw && (
        <button
          type="button"
          className="button"
          onClick={() =>
            act({
              ask: {
                question: t(isAccepted ? 'ownHire.cancelQuestion' : 'ownHire.withdrawQuestion'),
                text: t(isAccepted ? 'ownHire.cancelDetail' : 'ownHire.withdrawDetail'),
                action: label,
              },
              work: () => withdraw({ variables: { token, version: hire.version, language } }),
              reload,
              onDone: reload,
              done: t('ownHire.withdrawn'),
            })
          }
        >
          {label}
        </button>
      )}
      {open === 'wish' && <WishDialog {...props} close={close} />}
      {open === 'change' && <ChangeOwnHire {...props} close={close} />}
    </div>
  );
}
