import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { parsePence } from '../../../rules/money.ts';
import { MediaPicture } from '../../components/media/media-picture.tsx';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type Fund, wordsOf } from './fund.ts';
import styles from './give.module.css';

interface FundWordsProps {
  fund: Fund | undefined;
  /** The amount field's text. */
  amount: string;
  /** As a line below the amount, for narrow screens; else as a card, for wide ones. */
  isSmall?: boolean;
}

/** The picture of the chosen fund, with what the sum does for it or else what the fund is for. */
export function FundWords({ fund, amount, isSmall = false }: FundWordsProps) {
  const { t } = useTranslation();
  const money = useShortMoney();
  const localized = useLocalized();
  const pence = parsePence(amount) ?? 0;
  const words = fund && wordsOf(fund, pence, localized);
  if (!fund || !words || (isSmall && !words.isOfSum)) return null;
  const name = localized(fund.name, fund.textLanguages.name);
  const picture = fund.file && (
    <MediaPicture
      picture={fund.file}
      alt=""
      {...IMAGE_SIZES.fund}
      sizes={isSmall ? '72px' : '(min-width: 900px) 420px, 92vw'}
    />
  );
  if (isSmall)
    return (
      <div className={`day-colours ${styles.effect}`}>
        {picture && <div className={styles.effectPicture}>{picture}</div>}
        <p>
          <strong>{t('give.whatItDoes', { amount: money(pence) })}:</strong>{' '}
          <span lang={words.lang}>{words.text}</span>
        </p>
      </div>
    );
  return (
    <section className={`card ${styles.fundCard}`}>
      {picture}
      <div className={styles.padded}>
        <p className={`text-accent ${styles.caption}`}>
          {words.isOfSum ? (
            t('give.whatItDoes', { amount: money(pence) })
          ) : (
            <span lang={name.lang}>{name.text}</span>
          )}
        </p>
        <h2 className="text-h3" lang={words.lang}>
          {words.text}
        </h2>
      </div>
    </section>
  );
}
