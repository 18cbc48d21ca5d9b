import { useState } from 'react';
import { useConfirmAccountSwitch } from '../../../components/authentication/use-confirm-account-switch.ts';
import { useResetAndNavigate } from '../../../components/authentication/use-reset-and-navigate.ts';
import { PATHS } from '../../../components/page/paths.ts';
import { type FirstAdministratorInput, useSetUpMutation } from '../set-up.generated.ts';
import { type Draft, forgetDraft } from './draft.ts';

/** Stores everything, signs in and leads to the dashboard; `finish` rejects with the server's refusal. */
export function useFinish(token: string, { name, languages, look, parts, contact }: Draft) {
  const { confirmAccountSwitch } = useConfirmAccountSwitch();
  const resetAndNavigate = useResetAndNavigate();
  const [setUp] = useSetUpMutation({ fetchPolicy: 'no-cache' });
  const [isBusy, setIsBusy] = useState(false);

  const finish = async (administrator: FirstAdministratorInput) => {
    if (!(await confirmAccountSwitch())) return;
    const settings = { ...name, ...languages, ...look, ...parts, ...contact };
    setIsBusy(true);
    try {
      await setUp({ variables: { token, settings, administrator } });
      forgetDraft();
      await resetAndNavigate(PATHS.officeToday);
    } finally {
      setIsBusy(false);
    }
  };
  return { finish, isBusy };
}
