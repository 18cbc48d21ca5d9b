import { Link } from 'react-router-dom';
import { BesidePicture } from '../../components/page/beside-picture.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { PublicPage } from '../../components/page/public-page.tsx';
import { TextWithPhones } from '../../components/page/text-paragraphs.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MatrimonialCareDocument, useMatrimonialCareQuery } from './matrimonial-section.generated.ts';
import styles from './matrimonial-section-page.module.css';

const YES = ['nobody', 'asked', 'answers', 'signIn', 'before', 'age'] as const;
const READERS = ['visitors', 'members', 'family', 'officers'] as const;
const STEPS = ['interest', 'told', 'contacts', 'ends'] as const;
const ANY_DAY = ['stop', 'pause', 'block', 'delete', 'yearly'] as const;
const TROUBLE = ['report', 'hidden', 'silence'] as const;

/** Who looks after the section: the office, until it has said who. */
function Care() {
  const { t } = useTranslation();
  const { data } = useMatrimonialCareQuery();
  if (!data) return null;
  return (
    <section className={`card ${styles.care}`}>
      <h2 className="text-h3">{t('matrimonialSection.care')}</h2>
      <p className="text-body text-lines">
        <TextWithPhones text={data.matrimonialCare || t('matrimonialSection.office')} />
      </p>
      <p className="text-body">
        <Link to={PATHS.contact}>{t('matrimonialSection.contact')}</Link>
      </p>
    </section>
  );
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <section>
      <h2 className="text-h2">{heading}</h2>
      <ul className="text-body">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function WhoSees() {
  const { t } = useTranslation();
  return (
    <section>
      <h2 className="text-h2">{t('matrimonialSection.whoSees')}</h2>
      <dl className="text-body">
        {READERS.map((reader) => (
          <div key={reader} className={styles.reader}>
            <dt className="text-strong">{t(`matrimonialSection.readers.${reader}`)}</dt>
            <dd>{t(`matrimonialSection.seen.${reader}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Introduction() {
  const { t } = useTranslation();
  return (
    <section>
      <h2 className="text-h2">{t('matrimonialSection.introduction')}</h2>
      <ol className="text-body">
        {STEPS.map((step) => (
          <li key={step}>{t(`matrimonialSection.steps.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}

export const queries: PageQueries = () => [{ query: MatrimonialCareDocument }];

/** How the matrimonial section works and who looks after it; it shows nobody. */
export function MatrimonialSectionPage() {
  const { t } = useTranslation();
  return (
    <PublicPage
      title="matrimonialSection.title"
      summary="matrimonialSection.summary"
      lead="matrimonialSection.lead"
    >
      <BesidePicture>
        <div className={styles.parts}>
          <Lines
            heading={t('matrimonialSection.yes')}
            lines={YES.map((line) => t(`matrimonialSection.asked.${line}`))}
          />
          <WhoSees />
          <Introduction />
          <Lines
            heading={t('matrimonialSection.anyDay')}
            lines={ANY_DAY.map((line) => t(`matrimonialSection.anyDayLines.${line}`))}
          />
          <div>
            <Lines
              heading={t('matrimonialSection.trouble')}
              lines={TROUBLE.map((line) => t(`matrimonialSection.troubleLines.${line}`))}
            />
            <p className={`text-body ${styles.complain}`}>
              <Link to={PATHS.matrimonialComplaint}>{t('matrimonialSection.complain')}</Link>
            </p>
          </div>
          <Care />
          <p className={styles.ways}>
            <Link to={PATHS.matrimonialRegister} className="button button-filled">
              {t('matrimonialSection.register')}
            </Link>
            <Link to={PATHS.matrimonialLogin} className="button button-outlined">
              {t('matrimonialSection.signIn')}
            </Link>
          </p>
        </div>
      </BesidePicture>
    </PublicPage>
  );
}
