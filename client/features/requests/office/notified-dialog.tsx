import type { ComponentProps, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { NotifiedBy } from '../../../../rules/request-kinds.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import type { AnyForm } from '../../../components/form/use-rules-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface NotifiedDialogProps {
  title: string;
  /** Of a form with `notifiedBy`. */
  dialog: Omit<ComponentProps<typeof FormDialog>, 'title' | 'children'> & { form: AnyForm };
  children: ReactNode;
}

/** Says that it is done, or that the letter is sent. */
export function useNotifiedText() {
  const { t } = useTranslation();
  return (notifiedBy: string) =>
    t(notifiedBy === NotifiedBy.MAIL ? 'requests.office.sent' : 'requests.office.done');
}

/** A dialog about a step of which whoever has asked is told: its button sends the letter, or notes what was said. */
export function NotifiedDialog({ title, dialog, children }: NotifiedDialogProps) {
  const { t } = useTranslation();
  const isMailed = useWatch({ control: dialog.form.control, name: 'notifiedBy' }) === NotifiedBy.MAIL;
  return (
    <FormDialog
      {...dialog}
      title={title}
      busyLabel={t('requests.office.busy')}
      action={t(isMailed ? 'requests.office.send' : 'requests.office.note')}
    >
      {children}
    </FormDialog>
  );
}
