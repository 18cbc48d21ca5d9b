import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useWishWords } from './use-wish-words.ts';
import { useMyWishesQuery } from './wishes.generated.ts';
import styles from './wishes-sentence.module.css';

/** What the family looks for, in a sentence that can be changed; else how they can say it. */
export function WishesSentence() {
  const { t } = useTranslation();
  const { wordsOf } = useWishWords();
  const { data } = useMyWishesQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const phrases = data.myWishes ? wordsOf(data.myWishes) : [];
  const isSaid = phrases.length > 0;
  return (
    <section aria-label={t('wishes.title')} className={`card ${styles.sentence}`}>
      {isSaid ? (
        <p className="text-body">
          {t('wishes.youLookFor')}{' '}
          {phrases.map(({ wish, words }, index) => (
            <Fragment key={wish}>
              {index > 0 && ', '}
              <strong>{t(`wishes.phrase.${wish}`, { words })}</strong>
            </Fragment>
          ))}
          .
        </p>
      ) : (
        <p className="text-body">{t('wishes.invitation')}</p>
      )}
      <Link to={PATHS.matrimonialWishes} className={`button ${isSaid ? 'button-outlined' : 'button-filled'}`}>
        {t(isSaid ? 'wishes.change' : 'wishes.say')}
      </Link>
    </section>
  );
}
