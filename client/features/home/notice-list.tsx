import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NoticeTexts } from '../notices/notice-texts.tsx';
import type { NoticeFieldsFragment } from '../notices/notices.generated.ts';

/** The anchor that the ticker's links lead to without the dialog. */
export const NOTICE_LIST_ID = 'notices';

const summaryStyle = { py: 1, lineHeight: 1.4, fontWeight: 600, cursor: 'pointer' } as const;

/** The notices as expandable texts: for browsers without JavaScript, or if the dialog's code cannot be loaded. */
export function NoticeList({ notices }: { notices: readonly NoticeFieldsFragment[] }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  return (
    <Box
      component="section"
      id={NOTICE_LIST_ID}
      aria-label={t('home.notices')}
      sx={{ bgcolor: 'background.paper' }}
    >
      <Container maxWidth="lg" sx={{ py: 2 }}>
        {notices.map((notice) => {
          const name = localized(notice.name, notice.textLanguages.name);
          return (
            <details key={notice.id}>
              <Box component="summary" lang={name.lang} sx={summaryStyle}>
                {name.text}
              </Box>
              <NoticeTexts notice={notice} />
            </details>
          );
        })}
      </Container>
    </Box>
  );
}
