import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAssociation } from './association.ts';
import { PATHS } from './paths.ts';
import { telephoneAddress } from './telephone-address.ts';
import styles from './without-scripts.module.css';

/** What visitors without scripts read where something needs them: what to do instead, and how to reach the association. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { phone, email } = useAssociation();
  return (
    <noscript>
      <p className="text-body space-below">{children}</p>
      <p className={`space-below ${styles.ways}`}>
        {phone && <a href={telephoneAddress(phone)}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {!phone && !email && <Link to={PATHS.contact}>{t('layout.contact')}</Link>}
      </p>
    </noscript>
  );
}
