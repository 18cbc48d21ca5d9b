import { wallClock } from '../../../rules/zoned-time.ts';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useChangeOwnHireMutation } from './own-hire.generated.ts';
import type { OwnHireProps } from './own-hire-props.ts';
import { OwnHireTimes } from './own-hire-times.tsx';

const loadRules = async () => (await import('../../../rules/own-hire.ts')).ownHireRules;

/** Changes a request: what is taken meanwhile is refused, with the nearest free times. */
export function ChangeOwnHire({ hire, facts, token, reload, close }: OwnHireProps & { close: () => void }) {
  const { t, language } = useTranslation();
  const [change] = useChangeOwnHireMutation();
  const [begin, end] = [wallClock(hire.startsAt), wallClock(hire.endsAt)];
  const { roomIds, purpose, guests, version } = hire;
  const dialog = useDialogForm({
    rules: loadRules,
    values: {
      ...{ purpose, guests: guests === null ? '' : String(guests), roomIds },
      ...{ date: begin.date, from: begin.time, to: end.time },
    },
    save: (input) => change({ variables: { token, input: { ...input, version }, language } }),
    done: t('ownHire.changed'),
    onClose: close,
    reload,
  });
  return (
    <FormDialog {...dialog} title={t('ownHire.change')} action={t('ownHire.saveChange')}>
      <p>{t('ownHire.changeHint')}</p>
      <OwnHireTimes rooms={facts.rooms} />
      <FormTextField name="purpose" label={t('hallHire.purpose')} required />
      <FormTextField name="guests" label={t('hallHire.guests')} inputMode="numeric" />
    </FormDialog>
  );
}
