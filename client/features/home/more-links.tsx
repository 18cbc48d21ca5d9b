import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Drawing } from '../../components/art/drawing.tsx';
import { fittingColumns } from '../../components/list/card-grid.tsx';
import { useUsedPages } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useMatrimonialsPath } from '../../components/page/use-matrimonials-path.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Band } from './band.tsx';

const cardStyle = {
  position: 'relative',
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-start', sm: 'center' },
  columnGap: 4,
  rowGap: 1.5,
  height: '100%',
  p: { xs: 2.5, md: 4 },
  '&:hover': { borderColor: 'primary.main' },
} as const;

const linkStyle = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '16px' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--focus-ring)', outlineOffset: '-3px' },
} as const;

interface LinkCardProps {
  to: string;
  title: string;
  text: string;
  drawing: ReactNode;
}

function LinkCard({ to, title, text, drawing }: LinkCardProps) {
  return (
    <Card component="section" sx={cardStyle}>
      <Box sx={{ flex: 'none', lineHeight: 0, width: { xs: 120, md: 150 }, textAlign: { sm: 'center' } }}>
        {drawing}
      </Box>
      <div>
        <Typography variant="h3" component="h2">
          <Box component={Link} to={to} sx={linkStyle}>
            {title}
          </Box>
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>
      </div>
    </Card>
  );
}

interface MoreLinksProps {
  /** The link to the documents is shown only if there are any. */
  hasDocuments: boolean;
}

/** Links to the matrimonial section and to the documents for download. */
export function MoreLinks({ hasDocuments }: MoreLinksProps) {
  const { t } = useTranslation();
  const matrimonials = useMatrimonialsPath();
  const hasMatrimonials = useUsedPages()(matrimonials);
  if (!hasDocuments && !hasMatrimonials) return null;
  return (
    <Band>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: fittingColumns(hasDocuments && hasMatrimonials ? 2 : 1, 24, 20),
          },
          gap: 3,
          pt: { xs: 6, md: 5 },
        }}
      >
        {hasMatrimonials && (
          <LinkCard
            to={matrimonials}
            title={t('home.matrimonial')}
            text={t('home.matrimonialText')}
            drawing={<Drawing of="varmala" />}
          />
        )}
        {hasDocuments && (
          <LinkCard
            to={PATHS.documents}
            title={t('home.documents')}
            text={t('documents.lead')}
            drawing={<PictureAsPdf sx={{ fontSize: { xs: 64, md: 88 }, color: 'primary.main' }} />}
          />
        )}
      </Box>
    </Band>
  );
}
