import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { StatementDonors } from '../../../../rules/donor-statements.ts';
import { latinLocaleOf } from '../../../../rules/languages.ts';
import { periodText, RETENTION } from '../../../../rules/retention.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { contentIdOf } from '../../../components/list/content-id.ts';
import { SectionPage } from '../../../components/office/section-page.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { Section } from '../../../components/page/section.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DaysFilter } from '../../ledger/office/days-filter.tsx';
import { type Days, daysQuery, useDays } from '../../ledger/office/use-days.ts';
import {
  type DonorStatementSummaryQuery,
  useDonorStatementSummaryQuery,
} from './donor-statements.generated.ts';
import { PrintStatements } from './print-statements.tsx';
import { ProgressLine } from './progress-line.tsx';
import { useSendStatements } from './use-send-statements.ts';

/** The address at which the statements of these donors are printed. */
const printAddress = (days: Days, donors: StatementDonors) => `${daysQuery(days)}&print=${donors}`;

type Summary = DonorStatementSummaryQuery['donorStatementSummary'];

function ByMail({ summary, days }: { summary: Summary; days: Days }) {
  const { t } = useTranslation();
  const { progress, send } = useSendStatements(days);
  const [today] = useState(currentDay);
  const { withEmailCount, sentCount } = summary;
  const waiting = withEmailCount - sentCount;
  return (
    <Section title={t('donorStatements.mailTitle')}>
      <Typography>{t('donorStatements.mailed', { count: withEmailCount, sent: sentCount })}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('donorStatements.mailOnce')}
      </Typography>
      {progress ? (
        <ProgressLine {...progress} label={t('donorStatements.sending', progress)} />
      ) : days.to >= today ? (
        <Alert severity="info">{t('messages.statementDaysNotOver')}</Alert>
      ) : waiting > 0 ? (
        <Button variant="contained" onClick={() => void send(waiting)}>
          {t('donorStatements.send', { count: waiting })}
        </Button>
      ) : (
        withEmailCount > 0 && <Alert severity="success">{t('donorStatements.allSent')}</Alert>
      )}
    </Section>
  );
}

/** Those that say something else today than what was sent, to be sent again. */
function Changed({ summary, days }: { summary: Summary; days: Days }) {
  const { t } = useTranslation();
  const { progress, send } = useSendStatements(days, true);
  const { changedCount } = summary;
  if (changedCount === 0 && !progress) return null;
  return (
    <Section title={t('donorStatements.changedTitle')}>
      <Typography>{t('donorStatements.changedCount', { count: changedCount })}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('donorStatements.changedLead')}
      </Typography>
      {progress ? (
        <ProgressLine {...progress} label={t('donorStatements.sending', progress)} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" onClick={() => void send(changedCount)}>
            {t('donorStatements.sendChanged', { count: changedCount })}
          </Button>
          <Button component={RouterLink} to={printAddress(days, 'CHANGED')} variant="outlined">
            {t('donorStatements.showChanged')}
          </Button>
        </Box>
      )}
    </Section>
  );
}

function OnPaper({ summary, days }: { summary: Summary; days: Days }) {
  const { t } = useTranslation();
  const without = summary.donorCount - summary.withEmailCount;
  return (
    <Section title={t('donorStatements.paperTitle')}>
      <Typography sx={{ mb: 2 }}>{t('donorStatements.paper', { count: without })}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {without > 0 && (
          <Button
            component={RouterLink}
            to={printAddress(days, 'WITHOUT_EMAIL')}
            variant="contained"
            startIcon={<Print />}
          >
            {t('donorStatements.showPaper')}
          </Button>
        )}
        <Button
          component={RouterLink}
          to={printAddress(days, 'ALL')}
          variant="outlined"
          startIcon={<Print />}
        >
          {t('donorStatements.showAll')}
        </Button>
      </Box>
    </Section>
  );
}

function Statements({ summary, days }: { summary: Summary; days: Days }) {
  const { t, language } = useTranslation();
  const money = useMoney();
  const { isForgotten, donorCount, receivedPence, refundedPence, unnamedCount, unnamedPence } = summary;
  const sums = { received: money(receivedPence), refunded: money(refundedPence) };
  return (
    <>
      {isForgotten ? (
        <Alert severity="info">
          {t('donorStatements.forgotten', {
            period: periodText(RETENTION.donations.period, latinLocaleOf(language)),
          })}
        </Alert>
      ) : (
        <Typography variant="h3" component="h2">
          {donorCount > 0
            ? t('donorStatements.donors', { count: donorCount })
            : t('donorStatements.noDonors')}
        </Typography>
      )}
      {receivedPence > 0 && (
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t(refundedPence > 0 ? 'donorStatements.sums' : 'donorStatements.received', sums)}
        </Typography>
      )}
      {unnamedCount > 0 && !isForgotten && (
        <Typography color="textSecondary">
          {t('donorStatements.unnamed', { count: unnamedCount, amount: money(unnamedPence) })}
        </Typography>
      )}
      {donorCount > 0 && <ByMail key={`${days.from} ${days.to}`} summary={summary} days={days} />}
      <Changed key={`changed ${days.from} ${days.to}`} summary={summary} days={days} />
      {donorCount > 0 && <OnPaper summary={summary} days={days} />}
    </>
  );
}

/** What each donor gave in a year, to send to them: by mail to whoever has an e-mail, on paper to the others. */
function StatementsOverview() {
  const { t } = useTranslation();
  const { areWhole, ...about } = useDays();
  const { days } = about;
  const loaded = useDonorStatementSummaryQuery({
    variables: days,
    skip: !areWhole,
    fetchPolicy: 'cache-and-network',
  });
  const title = t('donorStatements.title');
  return (
    <SectionPage title={title} lead={t('donorStatements.lead')}>
      <DaysFilter {...about} label={t('donorStatements.days')} />
      {areWhole ? (
        <LoadState result={loaded} placeholder={<Placeholder variant="rectangular" height={320} />}>
          {({ donorStatementSummary }) => <Statements summary={donorStatementSummary} days={days} />}
        </LoadState>
      ) : (
        <Alert severity="warning">{t('accounts.wrongDays')}</Alert>
      )}
    </SectionPage>
  );
}

/** The statements of some days: an overview or, as the address says, those of all or of one donor in print. */
export function StatementsPage() {
  const [parameters] = useSearchParams();
  const { days, areWhole } = useDays();
  const donors = parameters.get('print') ?? '';
  if (areWhole && parameters.has('donor'))
    return <PrintStatements days={days} who={contentIdOf(parameters.get('donor')) ?? 0} />;
  if (areWhole && Object.hasOwn(StatementDonors, donors))
    return <PrintStatements days={days} who={donors as StatementDonors} />;
  return <StatementsOverview />;
}
