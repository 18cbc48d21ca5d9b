import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { Permission } from '../../../rules/permissions.ts';
import { requestReference } from '../../../rules/request-reference.ts';
import {
  ALL_CONTENT_SECTIONS,
  type ContentSection,
  formAddress,
} from '../../components/office/content-sections.ts';
import { OfficeSearchField } from '../../components/office/office-search-field.tsx';
import { StateChip } from '../../components/office/state-chip.tsx';
import { useMayOpen } from '../../components/office/use-may-open.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { useMoney } from '../../components/page/use-money.ts';
import { useUsersQuery } from '../../features/accounts/office/users.generated.ts';
import { useContactMessagesQuery } from '../../features/contact/office/contact-messages.generated.ts';
import { useHiresQuery } from '../../features/hall-hire/office/hires.generated.ts';
import { useDonationLedgerQuery } from '../../features/ledger/office/donation-ledger.generated.ts';
import { useRightsRequestsQuery } from '../../features/requests/office/rights-requests.generated.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FoundCard } from './found-card.tsx';
import { FoundAssociationMembers, FoundDonors, FoundMembers, FoundReceipts } from './found-givers.tsx';
import { useManagedContentQuery } from './managed-content.generated.ts';
import { FIRST_FOUND, type Sought } from './sought.ts';

function FoundContent({ officeSection, words }: Sought & { officeSection: ContentSection }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const result = useManagedContentQuery({
    variables: { kind: officeSection.kind, search: words, sort: 'CREATED', descending: true, ...FIRST_FOUND },
  });
  return (
    <FoundCard
      title={t(officeSection.title)}
      result={result}
      listAddress={`${officeSection.path}?${new URLSearchParams({ search: words })}`}
      rowsOf={({ managedContent: { items, totalCount } }) => ({
        totalCount,
        items: items.map((item) => ({
          id: item.id,
          to: formAddress(officeSection, item.id),
          ...localized(item.name || t('content.untitled'), item.nameLanguage),
          aside: <StateChip tab={item.tab} visibility={item.visibility} />,
        })),
      })}
    />
  );
}

function FoundUsers({ words }: Sought) {
  const { t } = useTranslation();
  return (
    <FoundCard
      title={t('users.section')}
      result={useUsersQuery({ variables: { ...FIRST_FOUND, search: words } })}
      listAddress={`${PATHS.officePeople}?${new URLSearchParams({ search: words })}`}
      rowsOf={({ users: { items, totalCount } }) => ({
        totalCount,
        items: items.map(({ id, name, email }) => ({
          id,
          to: `${PATHS.officePeople}?${new URLSearchParams({ search: email })}`,
          text: name,
          aside: email,
        })),
      })}
    />
  );
}

function FoundMessages({ words }: Sought) {
  const { t } = useTranslation();
  return (
    <FoundCard
      title={t('office.messages')}
      result={useContactMessagesQuery({ variables: { ...FIRST_FOUND, search: words } })}
      listAddress={`${PATHS.officeMessages}?${new URLSearchParams({ search: words })}`}
      rowsOf={({ contactMessages: { items, totalCount } }) => ({
        totalCount,
        items: items.map(({ id, name, email }) => ({
          id,
          to: `${PATHS.officeMessages}?${new URLSearchParams({ search: email })}`,
          text: name,
          aside: email,
        })),
      })}
    />
  );
}

function FoundDonations({ words }: Sought) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <FoundCard
      title={t('donations.section')}
      result={useDonationLedgerQuery({ variables: { ...FIRST_FOUND, filter: { search: words } } })}
      listAddress={`${PATHS.donationLedger}?${new URLSearchParams({ search: words })}`}
      rowsOf={({ donations: { items, totalCount } }) => ({
        totalCount,
        items: items.map(({ id, donorName, reference, amountPence }) => ({
          id,
          to: `${PATHS.donationLedger}?${new URLSearchParams({ search: reference })}`,
          text: `${donorName}, ${reference}`,
          aside: money(amountPence),
        })),
      })}
    />
  );
}

function FoundHires({ words }: Sought) {
  const { t } = useTranslation();
  return (
    <FoundCard
      title={t('hallHire.admin.title')}
      result={useHiresQuery({ variables: { ...FIRST_FOUND, search: words, status: null } })}
      listAddress={`${PATHS.hallCalendar}?${new URLSearchParams({ hire_search: words })}`}
      rowsOf={({ hires: { items, totalCount } }) => ({
        totalCount,
        items: items.map(({ id, purpose, name }) => ({
          id,
          to: `${PATHS.editHire}?${QUERY_PARAMETERS.contentId}=${id}`,
          text: purpose,
          aside: name,
        })),
      })}
    />
  );
}

function FoundRequests({ words }: Sought) {
  const { t } = useTranslation();
  return (
    <FoundCard
      title={t('office.requests')}
      result={useRightsRequestsQuery({ variables: { ...FIRST_FOUND, search: words } })}
      listAddress={`${PATHS.officeRequests}?${new URLSearchParams({ search: words })}`}
      rowsOf={({ rightsRequests: { items, totalCount } }) => ({
        totalCount,
        items: items.map(({ id, kind, name }) => ({
          id,
          to: `${PATHS.officeRequest}?${QUERY_PARAMETERS.contentId}=${id}`,
          text: `${t(`requests.office.kinds.${kind}`)}, ${requestReference(id)}`,
          aside: name,
        })),
      })}
    />
  );
}

const OTHERS = [
  { to: PATHS.officePeople, permission: Permission.MANAGE_USERS, Found: FoundUsers },
  { to: PATHS.officeMessages, permission: Permission.MANAGE_CONTACT_MESSAGES, Found: FoundMessages },
  { to: PATHS.officeRequests, permission: Permission.MANAGE_REQUESTS, Found: FoundRequests },
  { to: PATHS.donationLedger, permission: Permission.MANAGE_DONATIONS, Found: FoundDonations },
  { to: PATHS.officeReceipts, permission: Permission.MANAGE_DONATIONS, Found: FoundReceipts },
  { to: PATHS.donors, permission: Permission.MANAGE_DONATIONS, Found: FoundDonors },
  { to: PATHS.memberships, permission: Permission.MANAGE_DONATIONS, Found: FoundAssociationMembers },
  { to: PATHS.matrimonialAdminDashboard, permission: Permission.MANAGE_MATRIMONIALS, Found: FoundMembers },
  { to: PATHS.hallCalendar, permission: Permission.MANAGE_HALL_HIRE, Found: FoundHires },
] as const;

/** What was found in everything that one may see: a few rows of each list, which lead to all of them. */
export function SearchPage() {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  const [parameters] = useSearchParams();
  const words = parameters.get(QUERY_PARAMETERS.sought)?.trim() ?? '';
  return (
    <Container sx={{ py: 3 }}>
      <PageMeta title={t('office.search')} noindex />
      <PageHeading plain title={words ? t('office.found', { words }) : t('office.search')} />
      <Box sx={{ display: { sm: 'none' }, mb: 2 }}>
        <OfficeSearchField />
      </Box>
      {words ? (
        <Box sx={{ display: 'grid', gap: 3, maxWidth: 860 }} key={words}>
          {ALL_CONTENT_SECTIONS.filter(({ path }) => mayOpen({ to: path, permission: 'MANAGE_CONTENT' })).map(
            (officeSection) => (
              <FoundContent key={officeSection.kind} officeSection={officeSection} words={words} />
            ),
          )}
          {OTHERS.filter(mayOpen).map(({ to, Found }) => (
            <Found key={to} words={words} />
          ))}
          <Typography sx={{ display: 'none', ':only-child': { display: 'block' } }}>
            {t('office.nothing')}
          </Typography>
        </Box>
      ) : (
        <Typography>{t('office.searchHint')}</Typography>
      )}
    </Container>
  );
}
