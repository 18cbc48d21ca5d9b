import { useId } from 'react';
import { isInUk } from '../../../rules/place.ts';
import { RequestKind } from '../../../rules/request-kinds.ts';
import { FormRadioGroup } from '../../components/form/form-radio-group.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { PublicPage } from '../../components/page/public-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RequestForm } from './request-form.tsx';
import styles from './requests.module.css';

/** Where to complain to the Information Commissioner. */
const COMMISSIONER = 'ico.org.uk/make-a-complaint';

const STEPS = ['confirm', 'answer', 'complaint', 'identity'] as const;

/** Where people ask to see, correct or erase what is kept of them, and complain; and what happens then. */
export function RequestsPage() {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <PublicPage title="requests.title" summary="requests.summary" lead="requests.lead">
      <div className="page-columns">
        <RequestForm
          send={t('requests.send')}
          above={
            <FormRadioGroup
              name="kind"
              label={t('requests.kind')}
              required
              options={Object.values(RequestKind).map((kind) => ({
                value: kind,
                label: t(`requests.kinds.${kind}`),
              }))}
            />
          }
          below={
            <>
              <FormTextField
                name="about"
                label={t('requests.about')}
                hint={t('requests.aboutHint')}
                required
                rows={5}
              />
              <FormTextField
                name="onBehalfOf"
                label={t('requests.onBehalfOf')}
                hint={t('requests.onBehalfOfHint')}
              />
            </>
          }
        />
        <section aria-labelledby={titleId} className={styles.next}>
          <h2 id={titleId} className="text-h2">
            {t('requests.whatHappens')}
          </h2>
          <ul>
            {STEPS.map((step) => (
              <li key={step}>{t(`requests.steps.${step}`)}</li>
            ))}
          </ul>
          <p className="text-body text-break">
            {isInUk() ? (
              <>
                {t('requests.ico')} <a href={`https://${COMMISSIONER}/`}>{COMMISSIONER}</a>
              </>
            ) : (
              t('requests.icoElsewhere')
            )}
          </p>
        </section>
      </div>
    </PublicPage>
  );
}
