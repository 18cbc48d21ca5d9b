import Download from '@mui/icons-material/DownloadOutlined';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { PdfDocumentFieldsFragment } from './pdf-document-fields.generated.ts';

/** Pixels (spec §9). */
export const TABLE_HEIGHT = 350;

/** The lower edge is shaded as long as there is more below. */
const frame = ({ palette: { background, divider } }: Theme) => ({
  height: TABLE_HEIGHT,
  maxWidth: 860,
  background: [
    `linear-gradient(transparent, ${background.paper} 60%) center bottom / 100% 48px no-repeat local`,
    `linear-gradient(transparent, ${divider}) center bottom / 100% 24px no-repeat scroll`,
    background.paper,
  ].join(','),
  border: `1px solid ${divider}`,
  borderRadius: '16px',
});

const cells = {
  '& td, & th': {
    px: { xs: 2, sm: 3 },
    py: 1,
    fontSize: 'inherit',
    lineHeight: 'inherit',
    borderColor: 'divider',
  },
  '& th': { py: 1.5, fontWeight: 600, bgcolor: 'background.paper' },
  '& td:first-of-type': { overflowWrap: 'anywhere' },
  '& tr:last-of-type td': { borderBottom: 0 },
} as const;

function DocumentRow({ document }: { document: PdfDocumentFieldsFragment }) {
  const { t } = useTranslation();
  const { text, lang } = useLocalized()(document.description, document.descriptionGujarati);
  return (
    <TableRow>
      <TableCell lang={lang}>{text}</TableCell>
      <TableCell align="right">
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
              {t('documents.download')}: <span lang={lang}>{text}</span> {t('documents.newWindow')}
            </VisuallyHidden>
          </IconButton>
        )}
      </TableCell>
    </TableRow>
  );
}

interface DocumentTableProps {
  items: readonly PdfDocumentFieldsFragment[];
  /** The list's heading. */
  titleId: string;
}

/** The files' descriptions, each with the way to open it, in a box that scrolls, by keyboard too. */
export function DocumentTable({ items, titleId }: DocumentTableProps) {
  const { t } = useTranslation();
  return (
    <TableContainer role="region" aria-labelledby={titleId} tabIndex={0} sx={frame}>
      <Table stickyHeader sx={cells}>
        <TableHead>
          <TableRow>
            <TableCell>{t('content.description')}</TableCell>
            <TableCell align="right">PDF</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <DocumentRow key={item.id} document={item} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
