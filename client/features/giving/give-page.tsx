import { useSearchParams } from 'react-router-dom';
import { Permission } from '../../../rules/permissions.ts';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { PublicPage } from '../../components/page/public-page.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { GiftFundsDocument, useGiftFundsQuery } from './give.generated.ts';
import { GiveForm } from './give-form.tsx';
import { namedByLink } from './give-link.ts';

export const queries: PageQueries = () => [{ query: GiftFundsDocument }];

/** Where everybody gives, with and without an account; a link may name what for and how much. */
export function GivePage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const result = useGiftFundsQuery();
  return (
    <PublicPage title="give.title" summary="give.summary" lead="give.lead">
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={760} />}>
        {({ giftFunds, siteSettings, takesCards }) =>
          giftFunds.length === 0 ? (
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
              funds={giftFunds}
              takesCards={takesCards}
              settings={siteSettings}
              named={namedByLink(
                search,
                giftFunds.map(({ id }) => id),
              )}
            />
          )
        }
      </LoadState>
    </PublicPage>
  );
}
