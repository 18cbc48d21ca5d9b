import { useApolloClient } from '@apollo/client/react';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { HireFieldsFragment } from '../hire-fields.generated.ts';
import { requestEntry, slotOf, withRooms } from './calendar/calendar-entry.ts';
import { SlotClashesDocument } from './calendar/hall-occupancies.generated.ts';
import { useMove } from './calendar/use-move.ts';
import {
  useAcceptHireMutation,
  useCancelHireMutation,
  useDeclineHireMutation,
} from './decide-hire.generated.ts';
import { whenText } from './shown-times.ts';

/** Accepts, declines or cancels a hire, and shows the result. */
export function useHireDecisions(hire: HireFieldsFragment) {
  const { id, version, name, startsAt, endsAt } = hire;
  const { t, language } = useTranslation();
  const client = useApolloClient();
  const { act, isBusy } = useAct();
  const moves = useMove();
  const [acceptHire] = useAcceptHireMutation();
  const [declineHire] = useDeclineHireMutation();
  const [cancelHire] = useCancelHireMutation();

  /** Who else has asked for the rooms then. If it cannot be loaded, the server still refuses an overlap. */
  const otherRequests = async () => {
    const variables = { slot: slotOf(hire), hireId: id, language };
    const query = { query: SlotClashesDocument, variables };
    const answer = await client.query({ ...query, fetchPolicy: 'network-only' }).catch(() => undefined);
    const found = withRooms(answer?.data?.slotClashes.requests ?? []);
    if (found.length === 0) return undefined;
    const said = ({ entry }: (typeof found)[number]) =>
      `${entry.who} · ${whenText(entry, language)} · ${t('hallHire.admin.statuses.REQUESTED')}`;
    return [t('hallHire.admin.clash'), ...found.map(said)].join('\n');
  };

  /** Undefined where a room is taken, which is shown with what is free instead. */
  const acceptQuestion = async () => {
    const entry = requestEntry(hire);
    if (await moves.showTaken(entry, slotOf(entry))) return undefined;
    const when = whenText({ startsAt, endsAt }, language);
    return {
      question: t('hallHire.admin.acceptQuestion', { name, when }),
      text: await otherRequests(),
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
