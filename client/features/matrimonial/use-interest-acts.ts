import { useApolloClient } from '@apollo/client/react';
import { type Act, useAct } from '../../components/dialogs/use-act.ts';
import { focusPageHeading } from '../../components/page/focus-page-heading.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CandidateCardFieldsFragment } from './candidates.generated.ts';
import {
  OfficeIntroducesDocument,
  useAnswerInterestMutation,
  useWithdrawInterestMutation,
} from './own-interests.generated.ts';
import { fullNameOf } from './use-candidate-facts.tsx';

/** What a member does about an interest that was sent: answer it, take it back, or end what both said yes to. */
export function useInterestActs(candidate: CandidateCardFieldsFragment) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { act, isBusy } = useAct();
  const [answerInterest] = useAnswerInterestMutation();
  const [withdrawInterest] = useWithdrawInterestMutation();
  const { id: candidateId } = candidate;
  const name = fullNameOf(candidate);

  const answer = (isYes: boolean) => () => answerInterest({ variables: { candidateId, isYes } });
  const withdraw: Act<unknown>['work'] = () => withdrawInterest({ variables: { candidateId } });
  const toTakeBack = {
    question: t('interests.withdrawQuestion', { name }),
    text: t('interests.withdrawDetail'),
    action: t('interests.withdraw'),
  };

  // The pressed button goes with the state that it stood for.
  const onDone = focusPageHeading;

  return {
    isBusy,
    accept: () =>
      act({
        ask: async () => {
          const { data } = await client.query({ query: OfficeIntroducesDocument });
          return {
            question: t('interests.acceptQuestion', { name }),
            text: t(data?.officeIntroduces ? 'interests.acceptDetailOffice' : 'interests.acceptDetail'),
            action: t('interests.accept'),
          };
        },
        work: answer(true),
        told: t('interests.accepted'),
        onDone,
      }),
    decline: () =>
      act({
        ask: {
          question: t('interests.declineQuestion', { name }),
          text: t('interests.declineDetail'),
          action: t('interests.decline'),
        },
        work: answer(false),
        told: t('interests.declined'),
        onDone,
      }),
    /** Before anybody was told: as if it had not been, so that nothing is asked. */
    undo: () => act({ work: withdraw, told: t('interests.withdrawn'), onDone }),
    /** The same on the candidate's own page, whose foot says it. */
    undoOnPage: () => act({ work: withdraw }),
    withdraw: () => act({ ask: toTakeBack, work: withdraw, told: t('interests.withdrawn'), onDone }),
    /** In the list of candidates, where the card itself says it. */
    withdrawFromCard: () => act({ ask: toTakeBack, work: withdraw }),
    end: () =>
      act({
        ask: {
          question: t('interests.endQuestion', { name }),
          text: t('interests.endDetail'),
          action: t('interests.end'),
        },
        work: withdraw,
        told: t('interests.ended'),
        onDone,
      }),
  };
}
