import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { contentIdOf } from '../../components/list/content-id.ts';
import { FramedPage } from '../../components/page/framed-page.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CandidateFacts } from './candidate-facts.tsx';
import { MemberFacts } from './member-facts.tsx';
import { useMemberProfileQuery } from './member-profile.generated.ts';
import { useOfferedListsQuery } from './offered-lists.generated.ts';
import { RemoveProfile } from './remove-profile.tsx';
import { fullNameOf } from './use-candidate-facts.tsx';
import { useChoices } from './use-choices.ts';

/** Any member's profile, read-only, for administrators; the server records the read. */
export function ViewedProfile({ memberId: parameter }: { memberId: string }) {
  const { t } = useTranslation();
  const memberId = contentIdOf(parameter) ?? 0;
  const lists = useOfferedListsQuery();
  // Never from the cache, so that the audit log has an entry for each time it is opened.
  const result = useMemberProfileQuery({ variables: { memberId }, fetchPolicy: 'network-only' });
  const choices = useChoices(lists.data?.selectLists);
  const title = t('candidate.viewedTitle');
  const dashboard = t('pages.matrimonialAdminDashboard');
  const placeholder = <Placeholder variant="rectangular" height={1600} />;
  return (
    <FramedPage
      title={title}
      above={[{ label: dashboard, to: PATHS.matrimonialAdminDashboard }]}
      lead={t('candidate.viewedLead')}
      action={
        <Button component={RouterLink} to={PATHS.matrimonialAdminDashboard} variant="outlined">
          {t('candidate.backToDashboard')}
        </Button>
      }
    >
      <LoadState result={lists} placeholder={placeholder}>
        {() => (
          <LoadState result={result} placeholder={placeholder}>
            {({ memberProfile }) =>
              memberProfile ? (
                <>
                  <MemberFacts member={memberProfile} />
                  {choices && memberProfile.candidate && (
                    <>
                      <CandidateFacts candidate={memberProfile.candidate} choices={choices} />
                      <RemoveProfile name={fullNameOf(memberProfile.candidate)} memberId={memberId} />
                    </>
                  )}
                </>
              ) : (
                <Alert severity="error">{t('candidate.unknown')}</Alert>
              )
            }
          </LoadState>
        )}
      </LoadState>
    </FramedPage>
  );
}
