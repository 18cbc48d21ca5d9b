import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Moment } from '../../components/page/moment.tsx';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FileSize } from './file-size.tsx';
import type { PdfDocumentsQuery } from './pdf-documents.generated.ts';
import { useDocumentTexts } from './use-document-texts.ts';

type ListedDocument = PdfDocumentsQuery['pdfDocuments']['items'][number];

const frame = ({ palette: { background, divider } }: Theme) => ({
  maxWidth: 860,
  backgroundColor: background.paper,
  border: `1px solid ${divider}`,
  borderRadius: '16px',
  overflow: 'hidden',
});

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { px: { xs: 2, sm: 3 }, py: 1.5, textAlign: 'start', fontWeight: 'inherit' },
  '& thead th': { fontWeight: 600 },
  '& tbody > tr > *': { borderTop: 1, borderColor: 'divider' },
  '& tr > :first-of-type': { overflowWrap: 'anywhere' },
  '& tr > :last-child': { width: '1%', textAlign: 'end' },
} as const;

function DocumentRow({ document }: { document: ListedDocument }) {
  const { t } = useTranslation();
  const { title, description } = useDocumentTexts(document);
  return (
    <tr>
      <th scope="row">
        <Typography component="span" lang={title.lang} sx={{ fontWeight: 600 }}>
          {title.text}
        </Typography>
        {description && <Typography lang={description.lang}>{description.text}</Typography>}
        {document.file && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FileSize bytes={document.file.byteSize} /> · <Moment at={document.file.createdAt} />
          </Typography>
        )}
      </th>
      <td>
        {document.file && (
          <IconButton
            href={document.file.url}
            target="_blank"
            rel="noopener"
            color="primary"
            sx={{ border: 1, borderColor: 'currentColor' }}
          >
            <Download />
            <VisuallyHidden>
              {t('documents.download')}: <span lang={title.lang}>{title.text}</span>{' '}
              {t('documents.newWindow')}
            </VisuallyHidden>
          </IconButton>
        )}
      </td>
    </tr>
  );
}

interface DocumentTableProps {
  items: readonly ListedDocument[];
  /** The list's heading. */
  titleId: string;
}

/** A table of documents with size, date and a link to open each. */
export function DocumentTable({ items, titleId }: DocumentTableProps) {
  const { t } = useTranslation();
  return (
    <Box sx={frame}>
      <Box component="table" aria-labelledby={titleId} sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{t('documents.file')}</th>
            <th scope="col">PDF</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <DocumentRow key={item.id} document={item} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
