import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { pdfDocumentRules } from '../../../../rules/content.ts';
import type { PreviewedItem } from '../../../components/list/content-kind.ts';
import { useDocumentTexts } from '../use-document-texts.ts';

/** A document's row in the visitors' list of files. */
export function PdfDocumentPreview({ item }: { item: PreviewedItem<typeof pdfDocumentRules> }) {
  const { title, description } = useDocumentTexts(item);
  return (
    <Card sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography lang={title.lang} sx={{ fontWeight: 600 }}>
          {title.text}
        </Typography>
        {description && <Typography lang={description.lang}>{description.text}</Typography>}
      </Box>
      <Box
        aria-hidden
        sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'primary.main', fontWeight: 600 }}
      >
        <Download /> PDF
      </Box>
    </Card>
  );
}
