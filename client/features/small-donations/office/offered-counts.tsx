import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { NO_FILTER } from '../../../../rules/filters.ts';
import { PagedList } from '../../../components/list/paged-list.tsx';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLineDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useOfferedSmallCountsQuery } from './small-donations.generated.ts';
import { type OfferedCount, TakeCountDialog } from './take-count-dialog.tsx';

function Offer({ count, onTake }: { count: OfferedCount; onTake: () => void }) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const { day, place, gifts } = count;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1.5 }}>
      <Typography component="span">
        {t('smallDonations.offer', {
          day: dayText(day, true),
          place,
          amount: money(gifts.reduce((sum, { pence }) => sum + pence, 0)),
        })}
      </Typography>
      <Button variant="outlined" onClick={onTake}>
        {t('smallDonations.take')}
      </Button>
    </Box>
  );
}

/** Cash that was counted at the desk, to be taken with one press; nothing where there is none. */
export function OfferedCounts() {
  const { t } = useTranslation();
  const list = useOfficeList(NO_FILTER, {}, { prefix: 'offered_', pageSize: 5 });
  const [taken, setTaken] = useState<OfferedCount>();
  const result = useOfferedSmallCountsQuery(list.asking({}));
  if ((result.data ?? result.previousData)?.offeredSmallCounts.totalCount === 0) return null;
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('smallDonations.offered')}
      </Typography>
      <Typography sx={{ mb: 2, maxWidth: 720 }}>{t('smallDonations.offeredLead')}</Typography>
      <PagedList
        {...list}
        keepScroll
        result={result}
        listOf={(data) => data.offeredSmallCounts}
        placeholder={<Placeholder variant="rectangular" height={140} />}
        label={t('smallDonations.offered')}
        empty=""
      >
        {(counts) => (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {counts.map((count) => (
              <Offer key={count.id} count={count} onTake={() => setTaken(count)} />
            ))}
          </Box>
        )}
      </PagedList>
      {taken && <TakeCountDialog count={taken} onClose={() => setTaken(undefined)} />}
    </Box>
  );
}
