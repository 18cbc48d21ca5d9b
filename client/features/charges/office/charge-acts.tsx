import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ChargeState } from '../../../../rules/charges.ts';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { ReasonDialog } from '../../../components/office/reason-dialog.tsx';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { GiveBackDialog, KeepDialog, PayDialog } from './charge-dialogs.tsx';
import { type Charge, useChargeName } from './charge-name.ts';
import { useAskForChargeAgainMutation, useVoidChargeMutation } from './charges.generated.ts';

type Asked = 'pay' | 'giveBack' | 'keep' | 'void';

interface ChargeActsProps {
  charge: Charge;
  /** On a page of its own the next step is the page's main button. */
  isAlone?: boolean;
  /** The office has voided it, and it is still owed. */
  mayAskAgain?: boolean;
}

/** What can be entered of a charge: the step that is next stands first. */
export function ChargeActs({ charge, isAlone = false, mayAskAgain = false }: ChargeActsProps) {
  const { t } = useTranslation();
  const nameOf = useChargeName();
  const [asked, setAsked] = useState<Asked>();
  /** What was still owed when it was asked whether to void it. */
  const [seenPence, setSeenPence] = useState(charge.openPence);
  const [voidCharge] = useVoidChargeMutation();
  const [askAgain] = useAskForChargeAgainMutation();
  const { act, isBusy } = useAct();
  const close = () => setAsked(undefined);
  const about = <VisuallyHidden>: {nameOf(charge)}</VisuallyHidden>;
  const next = isAlone ? 'contained' : 'outlined';
  const button = (one: Asked, variant: 'contained' | 'outlined' | 'text') => (
    <Button
      variant={variant}
      onClick={() => {
        setSeenPence(charge.openPence);
        setAsked(one);
      }}
    >
      {t(`charges.${one}`)}
      {about}
    </Button>
  );
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {charge.openPence > 0 && button('pay', next)}
        {charge.returnablePence > 0 && button('giveBack', charge.openPence > 0 ? 'outlined' : next)}
        {charge.returnablePence > 0 && button('keep', 'text')}
        {charge.state !== ChargeState.VOID && button('void', 'text')}
        {mayAskAgain && (
          <Button
            variant={charge.returnablePence > 0 ? 'text' : next}
            disabled={isBusy}
            onClick={() =>
              act({ work: () => askAgain({ variables: { id: charge.id } }), done: t('charges.againDone') })
            }
          >
            {t('charges.again')}
            {about}
          </Button>
        )}
      </Stack>
      {asked === 'pay' && <PayDialog charge={charge} onClose={close} />}
      {asked === 'giveBack' && <GiveBackDialog charge={charge} onClose={close} />}
      {asked === 'keep' && <KeepDialog charge={charge} onClose={close} />}
      {asked === 'void' && (
        <ReasonDialog
          title={t('charges.voidTitle')}
          action={t('charges.void')}
          lead={t('charges.voidLead')}
          done={t('charges.voidDone')}
          field={{ label: t('charges.reason'), hint: t('charges.reasonHint'), rows: 2 }}
          onReason={(reason) => voidCharge({ variables: { id: charge.id, reason, seenPence } })}
          onConflict={close}
          onClose={close}
        />
      )}
    </>
  );
}
