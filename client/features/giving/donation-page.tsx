import { useSearchParams } from 'react-router-dom';
import { contentIdOf } from '../../components/list/content-id.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDonationFormQuery } from './donate.generated.ts';
import { DonationForm } from './donation-form.tsx';
import { DonorsOnly } from './donors-only.tsx';
import { NoSuchType } from './no-such-type.tsx';

const PLACEHOLDER = <Placeholder variant="rectangular" height={640} style={{ borderRadius: 16 }} />;

function Donation() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const subTypeId = contentIdOf(parameters.get(QUERY_PARAMETERS.subDonationTypeId)) ?? 0;
  const result = useDonationFormQuery({ variables: { subTypeId } });
  const type = result.data?.donationType;
  const title = type ? t('donations.information', { name: type.name }) : t('pages.donations');
  return (
    <div className="page-width page-padding">
      <PageMeta title={title} noindex />
      <Breadcrumb
        steps={[{ label: t('pages.payments'), to: PATHS.payments }, { label: t('pages.donations') }]}
      />
      <PageHeading title={title} />
      <LoadState result={result} placeholder={PLACEHOLDER}>
        {({ donationType, donationPrefill, siteSettings }) =>
          donationType ? (
            <DonationForm
              key={donationType.id}
              type={donationType}
              settings={siteSettings}
              start={donationPrefill}
            />
          ) : (
            <NoSuchType />
          )
        }
      </LoadState>
    </div>
  );
}

/** The form for one type. */
export function DonationPage() {
  const { t } = useTranslation();
  return (
    <DonorsOnly title={t('pages.donations')} redirectTo={PATHS.home}>
      <Donation />
    </DonorsOnly>
  );
}
