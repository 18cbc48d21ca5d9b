import Button from '@mui/material/Button';
import { type ReactNode, useEffect } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { SendButton } from '../../../components/form/send-button.tsx';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { type FormRules, type LoadRules, useRulesForm } from '../../../components/form/use-rules-form.ts';
import { SaveBar } from '../../../components/office/save-bar.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** What the wizard gives to a step. */
export interface StepProps<Values> {
  values: Values;
  /** Called with each change, before anything is checked. */
  onChange: (values: Values) => void;
  /** Called when the rules are met. */
  onNext: () => Promise<unknown>;
  /** Left out at the first step. */
  onBack?: () => void;
}

interface StepFormProps<Values extends FieldValues> extends Omit<StepProps<Values>, 'onNext'> {
  loadRules: LoadRules<FormRules>;
  /** Called with what the rules have checked; what it rejects with is shown, at its field if it names one. */
  onNext: (values: Values) => Promise<unknown>;
  /** The button of the last step. */
  finish?: { label: string; busyLabel: string; isBusy: boolean };
  children: ReactNode;
}

/** One step: its fields, checked by the rules before the next one, and the way back. */
export function StepForm<Values extends FieldValues>(props: StepFormProps<Values>) {
  const { loadRules, values, onChange, onNext, onBack, finish, children } = props;
  const { t } = useTranslation();
  const { form: checkedForm, submit } = useRulesForm(loadRules, values as DefaultValues<FieldValues>);
  // The rules' type does not know the fields of this step.
  const form = checkedForm as unknown as UseFormReturn<Values>;
  const refuse = useRefusal(form);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription for the step's whole life.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [],
  );

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit((checked) => onNext(checked as Values).catch(refuse))}>
        {children}
        <SaveBar>
          <SendButton
            className="button-tall"
            busy={finish?.isBusy ?? false}
            busyLabel={finish?.busyLabel ?? ''}
          >
            {finish?.label ?? t('setUp.next')}
          </SendButton>
          {onBack && (
            <Button size="large" onClick={onBack}>
              {t('setUp.back')}
            </Button>
          )}
        </SaveBar>
      </form>
    </FormProvider>
  );
}
