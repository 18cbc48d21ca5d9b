import { useApolloClient } from '@apollo/client/react';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { HireFieldsFragment } from '../hire-fields.generated.ts';
import { requestEntry, slotOf } from './calendar/calendar-entry.ts';
import { useMove } from './calendar/use-move.ts';
import {
  useAcceptHireMutation,
  useCancelHireMutation,
  useDeclineHireMutation,
} from './decide-hire.generated.ts';
import { clashesWith, monthAt } from './hire-clashes.ts';
import { HallMonthDocument } from './hires.generated.ts';
import { whenText } from './shown-times.ts';
import { useClashText } from './use-clash-text.ts';

/** Accepts, declines or cancels a hire, and shows the result. */
export function useHireDecisions(hire: HireFieldsFragment) {
  const { id, version, name, startsAt, endsAt, roomIds } = hire;
  const { t, language } = useTranslation();
  const clashText = useClashText();
  const client = useApolloClient();
  const { act, isBusy } = useAct();
  const moves = useMove();
  const [acceptHire] = useAcceptHireMutation();
  const [declineHire] = useDeclineHireMutation();
  const [cancelHire] = useCancelHireMutation();

  /** Clashes for the confirmation. If they cannot be loaded, the server still refuses an overlap. */
  const clashes = async () => {
    const query = { query: HallMonthDocument, variables: monthAt({ startsAt }) };
    const answer = await client.query({ ...query, fetchPolicy: 'network-only' }).catch(() => undefined);
    const found = clashesWith({ startsAt, endsAt, roomIds }, answer?.data?.hallMonth ?? [], id);
    if (found.length === 0) return undefined;
    return [t('hallHire.admin.clash'), ...found.map(clashText)].join('\n');
  };

  /** Undefined where a room is taken, which is shown with what is free instead. */
  const acceptQuestion = async () => {
    const entry = requestEntry(hire);
    if (await moves.showTaken(entry, slotOf(entry))) return undefined;
    const when = whenText({ startsAt, endsAt }, language);
    return {
      question: t('hallHire.admin.acceptQuestion', { name, when }),
      text: await clashes(),
      action: t('hallHire.admin.accept'),
    };
  };

  return {
    isBusy,
    moves,
    accept: async () => {
      await act({
        ask: acceptQuestion,
        work: () => acceptHire({ variables: { id, version } }),
        told: t('hallHire.admin.accepted'),
      });
    },
    /** Both take the version that the reason refers to. */
    decline: (reason: string, written = version) =>
      declineHire({ variables: { id, version: written, reason } }),
    cancel: (reason: string, written = version) =>
      cancelHire({ variables: { id, version: written, reason } }),
  };
}
