import Box from '@mui/material/Box';
import { RETENTION_KINDS } from '../../../rules/retention.ts';
import { useKeptLong } from '../../components/page/use-kept-long.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What is kept how long and why, as the code that deletes it has it. */
export function RetentionList() {
  const { t } = useTranslation();
  const keptLong = useKeptLong();
  return (
    <Box
      component="dl"
      sx={{ maxWidth: '70ch', mt: 0, mb: 2, '& dt': { fontWeight: 600 }, '& dd': { m: 0 } }}
    >
      {RETENTION_KINDS.map((kind) => (
        <Box key={kind} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', breakInside: 'avoid' }}>
          <dt>{t(`retention.kinds.${kind}.what`)}</dt>
          <dd>{keptLong(kind)}</dd>
          <Box component="dd" sx={{ color: 'text.secondary' }}>
            {t(`retention.kinds.${kind}.why`)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
