import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { useErrorText } from '../../../../components/dialogs/message-text.ts';
import { useNotify } from '../../../../components/dialogs/notify.tsx';
import { askAgain } from '../../../../graphql/ask-again.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type ChosenDonor, DonorField, NOBODY } from './donor-field.tsx';
import { DonorDocument, type DonorFieldsFragment, useMergeDonorsMutation } from './donors.generated.ts';

interface MergeDialogProps {
  donor: DonorFieldsFragment;
  onClose: () => void;
  /** @param into the donor who stays */
  onMerged: (into: DonorFieldsFragment) => void;
}

/** Says that a donor is the same as another one, who stays. */
export function MergeDialog({ donor, onClose, onMerged }: MergeDialogProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState(NOBODY);
  const [isTyping, setIsTyping] = useState(false);
  const settling = useRef<Promise<ChosenDonor> | null>(null);
  const [merge, { loading }] = useMergeDonorsMutation();
  const { id, version, name } = donor;
  return (
    <FormDialog
      title={t('donors.sameTitle', { name })}
      isDirty={chosen !== NOBODY || isTyping}
      isBusy={loading}
      action={t('donors.sameDo')}
      onClose={onClose}
      onSubmit={async (event) => {
        event.preventDefault();
        // The button may be pressed before it is known who is called what was just typed.
        const { donorId } = (await settling.current) ?? chosen;
        if (!donorId) return notify(t('messages.donorMergeWithItself'));
        try {
          const { data: found } = await client.query({
            query: DonorDocument,
            variables: { id: donorId },
            fetchPolicy: 'network-only',
          });
          if (!found?.donor) return notify(t('messages.donorUnknown'));
          const { id: intoId, version: intoVersion } = found.donor;
          const { data } = await merge({ variables: { id, version, intoId, intoVersion } });
          if (data) onMerged(data.mergeDonors);
        } catch (error) {
          await notify(errorText(error));
          void askAgain(client);
        }
      }}
    >
      <Typography sx={{ mb: 2 }}>{t('donors.sameLead', { name })}</Typography>
      <DonorField
        label={t('donors.sameFind')}
        hint=""
        chosen={chosen}
        onChoose={setChosen}
        settling={settling}
        onTyping={setIsTyping}
      />
    </FormDialog>
  );
}
