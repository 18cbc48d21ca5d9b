import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { LoadState } from '../../components/page/load-state.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { PAGE_PADDING } from '../../components/page/public-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MembersOnly } from './members-only.tsx';
import { useOfferedListsQuery } from './offered-lists.generated.ts';
import { BackToList } from './person-links.tsx';
import { useWishesFormQuery } from './wishes.generated.ts';
import { WishesForm } from './wishes-form.tsx';

function Wishes() {
  const { t } = useTranslation();
  const result = useWishesFormQuery({ fetchPolicy: 'network-only' });
  const lists = useOfferedListsQuery();
  const placeholder = <Placeholder variant="rectangular" height={1200} />;
  return (
    <LoadState result={lists} placeholder={placeholder}>
      {() => (
        <LoadState result={result} placeholder={placeholder}>
          {({ myWishes, myCandidate, mayWishForCaste }) =>
            myCandidate ? (
              <WishesForm wishes={myWishes} isOwnProfile={mayWishForCaste} />
            ) : (
              <>
                <p>{t('wishes.profileFirst')}</p>
                <Link to={PATHS.matrimonialProfile} className="button button-filled">
                  {t('wishes.makeProfile')}
                </Link>
              </>
            )
          }
        </LoadState>
      )}
    </LoadState>
  );
}

/** What a member's family looks for in a candidate. */
export function WishesPage() {
  const { t } = useTranslation();
  const title = t('wishes.title');
  return (
    <MembersOnly title={title}>
      <Container component="div" maxWidth="md" sx={PAGE_PADDING}>
        <PageMeta title={title} noindex />
        <Box sx={{ mb: 2 }}>
          <BackToList />
        </Box>
        <PageHeading title={title} lead={t('wishes.lead')} />
        <Wishes />
      </Container>
    </MembersOnly>
  );
}
