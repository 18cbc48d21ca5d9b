import { useWatch } from 'react-hook-form';
import type { ReplyFields } from '../../../../rules/replies.ts';
import { REPLY_LIMITS } from '../../../../rules/reply-limits.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { useConfirm } from '../../../components/dialogs/notify.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { LetterLanguageField } from '../../../components/office/letter-language-field.tsx';
import { useSiteLanguages } from '../../../i18n/site-languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type AskedReply, askedAgain, firstValues } from '../asked-reply.ts';
import { ReplyFieldset } from '../reply-fieldset.tsx';
import { useEnterReplyMutation } from './office-replies.generated.ts';
import type { OfficeReply } from './reply-acts.tsx';

const loadRules = async () => (await import('../../../../rules/replies.ts')).officeReplyRules;

interface EnterReplyProps {
  asked: AskedReply;
  /** The reply that is changed; none is entered anew, as from the telephone. */
  reply?: OfficeReply;
  onClose: () => void;
}

/** Who wait for further places are among those who would come. */
function wished<Reply extends OfficeReply | undefined>(reply: Reply): Reply {
  return reply?.furtherPlaces ? { ...reply, ...reply.furtherPlaces } : reply;
}

/** The dialog in which the office enters a household that has rung, or changes what it said. */
export function EnterReply({ asked: event, reply, onClose }: EnterReplyProps) {
  const { t } = useTranslation();
  const [first] = useSiteLanguages();
  const confirm = useConfirm();
  const [enter] = useEnterReplyMutation();
  const { eventId, day } = event;
  const askedOf = (item: OfficeReply) => askedAgain(event, wished(item));
  const asked = reply ? askedOf(reply) : event;
  const valuesOf = (item: OfficeReply) => ({
    ...firstValues(askedOf(item), wished(item)),
    letterLanguage: item.letterLanguage,
  });
  const dialog = useDialogForm({
    rules: loadRules,
    values: reply ? valuesOf(reply) : { ...firstValues(asked), letterLanguage: first },
    edited: reply && { item: reply, valuesOf },
    save: async (values, version) => {
      const input = { ...values, id: reply?.id, version, eventId, day };
      const send = async (waitIfFull: boolean) =>
        (await enter({ variables: { input: { ...input, waitIfFull } } })).data!.enterReply;
      const first = await send(false);
      if (first.outcome !== 'FULL') return first;
      const count = first.left ?? 0;
      const waits = await confirm(
        t(reply?.state === 'COMING' ? 'replyOffice.noRoomMore' : 'replyOffice.noRoom', { count }),
        { action: t('replyOffice.putOnList') },
      );
      return waits ? send(true) : first;
    },
    onClose,
    // Not stored: what was typed stays.
    onSaved: ({ outcome }) => (outcome === 'FULL' ? undefined : onClose()),
    done: ({ outcome, further }) =>
      outcome === 'FULL'
        ? undefined
        : further > 0
          ? t('replyOffice.partlyOnList')
          : t(outcome === 'WAITING' ? 'replyOffice.onTheList' : 'replyOffice.entered'),
  });
  const { form } = dialog;
  const [ages, diets] = useWatch({ control: form.control, name: ['ages', 'diets'] });
  const set = (name: 'ages' | 'diets') => (value: ReplyFields['ages'] | ReplyFields['diets']) =>
    form.setValue(name, value as never, { shouldDirty: true });
  return (
    <FormDialog
      {...dialog}
      title={t(reply ? 'replyOffice.edit' : 'replyOffice.enter')}
      action={t(reply ? 'form.save' : 'replyOffice.enter')}
    >
      <ReplyFieldset
        asked={asked}
        maximum={REPLY_LIMITS.peopleInOffice}
        ages={ages}
        onAges={set('ages')}
        diets={diets}
        onDiets={set('diets')}
        withMobile
      />
      <LetterLanguageField />
    </FormDialog>
  );
}
