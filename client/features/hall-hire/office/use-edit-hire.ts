import { useState } from 'react';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { isConflict, isRefusedWith } from '../../../components/form/refused-field.ts';
import { useEditConflict } from '../../../components/form/use-edit-conflict.ts';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useUnsavedWarning } from '../../../components/form/use-unsaved-warning.ts';
import { PATHS } from '../../../components/page/paths.ts';
import { useAsyncNavigate } from '../../../components/page/use-async-navigate.ts';
import { useSiteLanguages } from '../../../i18n/site-languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { agreementOf, EMPTY_AGREEMENT } from '../hire-agreement.ts';
import type { HireFieldsFragment } from '../hire-fields.generated.ts';
import { useHireForm } from '../use-hire-form.ts';
import { typedEntry } from './calendar/calendar-entry.ts';
import type { RoomNames } from './calendar/use-entry-text.ts';
import { useMove } from './calendar/use-move.ts';
import { useSaveHireMutation } from './save-hire.generated.ts';

const loadRules = async () => (await import('../../../../rules/hall-hire.ts')).hireRules;

/**
 * The form for admins: enters a booking or changes the given hire, then opens its month. Where a room is taken, `moves` says by
 * what, and what is free instead.
 * @param reload refetches the hire
 */
export function useEditHire(
  hire: HireFieldsFragment | undefined,
  rooms: RoomNames,
  reload: () => Promise<unknown>,
) {
  const { t } = useTranslation();
  const [first] = useSiteLanguages();
  const notify = useNotify();
  const navigate = useAsyncNavigate();
  const start = hire
    ? agreementOf(hire)
    : {
        ...EMPTY_AGREEMENT,
        isHirerTold: true,
        letterLanguage: first,
        roomIds: [...rooms.keys()].slice(0, 1),
      };
  const { form, submit } = useHireForm(loadRules, start);
  const [saveHire] = useSaveHireMutation();
  const showRefusal = useRefusal(form);
  const moves = useMove();
  const [isSaving, setIsSaving] = useState(false);
  const hasChanges = form.formState.isDirty;
  const { saveVersion, conflict } = useEditConflict(form, { item: hire, valuesOf: agreementOf, hasChanges });
  const allowLeaving = useUnsavedWarning(hasChanges);

  const onSubmit = submit(async (values) => {
    setIsSaving(true);
    try {
      await saveVersion((version) =>
        saveHire({ variables: { input: { ...values, id: hire?.id, version } } }),
      );
    } catch (error) {
      const { date, from, to, roomIds } = values;
      const isTaken = isRefusedWith(error, 'hallTaken');
      if (isTaken && (await moves.showTaken(typedEntry(values, hire), { date, from, to, roomIds }))) return;
      await showRefusal(error);
      if (isConflict(error)) await reload();
      return;
    } finally {
      setIsSaving(false);
    }
    allowLeaving();
    await notify(t('messages.recordSaved'));
    await navigate(`${PATHS.officeHall}?day=${values.date}`);
  });

  return { form, onSubmit, isSaving, conflict, moves };
}
