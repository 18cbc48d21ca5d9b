import { SITE_DRAWINGS } from '../../../../rules/site-drawings.ts';
import { FormRadioGroup } from '../../../components/form/form-radio-group.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** What the drawings of the site show. */
export function DrawingsField() {
  const { t } = useTranslation();
  const options = SITE_DRAWINGS.map((value) => ({ value, label: t(`siteSettings.drawn.${value}`) }));
  return (
    <FormRadioGroup
      name="drawings"
      label={t('siteSettings.drawings')}
      hint={t('siteSettings.drawingsHint')}
      options={options}
    />
  );
}
