import { Link } from 'react-router-dom';
import { LogoMark } from '../components/art/logo-mark.tsx';
import { UNKNOWN_ASSOCIATION, useAssociation, useOtherName } from '../components/page/association.ts';
import { PATHS } from '../components/page/paths.ts';
import { useLocalized } from '../i18n/localized.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './brand.module.css';

/** A link home: the association's logo and its name, in another language too. */
export function Brand() {
  const { t } = useTranslation();
  const localized = useLocalized();
  const association = useAssociation();
  const { name, founded, textLanguages, pictures } = association;
  const { logo } = pictures;
  const other = useOtherName();
  const { text, lang } = localized(name, textLanguages.name);
  return (
    <Link to={PATHS.home} className={styles.brand}>
      {logo ? (
        <img
          className={styles.logo}
          src={logo.url}
          alt=""
          width={logo.width ?? undefined}
          height={logo.height ?? undefined}
        />
      ) : (
        <LogoMark size={52} style={{ flexShrink: 0 }} />
      )}
      <span>
        <span lang={text ? lang : undefined} className={styles.name}>
          {text || (association !== UNKNOWN_ASSOCIATION && t('site.unnamed'))}
        </span>
        <span className={styles.more}>
          {other && (
            <span lang={other.language} className="text-own-script">
              {other.name}
            </span>
          )}
          {other && founded && ' · '}
          {founded && t('site.since', { year: founded })}
        </span>
      </span>
    </Link>
  );
}
