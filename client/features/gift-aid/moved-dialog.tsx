import Typography from '@mui/material/Typography';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { useRefusal } from '../../components/form/use-refusal.ts';
import { useRulesForm } from '../../components/form/use-rules-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type OwnGiftAidFieldsFragment, useChangeMyGiftAidMutation } from './own-gift-aid.generated.ts';
import { TaxpayerFields } from './taxpayer-fields.tsx';

const loadRules = async () => (await import('../../../rules/gift-aid.ts')).taxpayerRules;

interface MovedDialogProps {
  declaration: OwnGiftAidFieldsFragment;
  /** Refetches the declarations, after somebody else has changed one. */
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Another name or home of one's own declaration. */
export function MovedDialog({ declaration, reload, onClose }: MovedDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { id, version, title, firstName, lastName, house, livesAbroad, postcode } = declaration;
  const { form, submit } = useRulesForm(loadRules, {
    ...{ title, firstName, lastName, house, livesAbroad, postcode },
  });
  const showRefusal = useRefusal(form);
  const [change, { loading }] = useChangeMyGiftAidMutation();

  const onSubmit = submit(async (input) => {
    try {
      await change({ variables: { id, version, input } });
    } catch (error) {
      await showRefusal(error);
      return void (await reload());
    }
    onClose();
    await notify(t('giftAid.own.changed'));
  });

  return (
    <FormDialog
      form={form}
      title={t('giftAid.own.moved')}
      isDirty={form.formState.isDirty}
      isBusy={loading}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{t('giftAid.own.movedLead')}</Typography>
      <TaxpayerFields isOwn />
    </FormDialog>
  );
}
