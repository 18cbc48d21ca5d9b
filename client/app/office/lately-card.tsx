import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useMomentText } from '../../components/office/use-moment-text.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useAuditEntriesQuery } from '../../features/audit/audit-entries.generated.ts';
import { auditSentence } from '../../features/audit/audit-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OfficeCard } from './office-card.tsx';

const ROWS = 5;

/** What was changed last, and by whom. */
export function LatelyCard() {
  const texts = useTranslation();
  const { t } = texts;
  const momentText = useMomentText();
  const { data } = useAuditEntriesQuery({
    variables: { filter: { changesOnly: true }, page: 1, pageSize: ROWS },
    fetchPolicy: 'cache-and-network',
    ssr: false,
  });
  const entries = data?.auditEntries.items ?? [];
  return (
    <OfficeCard
      title={t('today.lately')}
      action={
        <Link component={RouterLink} to={PATHS.officeLog} sx={{ py: 1.25 }}>
          {t('today.allChanges')}
        </Link>
      }
    >
      <ul>
        {entries.map((entry) => (
          <Box component="li" key={entry.id}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{auditSentence(entry, texts)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {momentText(entry.at)}
            </Typography>
          </Box>
        ))}
      </ul>
    </OfficeCard>
  );
}
