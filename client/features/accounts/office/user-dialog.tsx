import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { ConflictHelp } from '../../../components/office/conflict-help.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AccountFields } from '../account-fields.tsx';
import { useChangeUser } from './use-change-user.ts';
import { type UserDetailsFragment, type UserFieldsFragment, useUserQuery } from './users.generated.ts';

interface UserFormProps {
  user: UserDetailsFragment;
  titleId: string;
  onClose: () => void;
  /** Reads the account again. */
  reload: () => Promise<unknown>;
}

function UserForm({ user, titleId, onClose, reload }: UserFormProps) {
  const { t } = useTranslation();
  const { control, onSubmit, close, isSaving, conflict } = useChangeUser(user, onClose, reload);
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
          <UserTitle id={titleId} name={user.name} />
          <Typography sx={{ mb: 3 }}>{t('users.changeMeans')}</Typography>
          <AccountFields
            control={control}
            isOther
            contactHint={user.role === 'ADMIN' ? t('users.contactIsTheirs') : undefined}
          />
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

function UserTitle({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  return (
    <Typography variant="h3" component="h2" id={id} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {t('users.change', { name })}
    </Typography>
  );
}

/** Changes somebody else's account (D100). */
export function UserDialog({
  user: { id, name },
  onClose,
}: {
  user: UserFieldsFragment;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const titleId = useId();
  const result = useUserQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const user = result.data?.user;
  if (user)
    return <UserForm user={user} titleId={titleId} onClose={onClose} reload={() => result.refetch()} />;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogContent>
        <UserTitle id={titleId} name={name} />
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={480} />}>
          {() => <Typography role="alert">{t('messages.notFound')}</Typography>}
        </LoadState>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
