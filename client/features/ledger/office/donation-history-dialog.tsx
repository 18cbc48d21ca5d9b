import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { DonationNote } from '../../../../rules/donation-notes.ts';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Moment } from '../../../components/page/moment.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Came } from './came.tsx';
import { type DonationHistoryQuery, useDonationHistoryQuery } from './donation-ledger.generated.ts';
import { MonthlyByCard } from './monthly-by-card.tsx';
import { RefundEntries } from './refund-entries.tsx';

/** What moved by card, with the fee. */
function CardEntries({ entries }: { entries: DonationHistoryQuery['donation']['cardEntries'] }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <Box sx={{ mb: 3 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('donations.byCard')}</Typography>
      {entries.map(({ id, kind, pence, happenedAt }) => (
        <Typography key={id}>
          {t(`donations.cardEntries.${kind}`)}: {money(pence)}{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            <Moment at={happenedAt} withTime />
          </Typography>
        </Typography>
      ))}
    </Box>
  );
}

/** What was kept of it before a line of a bank statement paid it out; that of cards stands with what moved by card. */
function PayoutFee({
  donation: { feePence, cardEntries },
}: {
  donation: Pick<DonationHistoryQuery['donation'], 'feePence' | 'cardEntries'>;
}) {
  const { t } = useTranslation();
  const money = useMoney();
  const ofCards = cardEntries.reduce((sum, { kind, pence }) => (kind === 'FEE' ? sum + pence : sum), 0);
  if (feePence <= ofCards) return null;
  return <Typography sx={{ mb: 3 }}>{t('bank.feeOfIt', { amount: money(feePence - ofCards) })}</Typography>;
}

/** What somebody has written, or the site itself says, of a change. */
function NoteText({ note, code }: { note: string | null; code: DonationNote | null }) {
  const { t } = useTranslation();
  const text = code ? t(`donations.noteCodes.${code}`, { note: note ?? '' }) : note;
  return text && <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>;
}

/** The history of a donation's status, newest first. */
export function DonationHistoryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const result = useDonationHistoryQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogContent tabIndex={0}>
        <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 2 }}>
          {t('donations.history')}
        </Typography>
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={160} />}>
          {({ donation }) => (
            <>
              {donation.cardSubscription && (
                <MonthlyByCard id={id} subscription={donation.cardSubscription} />
              )}
              {donation.cardEntries.length > 0 && <CardEntries entries={donation.cardEntries} />}
              <PayoutFee donation={donation} />
              <RefundEntries donation={donation} />
              <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', '& > li': { mb: 2 } }}>
                {donation.history.map(
                  ({
                    id: changeId,
                    fromStatus,
                    toStatus,
                    changedByName,
                    note,
                    noteCode,
                    receivedOn,
                    paymentMethod,
                    changedAt,
                  }) => (
                    <li key={changeId}>
                      <Typography sx={{ fontWeight: 600 }}>
                        {t('donations.change', {
                          from: t(`donations.status.${fromStatus}`),
                          to: t(`donations.status.${toStatus}`),
                        })}
                      </Typography>
                      <Typography variant="body2" color="textSecondary">
                        <Moment at={changedAt} withTime />
                        {changedByName && ` · ${changedByName}`}
                      </Typography>
                      {receivedOn && <Came day={receivedOn} paymentMethod={paymentMethod} />}
                      <NoteText note={note} code={noteCode} />
                    </li>
                  ),
                )}
                <li>
                  <Typography sx={{ fontWeight: 600 }}>{t('donations.made')}</Typography>
                  <Typography variant="body2" color="textSecondary">
                    <Moment at={donation.createdAt} withTime />
                  </Typography>
                </li>
              </Box>
            </>
          )}
        </LoadState>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
