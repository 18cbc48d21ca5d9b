import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSectionList } from '../../../components/list/use-section-list.ts';
import { BringInLink } from '../../../components/office/bring-in-link.tsx';
import { ListSection, type SectionProps } from '../../../components/office/list-section.tsx';
import { ToneChip } from '../../../components/office/tone-chip.tsx';
import { Telephone } from '../../../components/page/telephone.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSheriQuestionQuery } from '../sheri-question.generated.ts';
import { OfficeRoleNames } from './office-role-names.tsx';
import { UserActions } from './user-actions.tsx';
import { type UserFieldsFragment, useUsersQuery } from './users.generated.ts';

const wrap = { overflowWrap: 'anywhere' } as const;

function UserStatus({ user }: { user: UserFieldsFragment }) {
  const { t } = useTranslation();
  return (
    <>
      <OfficeRoleNames roles={user.officeRoles} />
      {user.waitingRoles.length > 0 && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('users.waitingRoles')}
          </Typography>
          <OfficeRoleNames roles={user.waitingRoles} />
        </>
      )}
      <ToneChip
        tone={user.status === 'ACTIVE' ? 'success' : 'alert'}
        label={t(`users.statuses.${user.status}`)}
      />
    </>
  );
}

/** The accounts of the main site, with status and roles. */
export function UsersSection({ section, children }: SectionProps & { children?: ReactNode }) {
  const { t } = useTranslation();
  const list = useSectionList(section);
  const question = useSheriQuestionQuery().data?.siteSettings;
  const sheri = question?.asksSheri && (question.sheriLabel || t('accounts.sheri'));
  const result = useUsersQuery({ variables: list.variables, fetchPolicy: 'cache-and-network' });
  return (
    <ListSection
      title={t('users.section')}
      searchLabel={sheri ? t('users.searchWithSheri', { sheri }) : t('users.search')}
      action={<BringInLink sheet="USERS" />}
      lead={children}
      list={list}
      result={result}
      rowsOf={({ users }) => users}
      columns={[
        {
          label: t('users.name'),
          show: (user) => (
            <>
              <Typography sx={{ fontWeight: 600, ...wrap }}>{user.name}</Typography>
              {sheri && (
                <Typography variant="body2" sx={{ color: 'text.secondary', ...wrap }}>
                  {user.sheri}
                </Typography>
              )}
            </>
          ),
        },
        {
          label: t('users.contact'),
          show: ({ email, isEmailProved, mobile }) => (
            <>
              <Link href={`mailto:${email}`} sx={{ display: 'block', ...wrap }}>
                {email}
              </Link>
              {!isEmailProved && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t('users.emailUnproved')}
                </Typography>
              )}
              <Telephone number={mobile} />
            </>
          ),
        },
        { label: t('users.status'), show: (user) => <UserStatus user={user} /> },
      ]}
      moreActions={(user, about) => <UserActions user={user} about={about} />}
    />
  );
}
