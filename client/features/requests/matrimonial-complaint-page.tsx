import { Link } from 'react-router-dom';
import { RequestKind } from '../../../rules/request-kinds.ts';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { VisitorForm } from '../../components/form/visitor-form.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { PublicPage } from '../../components/page/public-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SentRequestCard } from './sent-request.tsx';
import { useRequestForm } from './use-request-form.ts';

const CASES = ['shown', 'photo', 'treated'] as const;
const STEPS = ['read', 'hide', 'answer'] as const;

function ComplaintForm() {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, honeypot, draft, sent, startAnother } = useRequestForm({
    draftName: 'matrimonial-complaint',
    kind: RequestKind.COMPLAINT,
    mark: t('matrimonialComplaint.mark'),
  });
  if (sent) return <SentRequestCard sent={sent} onAnother={startAnother} />;
  return (
    <VisitorForm
      form={form}
      title={t('requests.form')}
      withoutScripts={
        <p className="text-body">
          {t('requests.needsScripts')} <Link to={PATHS.contact}>{t('requests.waysToReachUs')}</Link>
        </p>
      }
      honeypot={honeypot}
      onSubmit={onSubmit}
      isSending={isSending}
      draft={draft}
      privacy={t('requests.privacy')}
      send={t('matrimonialComplaint.send')}
      sending={t('requests.sending')}
    >
      <FormTextField
        name="about"
        label={t('matrimonialComplaint.what')}
        hint={t('matrimonialComplaint.whatHint')}
        required
        rows={5}
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
    </VisitorForm>
  );
}

/** How anybody complains about the matrimonial section, without an account: it goes into the register of complaints. */
export function MatrimonialComplaintPage() {
  const { t } = useTranslation();
  return (
    <PublicPage
      title="matrimonialComplaint.title"
      summary="matrimonialComplaint.summary"
      lead="matrimonialComplaint.lead"
    >
      <div className="page-columns">
        <ComplaintForm />
        <section>
          <h2 className="text-h2">{t('matrimonialComplaint.about')}</h2>
          <ul className="text-body">
            {CASES.map((one) => (
              <li key={one}>{t(`matrimonialComplaint.cases.${one}`)}</li>
            ))}
          </ul>
          <h2 className="text-h2">{t('matrimonialComplaint.happens')}</h2>
          <ul className="text-body">
            {STEPS.map((step) => (
              <li key={step}>{t(`matrimonialComplaint.steps.${step}`)}</li>
            ))}
          </ul>
          <p className="text-body">{t('matrimonialComplaint.reportInside')}</p>
          <p className="text-body">{t('matrimonialComplaint.urgent')}</p>
        </section>
      </div>
    </PublicPage>
  );
}
