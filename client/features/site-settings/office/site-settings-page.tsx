import Container from '@mui/material/Container';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useEditableSiteSettingsQuery } from './edit-site-settings.generated.ts';
import { SiteSettingsForm } from './site-settings-form.tsx';

/** What administrators keep that is no list: texts, contact details and links of the whole site (D42). */
export function SiteSettingsPage() {
  const { t } = useTranslation();
  const result = useEditableSiteSettingsQuery({ fetchPolicy: 'network-only' });
  const title = t('siteSettings.title');
  return (
    <Container sx={{ py: 4 }}>
      <PageMeta title={title} noindex />
      <Breadcrumb steps={[{ label: t('admin.dashboard'), to: PATHS.adminDashboard }, { label: title }]} />
      <PageHeading title={title} lead={t('siteSettings.lead')} plain />
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={900} />}>
        {({ siteSettings }) => <SiteSettingsForm settings={siteSettings} reload={result.refetch} />}
      </LoadState>
    </Container>
  );
}
