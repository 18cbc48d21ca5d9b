import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { latinLocaleOf } from '../../../rules/languages.ts';
import type { Part } from '../../../rules/parts.ts';
import { place } from '../../../rules/place.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useUsedParts } from '../../components/page/page-parts.ts';
import { PAGE_PADDING } from '../../components/page/public-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LegalPart } from './legal-part.tsx';
import type { LegalText } from './legal-text.ts';

interface LegalPageProps {
  /** The name of the document; its text is in `legal.<page>.json`. */
  page: 'privacy' | 'cookies' | 'terms' | 'accessibility';
  /** What stands in place of a paragraph, by its text. */
  inserted?: Readonly<Record<string, ReactNode>>;
}

/** The parts of the site that a section is about; it stands there while one of them is in use. */
const SECTION_PARTS: Readonly<Record<string, readonly Part[]>> = {
  payments: ['donations', 'hallHire'],
  'hall-hire': ['hallHire'],
  matrimonial: ['matrimonial'],
};

/** When the content of these pages last changed. */
const CHANGED_ON = new Date('2026-11-24T00:00Z');

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

/** A document of headings, paragraphs and lists, with a list of its headings to jump to. */
export function LegalPage({ page, inserted = {} }: LegalPageProps) {
  const { t, language, document } = useTranslation();
  const isUsed = useUsedParts();
  const { lead, sections } = document(page) as LegalText;
  const shown = Object.entries(sections).filter(([anchor]) => SECTION_PARTS[anchor]?.some(isUsed) ?? true);
  const date = new Intl.DateTimeFormat(latinLocaleOf(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(CHANGED_ON);

  return (
    <Container component="article" sx={{ ...PAGE_PADDING, '@media print': { p: 0, maxWidth: 'none' } }}>
      <PageMeta title={t(`pages.${page}`)} description={t(`legal.${page}`)} />
      <PageHeading title={t(`pages.${page}`)} lead={lead} />
      <Box sx={layout}>
        <Box component="nav" aria-label={t('legal.onThisPage')} sx={contentsStyle}>
          <Typography component="p" sx={{ fontWeight: 600 }}>
            {t('legal.onThisPage')}
          </Typography>
          <ul>
            {shown.map(([anchor, { heading }]) => (
              <li key={anchor}>
                <Link href={`#${anchor}`}>{heading}</Link>
              </li>
            ))}
          </ul>
        </Box>
        <Box sx={{ gridColumn: 1, gridRow: 1 }}>
          {shown.map(([anchor, { heading, parts, elsewhere }]) => (
            <Box
              component="section"
              key={anchor}
              id={anchor}
              sx={{ mt: { xs: 5, md: 0 }, mb: { md: 5 }, scrollMarginTop: 24 }}
            >
              <Typography variant="h2" sx={{ mb: 2, breakAfter: 'avoid' }}>
                {heading}
              </Typography>
              {((place.country !== 'GB' && elsewhere) || parts).map((part) => (
                <Fragment key={String(part)}>{inserted[String(part)] ?? <LegalPart part={part} />}</Fragment>
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
