import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { OwnSessions } from '../../components/page/own-sessions.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { loadTextFiles } from '../../i18n/load-texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BiodataButton } from './biodata/biodata-button.tsx';
import { MemberMobilePart } from './member-mobile-part.tsx';
import { MemberNameForm } from './member-name-form.tsx';
import { MemberPasswordForm } from './member-password-form.tsx';
import { type OwnCandidateFieldsFragment, useMyCandidateQuery } from './my-candidate.generated.ts';
import { useMyCandidateStateQuery } from './my-candidate-state.generated.ts';
import { MyPhotos } from './my-photos.tsx';
import { useOfferedListsQuery } from './offered-lists.generated.ts';
import { OwnStateCard } from './own-state-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePart } from './profile-part.tsx';
import { useChoices } from './use-choices.ts';

/** Seldom used, and loaded with its texts. */
const MemberData = lazyPart(async () => {
  await loadTextFiles(['retention']);
  return (await import('./member-data.tsx')).MemberData;
});

/** On one's own paper stands all that the family has written, with whom to ring. */
const biodataOf = ({
  contactName,
  contactCountryCode,
  contactMobile,
  ...own
}: OwnCandidateFieldsFragment) => ({
  ...own,
  photo: own.photo ?? null,
  contact: { name: contactName, countryCode: contactCountryCode, mobile: contactMobile },
});

/** A member's own profile, account, sessions and data. */
export function MyProfile() {
  const { t } = useTranslation();
  const { viewer } = useViewer();
  const isHydrated = useHydrated();
  /** Used as the form's key: only a removal of the profile resets the form, data that is refetched does not. */
  const [removals, setRemovals] = useState(0);
  const lists = useOfferedListsQuery();
  const result = useMyCandidateQuery({ fetchPolicy: 'network-only' });
  const standing = useMyCandidateStateQuery({ fetchPolicy: 'network-only' });
  const choices = useChoices(lists.data?.selectLists);
  const own = result.data?.myCandidate;
  const isNew = own === null;
  const title = t(isNew ? 'candidate.title' : 'candidates.myProfile');
  const placeholder = <Placeholder variant="rectangular" height={2400} />;
  return (
    <div className="page-width page-padding">
      <PageMeta title={title} noindex />
      <Breadcrumb
        steps={[
          { label: t('layout.home'), to: PATHS.home },
          { label: t('pages.matrimonials'), to: PATHS.matrimonials },
          { label: title },
        ]}
      />
      <PageHeading
        title={title}
        lead={t(isNew ? 'candidate.lead' : 'candidate.editLead')}
        action={own && <BiodataButton subject={biodataOf(own)} />}
      />
      <LoadState result={lists} placeholder={placeholder}>
        {() => (
          <LoadState result={standing} placeholder={placeholder}>
            {({ myCandidateState: state }) => (
              <LoadState result={result} placeholder={placeholder}>
                {({ myCandidate }) =>
                  choices && (
                    <>
                      {myCandidate && state && (
                        <OwnStateCard
                          state={state}
                          name={myCandidate.firstName}
                          reload={standing.refetch}
                          isCandidate={viewer.isCandidate}
                        />
                      )}
                      <ProfileForm
                        key={removals}
                        candidate={myCandidate}
                        state={state}
                        choices={choices}
                        registeredFor={viewer.profileForId}
                        reload={result.refetch}
                        onRemoved={() => setRemovals((count) => count + 1)}
                      />
                      {myCandidate?.photo && <MyPhotos reload={result.refetch} />}
                    </>
                  )
                }
              </LoadState>
            )}
          </LoadState>
        )}
      </LoadState>
      {/* Who writes a new profile needs none of it: a required password below the steps looks like a part of them. */}
      <Box component="details" open={Boolean(own)} sx={{ mt: 6 }}>
        <Typography component="summary" variant="h3" sx={{ mb: 3, cursor: 'pointer' }}>
          {t('candidate.account.all')}
        </Typography>
        <ProfilePart title={t('candidate.account.title')}>
          <MemberNameForm key={viewer.name} name={viewer.name} />
          <MemberMobilePart mobile={viewer.mobile} />
          <MemberPasswordForm />
        </ProfilePart>
        <ProfilePart title={t('sessions.title')}>
          <OwnSessions />
        </ProfilePart>
        {isHydrated && <MemberData />}
      </Box>
    </div>
  );
}
