import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { useMomentText } from '../../../components/office/use-moment-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type InvitedFragment,
  type OfficerInvitationsQuery,
  type UserFieldsFragment,
  useCancelOfficerInvitationMutation,
  useRenewOfficerInvitationMutation,
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
  const { act, isBusy } = useAct();
  const variables = { userId: id };
  const [renew] = useRenewOfficerInvitationMutation({ variables });
  const [cancel] = useCancelOfficerInvitationMutation({ variables });
  const isGood = new Date(invitation.expiresAt) > new Date();
  const sendAgain = () =>
    act({
      work: renew,
      onDone: ({ data }) => data && onRenewed(data.renewOfficerInvitation),
      done: t(hasNoMail ? 'officers.linkMade' : 'officers.invited', { email }),
    });
  const askToCancel = () =>
    act({
      ask: { question: t('officers.cancelQ', { name }), action: t('officers.cancel') },
      work: cancel,
      done: t('officers.cancelled'),
    });
  return (
    <Box sx={{ flex: '1 1 100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 200px' }}>
        {isGood
          ? t('officers.invitedUntil', { moment: momentText(invitation.expiresAt) })
          : t('officers.expired')}
      </Typography>
      <Button disabled={isBusy} onClick={() => void sendAgain()}>
        {t(hasNoMail ? 'officers.newLink' : 'officers.again')}
      </Button>
      <Button disabled={isBusy} onClick={() => void askToCancel()}>
        {t('officers.cancel')}
      </Button>
    </Box>
  );
}
