import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { MobileFields } from '../../components/entry/mobile-fields.tsx';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { ConflictHelp } from '../../components/office/conflict-help.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type ChangedMember, useChangeMember } from './use-change-member.ts';

interface ChangeMemberDialogProps {
  member: ChangedMember;
  onClose: () => void;
}

/** Changes how a member is called and signs in (D100). */
export function ChangeMemberDialog({ member, onClose }: ChangeMemberDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { control, onSubmit, close, isSaving, conflict } = useChangeMember(member, onClose);
  return (
    <Dialog
      open
      // A click outside must not lose what was typed.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && void close()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <form noValidate onSubmit={onSubmit}>
        <DialogContent>
          <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {t('memberAdmin.changeOf', { name: member.name })}
          </Typography>
          <Typography sx={{ mb: 3 }}>{t('memberAdmin.changeMeans')}</Typography>
          <FormTextField control={control} name="name" label={t('candidate.account.name')} required />
          <MobileFields control={control} autoComplete="off" />
          <FormTextField
            control={control}
            name="reason"
            label={t('users.reason')}
            hint={t('users.reasonHint')}
            required
          />
          <ConflictHelp conflict={conflict} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => void close()}>{t('common.cancel')}</Button>
          <BusyButton type="submit" busy={isSaving} busyLabel={t('form.saving')}>
            {t('form.save')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
