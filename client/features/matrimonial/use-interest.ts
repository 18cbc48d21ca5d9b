import { useState } from 'react';
import type { MessageKey } from '../../../rules/messages.ts';
import { useConfirm, useNotify } from '../../components/dialogs/notify.tsx';
import { isRefusedWith } from '../../components/form/refused-field.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useAsyncNavigate } from '../../components/page/use-async-navigate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type CandidateCardFieldsFragment, useExpressInterestMutation } from './candidates.generated.ts';
import { fullNameOf } from './use-candidate-facts.tsx';

/** Refusals with a text of their own. */
const TOLD = [
  'signInRequired',
  'interestNeedsYes',
  'interestNeedsReturn',
  'interestNotShown',
  'interestLimit',
] as const satisfies MessageKey[];

/** Expresses interest in a candidate after a confirmation and shows the result. */
export function useInterest(candidate: CandidateCardFieldsFragment) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const navigate = useAsyncNavigate();
  const [expressInterest, { client }] = useExpressInterestMutation();
  const [isBusy, setIsBusy] = useState(false);
  const name = fullNameOf(candidate);

  /** Asks again what shows the card and how many wait: who was interested before has had their answer by it. */
  const mark = () =>
    client.refetchQueries({
      updateCache: (cache) => {
        cache.modify({ id: cache.identify({ ...candidate }), fields: { isInterestSent: () => true } });
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'interestsWaiting' });
      },
    });

  const express = async () => {
    if (!(await confirm(t('candidates.interestQuestion', { name })))) return;
    setIsBusy(true);
    try {
      const { data } = await expressInterest({ variables: { candidateId: candidate.id } });
      setIsBusy(false);
      if (data?.expressInterest === 'SUCCESS') {
        await notify(t('messages.interestSent', { name }));
        // If asking fails, the mark stays.
        void mark().catch(() => undefined);
      } else if (await confirm(t('messages.interestNeedsProfile'))) await navigate(PATHS.matrimonialProfile);
    } catch (error) {
      setIsBusy(false);
      // All failures have the same text, except for those that a member can do something about.
      const refused = TOLD.find((key) => isRefusedWith(error, key));
      await notify(t(`messages.${refused ?? 'somethingWrong'}`));
    }
  };

  return { isBusy, express };
}
