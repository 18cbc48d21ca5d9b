import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import type { Permission } from '../../../rules/permissions.ts';
import { CONTENT_ROOMS, type ContentRoom, formAddress } from '../../components/office/content-rooms.ts';
import { StateChip } from '../../components/office/state-chip.tsx';
import { useMayOpen } from '../../components/office/use-may-open.ts';
import { type Instant, Moment } from '../../components/page/moment.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { useMoney } from '../../components/page/use-money.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OfficeRoleNames } from '../accounts/office/office-role-names.tsx';
import { useUsersQuery } from '../accounts/office/users.generated.ts';
import { useContactMessagesQuery } from '../contact/office/contact-messages.generated.ts';
import { useDonationLedgerQuery } from '../donations/office/donation-ledger.generated.ts';
import { useHiresQuery } from '../hall-hire/office/hires.generated.ts';
import { useManagedContentQuery } from './managed-content.generated.ts';
import { ShortListCard } from './short-list-card.tsx';

/** The newest rows of a list on the page of the day. */
const ROWS = { page: 1, pageSize: 3 } as const;
const FRESH = 'cache-and-network';

function ContentShortList({ room }: { room: ContentRoom }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const { data } = useManagedContentQuery({
    variables: { kind: room.kind, sort: 'CREATED', descending: true, ...ROWS },
    fetchPolicy: FRESH,
  });
  return (
    <ShortListCard
      title={t(room.section)}
      room={room.path}
      add={{ label: t(room.add.label), to: room.add.to }}
      rows={data?.managedContent.items.map((item) => {
        const { text, lang } = localized(item.name, item.nameLanguage);
        return {
          id: item.id,
          to: formAddress(room, item.id),
          name: text || t('content.untitled'),
          lang: text ? lang : undefined,
          aside: <StateChip shelf={item.shelf} visibility={item.visibility} />,
        };
      })}
    />
  );
}

const day = (at: Instant) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    <Moment at={at} />
  </Typography>
);

function MessagesShortList() {
  const { t } = useTranslation();
  const { data } = useContactMessagesQuery({ variables: ROWS, fetchPolicy: FRESH });
  return (
    <ShortListCard
      title={t('contact.section')}
      room={PATHS.officeMessages}
      rows={data?.contactMessages.items.map(({ id, name, createdAt }) => ({
        id,
        name,
        aside: day(createdAt),
      }))}
    />
  );
}

function DonationsShortList() {
  const { t } = useTranslation();
  const money = useMoney();
  const { data } = useDonationLedgerQuery({ variables: ROWS, fetchPolicy: FRESH });
  return (
    <ShortListCard
      title={t('donations.section')}
      room={PATHS.donationLedger}
      rows={data?.donations.items.map(({ id, donorName, amountPence }) => ({
        id,
        name: donorName,
        aside: money(amountPence),
      }))}
    />
  );
}

function HiresShortList() {
  const { t } = useTranslation();
  const { data } = useHiresQuery({ variables: { ...ROWS, status: 'REQUESTED' }, fetchPolicy: FRESH });
  return (
    <ShortListCard
      title={t('hallHire.admin.requests')}
      room={PATHS.hallCalendar}
      add={{ label: t('hallHire.admin.enter'), to: PATHS.editHire }}
      rows={data?.hires.items.map(({ id, purpose, startsAt }) => ({
        id,
        name: purpose,
        to: `${PATHS.editHire}?${QUERY_PARAMETERS.contentId}=${id}`,
        aside: day(startsAt),
      }))}
    />
  );
}

function UsersShortList() {
  const { t } = useTranslation();
  const { data } = useUsersQuery({ variables: ROWS, fetchPolicy: FRESH });
  return (
    <ShortListCard
      title={t('users.section')}
      room={PATHS.officePeople}
      rows={data?.users.items.map(({ id, name, officeRoles }) => ({
        id,
        name,
        aside: <OfficeRoleNames roles={officeRoles} />,
      }))}
    />
  );
}

interface Section {
  to: string;
  permission: Permission;
  List: ComponentType;
}

const content = (room: ContentRoom): Section => ({
  to: room.path,
  permission: 'MANAGE_CONTENT',
  List: () => <ContentShortList room={room} />,
});

/** In the order of the specification (spec §2); the log is "Lately". */
const SECTIONS: readonly Section[] = [
  { to: PATHS.officeMessages, permission: 'MANAGE_CONTACT_MESSAGES', List: MessagesShortList },
  content(CONTENT_ROOMS.homeVideo),
  content(CONTENT_ROOMS.notice),
  content(CONTENT_ROOMS.event),
  content(CONTENT_ROOMS.videoLink),
  content(CONTENT_ROOMS.poojaSeva),
  content(CONTENT_ROOMS.committeeMember),
  content(CONTENT_ROOMS.pdfDocument),
  { to: PATHS.donationLedger, permission: 'MANAGE_DONATIONS', List: DonationsShortList },
  { to: PATHS.hallCalendar, permission: 'MANAGE_HALL_HIRE', List: HiresShortList },
  { to: PATHS.officePeople, permission: 'MANAGE_USERS', List: UsersShortList },
];

/** The specification's sections of the dashboard as short lists, each of which leads to its room. */
export function ShortLists() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {SECTIONS.filter(useMayOpen()).map(({ to, List }) => (
        <List key={to} />
      ))}
    </Box>
  );
}
