import { HALL_TEXTS } from '../../../../rules/hall-facts.ts';
import { useAct } from '../../../components/dialogs/use-act.ts';
import {
  otherLanguages,
  translationInput,
  translationValues,
} from '../../../components/form/translated-texts.ts';
import { useEditConflict } from '../../../components/form/use-edit-conflict.ts';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useUnsavedWarning } from '../../../components/form/use-unsaved-warning.ts';
import { useSiteLanguages } from '../../../i18n/site-languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type EditableHallPageFragment, useSaveHallPageMutation } from './hall-texts.generated.ts';

const loadRules = async () => (await import('../../../../rules/hall-page.ts')).hallPageRules;

/** The form of the hall's texts. @param reload reads them again */
export function useHallTexts(page: EditableHallPageFragment, reload: () => Promise<unknown>) {
  const { t } = useTranslation();
  const offered = useSiteLanguages();
  const valuesOf = (stored: EditableHallPageFragment) => {
    const { depositDueDays, balanceDueMonths, balanceDueDays } = stored;
    return {
      ...translationValues(offered, stored, HALL_TEXTS),
      ...{ depositDueDays, balanceDueMonths, balanceDueDays },
    };
  };
  const { form, submit } = useRulesForm(loadRules, valuesOf(page));
  const refuse = useRefusal(form);
  const { act, isBusy } = useAct();
  const hasChanges = form.formState.isDirty;
  const { saveVersion, conflict } = useEditConflict(form, { item: page, valuesOf, hasChanges });
  useUnsavedWarning(hasChanges);
  const [save] = useSaveHallPageMutation();
  const onSubmit = submit((values) =>
    act({
      work: () =>
        saveVersion((version = page.version) =>
          save({ variables: { input: { ...translationInput(offered, values), version } } }),
        ),
      refuse,
      reload,
      onDone: () => {
        form.reset(form.getValues());
        return reload();
      },
      done: t('messages.updatedSuccessfully'),
    }),
  );
  return { form, onSubmit, isSaving: isBusy, conflict, languages: otherLanguages(offered, page) };
}
