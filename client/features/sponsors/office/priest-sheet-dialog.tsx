import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SponsorshipState, slotLines } from '../../../../rules/sponsored-days.ts';
import { PrintDialog } from '../../../components/dialogs/print-dialog.tsx';
import { useAllPages } from '../../../components/list/use-all-pages.ts';
import { Letterhead } from '../../../components/page/letterhead.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useDayText, useStatementDays } from '../../../i18n/dates.ts';
import { useLocalized } from '../../../i18n/localized.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type SponsorshipFieldsFragment,
  SponsorshipsDocument,
  type SponsorshipsQuery,
} from './sponsorships.generated.ts';

type Sponsorship = SponsorshipFieldsFragment;

const ALL = {
  query: SponsorshipsDocument,
  pageSize: 100,
  listOf: ({ sponsorships }: SponsorshipsQuery) => sponsorships,
  keyOf: ({ id }: Sponsorship) => id,
};

/** What the priest reads out of one slot. */
function Names({ sponsorship }: { sponsorship: Sponsorship }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const { offer, slot, donorName, forWhom, gotra, occasion, state } = sponsorship;
  const about = [gotra && t('sponsorsOffice.sheetGotra', { gotra }), occasion].filter(Boolean).join(' · ');
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', breakInside: 'avoid' }}>
      <Typography variant="body2">
        <strong lang={localized(offer.slots, offer.textLanguages.slots).lang}>
          {slotLines(offer.slots)[slot - 1]}
        </strong>{' '}
        · <span lang={localized(offer.name, offer.textLanguages.name).lang}>{offer.name}</span>
        {state === SponsorshipState.PROMISED && ` · ${t('sponsorsOffice.sheetUnpaid')}`}
      </Typography>
      <Typography
        sx={{ fontWeight: 600, fontSize: '1.25rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {forWhom || donorName}
      </Typography>
      {about && <Typography sx={{ overflowWrap: 'anywhere' }}>{about}</Typography>}
    </Box>
  );
}

interface PriestSheetDialogProps {
  from: string;
  to: string;
  onClose: () => void;
}

/** For the priest, on paper: by day and slot, for whom, their gotra and the occasion. */
export function PriestSheetDialog({ from, to, onClose }: PriestSheetDialogProps) {
  const { t, language } = useTranslation();
  const dayText = useDayText('full');
  const daysText = useStatementDays();
  const { items, state } = useAllPages(ALL, { filter: { from, to }, language });
  const held = items.filter((one) => one.state !== SponsorshipState.RELEASED);
  const days = [...new Set(held.map(({ day }) => day))].sort();
  const isReady = state === 'ready';
  return (
    <PrintDialog canPrint={isReady && held.length > 0} onClose={onClose}>
      {(titleId) => (
        <>
          <Letterhead onPaperOnly />
          <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 2 }}>
            {t('sponsorsOffice.sheetTitle', { days: daysText({ firstDay: from, lastDay: to }) })}
          </Typography>
          {state === 'loading' && <Placeholder variant="rectangular" height={240} />}
          {state === 'failed' && <Alert severity="error">{t('donations.printStopped')}</Alert>}
          {state === 'changed' && <Alert severity="warning">{t('donations.printChanged')}</Alert>}
          {isReady && held.length === 0 && <Typography>{t('sponsorsOffice.sheetEmpty')}</Typography>}
          {days.map((day) => (
            <section key={day}>
              <Typography variant="h4" component="h3" sx={{ mt: 2, mb: 1 }}>
                {dayText(day)}
              </Typography>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {held
                  .filter((one) => one.day === day)
                  .map((one) => (
                    <Names key={one.id} sponsorship={one} />
                  ))}
              </Box>
            </section>
          ))}
        </>
      )}
    </PrintDialog>
  );
}
