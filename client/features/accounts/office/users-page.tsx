import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { userFilterRules } from '../../../../rules/account-administration.ts';
import { BringInLink } from '../../../components/office/bring-in-link.tsx';
import { words } from '../../../components/office/office-filter.ts';
import { OfficeListPage } from '../../../components/office/office-list-page.tsx';
import { RowCell, SmallText } from '../../../components/office/row-cell.tsx';
import { ToneChip } from '../../../components/office/tone-chip.tsx';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { Telephone } from '../../../components/page/telephone.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSheriQuestionQuery } from '../sheri-question.generated.ts';
import { OfficeRoleNames } from './office-role-names.tsx';
import { OfficersCard } from './officers-card.tsx';
import { SecondFactorRequirements } from './second-factor-requirements.tsx';
import { UserActions } from './user-actions.tsx';
import { type UserFieldsFragment, useUsersQuery } from './users.generated.ts';

/** Officers stand above the list. */
const listFilterRules = userFilterRules.omit({ officers: true });

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

/** The accounts of the main site, with status and roles; above them those who work in the office. */
export function UsersPage() {
  const { t } = useTranslation();
  const question = useSheriQuestionQuery().data?.siteSettings;
  const sheri = question?.asksSheri && (question.sheriLabel || t('accounts.sheri'));
  const list = useOfficeList(listFilterRules, {
    search: words(sheri ? t('users.searchWithSheri', { sheri }) : t('users.search')),
  });
  const result = useUsersQuery(list.asking(list.values));
  return (
    <OfficeListPage
      title={t('users.section')}
      action={<BringInLink sheet="USERS" />}
      above={
        <>
          <OfficersCard />
          <SecondFactorRequirements />
        </>
      }
      list={list}
      result={result}
      rowsOf={({ users }) => users}
      columns={[
        {
          label: t('users.name'),
          show: (user) => <RowCell below={sheri && user.sheri}>{user.name}</RowCell>,
        },
        {
          label: t('users.contact'),
          show: ({ email, isEmailProved, mobile }) => (
            <>
              <Link href={`mailto:${email}`} sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                {email}
              </Link>
              {!isEmailProved && <SmallText>{t('users.emailUnproved')}</SmallText>}
              <Telephone number={mobile} />
            </>
          ),
        },
        { label: t('users.status'), show: (user) => <UserStatus user={user} /> },
      ]}
      actions={{
        nameOf: ({ name }) => name,
        show: (user, about) => <UserActions user={user} about={about} />,
      }}
      none={t('content.nothingYet')}
      noneMatch={t('content.nothingFound')}
    />
  );
}
