import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMomentDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { MatrimonialSafetyQuery } from './safety.generated.ts';

/** What somebody wrote, below what it is. */
function Words({ title, text }: { title: string; text: string }) {
  return (
    <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <strong>{title}:</strong> {text}
    </Typography>
  );
}

/** What the member has reported, and what the office answers. */
export function OwnReports({ reports }: { reports: MatrimonialSafetyQuery['myCandidateReports'] }) {
  const { t } = useTranslation();
  const momentDay = useMomentDay('long');
  if (reports.length === 0) return <Typography>{t('safety.noneReported')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {reports.map(({ id, kind, state, text, answer, firstName, createdAt, dueAt }) => (
        <Box component="li" key={id} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography sx={{ fontWeight: 600 }}>{t(`safety.kinds.${kind}`)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[
              ...(firstName ? [t('safety.about', { name: firstName })] : []),
              t('safety.sentOn', { when: momentDay(createdAt) }),
            ].join(' · ')}
          </Typography>
          <Typography sx={{ mt: 1, fontWeight: 600 }}>
            {t(`safety.states.${state}`, { when: momentDay(dueAt) })}
          </Typography>
          <Words title={t('safety.yourWords')} text={text} />
          {answer && <Words title={t('safety.answer')} text={answer} />}
        </Box>
      ))}
    </Box>
  );
}
