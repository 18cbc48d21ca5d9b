import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './candidate-card.module.css';
import { CandidatePhoto, PhotoLater } from './candidate-photo.tsx';
import type { CandidateCardFieldsFragment } from './candidates.generated.ts';
import { FitChip } from './fit-list.tsx';
import { InterestButton } from './interest-button.tsx';
import { linkOf } from './person-links.tsx';
import { fullNameOf } from './use-candidate-facts.tsx';
import { type Told, useCardLines } from './use-card-lines.ts';

interface CandidateCardProps {
  candidate: CandidateCardFieldsFragment;
  /** How many the list has that it is in, where that is known. */
  total?: number;
  /** The card is visible without scrolling, so its photo is loaded eagerly. */
  eager: boolean;
  /** Upon the photo: the tick for comparing. */
  tick?: ReactNode;
  /** What is said and done about the candidate, in place of the button that shows interest. */
  children?: ReactNode;
}

/** Beside the words, on a wide screen; else it is as wide as the card. */
const PHOTO_SIZES = '(min-width: 1208px) 320px, (min-width: 600px) 46vw, 92vw';

function Words({ told: { text, differs } }: { told: Told }) {
  return <span className={differs ? styles.differs : undefined}>{text}</span>;
}

/** The same six lines for every candidate. */
function CardLines({ candidate }: Pick<CandidateCardProps, 'candidate'>) {
  const { t } = useTranslation();
  const { linesOf } = useCardLines();
  return (
    <dl className={`text-small ${styles.lines}`}>
      {linesOf(candidate).map((line) => (
        <div key={line.key}>
          <dt>{line.label}</dt>
          <dd>
            {line.text ? <Words told={line} /> : <span className="text-soft">{t('cardLines.notTold')}</span>}
            {line.more && <span className={styles.more}>{line.more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A candidate as other members see them; it leads to their page, one's own to the own profile. */
export function CandidateCard({ candidate, total, eager, tick, children }: CandidateCardProps) {
  const { t } = useTranslation();
  const { belowName } = useCardLines();
  const nameId = useId();
  const link = linkOf(candidate, total);
  const { isOwn, isNew, fit, age } = candidate;
  const name = fullNameOf(candidate);
  return (
    <article aria-labelledby={nameId} className={`card ${styles.card}`}>
      <div className={styles.photo}>
        {/* Hidden from screen readers and the keyboard, because the name is the same link. */}
        <Link {...link} tabIndex={-1} aria-hidden>
          <CandidatePhoto photo={candidate.photo} sizes={PHOTO_SIZES} eager={eager} />
        </Link>
        <PhotoLater photoLaterFor={candidate.photoLaterFor} />
        {isNew && <span className={styles.badge}>{t('cardLines.isNew')}</span>}
        {tick}
      </div>
      <h3 id={nameId} className={`text-h3 ${styles.name}`}>
        <Link {...link}>{name}</Link>, {age}
      </h3>
      <p className={`text-body text-break ${styles.below}`}>
        {belowName(candidate).map((told, index) => (
          <span key={told.text}>
            {index > 0 && ' · '}
            <Words told={told} />
          </span>
        ))}
      </p>
      <CardLines candidate={candidate} />
      <div className={styles.fit}>{!isOwn && fit && <FitChip fit={fit} />}</div>
      {isOwn ? (
        <p className={`text-small text-soft ${styles.acts}`}>{t('candidates.ownCard')}</p>
      ) : (
        <div className={styles.acts}>
          {children && <div className={styles.said}>{children}</div>}
          <Link {...link} className="button button-outlined">
            {t('person.readMore')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Link>
          {!children && (
            <div>
              <InterestButton candidate={candidate} describedBy={nameId} />
            </div>
          )}
        </div>
      )}
    </article>
  );
}
