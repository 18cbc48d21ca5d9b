import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { ReasonDialog } from '../../components/office/reason-dialog.tsx';
import { type Fact, FactRows } from '../../components/page/fact-rows.tsx';
import { Moment } from '../../components/page/moment.tsx';
import { Telephone } from '../../components/page/telephone.tsx';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useDayText } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CandidatePhoto } from './candidate-photo.tsx';
import { ChangeMember } from './change-member.tsx';
import type { ManagedMemberFieldsFragment } from './managed-members.generated.ts';
import { ProfileLink } from './profile-link.tsx';
import { fullNameOf, useCandidateFacts } from './use-candidate-facts.tsx';
import { useMemberStatus } from './use-member-status.ts';

type Member = ManagedMemberFieldsFragment;

/** Pixels. */
const PHOTO_WIDTH = 112;

function signInFact(label: string, { name, mobile }: { name: string; mobile: string }): Fact {
  return [
    label,
    <Fragment key={label}>
      {name}
      <br />
      <Telephone number={mobile} />
    </Fragment>,
  ];
}

/** The profile as other members see it, then what only administrators see. */
function useMemberFacts({ name, mobile, createdAt, candidate, ownSignIn }: Member): Fact[] {
  const { t } = useTranslation();
  const factsOf = useCandidateFacts();
  const account: Fact[] = [
    signInFact(t('memberAdmin.account'), { name, mobile }),
    [t('candidate.account.since'), <Moment key="at" at={createdAt} />],
    ...(ownSignIn ? [signInFact(t('memberAdmin.ownSignIn.label'), ownSignIn)] : []),
  ];
  if (!candidate) return account;
  return [
    ...factsOf(candidate),
    [
      t('candidate.mobile'),
      <Telephone key="mobile" code={candidate.countryCode} number={candidate.mobile} />,
    ],
    [
      t('memberAdmin.contactNumber'),
      <>
        <Telephone code={candidate.contactCountryCode} number={candidate.contactMobile} />
        <br />
        {candidate.contactName}
      </>,
    ],
    ...account,
  ];
}

/** How the profile stands, beside the status. */
function ProfileStateText({ member: { profileState, absentUntil } }: { member: Member }) {
  const { t } = useTranslation();
  const dayText = useDayText('long');
  if (!profileState) return null;
  const isUntil = profileState === 'AWAY' && absentUntil !== null;
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {t('profileState.label')}:{' '}
      <strong>
        {isUntil
          ? t('profileState.AWAY_UNTIL', { day: dayText(absentUntil) })
          : t(`profileState.${profileState}`)}
      </strong>
    </Box>
  );
}

const reasonRules = async () => (await import('../../../rules/account-administration.ts')).suspensionRules;

interface MemberCardProps {
  member: Member;
  /** Called after the status has changed. */
  onChanged?: () => void;
}

/** One member of the section; one who is not active is highlighted by colour and by text. */
export function MemberCard({ member, onChanged }: MemberCardProps) {
  const { t } = useTranslation();
  const facts = useMemberFacts(member);
  const { candidate, othersWithMobile, signsIn, ownSignIn } = member;
  const name = candidate ? fullNameOf(candidate) : member.name;
  const { isActive, isBusy, action, change, ...asking } = useMemberStatus(member, name, onChanged);
  const colour = isActive ? 'text.primary' : 'brand.kumkum';
  return (
    <Card
      component="article"
      sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 2.5, height: '100%', p: 2.5 }}
    >
      <Box sx={{ flex: 'none', width: PHOTO_WIDTH, '& img, & svg': { borderRadius: '10px' } }}>
        <CandidatePhoto photo={candidate?.photo ?? null} sizes={`${PHOTO_WIDTH}px`} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h3" sx={{ color: colour, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography sx={{ mb: 1.5 }}>
          {t('memberAdmin.status')}:{' '}
          <Box component="strong" sx={{ color: isActive ? 'success.main' : 'brand.kumkum' }}>
            {t(`candidate.status.${member.status}`)}
          </Box>
          <ProfileStateText member={member} />
        </Typography>
        {signsIn !== 'MAKER' && (
          <Typography sx={{ mb: 1.5 }}>
            {t('memberAdmin.signsIn.label')}: <strong>{t(`memberAdmin.signsIn.${signsIn}`)}</strong>
          </Typography>
        )}
        {othersWithMobile > 0 && (
          <Typography sx={{ mb: 1.5, color: 'error.main' }}>
            {t('memberAdmin.othersWithMobile', { count: othersWithMobile })}
          </Typography>
        )}
        {!candidate && (
          <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{t('candidate.none')}</Typography>
        )}
        <FactRows facts={facts} dense />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto', pt: 2 }}>
          <BusyButton
            variant={isActive ? 'outlined' : 'contained'}
            busy={isBusy}
            busyLabel={t('memberAdmin.changing')}
            onClick={() => void change()}
          >
            {action}
            <VisuallyHidden> {name}</VisuallyHidden>
          </BusyButton>
          <ChangeMember member={member} about={name} />
          {ownSignIn && <ChangeMember member={ownSignIn} accountId={member.id} about={name} />}
          {candidate && <ProfileLink memberId={member.id} name={name} />}
        </Box>
      </Box>
      {asking.isAsking && (
        <ReasonDialog
          title={t('memberAdmin.deactivateOf', { name })}
          action={action}
          lead={t('memberAdmin.deactivateMeans', { name })}
          told={t('messages.profileDeactivated')}
          rules={reasonRules}
          field={{ label: t('users.reason'), hint: t('users.reasonHint') }}
          onReason={asking.deactivate}
          onClose={asking.stopAsking}
        />
      )}
    </Card>
  );
}
