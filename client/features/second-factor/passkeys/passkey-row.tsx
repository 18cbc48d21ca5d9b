import { useState } from 'react';
import { ReadyButton } from '../../../components/form/ready-button.tsx';
import { Moment } from '../../../components/page/moment.tsx';
import { NamedRow } from '../../../components/page/named-row.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { SecondFactorQuery } from '../security.generated.ts';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';

interface PasskeyRowProps {
  passkey: SecondFactorQuery['passkeys'][number];
  /** Whether the account has no second factor without it. */
  isLast: boolean;
}

/** One passkey of the list: its name, when it was used, and a button to remove it. */
export function PasskeyRow({ passkey, isLast }: PasskeyRowProps) {
  const { t } = useTranslation();
  const [isRemoving, setIsRemoving] = useState(false);
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <NamedRow
      name={name}
      facts={
        <>
          {lastUsedAt ? (
            <>
              {t('sessions.lastUsed')} <Moment at={lastUsedAt} withTime />
            </>
          ) : (
            t('security.passkeyUnused')
          )}
          <br />
          {t('security.passkeyAdded')} <Moment at={createdAt} withTime />
        </>
      }
    >
      {(nameId) => (
        <>
          <ReadyButton onClick={() => setIsRemoving(true)} aria-describedby={nameId}>
            {t('security.removePasskey')}
          </ReadyButton>
          {isRemoving && (
            <RemovePasskeyDialog passkey={passkey} isLast={isLast} onClose={() => setIsRemoving(false)} />
          )}
        </>
      )}
    </NamedRow>
  );
}
