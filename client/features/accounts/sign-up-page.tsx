import { Permission } from '../../../rules/permissions.ts';
import { BesidePicture } from '../../components/page/beside-picture.tsx';
import { FramedPage } from '../../components/page/framed-page.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Profile } from './profile.tsx';
import { SheriQuestionDocument, useSheriQuestionQuery } from './sheri-question.generated.ts';
import { SignUpForm } from './sign-up-form.tsx';

export const queries: PageQueries = () => [{ query: SheriQuestionDocument }];

/** Creates an account; signed-in users get their profile here. */
export function SignUpPage() {
  const { t } = useTranslation();
  const { viewer, loading } = useViewer();
  const result = useSheriQuestionQuery();
  const isProfile = viewer.permissions.includes(Permission.EDIT_OWN_ACCOUNT);
  const title = t(isProfile ? 'accounts.profile' : 'accounts.signUp');
  const formToCome = <Placeholder variant="rectangular" height={900} />;
  return (
    <FramedPage title={title} lead={t(isProfile ? 'accounts.profileLead' : 'accounts.signUpLead')}>
      {loading ? (
        formToCome
      ) : (
        <LoadState result={result} placeholder={formToCome}>
          {({ siteSettings }) =>
            isProfile ? (
              <Profile question={siteSettings} />
            ) : (
              <BesidePicture>
                <SignUpForm question={siteSettings} />
              </BesidePicture>
            )
          }
        </LoadState>
      )}
    </FramedPage>
  );
}
