import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { useUsedPages } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CandidateAnswers } from './candidate-answers.tsx';
import styles from './candidate-page.module.css';
import type { CandidatePageProps, OwnProfile } from './candidate-page-props.ts';
import { useShownChoices } from './shown-choices.tsx';

const CorrectDialog = lazyPart(async () => (await import('./correct-dialog.tsx')).CorrectDialog);

/** What is said first: the question, or how the page stands. */
function Heading({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation();
  const { madeBy, firstName: name, state } = profile;
  if (state.confirmation === 'GIVEN')
    return (
      <>
        <PageHeading title={t(state.isShown ? 'candidatePage.thanks' : 'candidatePage.shownNot', { name })} />
        <p role="status">{t(state.absence ? 'candidatePage.paused' : 'candidatePage.thanksText')}</p>
      </>
    );
  return (
    <>
      <p className={styles.alone}>{t('candidatePage.for', { name })}</p>
      <PageHeading title={t('candidatePage.question', { madeBy })} />
      {state.confirmation === 'WITHDRAWN' ? (
        <p role="status">{t('candidatePage.withdrawn')}</p>
      ) : (
        <p>
          {t('candidatePage.lead', { madeBy })}{' '}
          <strong>{t(state.isShown ? 'candidatePage.fromBefore' : 'candidatePage.nobody')}</strong>
        </p>
      )}
    </>
  );
}

function Card({ profile, ...props }: CandidatePageProps) {
  const { t } = useTranslation();
  const [isCorrecting, setCorrecting] = useState(false);
  const { firstName, age, occupation, city, height, caste, maritalStatus, religion, motherTongue } = profile;
  const more = [
    profile.educationType,
    profile.educationDescription,
    profile.occupationDescription,
    `${profile.currency} ${profile.annualIncome}`,
    religion,
    motherTongue,
  ];
  return (
    <section className={`card ${styles.card}`}>
      <div className={styles.top}>
        {profile.photoData && <img src={profile.photoData} alt="" className={styles.photo} />}
        <div>
          <h2 className="text-h3">{`${firstName}, ${age}`}</h2>
          <p className={styles.facts}>
            {[`${occupation}, ${city}`, height, caste, maritalStatus].join('\n')}
          </p>
        </div>
      </div>
      <blockquote className={styles.words}>
        “{profile.aboutCandidate}”
        <footer className={styles.small}>{t('candidatePage.writtenBy', { madeBy: profile.madeBy })}</footer>
      </blockquote>
      <details>
        <summary>{t('candidatePage.readAll')}</summary>
        <p className={styles.facts}>{more.filter((line) => line.trim()).join('\n')}</p>
      </details>
      <button type="button" className="button button-outlined" onClick={() => setCorrecting(true)}>
        {t('candidatePage.correct')}
      </button>
      {isCorrecting && <CorrectDialog profile={profile} {...props} close={() => setCorrecting(false)} />}
    </section>
  );
}

function WhoSeesWhat({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation();
  const rows = [
    [t('candidatePage.members'), t('candidatePage.membersSee')],
    [t('candidatePage.family'), t('candidatePage.familySees', { contact: profile.contactName })],
    [t('candidatePage.committee'), t('candidatePage.committeeSees')],
    [t('candidatePage.nobodyAtAll'), t('candidatePage.nobodySees')],
  ];
  return (
    <section>
      <h2 className="text-h3">{t('candidatePage.whoSees')}</h2>
      <dl className={styles.who}>
        {rows.map(([who, what]) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What was written about a candidate, who sees what, and their answer. */
export function CandidateView(props: CandidatePageProps) {
  const { t } = useTranslation();
  const { profile } = props;
  // Candidates answer also while the association does not use the section.
  const isUsed = useUsedPages();
  const choices = useShownChoices(profile.state.shown);
  return (
    <div className={styles.parts}>
      <Heading profile={profile} />
      <section className={styles.parts}>
        <h2 className="text-h3">{t('candidatePage.asItWouldBe')}</h2>
        <Card {...props} />
      </section>
      <WhoSeesWhat profile={profile} />
      <section>
        <h2 className="text-h3">{t('candidatePage.choices')}</h2>
        {choices.fields}
      </section>
      <CandidateAnswers {...props} shown={choices.shown} />
      <p className={styles.small}>
        {t('candidatePage.unknownPerson', { madeBy: profile.madeBy })}{' '}
        <Link to={isUsed(PATHS.matrimonialComplaint) ? PATHS.matrimonialComplaint : PATHS.requests}>
          {t('candidatePage.tell')}
        </Link>
      </p>
      {isUsed(PATHS.matrimonialSection) && (
        <p className={styles.small}>
          <Link to={PATHS.matrimonialSection}>{t('candidatePage.howItWorks')}</Link>
        </p>
      )}
    </div>
  );
}
