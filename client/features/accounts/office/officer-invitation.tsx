import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useConfirm, useNotify } from '../../../components/dialogs/notify.tsx';
import { useDoneNotice } from '../../../components/office/done-notice.tsx';
import { useMomentText } from '../../../components/office/use-moment-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type InvitedFragment,
  type OfficerInvitationsQuery,
  type UserFieldsFragment,
  useRenewOfficerInvitationMutation,
  useWithdrawOfficerInvitationMutation,
} from './users.generated.ts';

interface OfficerInvitationProps {
  user: UserFieldsFragment;
  invitation: OfficerInvitationsQuery['officerInvitations'][number];
  hasNoMail: boolean;
  onRenewed: (user: InvitedFragment) => void;
}

/** How long the link of somebody who has not set a password is good, and what can be done about it. */
export function OfficerInvitation(props: OfficerInvitationProps) {
  const { invitation, hasNoMail, onRenewed } = props;
  const { id, name, email } = props.user;
  const { t } = useTranslation();
  const momentText = useMomentText();
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  const done = useDoneNotice();
  const variables = { userId: id };
  const [renew, renewing] = useRenewOfficerInvitationMutation({ variables });
  const [withdraw, withdrawing] = useWithdrawOfficerInvitationMutation({ variables });
  const isBusy = renewing.loading || withdrawing.loading;
  const isGood = new Date(invitation.expiresAt) > new Date();
  const run = async (work: () => Promise<unknown>, text: string) => {
    try {
      await work();
      done({ text });
    } catch (error) {
      await notify(errorText(error));
    }
  };
  const sendAgain = async () => {
    const { data } = await renew();
    if (data) onRenewed(data.renewOfficerInvitation);
  };
  const askToWithdraw = async () => {
    if (await confirm(t('officers.withdrawQ', { name }))) await run(withdraw, t('officers.withdrawn'));
  };
  return (
    <Box sx={{ flex: '1 1 100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 200px' }}>
        {isGood
          ? t('officers.invitedUntil', { moment: momentText(invitation.expiresAt) })
          : t('officers.expired')}
      </Typography>
      <Button
        disabled={isBusy}
        onClick={() =>
          void run(sendAgain, t(hasNoMail ? 'officers.linkMade' : 'officers.invited', { email }))
        }
      >
        {t(hasNoMail ? 'officers.newLink' : 'officers.again')}
      </Button>
      <Button disabled={isBusy} onClick={() => void askToWithdraw()}>
        {t('officers.withdraw')}
      </Button>
    </Box>
  );
}
