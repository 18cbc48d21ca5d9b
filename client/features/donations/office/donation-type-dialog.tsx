import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DonationColumn } from '../../../../rules/donation-states.ts';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { FormCheckbox } from '../../../components/form/form-checkbox.tsx';
import { FormRadioGroup } from '../../../components/form/form-radio-group.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { ConflictHelp } from '../../../components/office/conflict-help.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ManagedDonationTypeFieldsFragment } from './managed-donation-types.generated.ts';
import { useDonationTypeForm } from './use-donation-type-form.ts';

interface DonationTypeDialogProps {
  /** Without one the form adds. */
  type?: ManagedDonationTypeFieldsFragment;
  onClose: () => void;
  /** Reads the types again. */
  reload: () => Promise<unknown>;
}

/** Adds a type of donation or changes one. */
export function DonationTypeDialog({ type, onClose, reload }: DonationTypeDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { control, onSubmit, isSaving, conflict } = useDonationTypeForm(type, onClose, reload);
  const columns = Object.values(DonationColumn).map((column) => ({
    value: column,
    label: t(`donations.column.${column}`),
  }));
  return (
    // A click outside must not lose what was typed.
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form noValidate onSubmit={onSubmit}>
        <DialogContent>
          <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 2 }}>
            {t(type ? 'donations.editType' : 'donations.addType')}
          </Typography>
          <FormTextField control={control} name="name" label={t('donations.typeName')} required lang="en" />
          <FormTextField
            control={control}
            name="nameGujarati"
            label={t('donations.typeNameGujarati')}
            lang="gu"
          />
          <FormRadioGroup
            control={control}
            name="column"
            label={t('donations.columnLabel')}
            options={columns}
          />
          <FormTextField
            control={control}
            name="fee"
            label={t('donations.fee')}
            hint={t('donations.feeHint')}
            inputMode="decimal"
          />
          <FormCheckbox control={control} name="isActive" label={t('donations.active')} />
          <ConflictHelp conflict={conflict} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <BusyButton type="submit" busy={isSaving} busyLabel={t('form.saving')}>
            {t('form.save')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
