import { RequestKind } from '../../../rules/request-kinds.ts';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { PublicPage } from '../../components/page/public-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RequestForm } from './request-form.tsx';
import styles from './requests.module.css';

const CASES = ['shown', 'photo', 'treated'] as const;
const STEPS = ['read', 'hide', 'answer'] as const;

function ComplaintForm() {
  const { t } = useTranslation();
  return (
    <RequestForm
      options={{
        draftName: 'matrimonial-complaint',
        kind: RequestKind.COMPLAINT,
        mark: t('matrimonialComplaint.mark'),
      }}
      send={t('matrimonialComplaint.send')}
      above={
        <FormTextField
          name="about"
          label={t('matrimonialComplaint.what')}
          hint={t('matrimonialComplaint.whatHint')}
          required
          rows={5}
        />
      }
    />
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
        <section className={styles.next}>
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
