import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { NO_FILTER } from '../../../../rules/filters.ts';
import { place } from '../../../../rules/place.ts';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { RowTable } from '../../../components/list/row-table.tsx';
import { OfficeList } from '../../../components/office/office-list.tsx';
import { SectionPage } from '../../../components/office/section-page.tsx';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Moment } from '../../../components/page/moment.tsx';
import { useUsedPages } from '../../../components/page/page-parts.ts';
import { PATHS } from '../../../components/page/paths.ts';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useMoney, useMoneyIn } from '../../../components/page/use-money.ts';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StopMonthly } from '../../ledger/stop-monthly.tsx';
import {
  type CardMoneyQuery,
  useCardMoneyQuery,
  useEndLostMonthlyByCardMutation,
  useEndRunningByCardMutation,
  useRunningByCardQuery,
} from './cards.generated.ts';
import { useCardMoneyActs } from './use-card-money-acts.ts';

type Money = CardMoneyQuery['cardMoney'][number];

interface DonationCellProps {
  /** Null for what is no donation. */
  donationId: number | null;
  reference: string;
  donorName: string;
  /** What else says whose it is; empty where nothing does. */
  email?: string;
}

/** Which donation it is, with a way to the ledger while there is one; or what else was paid. */
function DonationCell({ donationId, reference, donorName, email }: DonationCellProps) {
  const isUsed = useUsedPages();
  const address = `${PATHS.donationLedger}?${new URLSearchParams({ search: reference })}`;
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{donorName}</Typography>
      {email && <Typography sx={{ overflowWrap: 'anywhere' }}>{email}</Typography>}
      {donationId && isUsed(PATHS.donationLedger) ? (
        <Link component={RouterLink} to={address}>
          {reference}
        </Link>
      ) : (
        <Typography variant="body2">{reference}</Typography>
      )}
    </>
  );
}

function Sum({ pence, currency = place.currency }: { pence: number; currency?: string }) {
  const money = useMoneyIn();
  return (
    <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {money(pence, currency)}
    </Typography>
  );
}

function InNoDonation({ rows }: { rows: readonly Money[] }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { enter, settle, isBusyWith } = useCardMoneyActs();
  if (rows.length === 0) return <Typography>{t('cardDesk.none')}</Typography>;
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('cardDesk.hint')}</Typography>
      <RowTable
        rows={rows}
        tableFrom="lg"
        columns={[
          {
            label: t('cardDesk.came'),
            show: ({ pence, currency, cameAt }) => (
              <>
                <Sum pence={pence} currency={currency} />
                <Typography variant="body2" color="textSecondary">
                  <Moment at={cameAt} />
                </Typography>
              </>
            ),
          },
          { label: t('cardDesk.donation'), show: (row) => <DonationCell {...row} /> },
          {
            label: t('cardDesk.why'),
            show: ({ reason, amountPence }) =>
              t(`cardDesk.reasons.${reason}`, { amount: money(amountPence ?? 0) }),
          },
          {
            label: t('content.actions'),
            show: (row) => {
              const about = <VisuallyHidden>: {row.reference}</VisuallyHidden>;
              const busy = { busy: isBusyWith(row.id), busyLabel: t('cardDesk.saving') };
              return (
                <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
                  {row.reason === 'OTHER_AMOUNT' && (
                    <BusyButton variant="contained" {...busy} onClick={() => void enter(row)}>
                      {t('cardDesk.enter')}
                      {about}
                    </BusyButton>
                  )}
                  {row.isMonthly ? (
                    <StopLost id={row.id} />
                  ) : (
                    <BusyButton variant="outlined" {...busy} onClick={() => void settle(row)}>
                      {t('cardDesk.settle')}
                      {about}
                    </BusyButton>
                  )}
                </Stack>
              );
            },
          },
        ]}
      />
    </>
  );
}

function Stop({ id }: { id: number }) {
  const { t } = useTranslation();
  const [end] = useEndRunningByCardMutation({ variables: { id } });
  return <StopMonthly question={t('donations.monthlyByCard.ask')} stop={end} />;
}

/** Of what is not in the books: until it is ended, more comes. */
function StopLost({ id }: { id: number }) {
  const { t } = useTranslation();
  const [end] = useEndLostMonthlyByCardMutation({ variables: { id } });
  return <StopMonthly question={t('donations.monthlyByCard.ask')} stop={end} />;
}

function EveryMonth() {
  const { t } = useTranslation();
  const list = useOfficeList(NO_FILTER, {});
  return (
    <OfficeList
      title={t('cards.monthly')}
      list={list}
      result={useRunningByCardQuery(list.asking({}))}
      rowsOf={({ runningByCard: { items, totalCount } }) => ({
        items: items.map((row) => ({ ...row, id: row.donationId })),
        totalCount,
      })}
      none={t('cardDesk.noneRunning')}
      tableFrom="lg"
      columns={[
        { label: t('donations.sum'), show: ({ amountPence }) => <Sum pence={amountPence} /> },
        { label: t('cardDesk.donation'), show: (row) => <DonationCell {...row} /> },
        {
          label: t('standingOrders.state'),
          show: ({ isFailing }) => t(`donations.monthlyByCard.state.${isFailing ? 'FAILING' : 'ACTIVE'}`),
        },
        { label: t('content.actions'), show: ({ id }) => <Stop id={id} /> },
      ]}
    />
  );
}

/** Money by card that is in no donation, and what is taken every month: also while donations are not in use. */
export function CardsPage() {
  const { t } = useTranslation();
  const result = useCardMoneyQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <SectionPage title={t('cardDesk.title')} lead={t('cardDesk.lead')}>
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={420} />}>
        {({ cardMoney }) => (
          <Box component="section" sx={{ mb: 5 }}>
            <Typography variant="h2" sx={{ mb: 2 }}>
              {t('cardDesk.open')}
            </Typography>
            <InNoDonation rows={cardMoney} />
          </Box>
        )}
      </LoadState>
      <Box component="section">
        <Typography variant="h2" sx={{ mb: 2 }}>
          {t('cards.monthly')}
        </Typography>
        <EveryMonth />
      </Box>
    </SectionPage>
  );
}
