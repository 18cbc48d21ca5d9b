import { useState } from 'react';
import { useConfirm, useNotify } from '../../components/dialogs/notify.tsx';
import { isRefusedWith } from '../../components/form/refused-field.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useAsyncNavigate } from '../../components/page/use-async-navigate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type CandidateCardFieldsFragment, useExpressInterestMutation } from './candidates.generated.ts';
import { fullNameOf } from './use-candidate-facts.tsx';

/** Expresses interest in a candidate after a confirmation and shows the result. */
export function useInterest(candidate: CandidateCardFieldsFragment) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const navigate = useAsyncNavigate();
  const [expressInterest, { client }] = useExpressInterestMutation();
  const [isBusy, setIsBusy] = useState(false);
  const name = fullNameOf(candidate);

  const mark = () =>
    client.cache.modify({
      id: client.cache.identify({ ...candidate }),
      fields: { isInterestSent: () => true },
    });

  const express = async () => {
    if (!(await confirm(t('candidates.interestQuestion', { name })))) return;
    setIsBusy(true);
    try {
      const { data } = await expressInterest({ variables: { candidateId: candidate.id } });
      setIsBusy(false);
      if (data?.expressInterest === 'SUCCESS') {
        await notify(t('messages.interestSent', { name }));
        mark();
      } else if (await confirm(t('messages.interestNeedsProfile'))) await navigate(PATHS.matrimonialProfile);
    } catch (error) {
      setIsBusy(false);
      // All failures have the same text, except that a member who was signed out must be told so.
      const isSignedOut = isRefusedWith(error, 'signInRequired');
      await notify(t(isSignedOut ? 'messages.signInRequired' : 'messages.somethingWrong'));
    }
  };

  return { isBusy, express };
}
