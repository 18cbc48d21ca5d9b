import { useAllPages } from '../../../components/list/use-all-pages.ts';
import { useAssociation } from '../../../components/page/association.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLineDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PrintedListDialog } from '../../ledger/office/printed-list-dialog.tsx';
import {
  type GiftAidClaimDetailFieldsFragment,
  GiftAidClaimGiftsDocument,
  type GiftAidClaimGiftsQuery,
} from './gift-aid-claims.generated.ts';

type Gift = GiftAidClaimGiftsQuery['giftAidClaimGifts']['items'][number];

const keyOf = ({ id }: Gift) => id;

const GIFTS = {
  query: GiftAidClaimGiftsDocument,
  pageSize: 100,
  listOf: (data: GiftAidClaimGiftsQuery) => data.giftAidClaimGifts,
  keyOf,
};

interface PrintClaimDialogProps {
  claim: GiftAidClaimDetailFieldsFragment;
  onClose: () => void;
}

/** All gifts of a claim, by day, as they were when it was made. */
export function PrintClaimDialog({ claim, onClose }: PrintClaimDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const { name } = useAssociation();
  const { items, state: loaded } = useAllPages(GIFTS, { id: claim.id });
  const sum = items.reduce((all, { pence }) => all + pence, 0);
  const { state, sentOn, paidOn, paidPence, overclaimedTaxPence, taxPence, smallTaxPence } = claim;
  const about = [
    `${t('giftAidClaims.state')}: ${t(`giftAidClaims.states.${state}`)}`,
    sentOn && `${t('giftAidClaims.sentOn')}: ${dayText(sentOn, true)}`,
    paidOn && `${t('giftAidClaims.paidOn')}: ${dayText(paidOn, true)}, ${money(paidPence ?? 0)}`,
  ];
  const sums = [
    t('giftAidClaims.printedSum', { count: items.length, amount: money(sum) }),
    overclaimedTaxPence > 0 && `${t('giftAidClaims.takenOff')}: ${money(overclaimedTaxPence)}`,
    smallTaxPence > 0 && `${t('giftAidClaims.smallTax')}: ${money(smallTaxPence)}`,
    `${t('giftAidClaims.tax')}: ${money(taxPence + smallTaxPence)}`,
  ];
  return (
    <PrintedListDialog
      title={t('giftAidClaims.printed', { number: claim.id, name })}
      about={about.filter(Boolean).join('. ')}
      state={loaded}
      rows={items}
      keyOf={keyOf}
      columns={[
        { label: t('giftAidClaims.day'), show: ({ receivedOn }) => dayText(receivedOn, true) },
        { label: t('giftAidClaims.donor'), show: (gift) => gift.name },
        { label: t('giftAidClaims.home'), show: ({ home }) => home },
        { label: t('giftAidClaims.reference'), show: ({ reference }) => reference },
        { label: t('giftAidClaims.amount'), show: ({ pence }) => money(pence), align: 'right' },
      ]}
      sum={sums.filter(Boolean).join('. ')}
      onClose={onClose}
    />
  );
}
