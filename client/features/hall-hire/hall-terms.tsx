import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/use-translation.ts';
import { HALL_TERMS } from './hire-agreement.ts';

/** The four terms of the letting agreement and a note on statutory rights. */
export function HallTerms() {
  const { t } = useTranslation();
  return (
    <>
      <Box component="ol" sx={{ m: 0, pl: 3, '& > li': { mb: 1 } }}>
        {HALL_TERMS.map((term) => (
          <li key={term}>{t(`hallHire.terms.${term}`)}</li>
        ))}
      </Box>
      <Box component="p" sx={{ mt: 1, mb: 0 }}>
        {t('hallHire.statutoryRights')}
      </Box>
    </>
  );
}
