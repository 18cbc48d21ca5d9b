import { useApolloClient } from '@apollo/client/react';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { PasskeyResult } from './browser-passkeys.ts';

/** Downloaded when somebody wants to use a passkey. */
const loadPasskeys = () =>
  Promise.all([import('./browser-passkeys.ts'), import('./passkey-request.generated.ts')]);

/** For whatever may be done with a passkey. */
export function usePasskey() {
  const client = useApolloClient();
  const notify = useNotify();
  const { t } = useTranslation();

  /** Says what was wrong. @returns undefined then */
  const told = async ({ answer, problem }: PasskeyResult): Promise<string | undefined> => {
    if (problem) await notify(t(`passkeys.${problem}`));
    return answer;
  };

  return {
    /** Asks for a passkey of this site. @returns what it answers, for the server; undefined without one */
    async getPasskey(): Promise<string | undefined> {
      const [{ getPasskey }, { PasskeyRequestDocument }] = await loadPasskeys();
      const { data } = await client.mutate({ mutation: PasskeyRequestDocument, fetchPolicy: 'no-cache' });
      return data ? told(await getPasskey(data.passkeyRequest)) : undefined;
    },
    /** Makes a passkey. @param options of the server. @returns what the server adds; undefined without one */
    async createPasskey(options: string): Promise<string | undefined> {
      const [{ createPasskey }] = await loadPasskeys();
      return told(await createPasskey(options));
    },
  };
}
