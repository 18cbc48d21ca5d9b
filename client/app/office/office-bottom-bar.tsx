import MoreIcon from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link, useLocation } from 'react-router-dom';
import { bottomBar } from '../../components/page/bottom-bar.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isAt, useSections } from './office-sections.ts';

/** The sections that stand at the thumb first; all are behind "More". */
const AT_THE_THUMB = ['today', 'content', 'money', 'hall'];

/** In pixels, without the margin that a phone keeps for itself. */
export const BOTTOM_BAR_HEIGHT = 60;

const barStyle = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'appBar',
  display: 'flex',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  pb: 'env(safe-area-inset-bottom)',
  // Not of all children: before scripts run, the buttons' style sheets stand among them.
  '& > :is(a, button)': {
    flex: '1 1 0',
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: BOTTOM_BAR_HEIGHT,
    color: 'text.secondary',
    textDecoration: 'none',
    fontSize: '0.875rem',
    fontFamily: 'inherit',
  },
  '& > [aria-current]': { color: 'primary.main', fontWeight: 600 },
} as const;

/** On a phone: the sections used most, at the thumb. */
export function OfficeBottomBar({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const all = useSections();
  const used = AT_THE_THUMB.flatMap((name) => all.filter(({ id }) => id === name));
  const officeSections = [...used, ...all.filter((officeSection) => !used.includes(officeSection))].slice(
    0,
    AT_THE_THUMB.length,
  );
  return (
    <Box ref={bottomBar} component="nav" aria-label={t('office.sections')} sx={barStyle}>
      {officeSections.map(({ id, label, Icon, pages }) => (
        <Link
          key={id}
          to={pages[0]!.to}
          aria-current={pages.some((page) => isAt(page, pathname)) ? 'true' : undefined}
        >
          <Icon />
          {t(label)}
        </Link>
      ))}
      <ButtonBase onClick={onMore} aria-haspopup="dialog">
        <MoreIcon />
        {t('office.more')}
      </ButtonBase>
    </Box>
  );
}
