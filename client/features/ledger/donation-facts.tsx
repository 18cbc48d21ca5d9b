import { Day } from '../../components/page/day.tsx';
import { type Fact, FactRows } from '../../components/page/fact-rows.tsx';
import { Moment } from '../../components/page/moment.tsx';
import { useMoney, useShortMoney } from '../../components/page/use-money.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OwnDonationFieldsFragment } from './my-donations.generated.ts';

type Shown = Pick<
  OwnDonationFieldsFragment,
  'reference' | 'typeName' | 'amountPence' | 'createdAt' | 'receivedOn' | 'refundedPence' | 'refundedOn'
> & { textLanguages: { typeName: string } };

interface DonationFactsProps {
  donation: Shown;
  /** Whether pounds without pence are written without zeros, as where one gives; not on a receipt. */
  isShort?: boolean;
  /** Between the amount and the date. */
  who?: readonly Fact[];
  /** At the end. */
  more?: readonly Fact[];
}

/** The details of a donation: reference, type, amount, dates and what of it was refunded. */
export function DonationFacts({ donation, isShort = false, who = [], more = [] }: DonationFactsProps) {
  const { t } = useTranslation();
  const [wholeMoney, shortMoney] = [useMoney(), useShortMoney()];
  const money = isShort ? shortMoney : wholeMoney;
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
    ...who,
    [t('donations.date'), <Moment key="date" at={donation.createdAt} />],
  ];
  if (donation.receivedOn) facts.push([t('donations.paidOn'), <Day key="paid" day={donation.receivedOn} />]);
  if (donation.refundedOn)
    facts.push([
      t('donations.status.REFUNDED'),
      <span key="refunded">
        {money(donation.refundedPence)} · <Day day={donation.refundedOn} />
      </span>,
    ]);
  return <FactRows facts={[...facts, ...more]} />;
}
