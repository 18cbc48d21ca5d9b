import Box from '@mui/material/Box';
import { useState } from 'react';
import { OfficePage } from '../../../components/office/office-page.tsx';
import { RevisionsButton } from '../../../components/office/revisions-button.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  SiteSettingsRevisionsDocument,
  useBringBackSiteSettingsMutation,
  useEditableSiteSettingsQuery,
} from './edit-site-settings.generated.ts';
import { SETTING_GROUPS } from './setting-groups.ts';
import { settingText } from './setting-text.ts';
import { SiteSettingsForm } from './site-settings-form.tsx';

/** What administrators keep that is no list: texts, contact details and links of the whole site. */
export function SiteSettingsPage() {
  const texts = useTranslation();
  const { t } = texts;
  const result = useEditableSiteSettingsQuery({ fetchPolicy: 'network-only' });
  const title = t('siteSettings.title');
  const [bringBack] = useBringBackSiteSettingsMutation();
  // A new form when an earlier revision is brought back.
  const [broughtBack, setBroughtBack] = useState(0);
  const settings = SETTING_GROUPS.flatMap((group) => group.settings);
  const labelOf = (field: string) => {
    const label = settings.find(({ name }) => name === field)?.label;
    return label ? t(label) : t('revisions.other');
  };
  return (
    <OfficePage title={title}>
      <PageHeading title={title} lead={t('siteSettings.lead')} plain />
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={900} />}>
        {({ siteSettings, openEnds }) => (
          <>
            <Box sx={{ mb: 2 }}>
              <RevisionsButton
                query={SiteSettingsRevisionsDocument}
                variables={{}}
                labelOf={labelOf}
                valueText={(field, value) => settingText(field, value, texts)}
                bringBack={async (revisionId) => {
                  await bringBack({ variables: { version: siteSettings.version, revisionId } });
                  await result.refetch();
                  setBroughtBack((count) => count + 1);
                }}
              />
            </Box>
            <SiteSettingsForm
              key={broughtBack}
              settings={siteSettings}
              openEnds={openEnds}
              reload={result.refetch}
            />
          </>
        )}
      </LoadState>
    </OfficePage>
  );
}
