import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { alpha, type Theme } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import { LogoMark } from '../../components/art/logo-mark.tsx';
import { useCloseOnBack } from '../../components/dialogs/open-layers.ts';
import { useAssociation } from '../../components/page/association.ts';
import { PATHS } from '../../components/page/paths.ts';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isAt, useSections } from './office-sections.ts';
import { useWaitingCounts } from './use-waiting-counts.ts';

/** Pixels. */
export const SIDE_WIDTH = 236;

const sideStyle = {
  display: 'flex',
  flexDirection: 'column',
  width: SIDE_WIDTH,
  height: '100%',
  p: 1.5,
  overflowY: 'auto',
  bgcolor: 'brand.deep',
  color: 'brand.cream',
  '--focus-ring': ({ palette }: Theme) => palette.brand.gold,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 44,
    px: 1.5,
    borderRadius: '10px',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { bgcolor: ({ palette }: Theme) => alpha(palette.common.white, 0.08) },
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& ul ul a': { pl: 6 },
  '& [aria-current="page"], & .section-at': { fontWeight: 600 },
  '& .section-at': { bgcolor: 'primary.main' },
  '& ul ul a[aria-current="page"]': { color: 'brand.gold' },
} as const;

const countStyle = {
  ml: 'auto',
  minWidth: 24,
  px: 0.75,
  borderRadius: 12,
  textAlign: 'center',
  typography: 'body2',
  fontWeight: 600,
  bgcolor: 'brand.gold',
  color: 'text.primary',
} as const;

/** The association's mark and name; a link to the day's page. */
function OfficeBrand() {
  const localized = useLocalized();
  const { name, textLanguages, pictures } = useAssociation();
  const { text, lang } = localized(name, textLanguages.name);
  return (
    <Link to={PATHS.officeToday}>
      {pictures.logo ? (
        <Box
          component="img"
          src={pictures.logo.url}
          alt=""
          sx={{ height: 36, maxWidth: 64, borderRadius: 1 }}
        />
      ) : (
        <LogoMark size={36} style={{ flexShrink: 0 }} />
      )}
      <Box component="span" lang={text ? lang : undefined} sx={{ typography: 'h6', lineHeight: 1.2 }}>
        {text}
      </Box>
    </Link>
  );
}

/** How many things wait in a section; nothing where none does. */
function WaitingCount({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <>
      <Box component="span" aria-hidden sx={countStyle}>
        {count}
      </Box>
      <VisuallyHidden>
        {' '}
        {t(count === 1 ? 'today.waitOne' : 'today.waitMany', { total: count })}
      </VisuallyHidden>
    </>
  );
}

/** The sections; the one that one is in shows its pages. */
export function OfficeSide() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const officeSections = useSections();
  const waiting = useWaitingCounts();
  return (
    <Box
      component="nav"
      aria-label={t('office.sections')}
      sx={[sideStyle, { position: { md: 'fixed' }, insetBlock: { md: 0 } }]}
    >
      <Box sx={{ mb: 2 }}>
        <OfficeBrand />
      </Box>
      <ul>
        {officeSections.map(({ id, label, Icon, pages }) => {
          const isIn = pages.some((page) => isAt(page, pathname));
          const isAlone = pages.length === 1;
          return (
            <li key={id}>
              <Link
                to={pages[0]!.to}
                className={isIn ? 'section-at' : undefined}
                aria-current={isIn && isAlone ? 'page' : undefined}
              >
                <Icon />
                {t(label)}
                <WaitingCount count={waiting.get(id) ?? 0} />
              </Link>
              {isIn && !isAlone && (
                <ul>
                  {pages.map((page) => (
                    <li key={page.to}>
                      <Link to={page.to} aria-current={isAt(page, pathname) ? 'page' : undefined}>
                        {t(page.label)}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
      <Box sx={{ mt: 2, pt: 1, borderTop: 1, borderColor: 'primary.main' }}>
        <Link to={PATHS.home}>
          <OpenIcon />
          {t('office.seeSite')}
        </Link>
      </Box>
    </Box>
  );
}

/** The same sections on a phone; a press on one closes it. */
export function OfficeDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  useCloseOnBack(isOpen, onClose);
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      anchor="right"
      aria-label={t('office.sections')}
      sx={{ display: { md: 'none' } }}
      slotProps={{ paper: { onClick: onClose } }}
    >
      <OfficeSide />
    </Drawer>
  );
}
