import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { toneStyle } from '../../../../components/office/state-chip.tsx';
import { dateFormat } from '../../../../i18n/date-format.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ChangeTaxpayerDialog } from './change-taxpayer-dialog.tsx';
import { DeclarationDayDialog } from './declaration-day-dialog.tsx';
import type { GiftAidDeclarationFieldsFragment } from './gift-aid.generated.ts';

const TONES = { IN_FORCE: 'success', RECORD_MISSING: 'planned', CANCELLED: 'quiet' } as const;

interface DeclarationCardProps {
  declaration: GiftAidDeclarationFieldsFragment;
  reload: () => Promise<unknown>;
}

/** A declaration, its wording, and what can be done with it. */
export function DeclarationCard({ declaration, reload }: DeclarationCardProps) {
  const { t, language } = useTranslation();
  const [open, setOpen] = useState<'change' | 'recordSent' | 'cancel'>();
  const { state, way, title, firstName, lastName, house, postcode, entries } = declaration;
  const format = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (text: string) => format.format(new Date(text));
  const close = () => setOpen(undefined);
  return (
    <Card variant="outlined" sx={{ p: 2, mb: 2, maxWidth: 720 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {[title, firstName, lastName].filter(Boolean).join(' ')}
        </Typography>
        <Chip label={t(`giftAid.states.${state}`)} sx={toneStyle(TONES[state])} />
      </Box>
      <Typography>{[house, postcode].filter(Boolean).join(', ')}</Typography>
      <Typography>
        {t('giftAid.from', { day: day(declaration.coversFrom) })}
        {declaration.cancelledFrom && ` ${t('giftAid.until', { day: day(declaration.cancelledFrom) })}`}
      </Typography>
      {state === 'RECORD_MISSING' && (
        <Alert severity="warning" sx={{ my: 2 }}>
          {t('giftAid.recordLead')}
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
      <Typography variant="body2" color="text.secondary" component="ul" sx={{ pl: 2, mb: 2 }}>
        {entries.map((entry) => (
          <li key={`${entry.kind}${entry.madeAt}`}>
            {t(`giftAid.entries.${entry.kind}`, {
              day: day(entry.day),
              who: entry.madeByName,
              way: t(`giftAid.ways.${way}`),
            })}
          </li>
        ))}
      </Typography>
      {state !== 'CANCELLED' && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {state === 'RECORD_MISSING' && (
            <Button variant="contained" onClick={() => setOpen('recordSent')}>
              {t('giftAid.recordSent')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setOpen('change')}>
            {t('giftAid.change')}
          </Button>
          <Button onClick={() => setOpen('cancel')}>{t('giftAid.cancel')}</Button>
        </Stack>
      )}
      {open === 'change' && (
        <ChangeTaxpayerDialog declaration={declaration} onClose={close} reload={reload} />
      )}
      {open && open !== 'change' && (
        <DeclarationDayDialog declaration={declaration} step={open} onClose={close} reload={reload} />
      )}
    </Card>
  );
}
