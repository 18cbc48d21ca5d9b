import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { useNotify } from '../../../../components/dialogs/notify.tsx';
import { useAct } from '../../../../components/dialogs/use-act.ts';
import { useAsyncNavigate } from '../../../../components/page/use-async-navigate.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { donorAddress } from './donor-address.ts';
import { DonorField } from './donor-field.tsx';
import { DonorDocument, type DonorFieldsFragment, useMergeDonorsMutation } from './donors.generated.ts';
import { useDonorChoice } from './use-donor-choice.ts';
import { useTakeMergeBack } from './use-undo-merge.ts';

interface MergeDialogProps {
  donor: DonorFieldsFragment;
  onClose: () => void;
}

/** Says that a donor is the same as another one, who stays and is then shown. */
export function MergeDialog({ donor, onClose }: MergeDialogProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const navigate = useAsyncNavigate();
  const { act, isBusy } = useAct();
  const takeMergeBack = useTakeMergeBack();
  const choice = useDonorChoice();
  const [merge] = useMergeDonorsMutation();
  const { id, version, name } = donor;

  /** @returns the donor who stays; undefined if there is none any more */
  const mergeInto = async (donorId: number) => {
    const asked = { query: DonorDocument, variables: { id: donorId } } as const;
    const { data: found } = await client.query({ ...asked, fetchPolicy: 'network-only' });
    if (!found?.donor) return undefined;
    const { id: intoId, version: intoVersion } = found.donor;
    return (await merge({ variables: { id, version, intoId, intoVersion } })).data?.mergeDonors;
  };
  return (
    <FormDialog
      title={t('donors.sameTitle', { name })}
      isDirty={choice.isDirty}
      isBusy={isBusy}
      action={t('donors.sameDo')}
      onClose={onClose}
      onSubmit={async (event) => {
        event.preventDefault();
        const { donorId } = await choice.settled();
        if (!donorId) return notify(t('messages.donorMergeWithItself'));
        await act({
          work: () => mergeInto(donorId),
          async onDone(into) {
            if (!into) return;
            onClose();
            await navigate(donorAddress(into.id));
          },
          done: (into) => into && t('donors.sameDone', { name, other: into.name }),
          told: (into) => (into ? undefined : t('messages.donorUnknown')),
          undo: async (into) => into?.merges[0] && takeMergeBack(into.merges[0].id),
        });
      }}
    >
      <Typography sx={{ mb: 2 }}>{t('donors.sameLead', { name })}</Typography>
      <DonorField label={t('donors.sameFind')} hint="" {...choice.field} />
    </FormDialog>
  );
}
