import { useState } from 'react';
import { useErrorText } from '../../components/message-text.ts';
import { useConfirm, useNotify } from '../../components/notify.tsx';
import { PATHS } from '../../components/paths.ts';
import { useGo } from '../../components/use-go.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type CandidateCardFieldsFragment, useExpressInterestMutation } from './candidates.generated.ts';
import { fullNameOf } from './use-candidate-facts.tsx';

/** Tells the community that a candidate is of interest, after asking, and says how it went (spec §8, D63). */
export function useInterest(candidate: CandidateCardFieldsFragment) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  const go = useGo();
  const [expressInterest] = useExpressInterestMutation();
  const [isBusy, setIsBusy] = useState(false);
  const name = fullNameOf(candidate);

  const express = async () => {
    if (!(await confirm(t('messages.interestQuestion', { name })))) return;
    setIsBusy(true);
    try {
      const { data } = await expressInterest({ variables: { candidateId: candidate.id } });
      setIsBusy(false);
      if (data?.expressInterest === 'SUCCESS') return await notify(t('messages.interestSent', { name }));
      if (await confirm(t('messages.interestNeedsProfile'))) await go(PATHS.matrimonialProfile);
    } catch (error) {
      setIsBusy(false);
      await notify(errorText(error));
    }
  };

  return { isBusy, express };
}
