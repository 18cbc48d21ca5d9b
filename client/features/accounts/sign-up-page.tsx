import Container from '@mui/material/Container';
import { Permission } from '../../../rules/permissions.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { PAGE_PADDING } from '../../components/page/public-page.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Profile } from './profile.tsx';
import { SheriQuestionDocument, useSheriQuestionQuery } from './sheri-question.generated.ts';
import { SignUpForm } from './sign-up-form.tsx';

export const queries: PageQueries = () => [{ query: SheriQuestionDocument }];

/** Creates an account; signed-in users get their profile here (spec §2, Sign Up). */
export function SignUpPage() {
  const { t } = useTranslation();
  const { viewer, loading } = useViewer();
  const result = useSheriQuestionQuery();
  const isProfile = viewer.permissions.includes(Permission.EDIT_OWN_ACCOUNT);
  const title = t(isProfile ? 'accounts.profile' : 'accounts.signUp');
  const formToCome = <Placeholder variant="rectangular" height={900} />;
  return (
    <Container maxWidth={isProfile ? 'md' : 'sm'} sx={PAGE_PADDING}>
      <PageMeta title={title} noindex />
      <Breadcrumb steps={[{ label: t('layout.home'), to: PATHS.home }, { label: title }]} />
      {loading ? (
        formToCome
      ) : (
        <>
          <PageHeading title={title} lead={t(isProfile ? 'accounts.profileLead' : 'accounts.signUpLead')} />
          <LoadState result={result} placeholder={formToCome}>
            {({ siteSettings }) =>
              isProfile ? <Profile question={siteSettings} /> : <SignUpForm question={siteSettings} />
            }
          </LoadState>
        </>
      )}
    </Container>
  );
}
