import Typography from '@mui/material/Typography';
import { IntroductionStep } from '../../../../rules/candidate-states.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type IntroductionQuery, useChangeIntroductionMutation } from './introduction.generated.ts';

type Introduction = NonNullable<IntroductionQuery['introduction']>;

const rules = async () => (await import('../../../../rules/introductions.ts')).introductionRules;

const valuesOf = ({ step, nextOn, officerId }: Introduction) => ({
  step,
  nextOn: nextOn ?? '',
  officerId: officerId ?? 0,
});

interface ChangeIntroductionProps {
  introduction: Introduction;
  officers: IntroductionQuery['introductionOfficers'];
  onClose: () => void;
}

/** The step, the next date, and who looks after it. */
export function ChangeIntroductionDialog({ introduction, officers, onClose }: ChangeIntroductionProps) {
  const { t } = useTranslation();
  const [change] = useChangeIntroductionMutation();
  const { id, officerId, officerName, contactsOpenedAt } = introduction;
  const dialog = useDialogForm({
    rules,
    values: valuesOf(introduction),
    edited: { item: introduction, valuesOf },
    save: (input, version = introduction.version) => change({ variables: { id, version, input } }),
    done: t('introductions.changed'),
    onClose,
  });
  // Whoever has left the office stays until somebody else is chosen.
  const left = officers.some((officer) => officer.id === officerId) || !officerId ? [] : [officerId];
  return (
    <FormDialog {...dialog} title={t('introductions.changeTitle')}>
      <FormSelectField
        name="step"
        label={t('introductions.step')}
        options={Object.values(IntroductionStep).map((step) => ({
          value: step,
          label: t(`introductions.steps.${step}`),
        }))}
      />
      {contactsOpenedAt && dialog.form.watch('step') === 'ENDED' && (
        <Typography role="status" sx={{ mb: 2 }}>
          {t('introductions.endedMeans')}
        </Typography>
      )}
      <FormTextField
        name="nextOn"
        type="date"
        label={t('introductions.next')}
        hint={t('introductions.nextHint')}
      />
      <FormSelectField
        name="officerId"
        numeric
        label={t('introductions.whose')}
        placeholder={t('introductions.nobody')}
        options={[
          ...left.map((one) => ({ value: String(one), label: officerName ?? '' })),
          ...officers.map((officer) => ({ value: String(officer.id), label: officer.name })),
        ]}
      />
    </FormDialog>
  );
}
