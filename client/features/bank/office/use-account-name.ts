import { useTranslation } from '../../../i18n/use-translation.ts';

/** What an account at a bank is called: the first one needs no name. */
export function useAccountName(): (accounts: readonly { id: number; name: string }[], id: number) => string {
  const { t } = useTranslation();
  return (accounts, id) => accounts.find((account) => account.id === id)?.name || t('bank.firstAccount');
}
