import { useState } from 'react';
import { useNotify } from '../../components/notify.tsx';
import { PATHS } from '../../components/paths.ts';
import { useGo } from '../../components/use-go.ts';
import { useRefusal } from '../../components/use-refusal.ts';
import { useUnsavedWarning } from '../../components/use-unsaved-warning.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { forgetHires } from './forget-hires.ts';
import { agreementOf, EMPTY_AGREEMENT } from './hire-agreement.ts';
import type { HireFieldsFragment } from './hire-fields.generated.ts';
import { useSaveHireMutation } from './save-hire.generated.ts';
import { useHireForm } from './use-hire-form.ts';

const loadRules = async () => (await import('../../../rules/hall-hire.ts')).hireRules;

/** The office's form: enters a booking, or changes the hire that is given; leads to its month afterwards. */
export function useEditHire(hire: HireFieldsFragment | undefined) {
  const { t } = useTranslation();
  const notify = useNotify();
  const go = useGo();
  const { form, submit } = useHireForm(loadRules, hire ? agreementOf(hire) : EMPTY_AGREEMENT);
  const [saveHire] = useSaveHireMutation({ update: forgetHires });
  const showRefusal = useRefusal(form);
  const [isSaving, setIsSaving] = useState(false);
  const allowLeaving = useUnsavedWarning(form.formState.isDirty);

  const onSubmit = submit(async (values) => {
    setIsSaving(true);
    try {
      await saveHire({ variables: { input: { ...values, id: hire?.id, version: hire?.version } } });
    } catch (error) {
      return showRefusal(error);
    } finally {
      setIsSaving(false);
    }
    allowLeaving();
    await notify(t('messages.recordSaved'));
    await go(`${PATHS.hallCalendar}?month=${values.date.slice(0, 7)}`);
  });

  return { form, onSubmit, isSaving };
}
