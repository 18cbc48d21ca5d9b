import Typography from '@mui/material/Typography';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { DraftNotice } from '../../components/form/draft-notice.tsx';
import { useDraft } from '../../components/form/draft-text.ts';
import { useDialogForm } from '../../components/form/use-dialog-form.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type OwnGiftAidFieldsFragment, useChangeMyGiftAidMutation } from './own-gift-aid.generated.ts';
import { TaxpayerFields } from './taxpayer-fields.tsx';
import { taxpayerOf } from './taxpayer-of-name.ts';

const rules = async () => (await import('../../../rules/gift-aid.ts')).taxpayerRules;

interface MovedDialogProps {
  declaration: OwnGiftAidFieldsFragment;
  onClose: () => void;
}

/** Another name or home of one's own declaration. */
export function MovedDialog({ declaration, onClose }: MovedDialogProps) {
  const { t } = useTranslation();
  const { userId } = useViewer().viewer;
  const [change] = useChangeMyGiftAidMutation();
  const close = () => {
    draft.forget();
    onClose();
  };
  const dialog = useDialogForm({
    rules,
    values: taxpayerOf(declaration),
    edited: { item: declaration, valuesOf: taxpayerOf },
    save: (input, version = declaration.version) =>
      change({ variables: { id: declaration.id, version, input } }),
    told: t('giftAid.own.changed'),
    onClose: close,
  });
  const draft = useDraft(dialog.form, `${userId} gift-aid ${declaration.id}`);

  return (
    <FormDialog {...dialog} title={t('giftAid.own.moved')}>
      <Typography sx={{ mb: 2 }}>{t('giftAid.own.movedLead')}</Typography>
      <TaxpayerFields isOwn />
      <DraftNotice draft={draft} />
    </FormDialog>
  );
}
