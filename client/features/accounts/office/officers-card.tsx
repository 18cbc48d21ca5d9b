import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ReadyButton } from '../../../components/form/ready-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { InvitationLink } from './invitation-link.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { OfficeRoleNames } from './office-role-names.tsx';
import { OfficerInvitation } from './officer-invitation.tsx';
import { type InvitedFragment, useOfficerInvitationsQuery, useOfficersQuery } from './users.generated.ts';

/** Who works in the office, and as what. */
export function OfficersCard() {
  const { t } = useTranslation();
  const { data } = useOfficersQuery({ fetchPolicy: 'cache-and-network' });
  const officers = (data?.users.items ?? []).filter(({ officeRoles }) => officeRoles.length > 0);
  const { officerInvitations: invitations, openTasks } =
    useOfficerInvitationsQuery({ fetchPolicy: 'cache-and-network' }).data ?? {};
  const hasNoMail = openTasks?.includes('MAIL') ?? false;
  const [isInviting, setIsInviting] = useState(false);
  /** By account; only the answer of an invitation has its link. */
  const [links, setLinks] = useState<Readonly<Record<number, string>>>({});
  const onInvited = ({ id, invitationLink }: InvitedFragment) =>
    invitationLink && setLinks({ ...links, [id]: invitationLink });
  if (officers.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="officers" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id="officers" variant="h3" component="h2" sx={{ flex: '1 1 200px' }}>
          {t('users.officers')}
        </Typography>
        <ReadyButton variant="outlined" onClick={() => setIsInviting(true)}>
          {t('officers.invite')}
        </ReadyButton>
      </Box>
      {hasNoMail && <Typography sx={{ mb: 2 }}>{t('officers.noMail')}</Typography>}
      {isInviting && (
        <InviteDialog hasNoMail={hasNoMail} onInvited={onInvited} onClose={() => setIsInviting(false)} />
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {officers.map((user) => (
          <Box
            component="li"
            key={user.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
              {user.name}
              {user.status === 'SUSPENDED' && ` (${t('users.statuses.SUSPENDED')})`}
            </Typography>
            <OfficeRoleNames roles={user.officeRoles} />
            {user.hasSecondFactor && <Chip size="small" variant="outlined" label={t('requirements.has')} />}
            {invitations
              ?.filter(({ userId }) => userId === user.id)
              .map((invitation) => (
                <OfficerInvitation
                  key={user.id}
                  user={user}
                  invitation={invitation}
                  hasNoMail={hasNoMail}
                  onRenewed={onInvited}
                />
              ))}
            {links[user.id] && <InvitationLink link={links[user.id]!} name={user.name} />}
          </Box>
        ))}
      </Box>
    </Card>
  );
}
