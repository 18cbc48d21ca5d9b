import { useState } from 'react';
import { HireStatus } from '../../../rules/hire-states.ts';
import { useAct } from '../../components/dialogs/use-act.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useWithdrawOwnHireMutation } from './own-hire.generated.ts';
import styles from './own-hire.module.css';
import type { OwnHireProps } from './own-hire-props.ts';

const OwnWishDialog = lazyPart(async () => (await import('./own-wish-dialog.tsx')).OwnWishDialog);
const ChangeOwnHire = lazyPart(async () => (await import('./change-own-hire.tsx')).ChangeOwnHire);

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
              onDone: () => reload(),
              done: t('ownHire.withdrawn'),
            })
          }
        >
          {label}
        </button>
      )}
      {open === 'wish' && <OwnWishDialog {...props} close={close} />}
      {open === 'change' && <ChangeOwnHire {...props} close={close} />}
    </div>
  );
}
