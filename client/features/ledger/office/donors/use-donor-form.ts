import { type DonorKind, DonorKind as Kinds } from '../../../../../rules/donors.ts';
import { isConflict } from '../../../../components/form/refused-field.ts';
import { useEditConflict } from '../../../../components/form/use-edit-conflict.ts';
import { useRefusal } from '../../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../../components/form/use-rules-form.ts';
import { useDoneNotice } from '../../../../components/office/done-notice.tsx';
import { useSiteLanguages } from '../../../../i18n/site-languages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type DonorFieldsFragment, useSaveDonorMutation } from './donors.generated.ts';

const loadRules = async () => (await import('../../../../../rules/donors.ts')).donorRules;

const valuesOf = (donor: DonorFieldsFragment | undefined, language: string) => ({
  kind: (donor?.kind ?? Kinds.PERSON) as DonorKind,
  name: donor?.name ?? '',
  address: donor?.address ?? '',
  postcode: donor?.postcode ?? '',
  email: donor?.email ?? '',
  phone: donor?.phone ?? '',
  note: donor?.note ?? '',
  language: donor?.language ?? language,
});

/**
 * The form for one donor: its values, saving and refusals.
 * @param reload refetches the donor
 */
export function useDonorForm(
  donor: DonorFieldsFragment | undefined,
  onSaved: (id: number) => void,
  reload: () => Promise<unknown>,
) {
  const { t } = useTranslation();
  const done = useDoneNotice();
  const [first = 'en'] = useSiteLanguages();
  const { form, submit } = useRulesForm(loadRules, valuesOf(donor, first));
  const showRefusal = useRefusal(form);
  const { isDirty } = form.formState;
  const { saveVersion, conflict } = useEditConflict(form, {
    item: donor,
    valuesOf: (one: DonorFieldsFragment) => valuesOf(one, first),
    hasChanges: isDirty,
  });
  const [saveDonor, { loading }] = useSaveDonorMutation();

  const onSubmit = submit(async (values) => {
    try {
      const { data } =
        (await saveVersion((version) =>
          saveDonor({ variables: { input: { ...values, id: donor?.id, version: version as number } } }),
        )) ?? {};
      if (!data) return;
      onSaved(data.saveDonor.id);
      done({ text: t('donors.saved', { name: data.saveDonor.name }) });
    } catch (error) {
      await showRefusal(error);
      if (isConflict(error)) await reload();
    }
  });

  return { form, onSubmit, isDirty, isBusy: loading, conflict };
}
