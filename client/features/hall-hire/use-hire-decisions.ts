import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useErrorText } from '../../components/message-text.ts';
import { useConfirm, useNotify } from '../../components/notify.tsx';
import { isConflict } from '../../components/refused-field.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  useAcceptHireMutation,
  useCancelHireMutation,
  useDeclineHireMutation,
} from './decide-hire.generated.ts';
import { forgetHires } from './forget-hires.ts';
import type { HireFieldsFragment } from './hire-fields.generated.ts';
import { whenText } from './shown-times.ts';

/** Accepts, declines or cancels a hire, and says how it went. */
export function useHireDecisions({ id, version, name, startsAt, endsAt }: HireFieldsFragment) {
  const { t, language } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  const { cache } = useApolloClient();
  const [acceptHire] = useAcceptHireMutation({ update: forgetHires });
  const [declineHire] = useDeclineHireMutation({ update: forgetHires });
  const [cancelHire] = useCancelHireMutation({ update: forgetHires });
  const [isBusy, setIsBusy] = useState(false);

  const decide = async (decision: () => Promise<unknown>, success: string): Promise<boolean> => {
    setIsBusy(true);
    try {
      await decision();
    } catch (error) {
      await notify(errorText(error));
      // Somebody else was faster: show what there is now.
      if (isConflict(error)) forgetHires(cache);
      return false;
    } finally {
      setIsBusy(false);
    }
    await notify(success);
    return true;
  };

  return {
    isBusy,
    accept: async () => {
      const when = whenText({ startsAt, endsAt }, language);
      if (!(await confirm(t('hallHire.admin.acceptQuestion', { name, when })))) return;
      await decide(() => acceptHire({ variables: { id, version } }), t('hallHire.admin.accepted'));
    },
    decline: (reason: string) =>
      decide(() => declineHire({ variables: { id, version, reason } }), t('hallHire.admin.declined')),
    cancel: (reason: string) =>
      decide(() => cancelHire({ variables: { id, version, reason } }), t('hallHire.admin.cancelled')),
  };
}
