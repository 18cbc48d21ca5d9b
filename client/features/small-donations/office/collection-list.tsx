import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { RowColumn } from '../../../components/list/row-table.tsx';
import { OfficeList } from '../../../components/office/office-list.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLineDay, useMomentDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CollectionDialog } from './collection-dialog.tsx';
import { PrintCollectionsDialog } from './print-collections-dialog.tsx';
import {
  type SmallCollectionFieldsFragment,
  type SmallYearFieldsFragment,
  useSmallCollectionsQuery,
} from './small-donations.generated.ts';
import type { SmallYearList } from './use-years.ts';
import { VoidDialog } from './void-dialog.tsx';

type Collection = SmallCollectionFieldsFragment;

/** The sum, and what has become of it. */
function Sum({ collection }: { collection: Collection }) {
  const { t } = useTranslation();
  const money = useMoney();
  const siteDay = useMomentDay('long');
  const { pence, collectedPence, voidedAt, voidedByName, voidedReason } = collection;
  return (
    <>
      <Box component={voidedAt ? 's' : 'span'} sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {money(pence)}
      </Box>
      {voidedAt && (
        <Typography variant="body2">
          {t('smallDonations.collectionVoidedBy', {
            day: siteDay(voidedAt),
            who: voidedByName,
            reason: voidedReason,
          })}
        </Typography>
      )}
      {!voidedAt && collectedPence !== pence && (
        <Typography variant="body2">
          {t('smallDonations.stays', { amount: money(collectedPence) })}
        </Typography>
      )}
    </>
  );
}

function Acts({ collection }: { collection: Collection }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'correct' | 'voidCollection'>();
  const close = () => setOpen(undefined);
  if (collection.voidedAt) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {!collection.cashCountId && (
        <Button variant="outlined" onClick={() => setOpen('correct')}>
          {t('smallDonations.correct')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => setOpen('voidCollection')}>
        {t('smallDonations.voidCollection')}
      </Button>
      {open === 'correct' && <CollectionDialog wrong={collection} onClose={close} />}
      {open === 'voidCollection' && <VoidDialog id={collection.id} act="voidCollection" onClose={close} />}
    </Box>
  );
}

function useColumns(): RowColumn<Collection>[] {
  const { t } = useTranslation();
  const dayText = useLineDay();
  return [
    { label: t('smallDonations.day'), show: ({ day }) => dayText(day, true) },
    { label: t('smallDonations.place'), show: ({ place }) => place },
    { label: t('smallDonations.amount'), show: (collection) => <Sum collection={collection} /> },
    {
      label: t('smallDonations.paymentMethod'),
      show: ({ paymentMethod }) => t(`smallDonations.paymentMethods.${paymentMethod}`),
    },
    {
      label: t('smallDonations.counted'),
      show: ({ countedBy: one, countedWith: other }) => t('smallDonations.both', { one, other }),
    },
    { label: t('smallDonations.act'), show: (collection) => <Acts collection={collection} /> },
  ];
}

interface CollectionListProps {
  year: SmallYearFieldsFragment;
  list: SmallYearList;
}

/** What was collected in a tax year, the latest day first, also what was voided. */
export function CollectionList({ year, list }: CollectionListProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'add' | 'print'>();
  const close = () => setOpen(undefined);
  return (
    <Box sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <Typography variant="h3" sx={{ flex: '1 1 200px' }}>
          {t('smallDonations.collections')}
        </Typography>
        <Button variant="outlined" onClick={() => setOpen('add')}>
          {t('smallDonations.add')}
        </Button>
        {year.collectedPence > 0 && (
          <Button variant="outlined" startIcon={<Print />} onClick={() => setOpen('print')}>
            {t('smallDonations.print')}
          </Button>
        )}
      </Box>
      <OfficeList
        title={t('smallDonations.collections')}
        list={list}
        result={useSmallCollectionsQuery(list.asking({ taxYear: year.taxYear }))}
        rowsOf={({ smallCollections }) => smallCollections}
        tableFrom="lg"
        labelled
        columns={useColumns()}
        none={t('smallDonations.none')}
      />
      {open === 'add' && <CollectionDialog onClose={close} />}
      {open === 'print' && <PrintCollectionsDialog year={year} onClose={close} />}
    </Box>
  );
}
