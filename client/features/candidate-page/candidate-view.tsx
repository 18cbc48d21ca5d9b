import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ShownChoices } from '../../../rules/candidate-confirmation.ts';
import type { Audience } from '../../../rules/candidate-states.ts';
import { useUnsavedWarning } from '../../components/form/use-unsaved-warning.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { useUsedPages } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useMomentDay } from '../../i18n/dates.ts';
import { loadTextFiles } from '../../i18n/load-texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CandidateAnswers } from './candidate-answers.tsx';
import styles from './candidate-page.module.css';
import type { CandidatePageProps, OwnProfile } from './candidate-page-props.ts';
import { choiceTexts } from './choice-texts.ts';
import { InterestsByLink } from './interests-by-link.tsx';
import { useShownChoices } from './shown-choices.tsx';

const OwnSignIn = lazyPart(async () => {
  // What may be refused on the page is loaded here, too: not before there is something to press.
  await loadTextFiles(['accounts', 'candidate-messages']);
  return (await import('./own-sign-in.tsx')).OwnSignIn;
});
const AllFacts = lazyPart(async () => {
  await loadTextFiles(['matrimonial']);
  return (await import('./all-facts.tsx')).AllFacts;
});
const CorrectDialog = lazyPart(async () => (await import('./correct-dialog.tsx')).CorrectDialog);

/** What is said first: the question, or how the page stands. */
function Heading({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation();
  const momentDay = useMomentDay('full');
  const { madeBy, firstName: name, state } = profile;
  // Whoever has made it is the candidate.
  const isAlone = profile.signsIn === 'CANDIDATE';
  if (state.confirmation === 'GIVEN' && state.shownUntil)
    return (
      <>
        <p className={styles.alone}>{t('candidatePage.for', { name })}</p>
        <PageHeading title={t('candidatePage.still')} />
        <p>
          {t('candidatePage.stillText')}{' '}
          <strong>{t('candidatePage.stillUntil', { date: momentDay(state.shownUntil) })}</strong>
        </p>
      </>
    );
  if (state.confirmation === 'GIVEN')
    return (
      <>
        <PageHeading title={t(state.isShown ? 'candidatePage.thanks' : 'candidatePage.shownNot', { name })} />
        <p>
          {t(
            state.isShown
              ? 'candidatePage.thanksText'
              : state.absence
                ? 'candidatePage.paused'
                : 'candidatePage.notNow',
          )}
        </p>
      </>
    );
  if (state.confirmation === 'WITHDRAWN')
    return (
      <>
        <PageHeading title={t('candidatePage.stopped')} />
        <p>{t('candidatePage.withdrawn')}</p>
      </>
    );
  const nobody = <strong>{t(state.isShown ? 'candidatePage.fromBefore' : 'candidatePage.nobody')}</strong>;
  return (
    <>
      <p className={styles.alone}>{t('candidatePage.for', { name })}</p>
      <PageHeading
        title={isAlone ? t('candidatePage.ownQuestion') : t('candidatePage.question', { madeBy })}
      />
      <p>
        {!isAlone && `${t('candidatePage.lead', { madeBy })} `}
        {nobody}
      </p>
    </>
  );
}

/** What stands first of it, in the page's language. */
function firstFacts({ profile, options }: Pick<CandidatePageProps, 'profile' | 'options'>): string {
  const textOf = choiceTexts(options);
  const { occupation, city, height, maritalStatus, caste } = profile;
  return [
    [textOf('OCCUPATION', occupation), city].filter(Boolean).join(', '),
    [textOf('HEIGHT', height), textOf('DIET', profile.diet)].filter(Boolean).join(' · '),
    textOf('CASTE', caste),
    textOf('MARITAL_STATUS', maritalStatus),
  ]
    .filter((fact) => fact.trim())
    .join('\n');
}

function Card(props: CandidatePageProps) {
  const { t } = useTranslation();
  const [isCorrecting, setCorrecting] = useState(false);
  const [isReading, setReading] = useState(false);
  const { profile } = props;
  const [photo, ...later] = profile.photos;
  return (
    <section className={`card ${styles.card}`}>
      <div className={styles.top}>
        {photo && <img src={photo} alt="" className={styles.photo} />}
        <div>
          <h2 className="text-h3">{`${profile.firstName}, ${profile.age}`}</h2>
          <p className={styles.facts}>{firstFacts(props)}</p>
        </div>
      </div>
      <blockquote className={styles.words}>
        “{profile.aboutCandidate}”
        {profile.signsIn !== 'CANDIDATE' && (
          <footer className={styles.small}>{t('candidatePage.writtenBy', { madeBy: profile.madeBy })}</footer>
        )}
      </blockquote>
      <details onToggle={() => setReading(true)}>
        <summary>{t('candidatePage.readAll')}</summary>
        {isReading && <AllFacts {...props} />}
        <div className={styles.later}>
          {later.map((one) => (
            <img key={one.slice(-40)} src={one} alt="" className={styles.photo} />
          ))}
        </div>
      </details>
      <button type="button" className="button button-outlined" onClick={() => setCorrecting(true)}>
        {t('candidatePage.correct')}
      </button>
      {isCorrecting && <CorrectDialog {...props} close={() => setCorrecting(false)} />}
    </section>
  );
}

/** Who sees what, by what is chosen: photos and surname stand with whoever sees them first. */
function WhoSeesWhat({
  profile,
  shown,
  notSaved,
}: {
  profile: OwnProfile;
  shown: ShownChoices;
  notSaved: string;
}) {
  const { t } = useTranslation();
  const seen = (audience: Audience, others: string) =>
    [
      others,
      shown.photosFor === audience && t('candidatePage.photosToo'),
      shown.surnameFor === audience && t('candidatePage.surnameToo'),
    ]
      .filter(Boolean)
      .join(', ');
  const rows = [
    [t('candidatePage.members'), seen('MEMBERS', t('candidatePage.membersSee'))],
    [t('candidatePage.interested'), seen('AFTER_INTEREST', '')],
    [
      t('candidatePage.family'),
      seen('AFTER_YES', t('candidatePage.familySees', { contact: profile.contactName })),
    ],
    [t('candidatePage.committee'), t('candidatePage.committeeSees')],
    [t('candidatePage.nobodyAtAll'), t('candidatePage.nobodySees')],
  ];
  return (
    <section>
      <h2 className="text-h3">{t('candidatePage.whoSees')}</h2>
      {notSaved && <p>{notSaved}</p>}
      <dl className={styles.who}>
        {rows
          .filter(([, what]) => what)
          .map(([who, what]) => (
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
  const { profile, token } = props;
  // Candidates answer also while the association does not use the section.
  const isUsed = useUsedPages();
  const { shown, hasChanges, fields } = useShownChoices(profile.state.shown);
  useUnsavedWarning(hasChanges);
  const notSaved = hasChanges ? t('candidatePage.choicesNotSaved') : '';
  return (
    <div className={styles.parts}>
      <Heading profile={profile} />
      {token !== null && profile.state.confirmation === 'GIVEN' && (
        <InterestsByLink token={token} options={props.options} />
      )}
      <section className={styles.parts}>
        <h2 className="text-h3">
          {t(profile.state.isShown ? 'candidatePage.title' : 'candidatePage.asItWouldBe')}
        </h2>
        <Card {...props} />
      </section>
      <WhoSeesWhat profile={profile} shown={shown} notSaved={notSaved} />
      <section>
        <h2 className="text-h3">{t('candidatePage.choices')}</h2>
        {fields}
        <p role="status">{notSaved}</p>
      </section>
      <CandidateAnswers {...props} shown={shown} />
      <OwnSignIn {...props} />
      {profile.signsIn !== 'CANDIDATE' && (
        <p className={styles.small}>
          {t('candidatePage.unknownPerson', { madeBy: profile.madeBy })}{' '}
          <Link to={isUsed(PATHS.matrimonialComplaint) ? PATHS.matrimonialComplaint : PATHS.requests}>
            {t('candidatePage.tell')}
          </Link>
        </p>
      )}
      {isUsed(PATHS.matrimonialSection) && (
        <p className={styles.small}>
          <Link to={PATHS.matrimonialSection}>{t('candidatePage.howItWorks')}</Link>
        </p>
      )}
    </div>
  );
}
