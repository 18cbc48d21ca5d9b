import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Permission } from '../../../rules/permissions.ts';
import { PATHS, QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { Redirect } from '../../components/page/redirect.tsx';
import { SignedInOnly } from '../../components/page/signed-in-only.tsx';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MembersOnly } from './members-only.tsx';
import { MyProfile } from './my-profile.tsx';
import { ViewedProfile } from './viewed-profile.tsx';

/** A member's own profile or, with an id in the address, one for administrators. */
export function MatrimonialProfilePage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const { viewer } = useViewer();
  const profileId = parameters.get(QUERY_PARAMETERS.profileId);
  const title = t('candidate.viewedTitle');
  const mayRead = viewer.permissions.includes(Permission.MANAGE_MATRIMONIALS);
  /** Remembered, so that administrators whose session ends here are asked to sign in as such again. */
  const [couldRead, setCouldRead] = useState(mayRead);
  if (mayRead && !couldRead) setCouldRead(true);

  if (profileId !== null && couldRead)
    return (
      <SignedInOnly
        permission={Permission.MANAGE_MATRIMONIALS}
        title={title}
        signInAt={PATHS.login}
        hint={t('messages.loginWithAccount')}
        redirectTo={PATHS.matrimonials}
      >
        <ViewedProfile memberId={profileId} />
      </SignedInOnly>
    );
  return (
    <MembersOnly title={t('candidates.myProfile')} showsMessage>
      {profileId !== null ? <Redirect to={PATHS.matrimonials} /> : <MyProfile />}
    </MembersOnly>
  );
}
