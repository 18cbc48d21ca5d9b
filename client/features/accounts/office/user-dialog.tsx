import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AccountFields } from '../account-fields.tsx';
import { useSheriQuestionQuery } from '../sheri-question.generated.ts';
import { type ChangeUserOptions, useChangeUser } from './use-change-user.ts';
import { type UserFieldsFragment, useUserQuery } from './users.generated.ts';

function UserForm({ title, ...options }: ChangeUserOptions & { title: string }) {
  const { user, question } = options;
  const { t } = useTranslation();
  const dialog = useChangeUser(options);
  return (
    <FormDialog title={title} {...dialog}>
      <Typography sx={{ mb: 3 }}>{t('users.changeMeans')}</Typography>
      <AccountFields
        question={question}
        other={user}
        contactHint={user.officeRoles.length > 0 ? t('users.contactIsTheirs') : undefined}
      />
      <FormTextField name="reason" label={t('users.reason')} hint={t('users.reasonHint')} required />
    </FormDialog>
  );
}

/** Changes somebody else's account. */
export function UserDialog({
  user: { id, name },
  onClose,
}: {
  user: UserFieldsFragment;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const titleId = useId();
  const title = t('users.change', { name });
  const result = useUserQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const asked = useSheriQuestionQuery();
  const user = result.data?.user;
  const question = asked.data?.siteSettings;
  const formToCome = <Placeholder variant="rectangular" height={480} />;
  if (user && question) {
    return (
      <UserForm title={title} user={user} question={question} reload={result.refetch} onClose={onClose} />
    );
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogContent>
        <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {user ? (
          <LoadState result={asked} placeholder={formToCome}>
            {() => null}
          </LoadState>
        ) : (
          <LoadState result={result} placeholder={formToCome}>
            {() => <Typography role="alert">{t('messages.notFound')}</Typography>}
          </LoadState>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
