import { Day } from '../../components/page/day.tsx';
import { type Fact, FactRows } from '../../components/page/fact-rows.tsx';
import { Moment } from '../../components/page/moment.tsx';
import { useMoney } from '../../components/page/use-money.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OwnDonationFieldsFragment } from './my-donations.generated.ts';

/** The details of a donation: reference, type, amount, name and dates. */
export function DonationFacts({ donation }: { donation: OwnDonationFieldsFragment }) {
  const { t } = useTranslation();
  const money = useMoney();
  const type = useLocalized()(donation.typeName, donation.textLanguages.typeName);
  const facts: Fact[] = [
    [t('donations.reference'), <strong key="reference">{donation.reference}</strong>],
    [
      t('donations.type'),
      <span key="type" lang={type.lang}>
        {type.text}
      </span>,
    ],
    [t('donations.sum'), money(donation.amountPence)],
    [t('donations.name'), donation.donorName],
    [t('donations.date'), <Moment key="date" at={donation.createdAt} />],
  ];
  if (donation.receivedOn) facts.push([t('donations.paidOn'), <Day key="paid" day={donation.receivedOn} />]);
  return <FactRows facts={facts} />;
}
