import type { ComponentProps } from 'react';
import { ToldBy } from '../../../../rules/request-kinds.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import type { AnyForm } from '../../../components/form/use-rules-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

type ToldDialogProps = Pick<
  ComponentProps<typeof FormDialog>,
  'title' | 'isBusy' | 'onSubmit' | 'onClose' | 'children'
> & {
  /** Of a form with `toldBy`. */
  form: AnyForm;
};

/** A dialog about a step of which whoever has asked is told: its button sends the letter, or notes what was said. */
export function ToldDialog({ form, ...dialog }: ToldDialogProps) {
  const { t } = useTranslation();
  const isMailed = form.watch('toldBy') === ToldBy.MAIL;
  return (
    <FormDialog
      form={form}
      {...dialog}
      isDirty={form.formState.isDirty}
      busyLabel={t('requests.office.busy')}
      action={t(isMailed ? 'requests.office.send' : 'requests.office.note')}
    />
  );
}
