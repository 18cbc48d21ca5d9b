import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useConfirm, useNotify } from '../../../components/dialogs/notify.tsx';
import { isConflict } from '../../../components/form/refused-field.ts';
import { askAgain } from '../../../graphql/ask-again.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { HireFieldsFragment } from '../hire-fields.generated.ts';
import {
  useAcceptHireMutation,
  useCancelHireMutation,
  useDeclineHireMutation,
} from './decide-hire.generated.ts';
import { clashesWith, monthAt } from './hire-clashes.ts';
import { HallMonthDocument } from './hires.generated.ts';
import { whenText } from './shown-times.ts';
import { useClashText } from './use-clash-text.ts';

/** Accepts, declines or cancels a hire and shows the result. */
export function useHireDecisions({ id, version, name, startsAt, endsAt }: HireFieldsFragment) {
  const { t, language } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  const clashText = useClashText();
  const client = useApolloClient();
  const [acceptHire] = useAcceptHireMutation();
  const [declineHire] = useDeclineHireMutation();
  const [cancelHire] = useCancelHireMutation();
  const [isBusy, setIsBusy] = useState(false);

  /** Clashes for the confirmation. If they cannot be loaded, the server still refuses an overlap. */
  const clashes = async () => {
    const query = { query: HallMonthDocument, variables: monthAt({ startsAt }) };
    const answer = await client.query({ ...query, fetchPolicy: 'network-only' }).catch(() => undefined);
    const found = clashesWith({ startsAt, endsAt }, answer?.data?.hallMonth ?? [], id);
    if (found.length === 0) return undefined;
    return { text: [t('hallHire.admin.clash'), ...found.map(clashText)].join('\n') };
  };

  /** Rejects if the decision was refused, after showing the reason. */
  const decide = async (decision: () => Promise<unknown>, success: string): Promise<void> => {
    setIsBusy(true);
    try {
      await decision();
      await askAgain(client);
    } catch (error) {
      await notify(errorText(error));
      // Somebody else has changed it meanwhile: show the current state.
      if (isConflict(error)) await askAgain(client);
      throw error;
    } finally {
      setIsBusy(false);
    }
    await notify(success);
  };

  return {
    isBusy,
    accept: async () => {
      const when = whenText({ startsAt, endsAt }, language);
      const question = t('hallHire.admin.acceptQuestion', { name, when });
      if (!(await confirm(question, await clashes()))) return;
      const accept = () => acceptHire({ variables: { id, version } });
      await decide(accept, t('hallHire.admin.accepted')).catch(() => undefined);
    },
    /** Both take the version that the reason refers to. */
    decline: (reason: string, written: number) =>
      decide(
        () => declineHire({ variables: { id, version: written, reason } }),
        t('hallHire.admin.declined'),
      ),
    cancel: (reason: string, written: number) =>
      decide(
        () => cancelHire({ variables: { id, version: written, reason } }),
        t('hallHire.admin.cancelled'),
      ),
  };
}
