import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { pdfDocumentRules } from '../../../rules/content.ts';
import { useLocalized } from '../../i18n/localized.ts';
import type { PreviewedItem } from '../content/content-kind.ts';

/** A document's row in the visitors' list of files. */
export function PdfDocumentPreview({ item }: { item: PreviewedItem<typeof pdfDocumentRules> }) {
  const { text, lang } = useLocalized()(item.description, item.descriptionGujarati);
  return (
    <Card sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}>
      <Typography lang={lang} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Box
        aria-hidden
        sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'primary.main', fontWeight: 600 }}
      >
        <Download /> PDF
      </Box>
    </Card>
  );
}
