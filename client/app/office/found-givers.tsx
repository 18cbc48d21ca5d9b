import { PATHS } from '../../components/page/paths.ts';
import { useMoney } from '../../components/page/use-money.ts';
import { useAssociationMembersQuery } from '../../features/expected/office/memberships/memberships.generated.ts';
import { donorAddress } from '../../features/ledger/office/donors/donor-address.ts';
import { useDonorsQuery } from '../../features/ledger/office/donors/donors.generated.ts';
import { receiptAddress } from '../../features/ledger/office/receipts/receipt-address.ts';
import { useReceiptsQuery } from '../../features/ledger/office/receipts/receipts.generated.ts';
import { useManagedMembersQuery } from '../../features/matrimonial/managed-members.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FoundCard } from './found-card.tsx';
import { FIRST_FOUND, type Sought } from './sought.ts';

export function FoundDonors({ words }: Sought) {
  const { t } = useTranslation();
  return (
    <FoundCard
      title={t('donors.title')}
      result={useDonorsQuery({ variables: { ...FIRST_FOUND, search: words, sort: 'NAME' } })}
      listAddress={`${PATHS.donors}?${new URLSearchParams({ search: words })}`}
      rowsOf={({ donors: { items, totalCount } }) => ({
        totalCount,
        items: items.map(({ id, name, email }) => ({ id, to: donorAddress(id), text: name, aside: email })),
      })}
    />
  );
}

export function FoundReceipts({ words }: Sought) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <FoundCard
      title={t('receipts.title')}
      result={useReceiptsQuery({ variables: { ...FIRST_FOUND, filter: { search: words } } })}
      listAddress={receiptAddress(words)}
      rowsOf={({ receipts: { items, totalCount } }) => ({
        totalCount,
        items: items.map(({ id, number, amountPence, donation }) => ({
          id,
          to: receiptAddress(number),
          text: donation ? `${number}, ${donation.donorName}` : number,
          aside: money(amountPence),
        })),
      })}
    />
  );
}

export function FoundAssociationMembers({ words }: Sought) {
  const { t } = useTranslation();
  return (
    <FoundCard
      title={t('memberships.title')}
      result={useAssociationMembersQuery({ variables: { ...FIRST_FOUND, search: words } })}
      listAddress={`${PATHS.memberships}?${new URLSearchParams({ search: words })}`}
      rowsOf={({ associationMembers: { items, totalCount } }) => ({
        totalCount,
        items: items.map(({ donorId, name, email }) => ({
          id: donorId,
          to: donorAddress(donorId),
          text: name,
          aside: email,
        })),
      })}
    />
  );
}

/** Of the matrimonial section: by the beginning of the first name, or by a number. */
export function FoundMembers({ words }: Sought) {
  const { t } = useTranslation();
  const field = /\p{L}/u.test(words) ? 'firstName' : 'contactNumber';
  const of = (value: string) =>
    `${PATHS.matrimonialAdminDashboard}?${new URLSearchParams({ [`members_${field}`]: value })}`;
  return (
    <FoundCard
      title={t('memberAdmin.members')}
      result={useManagedMembersQuery({ variables: { ...FIRST_FOUND, filter: { [field]: words } } })}
      listAddress={of(words)}
      rowsOf={({ members: { items, totalCount } }) => ({
        totalCount,
        items: items.map(({ id, name, mobile, candidate }) => ({
          id,
          to: field === 'contactNumber' ? of(mobile) : of(candidate?.firstName ?? words),
          text: candidate ? `${candidate.firstName} ${candidate.lastName}` : name,
          aside: mobile,
        })),
      })}
    />
  );
}
