import { FormCheckbox } from '../../../components/form/form-checkbox.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { OfficePage } from '../../../components/office/office-page.tsx';
import { SettingsForm } from '../../../components/office/settings-form.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type EditableMatrimonialSettingFragment,
  useEditableMatrimonialSettingQuery,
} from './matrimonial-settings.generated.ts';
import { useMatrimonialSettings } from './use-matrimonial-settings.ts';

interface MatrimonialSettingsFormProps {
  setting: EditableMatrimonialSettingFragment;
  reload: () => Promise<unknown>;
}

function MatrimonialSettingsForm({ setting, reload }: MatrimonialSettingsFormProps) {
  const { t } = useTranslation();
  const settings = useMatrimonialSettings(setting, reload);
  const numbers = ['answerDays', 'interestsPerDay'] as const;
  const ticks = ['officeOpensContacts', 'marksPhotos'] as const;
  const said = (name: (typeof numbers)[number] | (typeof ticks)[number] | 'lookedAfterBy') => ({
    name,
    label: t(`matrimonialSettings.${name}`),
    hint: t(`matrimonialSettings.hints.${name}`),
  });
  return (
    <SettingsForm settings={settings}>
      {numbers.map((name) => (
        <FormTextField key={name} {...said(name)} inputMode="numeric" required />
      ))}
      {ticks.map((name) => (
        <FormCheckbox key={name} {...said(name)} />
      ))}
      <FormTextField {...said('lookedAfterBy')} />
    </SettingsForm>
  );
}

/** How the association runs its matrimonial section. */
export function MatrimonialSettingsPage() {
  const { t } = useTranslation();
  const result = useEditableMatrimonialSettingQuery({ fetchPolicy: 'network-only' });
  return (
    <OfficePage title={t('matrimonialSettings.title')}>
      <PageHeading title={t('matrimonialSettings.title')} lead={t('matrimonialSettings.lead')} plain />
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={600} />}>
        {({ matrimonialSetting }) => (
          <MatrimonialSettingsForm setting={matrimonialSetting} reload={result.refetch} />
        )}
      </LoadState>
    </OfficePage>
  );
}
