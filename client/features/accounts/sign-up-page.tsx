import Container from '@mui/material/Container';
import { Permission } from '../../../rules/permissions.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { PAGE_PADDING } from '../../components/page/public-page.tsx';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Profile } from './profile.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Creates an account; signed-in users get their profile here (spec §2, Sign Up). */
export function SignUpPage() {
  const { t } = useTranslation();
  const { viewer, loading } = useViewer();
  const isProfile = viewer.permissions.includes(Permission.EDIT_OWN_ACCOUNT);
  const title = t(isProfile ? 'accounts.profile' : 'accounts.signUp');
  return (
    <Container maxWidth={isProfile ? 'md' : 'sm'} sx={PAGE_PADDING}>
      <PageMeta title={title} noindex />
      <Breadcrumb steps={[{ label: t('layout.home'), to: PATHS.home }, { label: title }]} />
      {loading ? (
        <Placeholder variant="rectangular" height={900} />
      ) : (
        <>
          <PageHeading title={title} lead={t(isProfile ? 'accounts.profileLead' : 'accounts.signUpLead')} />
          {isProfile ? <Profile /> : <SignUpForm />}
        </>
      )}
    </Container>
  );
}
