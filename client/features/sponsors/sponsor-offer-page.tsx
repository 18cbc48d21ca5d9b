import { Link, useParams, useSearchParams } from 'react-router-dom';
import { cutText } from '../../../rules/cut-text.ts';
import { LIMITS } from '../../../rules/limits.ts';
import { LoadState } from '../../components/page/load-state.tsx';
import { NotFoundPage } from '../../components/page/not-found-page.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useShortMoney } from '../../components/page/use-money.ts';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useMonthText } from '../../i18n/dates.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { offerAddress } from '../giving/give-address.ts';
import { HowItWorks } from './how-it-works.tsx';
import { SponsorDays } from './sponsor-days.tsx';
import { SponsorOfferDocument, type SponsorOfferQuery, useSponsorOfferQuery } from './sponsors.generated.ts';
import styles from './sponsors.module.css';

/** Without leading zeros, so that each offer has only one address. */
const ID = /^[1-9]\d{0,8}$/;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

const monthOf = (search: URLSearchParams) => {
  const month = search.get('month') ?? '';
  return MONTH.test(month) ? month : null;
};

export const queries: PageQueries = ({ params: { id = '' }, search }) =>
  ID.test(id) ? [{ query: SponsorOfferDocument, variables: { id: Number(id), month: monthOf(search) } }] : [];

type Month = NonNullable<SponsorOfferQuery['sponsorOffer']>;

/** The months beside the one that is shown. */
function Months({ offer, month, previous, next }: Month) {
  const { t } = useTranslation();
  const monthText = useMonthText();
  const link = (other: string | null, arrow: [before: string, after: string]) =>
    other ? (
      <Link to={offerAddress(offer.id, other)} className="button button-outlined">
        <span aria-hidden>{arrow[0]}</span>
        {monthText(other)}
        <span aria-hidden>{arrow[1]}</span>
      </Link>
    ) : (
      <span />
    );
  return (
    <nav aria-label={t('sponsors.months')} className={styles.months}>
      <h2 className={`text-h2 ${styles.month}`}>{monthText(month)}</h2>
      {link(previous, ['‹', ''])}
      {link(next, ['', '›'])}
    </nav>
  );
}

/** The days of one offer: free, or taken and by whom. It needs no scripts. */
export function SponsorOfferPage() {
  const { t } = useTranslation();
  const localized = useLocalized();
  const money = useShortMoney();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const isId = ID.test(id);
  const result = useSponsorOfferQuery({ variables: { id: Number(id), month: monthOf(search) }, skip: !isId });
  const shown = (result.data ?? result.previousData)?.sponsorOffer;
  if (!isId || shown === null) return <NotFoundPage />;
  const offer = shown?.offer;
  const name = offer && localized(offer.name, offer.textLanguages.name);
  const about = offer?.description
    ? localized(offer.description, offer.textLanguages.description)
    : undefined;
  const title = name?.text ?? t('sponsors.title');
  return (
    <div className="page-width page-padding">
      <PageMeta
        title={title}
        description={about ? cutText(about.text, LIMITS.pageDescription) : t('sponsors.summary')}
      />
      <PageHeading title={title} lead={about?.text} />
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={600} />}>
        {() =>
          shown && (
            <div className={styles.columns}>
              <div>
                <p className={styles.price}>
                  <strong className="text-h3">
                    {t('sponsors.each', { amount: money(shown.offer.pence) })}
                  </strong>
                </p>
                <Months {...shown} />
                {shown.offer.nextFree === null && <p>{t('sponsors.allTaken')}</p>}
                <SponsorDays offer={shown.offer} days={shown.days} />
                <Link to={PATHS.sponsor} className={styles.back}>
                  {t('sponsors.back')}
                </Link>
              </div>
              <HowItWorks />
            </div>
          )
        }
      </LoadState>
    </div>
  );
}
