import { useSearchParams } from 'react-router-dom';
import { Permission } from '../../../rules/permissions.ts';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { PublicPage } from '../../components/page/public-page.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SponsorLinkDocument } from '../sponsors/sponsor-link.generated.ts';
import { SponsorLink } from '../sponsors/sponsor-link.tsx';
import { GiftFundsDocument, useGiftFundsQuery } from './give.generated.ts';
import { GiveForm } from './give-form.tsx';
import { namedByLink } from './give-link.ts';
import { SponsorChoiceDocument } from './sponsor-choice.generated.ts';
import { sponsoredByLink } from './sponsored.ts';
import { useSponsored } from './use-sponsored.ts';

export const queries: PageQueries = ({ search }) => {
  const chosen = sponsoredByLink(search);
  return [
    { query: GiftFundsDocument },
    chosen ? { query: SponsorChoiceDocument, variables: chosen } : { query: SponsorLinkDocument },
  ];
};

const PLACEHOLDER = <Placeholder variant="rectangular" height={760} />;

/** Where everybody gives, with and without an account; a link may name what for and how much. */
export function GivePage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const result = useGiftFundsQuery();
  const { isAsked, sponsored, isGone } = useSponsored(search);
  return (
    <PublicPage title="give.title" summary="give.summary" lead="give.lead">
      {!isAsked && <SponsorLink />}
      <LoadState result={result} placeholder={PLACEHOLDER}>
        {({ giftFunds, siteSettings, takesCards }) =>
          isAsked && !sponsored && !isGone ? (
            PLACEHOLDER
          ) : giftFunds.length === 0 ? (
            <EmptyList
              text={t('give.nothing')}
              add={{
                label: 'give.addTypes',
                to: PATHS.donationTypes,
                permission: Permission.MANAGE_DONATIONS,
              }}
            />
          ) : (
            <GiveForm
              key={isAsked ? 'sponsor' : 'gift'}
              sponsored={sponsored}
              funds={giftFunds}
              takesCards={takesCards}
              settings={siteSettings}
              named={namedByLink(
                search,
                giftFunds.map(({ id }) => id),
                isGone,
              )}
            />
          )
        }
      </LoadState>
    </PublicPage>
  );
}
