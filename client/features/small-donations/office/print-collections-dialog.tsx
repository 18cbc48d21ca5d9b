import { useAllPages } from '../../../components/list/use-all-pages.ts';
import { useAssociation } from '../../../components/page/association.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLineDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PrintedListDialog } from '../../ledger/office/printed-list-dialog.tsx';
import {
  type SmallCollectionFieldsFragment,
  SmallCollectionsDocument,
  type SmallCollectionsQuery,
  type SmallYearFieldsFragment,
} from './small-donations.generated.ts';
import { yearText } from './use-years.ts';

const keyOf = ({ id }: SmallCollectionFieldsFragment) => id;

const COLLECTIONS = {
  query: SmallCollectionsDocument,
  pageSize: 100,
  listOf: (data: SmallCollectionsQuery) => data.smallCollections,
  keyOf,
};

interface PrintCollectionsDialogProps {
  year: SmallYearFieldsFragment;
  onClose: () => void;
}

/** All collections of a tax year that count, by day, for whoever checks them. */
export function PrintCollectionsDialog({ year, onClose }: PrintCollectionsDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const { name } = useAssociation();
  const { items, state } = useAllPages(COLLECTIONS, { taxYear: year.taxYear });
  const counting = items.filter(({ voidedAt }) => !voidedAt).reverse();
  const sum = counting.reduce((all, { collectedPence }) => all + collectedPence, 0);
  return (
    <PrintedListDialog
      title={t('smallDonations.printed', { name, year: yearText(year) })}
      state={state}
      rows={counting}
      keyOf={keyOf}
      columns={[
        { label: t('smallDonations.day'), show: ({ day }) => dayText(day, true) },
        { label: t('smallDonations.place'), show: ({ place }) => place },
        {
          label: t('smallDonations.paymentMethod'),
          show: ({ paymentMethod }) => t(`smallDonations.paymentMethods.${paymentMethod}`),
        },
        {
          label: t('smallDonations.counted'),
          show: ({ countedBy: one, countedWith: other }) => t('smallDonations.both', { one, other }),
        },
        {
          label: t('smallDonations.amount'),
          show: ({ collectedPence }) => money(collectedPence),
          align: 'right',
        },
      ]}
      sum={t('smallDonations.printedSum', { amount: money(sum) })}
      onClose={onClose}
    />
  );
}
