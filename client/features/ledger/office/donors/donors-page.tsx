import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { DonorSort, donorListRules } from '../../../../../rules/donors.ts';
import { shownPhone } from '../../../../../rules/phone.ts';
import { BringInLink } from '../../../../components/office/bring-in-link.tsx';
import { choice, words } from '../../../../components/office/office-filter.ts';
import { OfficeListPage } from '../../../../components/office/office-list-page.tsx';
import { RowCell, SmallText } from '../../../../components/office/row-cell.tsx';
import { useOfficeList } from '../../../../components/office/use-office-list.ts';
import { useAsyncNavigate } from '../../../../components/page/use-async-navigate.ts';
import { useMoney } from '../../../../components/page/use-money.ts';
import { useLineDay } from '../../../../i18n/dates.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { donorAddress } from './donor-address.ts';
import { DonorDialog } from './donor-dialog.tsx';
import { type ListedDonorFieldsFragment, useDonorsQuery } from './donors.generated.ts';

/** Without an order they come by name. */
const donorFilterRules = donorListRules.extend({
  sort: donorListRules.shape.sort.exclude([DonorSort.NAME]).nullish(),
});

type Donor = ListedDonorFieldsFragment;

function NameCell({ donor: { name, kind, postcode, hasAccount } }: { donor: Donor }) {
  const { t } = useTranslation();
  const about = [
    kind === 'HOUSEHOLD' && t('donors.kinds.HOUSEHOLD'),
    postcode,
    t(hasAccount ? 'donors.hasAccount' : 'donors.withoutAccount'),
  ];
  return <RowCell below={about.filter(Boolean).join(' · ')}>{name}</RowCell>;
}

function ContactCell({ donor: { email, phone } }: { donor: Donor }) {
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {email && <Link href={`mailto:${email}`}>{email}</Link>}
      {email && phone && <br />}
      {phone && shownPhone(phone)}
    </Typography>
  );
}

function DonationsCell({
  donor: { donationCount, paidPence, pendingPence, lastDonationOn },
}: {
  donor: Donor;
}) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const about = [
    t('donors.donationCount', { count: donationCount }),
    lastDonationOn && t('donors.lastDonation', { day: dayText(lastDonationOn, true) }),
  ];
  return (
    <>
      {donationCount === 0 ? (
        <Typography>{t('donors.noDonations')}</Typography>
      ) : (
        <RowCell below={about.filter(Boolean).join('\n')}>
          {t('donors.given', { amount: money(paidPence) })}
        </RowCell>
      )}
      {pendingPence > 0 && (
        <SmallText>
          {t('donors.pending')}: {money(pendingPence)}
        </SmallText>
      )}
    </>
  );
}

/** Who gives, with or without an account; without another order they come by name. */
export function DonorsPage() {
  const { t } = useTranslation();
  const navigate = useAsyncNavigate();
  const list = useOfficeList(donorFilterRules, {
    search: words(t('donors.search')),
    sort: choice(
      t('donors.sort'),
      [DonorSort.LAST_DONATION, DonorSort.PAID],
      (sort) => t(`donors.sorts.${sort}`),
      { placeholder: t('donors.sorts.NAME'), isOrder: true },
    ),
  });
  const { search, sort } = list.values;
  const [isAdding, setIsAdding] = useState(false);
  const [addedId, setAddedId] = useState<number>();
  // Once the dialog is gone, which would ask about what is in it.
  useEffect(() => {
    if (addedId) void navigate(donorAddress(addedId));
  }, [addedId, navigate]);
  return (
    <OfficeListPage
      title={t('donors.title')}
      lead={t('donors.lead')}
      action={<BringInLink sheet="DONORS" />}
      excel={`/exports/donors.xlsx${search ? `?${new URLSearchParams({ search })}` : ''}`}
      add={{ label: t('donors.add'), onClick: () => setIsAdding(true) }}
      list={list}
      result={useDonorsQuery(list.asking({ search, sort: sort ?? DonorSort.NAME }))}
      rowsOf={({ donors }) => donors}
      columns={[
        { label: t('donors.name'), show: (donor) => <NameCell donor={donor} /> },
        { label: t('donors.contact'), show: (donor) => <ContactCell donor={donor} /> },
        { label: t('donors.donations'), show: (donor) => <DonationsCell donor={donor} /> },
      ]}
      opens={{ label: t('donors.open'), to: ({ id }) => donorAddress(id), nameOf: ({ name }) => name }}
      none={t('donors.none')}
      noneMatch={t('donors.noneMatch')}
    >
      {isAdding && <DonorDialog onClose={() => setIsAdding(false)} onSaved={setAddedId} />}
    </OfficeListPage>
  );
}
