import { linesOf } from '../../../rules/hall-facts.ts';
import { TextWithPhones } from '../../components/page/text-paragraphs.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HallQuery } from './hall.generated.ts';
import styles from './hall-hire-page.module.css';
import { HallTerms } from './hall-terms.tsx';

/** The terms of the agreement in four lines, and what else the office asks of guests. */
export function HallRules({ page }: { page: HallQuery['hallPage'] }) {
  const { t } = useTranslation();
  const { text, lang } = useLocalized()(page.asks ?? '', page.textLanguages.asks);
  const asks = linesOf(text);
  return (
    <section className={`card ${styles.terms}`}>
      {asks.length > 0 && (
        <>
          <h2 className="text-h3">{t('hall.asks')}</h2>
          <ul lang={lang}>
            {asks.map((line) => (
              <li key={line}>
                <TextWithPhones text={line} />
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className="text-h3">{t('hallHire.termsTitle')}</h2>
      <HallTerms />
    </section>
  );
}
