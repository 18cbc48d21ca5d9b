import { ReceiptState, receiptFilterRules } from '../../../../../rules/receipts.ts';
import { choice, words } from '../../../../components/office/office-filter.ts';
import { OfficeListPage } from '../../../../components/office/office-list-page.tsx';
import { RowCell, SmallText } from '../../../../components/office/row-cell.tsx';
import { useOfficeList } from '../../../../components/office/use-office-list.ts';
import { useMoney } from '../../../../components/page/use-money.ts';
import { useMomentDay } from '../../../../i18n/dates.ts';
import { useLocalized } from '../../../../i18n/localized.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ReceivedOn } from '../received-on.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptChip } from './receipt-chip.tsx';
import {
  type ReceiptFieldsFragment,
  useReceiptGapsQuery,
  useReceiptsQuery,
  useReceiptYearsQuery,
} from './receipts.generated.ts';

type Receipt = ReceiptFieldsFragment;

function DonationCell({ donation }: Pick<Receipt, 'donation'>) {
  const { t } = useTranslation();
  const localized = useLocalized();
  if (!donation) return null;
  const type = localized(donation.typeName, donation.textLanguages.typeName);
  return (
    <RowCell
      below={
        <>
          <span lang={type.lang}>{type.text}</span>
          <br />
          {donation.reference}
        </>
      }
    >
      {donation.donorName || t('donations.nameRemoved')}
    </RowCell>
  );
}

function StateCell({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation();
  const dayOf = useMomentDay('medium');
  const { state, voidedAt, voidedReason, voidedCode } = receipt;
  return (
    <>
      <ReceiptChip state={state} />
      {voidedAt && (
        <SmallText>
          {[
            t('receipts.voided', { day: dayOf(voidedAt) }),
            voidedCode && t(`donations.noteCodes.${voidedCode}`, { note: '' }),
            voidedReason,
          ]
            .filter(Boolean)
            .join('\n')}
        </SmallText>
      )}
    </>
  );
}

/** The register of receipts: found by number, donor, year and state, printed and mailed again. */
export function ReceiptsPage() {
  const { t } = useTranslation();
  const money = useMoney();
  const dayOf = useMomentDay('medium');
  const years = useReceiptYearsQuery({ fetchPolicy: 'cache-and-network' }).data?.receiptYears ?? [];
  const gaps = useReceiptGapsQuery({ fetchPolicy: 'cache-and-network' }).data?.receiptGaps ?? [];
  const list = useOfficeList(receiptFilterRules, {
    search: words(t('receipts.search')),
    year: choice(t('receipts.year'), years, String, { width: 130 }),
    state: choice(t('receipts.state'), Object.values(ReceiptState), (state) => t(`receipts.states.${state}`)),
  });
  const issued = ({ issuedAt, issuedByName: name }: Receipt) =>
    t(name ? 'receipts.issuedBy' : 'receipts.issued', { day: dayOf(issuedAt), name });
  return (
    <OfficeListPage
      title={t('receipts.title')}
      lead={[t('receipts.lead'), ...gaps.map((gap) => t('receipts.gap', { ...gap }))].join(' ')}
      list={list}
      result={useReceiptsQuery(list.asking({ filter: list.values }))}
      rowsOf={({ receipts }) => receipts}
      tableFrom="lg"
      columns={[
        {
          label: t('receipts.number'),
          show: (receipt) => (
            <RowCell isFigure below={issued(receipt)}>
              {receipt.number}
            </RowCell>
          ),
        },
        { label: t('donations.donor'), show: ({ donation }) => <DonationCell donation={donation} /> },
        {
          label: t('donations.sum'),
          show: ({ amountPence, receivedOn }) => (
            <>
              <RowCell isFigure>{money(amountPence)}</RowCell>
              <ReceivedOn day={receivedOn} />
            </>
          ),
        },
        { label: t('receipts.state'), show: (receipt) => <StateCell receipt={receipt} /> },
        {
          label: t('content.actions'),
          show: (receipt) => <ReceiptActions receipt={receipt} />,
          sx: { whiteSpace: { lg: 'nowrap' }, '& .MuiButton-root': { px: 1.5 } },
        },
      ]}
      none={t('receipts.none')}
      noneMatch={t('receipts.noneMatch')}
    />
  );
}
