import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { latinLocaleOf } from '../../../rules/languages.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PrintContentOnly } from '../../components/page/print-content-only.tsx';
import { PAGE_PADDING } from '../../components/page/public-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LegalPart } from './legal-part.tsx';
import type { LegalText } from './legal-text.ts';

interface LegalPageProps {
  /** The name of the document; its text is in `legal.<page>.json`. */
  page: 'privacy' | 'cookies' | 'terms' | 'accessibility';
}

/** When the content of these pages last changed. */
const CHANGED_ON = new Date('2026-11-21T00:00Z');

const layout = {
  display: { md: 'grid' },
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
  columnGap: 7,
  alignItems: 'start',
  '@media print': { display: 'block' },
} as const;

const contentsStyle = {
  gridColumn: 2,
  position: { md: 'sticky' },
  top: 24,
  maxHeight: { md: 'calc(100vh - 48px)' },
  overflowY: 'auto',
  borderLeft: 3,
  borderColor: 'brand.gold',
  pl: 2.5,
  displayPrint: 'none',
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& a': { display: 'block', py: 1.25 },
} as const;

/** A document of headings, paragraphs and lists, with a list of its headings to jump to (D89). */
export function LegalPage({ page }: LegalPageProps) {
  const { t, language, document } = useTranslation();
  const { lead, sections } = document(page) as LegalText;
  const date = new Intl.DateTimeFormat(latinLocaleOf(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(CHANGED_ON);

  return (
    <Container component="article" sx={{ ...PAGE_PADDING, '@media print': { p: 0, maxWidth: 'none' } }}>
      <PageMeta title={t(`pages.${page}`)} description={t(`legal.${page}`)} />
      <PrintContentOnly />
      <PageHeading title={t(`pages.${page}`)} lead={lead} />
      <Box sx={layout}>
        <Box component="nav" aria-label={t('legal.onThisPage')} sx={contentsStyle}>
          <Typography component="p" sx={{ fontWeight: 600 }}>
            {t('legal.onThisPage')}
          </Typography>
          <ul>
            {Object.entries(sections).map(([anchor, { heading }]) => (
              <li key={anchor}>
                <Link href={`#${anchor}`}>{heading}</Link>
              </li>
            ))}
          </ul>
        </Box>
        <Box sx={{ gridColumn: 1, gridRow: 1 }}>
          {Object.entries(sections).map(([anchor, { heading, parts }]) => (
            <Box
              component="section"
              key={anchor}
              id={anchor}
              sx={{ mt: { xs: 5, md: 0 }, mb: { md: 5 }, scrollMarginTop: 24 }}
            >
              <Typography variant="h2" sx={{ mb: 2, breakAfter: 'avoid' }}>
                {heading}
              </Typography>
              {parts.map((part) => (
                <LegalPart key={String(part)} part={part} />
              ))}
            </Box>
          ))}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ mt: { xs: 6, md: 2 }, color: 'text.secondary' }}>
        {t('legal.changedOn', { date })}
      </Typography>
    </Container>
  );
}
