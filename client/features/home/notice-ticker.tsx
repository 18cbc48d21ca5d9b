import Box from '@mui/material/Box';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { Toran } from '../../components/art/toran.tsx';
import { useReadMore } from '../../components/dialogs/use-read-more.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Ticker } from '../../components/page/ticker.tsx';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NoticeTexts } from '../notices/notice-texts.tsx';
import type { NoticeFieldsFragment } from '../notices/notices.generated.ts';
import { NOTICE_LIST_ID, NoticeList } from './notice-list.tsx';

const itemStyle = {
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'transparent',
  border: 0,
  p: 0,
  minHeight: 44,
  display: 'inline-flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
} as const;

interface NoticeTickerProps {
  /** Newest first; undefined while they load, when only their space is reserved. */
  notices: readonly NoticeFieldsFragment[] | undefined;
}

/** A ticker of the newest notices below the header; pressing one opens its full text. */
export function NoticeTicker({ notices }: NoticeTickerProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const isHydrated = useHydrated();
  const { open, isDialogMissing, dialog } = useReadMore<NoticeFieldsFragment>({
    pictureSize: IMAGE_SIZES.notice,
    textOf: (notice) => <NoticeTexts notice={notice} />,
  });

  if (!notices) return <Box sx={{ height: 60, bgcolor: 'brand.gold' }} />;
  if (notices.length === 0) return null;

  const renderItem = (notice: NoticeFieldsFragment) => {
    const { text, lang } = localized(notice.name, notice.textLanguages.name);
    if (isHydrated && !isDialogMissing) {
      return (
        <Box
          component="button"
          type="button"
          aria-haspopup="dialog"
          lang={lang}
          sx={itemStyle}
          onClick={() => open(notice)}
        >
          {text}
        </Box>
      );
    }
    return (
      <Box component="a" href={`#${NOTICE_LIST_ID}`} lang={lang} sx={itemStyle}>
        {text}
      </Box>
    );
  };

  return (
    <>
      {/* Covers the layout's garland; the garland of the ticker takes its place. */}
      <Box sx={{ position: 'relative', zIndex: 2 }}>
        <Ticker
          label={t('home.notices')}
          items={notices}
          renderItem={renderItem}
          all={{ to: PATHS.notices, label: t('notices.all') }}
        />
      </Box>
      {/* If the dialog's code cannot be loaded, the notices are listed below the ticker. */}
      {isDialogMissing ? (
        <NoticeList notices={notices} />
      ) : (
        <noscript>
          <NoticeList notices={notices} />
        </noscript>
      )}
      <Box sx={{ position: 'relative' }}>
        <Toran />
      </Box>
      {dialog}
    </>
  );
}
