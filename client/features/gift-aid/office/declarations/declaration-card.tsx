import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ToneChip } from '../../../../components/office/tone-chip.tsx';
import { useDayText } from '../../../../i18n/dates.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ChangeTaxpayerDialog } from './change-taxpayer-dialog.tsx';
import { ConfirmButton, MailRecordButton } from './declaration-buttons.tsx';
import { DeclarationDayDialog } from './declaration-day-dialog.tsx';
import type { GiftAidDeclarationFieldsFragment } from './gift-aid.generated.ts';
import { PrintedDeclarationDialog } from './printed-declaration-dialog.tsx';

const TONES = {
  IN_FORCE: 'success',
  UNCONFIRMED: 'planned',
  RECORD_MISSING: 'planned',
  CANCELLED: 'quiet',
} as const;

/** Whether an entry says that the donor made it on the website, where nobody enters it for them. */
const isMadeOnline = (kind: string, method: string) => kind === 'DECLARED' && method === 'ONLINE';

interface DeclarationCardProps {
  declaration: GiftAidDeclarationFieldsFragment;
  /** Of the donor; may be empty. */
  email: string;
}

/** A declaration, its wording, and what can be done with it. */
export function DeclarationCard({ declaration, email }: DeclarationCardProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'change' | 'recordSent' | 'cancel' | 'print'>();
  const { state, method, title, firstName, lastName, house, postcode, entries, giftReference } = declaration;
  const day = useDayText('long');
  const close = () => setOpen(undefined);
  return (
    <Card variant="outlined" sx={{ p: 2, mb: 2, maxWidth: 720 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {[title, firstName, lastName].filter(Boolean).join(' ')}
        </Typography>
        <ToneChip tone={TONES[state]} label={t(`giftAid.states.${state}`)} />
      </Box>
      <Typography>{[house, postcode].filter(Boolean).join(', ')}</Typography>
      <Typography>
        {giftReference
          ? t('giftAid.onlyGift', { reference: giftReference })
          : t('giftAid.from', { day: day(declaration.coversFrom) })}
        {declaration.cancelledFrom && ` ${t('giftAid.until', { day: day(declaration.cancelledFrom) })}`}
      </Typography>
      {state === 'RECORD_MISSING' && (
        <Alert severity="warning" sx={{ my: 2 }}>
          {t('giftAid.recordLead')}
        </Alert>
      )}
      {state === 'UNCONFIRMED' && (
        <Alert severity="warning" sx={{ my: 2 }}>
          {t('giftAid.unconfirmedLead', { reference: giftReference ?? '' })}
        </Alert>
      )}
      <Box component="details" sx={{ my: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, alignContent: 'center' }}>
          {t('giftAid.wording')}
        </Box>
        <Typography lang={declaration.language} sx={{ whiteSpace: 'pre-line', pl: 2 }}>
          {declaration.text}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" component="ul" sx={{ pl: 2, mb: 2 }}>
        {entries.map((entry) => (
          <li key={`${entry.kind}${entry.madeAt}`}>
            {t(
              isMadeOnline(entry.kind, method) ? 'giftAid.declaredOnline' : `giftAid.entries.${entry.kind}`,
              {
                day: day(entry.day),
                who: entry.madeByName,
                method: t(`giftAid.methods.${method}`),
              },
            )}
          </li>
        ))}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {state === 'RECORD_MISSING' && (
          <>
            {email && <MailRecordButton declaration={declaration} email={email} />}
            <Button variant={email ? 'outlined' : 'contained'} onClick={() => setOpen('recordSent')}>
              {t('giftAid.recordSent')}
            </Button>
          </>
        )}
        {state === 'UNCONFIRMED' && <ConfirmButton declaration={declaration} />}
        <Button variant="outlined" startIcon={<Print />} onClick={() => setOpen('print')}>
          {t('giftAid.print')}
        </Button>
        {state !== 'CANCELLED' && (
          <>
            <Button variant="outlined" onClick={() => setOpen('change')}>
              {t('giftAid.change')}
            </Button>
            <Button onClick={() => setOpen('cancel')}>{t('giftAid.cancel')}</Button>
          </>
        )}
      </Stack>
      {open === 'change' && <ChangeTaxpayerDialog declaration={declaration} onClose={close} />}
      {open === 'print' && <PrintedDeclarationDialog id={declaration.id} onClose={close} />}
      {(open === 'recordSent' || open === 'cancel') && (
        <DeclarationDayDialog declaration={declaration} step={open} onClose={close} />
      )}
    </Card>
  );
}
