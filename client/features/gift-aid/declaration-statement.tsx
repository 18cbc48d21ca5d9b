import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The wording that is declared, to read before. */
export function DeclarationStatement({ text }: { text: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ mb: 3, p: 2, border: 1, borderColor: 'divider', borderRadius: '12px' }}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{t('giftAid.own.statement')}</Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
    </Box>
  );
}
