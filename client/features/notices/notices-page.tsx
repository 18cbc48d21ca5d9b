import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { pageVariables } from '../../components/list/page-parameter.ts';
import { PagedList } from '../../components/list/paged-list.tsx';
import { usePagedQuery } from '../../components/list/use-paged-query.ts';
import { MediaPicture } from '../../components/media/media-picture.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { PublicPage } from '../../components/page/public-page.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NoticeTexts } from './notice-texts.tsx';
import type { NoticeFieldsFragment } from './notices.generated.ts';
import { NoticesDocument, useNoticesQuery } from './notices.generated.ts';

const list = { display: 'grid', gap: 3, maxWidth: 860, m: 0, p: 0, listStyle: 'none' } as const;

const card = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 2.5,
  p: { xs: 2.5, sm: 3 },
} as const;

function NoticeCard({ notice }: { notice: NoticeFieldsFragment }) {
  const name = useLocalized()(notice.name, notice.textLanguages.name);
  return (
    <Card component="article" sx={card}>
      <div>
        <Typography variant="h3" component="h2" lang={name.lang} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {name.text}
        </Typography>
        <NoticeTexts notice={notice} />
      </div>
      {notice.file && (
        <Box sx={{ flex: 'none', width: { xs: '100%', sm: 240 }, borderRadius: '12px', overflow: 'hidden' }}>
          <MediaPicture
            picture={notice.file}
            alt=""
            {...IMAGE_SIZES.notice}
            sizes="(min-width: 600px) 240px, 84vw"
          />
        </Box>
      )}
    </Card>
  );
}

export const queries: PageQueries = ({ search }) => [
  { query: NoticesDocument, variables: pageVariables(search) },
];

/** All notices with their full texts; the home page has only the newest. */
export function NoticesPage() {
  const { t } = useTranslation();
  return (
    <PublicPage title="home.notices" summary="notices.summary">
      <PagedList
        {...usePagedQuery(useNoticesQuery)}
        listOf={({ notices }) => notices}
        placeholder={<Placeholder variant="rectangular" height={600} />}
        label={t('home.notices')}
        empty={
          <EmptyList text={t('content.pageEmpty')} add={{ label: 'notices.add', to: PATHS.editNotice }} />
        }
      >
        {(items) => (
          <Box component="ul" sx={list}>
            {items.map((notice) => (
              <li key={notice.id}>
                <NoticeCard notice={notice} />
              </li>
            ))}
          </Box>
        )}
      </PagedList>
    </PublicPage>
  );
}
