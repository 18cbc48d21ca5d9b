import { Link } from 'react-router-dom';
import { RequestKind } from '../../../rules/request-kinds.ts';
import { FormRadioGroup } from '../../components/form/form-radio-group.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { VisitorForm } from '../../components/form/visitor-form.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SentRequestCard } from './sent-request.tsx';
import { useRequestForm } from './use-request-form.ts';

/** The form for a complaint, or to see, correct or erase data; after sending, what happens until when. */
export function RequestForm() {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, honeypot, draft, sent, startAnother } = useRequestForm();
  if (sent) return <SentRequestCard sent={sent} onAnother={startAnother} />;
  return (
    <VisitorForm
      form={form}
      title={t('requests.form')}
      withoutScripts={
        <p className="text-body space-below">
          {t('requests.needsScripts')} <Link to={PATHS.contact}>{t('requests.waysToReachUs')}</Link>
        </p>
      }
      honeypot={honeypot}
      onSubmit={onSubmit}
      isSending={isSending}
      draft={draft}
      privacy={t('requests.privacy')}
      send={t('requests.send')}
      sending={t('requests.sending')}
    >
      <FormRadioGroup
        name="kind"
        label={t('requests.kind')}
        required
        options={Object.values(RequestKind).map((kind) => ({
          value: kind,
          label: t(`requests.kinds.${kind}`),
        }))}
      />
      <FormTextField name="name" label={t('requests.name')} required autoComplete="name" />
      <FormTextField
        name="email"
        label={t('requests.email')}
        hint={t('requests.contactHint')}
        type="email"
        autoComplete="email"
      />
      <FormTextField name="phone" label={t('requests.phone')} type="tel" autoComplete="tel" />
      <FormTextField
        name="about"
        label={t('requests.about')}
        hint={t('requests.aboutHint')}
        required
        rows={5}
      />
      <FormTextField name="onBehalfOf" label={t('requests.onBehalfOf')} hint={t('requests.onBehalfOfHint')} />
    </VisitorForm>
  );
}
