import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { DraftNotice } from '../../components/form/draft-notice.tsx';
import { Honeypot } from '../../components/form/honeypot.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { WithoutScripts } from '../../components/page/without-scripts.tsx';
import { useDayText } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { WishedTime } from './free-times.tsx';
import type { HallRoomFragment } from './hall.generated.ts';
import { FORM_ID } from './hall-address.ts';
import styles from './hall-hire-page.module.css';
import { HallRuleWarnings } from './hall-rule-warnings.tsx';
import { HireChoice } from './hire-choice.tsx';
import { AgreementFold, HireRequestFields } from './hire-request-fields.tsx';
import { PrintFormButton } from './print-form-button.tsx';
import { SentHire } from './sent-hire.tsx';
import { useChosenHire } from './use-chosen-hire.ts';
import type { useHireRequest } from './use-hire-request.ts';

interface HireRequestProps {
  rooms: readonly HallRoomFragment[];
  /** What the room's days are asked by. */
  roomId: number | undefined;
  request: ReturnType<typeof useHireRequest>;
}

function Choice({ rooms, roomId, request }: HireRequestProps) {
  const { t } = useTranslation();
  const dayText = useDayText('full');
  const chosen = useChosenHire(rooms, roomId);
  const { form, isRefused } = request;
  const titleId = useId();
  const take = ({ roomIds, date, from, to }: WishedTime) => {
    for (const [name, value] of Object.entries({ roomIds, date, from, to }))
      form.setValue(name as 'date', value as string, { shouldDirty: true });
    form.clearErrors();
  };
  return (
    <>
      <h2 id={titleId} className="text-h3">
        {chosen.date ? dayText(chosen.date) : t('hall.yourDay')}
      </h2>
      <HireChoice rooms={rooms} chosen={chosen} isRefused={isRefused} take={take} />
    </>
  );
}

/** The form beside the calendar: the day with its price, five fields, and the agreement's others under a fold. */
export function HireRequest({ rooms, roomId, request }: HireRequestProps) {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, honeypot, draft, sent, isNotified } = request;
  return (
    <FormProvider {...form}>
      <form
        id={FORM_ID}
        method="post"
        noValidate
        aria-label={t('hallHire.agreement')}
        onSubmit={onSubmit}
        className={`card ${styles.form}`}
      >
        {sent && isNotified && <SentHire reference={sent.reference} />}
        <WithoutScripts>{t('hallHire.sendNeedsScripts')}</WithoutScripts>
        <Choice rooms={rooms} roomId={roomId} request={request} />
        <HallRuleWarnings />
        <HireRequestFields />
        <AgreementFold />
        <Honeypot ref={honeypot} />
        <p className="text-small text-soft space-below">{t('hall.noPaymentYet')}</p>
        <div className={styles.actions}>
          <SendButton className="button-tall" busy={isSending} busyLabel={t('hallHire.sending')}>
            {t('hallHire.send')}
          </SendButton>
          <PrintFormButton />
        </div>
        <DraftNotice draft={draft} />
        <p className="text-small text-soft">
          {t('hallHire.notStored')} <Link to={PATHS.contact}>{t('hallHire.ask')}</Link>
        </p>
      </form>
    </FormProvider>
  );
}
