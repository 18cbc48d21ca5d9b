import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { pageVariables } from '../../../components/list/page-parameter.ts';
import { PagedList } from '../../../components/list/paged-list.tsx';
import { RowTable } from '../../../components/list/row-table.tsx';
import { RoomPage } from '../../../components/office/room-page.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useAsyncNavigate } from '../../../components/page/use-async-navigate.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { countAddress } from './count-address.ts';
import { CountStateChip } from './count-state-chip.tsx';
import {
  type GiftCountFieldsFragment,
  useGiftCountsQuery,
  useSaveGiftCountMutation,
} from './gift-counts.generated.ts';
import { useCountTitle } from './use-count-title.ts';

const PAGE_SIZE = 10;

function CountTable({ counts }: { counts: readonly GiftCountFieldsFragment[] }) {
  const { t } = useTranslation();
  const money = useMoney();
  const titleOf = useCountTitle();
  return (
    <RowTable
      rows={counts}
      columns={[
        {
          label: t('counts.list'),
          show: (count) => (
            <>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{titleOf(count)}</Typography>
              <Typography variant="body2" color="text.secondary">
                {count.countedBy && count.countedWith
                  ? t('counts.by', { one: count.countedBy, other: count.countedWith })
                  : t('counts.startedBy', { name: count.startedByName })}
              </Typography>
            </>
          ),
        },
        {
          label: t('counts.soFar'),
          show: ({ rowCount, rowsPence, bankPence }) => (
            <>
              <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {money(rowsPence + bankPence)}
              </Typography>
              <Typography variant="body2">{t('counts.rows', { count: rowCount })}</Typography>
            </>
          ),
        },
        { label: t('donations.statusLabel'), show: ({ state }) => <CountStateChip state={state} /> },
        {
          label: t('content.actions'),
          show: (count) => (
            <Button component={RouterLink} to={countAddress(count.id)} variant="outlined">
              {t('counts.openIt')}
              <VisuallyHidden> {titleOf(count)}</VisuallyHidden>
            </Button>
          ),
        },
      ]}
    />
  );
}

/** Where treasurers begin to count, and find what was counted. */
export function CountsPage() {
  const { t } = useTranslation();
  const navigate = useAsyncNavigate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [parameters] = useSearchParams();
  const variables = pageVariables(parameters, { pageSize: PAGE_SIZE });
  const result = useGiftCountsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const [save, { loading }] = useSaveGiftCountMutation();
  const start = async () => {
    try {
      const { data } = await save({ variables: { input: { day: currentDay() } } });
      if (data) await navigate(countAddress(data.saveGiftCount.id));
    } catch (error) {
      await notify(errorText(error));
    }
  };
  const title = t('counts.title');
  return (
    <RoomPage
      title={title}
      lead={t('counts.lead')}
      action={
        <Button variant="contained" startIcon={<Add />} disabled={loading} onClick={() => void start()}>
          {t('counts.start')}
        </Button>
      }
    >
      <PagedList
        result={result}
        listOf={({ giftCounts }) => giftCounts}
        placeholder={<Placeholder variant="rectangular" height={240} />}
        page={variables.page}
        pageSize={PAGE_SIZE}
        label={t('counts.list')}
        empty={<Typography>{t('counts.none')}</Typography>}
      >
        {(counts) => <CountTable counts={counts} />}
      </PagedList>
    </RoomPage>
  );
}
