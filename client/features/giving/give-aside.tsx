import { Link } from 'react-router-dom';
import { hasBankDetails } from '../../../rules/bank-details.ts';
import { numberFormat } from '../../../rules/formats.ts';
import { GIFT_AID_COUNTRY } from '../../../rules/gift-aid-country.ts';
import { localeOf } from '../../../rules/languages.ts';
import { place } from '../../../rules/place.ts';
import { sumLines } from '../../../rules/sum-lines.ts';
import { useUsedPages } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { telephoneAddress } from '../../components/page/telephone-address.ts';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { bankDetails } from './bank-details.ts';
import type { GivingSettingsFragment } from './give.generated.ts';
import styles from './give.module.css';

const REGISTER = 'https://register-of-charities.charitycommission.gov.uk/';

/** Where the number stands in the sentence, which can be rung from there. */
const PHONE = '\u0000';

interface SettingsProps {
  settings: GivingSettingsFragment;
}

/** The account that donations go to, and how to make sure that it is the association's. */
function Account({ settings }: SettingsProps) {
  const { t } = useTranslation();
  const { charityNumber, phone } = settings;
  const hasBank = hasBankDetails(settings);
  if (!hasBank && !charityNumber) return null;
  const check = t(phone ? 'give.account.checkAndCall' : 'give.account.check', { phone: PHONE });
  const [before, after] = check.split(PHONE);
  const rows = [
    ...(hasBank ? bankDetails(t, settings) : []),
    ...(charityNumber ? [{ label: t('give.account.charity'), text: charityNumber }] : []),
  ];
  return (
    <section className={`card ${styles.padded}`}>
      <h2 className={`text-h3 ${styles.title}`}>{t('give.account.title')}</h2>
      <dl className={styles.rows}>
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-soft">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {hasBank && (
        <p className={`text-small ${styles.note}`}>
          {before}
          {after !== undefined && (
            <>
              <a href={telephoneAddress(phone)} className={styles.phone}>
                {phone}
              </a>
              {after}
            </>
          )}
        </p>
      )}
      {charityNumber && place.country === GIFT_AID_COUNTRY && (
        <a href={REGISTER} target="_blank" rel="noopener" className={styles.link}>
          {t('give.account.register')}
        </a>
      )}
    </section>
  );
}

/** What last year's donations were used for, as the office has written it. */
function UseOfDonations({ settings }: SettingsProps) {
  const { t, language } = useTranslation();
  const money = useShortMoney();
  const isUsed = useUsedPages();
  const { lang } = useLocalized()(settings.useOfDonations, settings.textLanguages.useOfDonations);
  const uses = sumLines(settings.useOfDonations);
  const total = uses.reduce((sum, { pence }) => sum + pence, 0);
  const percent = numberFormat(localeOf(language), { style: 'percent' });
  if (uses.length === 0) return null;
  return (
    <section className={`card ${styles.padded}`}>
      <h2 className={`text-h3 ${styles.title}`}>{t('give.lastYear', { amount: money(total) })}</h2>
      <ul className={`plain-list ${styles.uses}`}>
        {uses.map(({ pence, text }) => (
          <li key={text}>
            <span lang={lang}>{text}</span>
            <span className={styles.bar} aria-hidden>
              <span style={{ width: `${(100 * pence) / total}%` }} />
            </span>
            <span className={styles.share}>{percent.format(pence / total)}</span>
          </li>
        ))}
      </ul>
      {isUsed(PATHS.documents) && (
        <Link to={PATHS.documents} className={styles.link}>
          {t('give.accounts')}
        </Link>
      )}
    </section>
  );
}

const OTHER_WAYS = ['inPerson', 'time', 'will'] as const;

function OtherWays() {
  const { t } = useTranslation();
  return (
    <section className={`card ${styles.padded}`}>
      <h2 className={`text-h3 ${styles.title}`}>{t('give.other.title')}</h2>
      <dl className={styles.ways}>
        {OTHER_WAYS.map((way) => (
          <div key={way}>
            <dt>{t(`give.other.${way}`)}</dt>
            <dd className="text-soft">{t(`give.other.${way}Text`)}</dd>
          </div>
        ))}
      </dl>
      <Link to={PATHS.contact} className={styles.link}>
        {t('give.other.contact')}
      </Link>
    </section>
  );
}

/** What stands beside a form for donations: why it can be trusted, and how else one can give. */
export function GiveAside({ settings }: SettingsProps) {
  return (
    <>
      <Account settings={settings} />
      <UseOfDonations settings={settings} />
      <OtherWays />
    </>
  );
}
