import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ToldBy } from '../../../../rules/request-kinds.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

type ToldDialogProps = Pick<
  ComponentProps<typeof FormDialog>,
  'title' | 'isBusy' | 'onSubmit' | 'onClose' | 'children'
> & {
  /** Of a form with `toldBy`. */
  form: UseFormReturn;
};

/** A dialog about a step of which whoever has asked is told: its button sends the letter, or notes what was said. */
export function ToldDialog({ form, ...dialog }: ToldDialogProps) {
  const { t } = useTranslation();
  const isMailed = form.watch('toldBy') === ToldBy.MAIL;
  return (
    <FormDialog
      {...dialog}
      isDirty={form.formState.isDirty}
      busyLabel={t('requests.office.busy')}
      action={t(isMailed ? 'requests.office.send' : 'requests.office.note')}
    />
  );
}
