import Typography from '@mui/material/Typography';
import { Moment } from '../../components/page/moment.tsx';
import { Telephone } from '../../components/page/telephone.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Fact, FactList } from './fact-list.tsx';
import type { MemberProfileQuery } from './member-profile.generated.ts';
import { ProfilePart } from './profile-part.tsx';

/** The account of a member, who may not have a profile yet. */
export function MemberFacts({ member }: { member: NonNullable<MemberProfileQuery['memberProfile']> }) {
  const { t } = useTranslation();
  return (
    <ProfilePart title={t('candidate.account.title')}>
      <FactList>
        <Fact label={t('candidate.account.name')}>{member.name}</Fact>
        <Fact label={t('candidate.account.mobile')}>
          <Telephone number={member.mobile} />
        </Fact>
        <Fact label={t('candidate.account.status')}>{t(`candidate.status.${member.status}`)}</Fact>
        <Fact label={t('candidate.account.since')}>
          <Moment at={member.createdAt} />
        </Fact>
      </FactList>
      {!member.candidate && <Typography sx={{ mt: 2.5 }}>{t('candidate.none')}</Typography>}
    </ProfilePart>
  );
}
