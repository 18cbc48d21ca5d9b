import { Check } from '../../components/icons/check.ts';
import { Remove } from '../../components/icons/remove.ts';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CandidateCardFieldsFragment } from './candidates.generated.ts';
import styles from './fit-list.module.css';
import { useWishWords, type Wishes } from './use-wish-words.ts';
import { useMyWishesQuery } from './wishes.generated.ts';

type Card = CandidateCardFieldsFragment;
type Fit = NonNullable<Card['fit']>;

/** How many of the member's wishes a candidate fits, and in a word which not. */
export function FitChip({ fit: { fits, of, differs } }: { fit: Fit }) {
  const { t } = useTranslation();
  if (differs.length === 0)
    return (
      <span className={`${styles.chip} ${styles.all}`}>
        <Check />
        {t('fit.all', { of })}
      </span>
    );
  return (
    <span className={styles.row}>
      <span className={`${styles.chip} ${styles.some}`}>{t('fit.some', { fits, of })}</span>
      <span className="text-small text-soft">
        {t('fit.not', { wishes: differs.map((wish) => t(`fit.wish.${wish}`)).join(', ') })}
      </span>
    </span>
  );
}

/** Each wish with what the candidate has of it; what is not told is not compared. */
function WishRows({ card, fit, wishes }: { card: Card; fit: Fit; wishes: Wishes }) {
  const { t } = useTranslation();
  const { wordsOf, toldOf } = useWishWords();
  return (
    <ul className={`plain-list text-small ${styles.wishes}`}>
      {wordsOf(wishes).map(({ wish, words }) => {
        const told = toldOf(card, wish);
        const differs = fit.differs.includes(wish);
        return (
          <li key={wish}>
            <span className={differs ? styles.not : styles.fits}>
              {differs ? <Remove /> : told && <Check />}
            </span>
            <span className="text-break">
              {told && <VisuallyHidden>{t(differs ? 'fit.differs' : 'fit.fits')}: </VisuallyHidden>}
              {t(`wishes.name.${wish}`)}: {words}
            </span>
            <span className={`text-break ${differs ? 'text-strong' : 'text-soft'}`}>
              {told || t('cardLines.notTold')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** On a candidate's page: what fits and what does not, wish by wish, and how the member's own candidate fits theirs. */
export function FitList({ card }: { card: Card }) {
  const { t } = useTranslation();
  const wishes = useMyWishesQuery().data?.myWishes;
  const { fit, fitsTheirs } = card;
  const theirs = fitsTheirs && t('fit.theirs', { fits: fitsTheirs.fits, of: fitsTheirs.of });
  if (!fit || !wishes) return theirs ? <p className="text-small text-soft">{theirs}</p> : null;
  return (
    <details open className={`card ${styles.list}`}>
      <summary>
        <span className={styles.row}>
          <FitChip fit={fit} />
        </span>
      </summary>
      <WishRows card={card} fit={fit} wishes={wishes} />
      {theirs && <p className={`text-small text-soft ${styles.theirs}`}>{theirs}</p>}
    </details>
  );
}
