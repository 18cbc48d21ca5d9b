import { HALL_TEXTS } from '../../../../rules/hall-facts.ts';
import {
  otherLanguages,
  translationInput,
  translationValues,
} from '../../../components/form/translated-texts.ts';
import { useSettingsForm } from '../../../components/office/use-settings-form.ts';
import { useSiteLanguages } from '../../../i18n/site-languages.ts';
import { type EditableHallPageFragment, useSaveHallPageMutation } from './hall-texts.generated.ts';

const loadRules = async () => (await import('../../../../rules/hall-page.ts')).hallPageRules;

/** The form of the hall's texts. @param reload reads them again */
export function useHallTexts(page: EditableHallPageFragment, reload: () => Promise<unknown>) {
  const offered = useSiteLanguages();
  const [save] = useSaveHallPageMutation();
  const settings = useSettingsForm({
    item: page,
    loadRules,
    valuesOf: (stored) => {
      const { depositDueDays, balanceDueMonths, balanceDueDays } = stored;
      return {
        ...translationValues(offered, stored, HALL_TEXTS),
        ...{ depositDueDays, balanceDueMonths, balanceDueDays },
      };
    },
    save: (values, version) =>
      save({ variables: { input: { ...translationInput(offered, values), version } } }),
    reload,
  });
  return { settings, languages: otherLanguages(offered, page) };
}
