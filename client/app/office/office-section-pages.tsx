import Box from '@mui/material/Box';
import { Link, useLocation } from 'react-router-dom';
import { markEnds } from '../../components/page/scrolled-row.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSections } from './office-sections.ts';

const rowStyle = {
  display: { xs: 'flex', md: 'none' },
  // One row that can be pushed sideways: a section of ten pages would fill half of the screen.
  gap: 1,
  px: 2,
  py: 2,
  '& a': {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    minHeight: 44,
    px: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 22,
    bgcolor: 'background.paper',
    color: 'text.primary',
    textDecoration: 'none',
  },
  '& [aria-current="page"]': { borderColor: 'primary.main', color: 'primary.main', fontWeight: 600 },
} as const;

/** Pushes a row until the link of this page is in its middle. */
function showCurrent(row: HTMLElement | null): (() => void) | undefined {
  const link = row?.querySelector<HTMLElement>('[aria-current="page"]');
  if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  return markEnds(row);
}

/** On a phone, where the side is not there: the pages of the section, above each of them but not above their forms. */
export function OfficeSectionPages() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const officeSection = useSections().find(({ pages }) => pages.some(({ to }) => to === pathname));
  if (!officeSection || officeSection.pages.length === 1) return null;
  return (
    // A new element for each page, which begins with it in sight.
    <Box
      key={pathname}
      ref={showCurrent}
      component="nav"
      className="scrolled-row"
      aria-label={t(officeSection.label)}
      sx={rowStyle}
    >
      {officeSection.pages.map(({ to, label }) => (
        <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
          {t(label)}
        </Link>
      ))}
    </Box>
  );
}
