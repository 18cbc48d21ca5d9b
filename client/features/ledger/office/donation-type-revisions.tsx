import type { ReactNode } from 'react';
import type { MembershipPeriod } from '../../../../rules/memberships.ts';
import { RevisionsButton } from '../../../components/office/revisions-button.tsx';
import { useCurrencySign, useMoney } from '../../../components/page/use-money.ts';
import { useDayOfYear } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  DonationTypeRevisionsDocument,
  type ManagedDonationTypeFieldsFragment,
  useBringBackDonationTypeMutation,
} from './managed-donation-types.generated.ts';

interface DonationTypeRevisionsProps {
  type: ManagedDonationTypeFieldsFragment;
  /** Its name, for screen readers. */
  about: ReactNode;
}

/** What a type of donation was before. */
export function DonationTypeRevisions({ type: { id, version }, about }: DonationTypeRevisionsProps) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  const money = useMoney();
  const dayOfYear = useDayOfYear();
  const [bringBack] = useBringBackDonationTypeMutation();
  const labels: Record<string, string> = {
    name: t('donations.typeName'),
    purpose: t('donations.purpose'),
    effects: t('donations.effects'),
    feePence: t('donations.fee', { sign }),
    isActive: t('donations.active'),
    isOpenToVisitors: t('donations.openToVisitors'),
    countsForGiftAid: t('donations.countsForGiftAid'),
    membershipPeriod: t('memberships.period'),
    membershipStartsOn: t('memberships.startsOn'),
  };
  return (
    <RevisionsButton
      about={about}
      query={DonationTypeRevisionsDocument}
      variables={{ id }}
      valueText={(field, value) => {
        if (field === 'feePence') return value ? money(Number(value)) : t('donations.donorChooses');
        if (field === 'membershipPeriod') return t(`memberships.periods.${value as MembershipPeriod}`);
        if (field === 'membershipStartsOn') return value && dayOfYear(value);
        if (field === 'isOpenToVisitors') return t(value === 'true' ? 'donations.open' : 'donations.notOpen');
        if (field === 'countsForGiftAid')
          return t(value === 'true' ? 'donations.counts' : 'donations.countsNot');
        return field === 'isActive' ? t(value === 'true' ? 'donations.active' : 'donations.inactive') : value;
      }}
      labelOf={(field) => labels[field] ?? t('revisions.other')}
      bringBack={(revisionId) => bringBack({ variables: { id, version, revisionId } })}
    />
  );
}
