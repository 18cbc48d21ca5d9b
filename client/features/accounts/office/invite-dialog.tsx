import Typography from '@mui/material/Typography';
import { instantOf } from '../../../../rules/days.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormMobileField } from '../../../components/form/form-mobile-field.tsx';
import { FormPasswordField } from '../../../components/form/form-password-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OfficeRolesField } from './office-roles-field.tsx';
import { type InvitedFragment, useInviteOfficerMutation } from './users.generated.ts';

interface InviteDialogProps {
  /** Whether one gets the link to hand it on. */
  hasNoMail: boolean;
  onInvited: (user: InvitedFragment) => void;
  onClose: () => void;
}

const rules = async () => (await import('../../../../rules/office-roles.ts')).invitationRules;

const EMPTY = { name: '', email: '', mobile: '', roles: [], password: '' };

/** Invites somebody who has no account to the office. */
export function InviteDialog({ hasNoMail, onInvited, onClose }: InviteDialogProps) {
  const { t } = useTranslation();
  const [invite] = useInviteOfficerMutation();
  const dialog = useDialogForm({
    rules,
    values: EMPTY,
    async save({ roles, password, ...person }) {
      const given = roles.map(({ role, endsAt }) => ({ role, endsAt: endsAt && instantOf(endsAt) }));
      const { data } = await invite({ variables: { input: { ...person, roles: given }, password } });
      if (data) onInvited(data.inviteOfficer);
      return person;
    },
    done: ({ email }) => t(hasNoMail ? 'officers.linkMade' : 'officers.invited', { email }),
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={t('officers.invite')}
      action={t(hasNoMail ? 'officers.makeLink' : 'officers.sendInvitation')}
    >
      <Typography sx={{ mb: 3 }}>{t(hasNoMail ? 'officers.noMail' : 'officers.inviteMeans')}</Typography>
      <FormTextField name="name" label={t('users.name')} required />
      <FormTextField name="email" type="email" label={t('accounts.email')} required />
      <FormMobileField name="mobile" label={t('accounts.mobile')} required />
      <OfficeRolesField />
      <FormPasswordField
        name="password"
        label={t('users.ownPassword')}
        required
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
