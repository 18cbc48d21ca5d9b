import { useId } from 'react';
import { Link } from 'react-router-dom';
import { DonationColumn } from '../../../rules/donation-states.ts';
import { Permission } from '../../../rules/permissions.ts';
import { AddLink } from '../../components/list/add-link.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DonationTypesQuery } from '../ledger/donation-types.generated.ts';
import { useColumnName } from '../ledger/use-column-name.ts';
import styles from './donation-columns.module.css';

type Types = DonationTypesQuery['donationTypes'];

function TypeButton({ type }: { type: Types[number] }) {
  const money = useShortMoney();
  const name = useLocalized()(type.name, type.textLanguages.name);
  return (
    <Link
      to={`${PATHS.donations}?${QUERY_PARAMETERS.subDonationTypeId}=${type.id}`}
      className={`button button-outlined ${styles.type}`}
    >
      <span lang={name.lang} className={styles.name}>
        {name.text}
      </span>
      {type.feePence !== null && <span className={styles.fee}>{money(type.feePence)}</span>}
    </Link>
  );
}

function TypeColumn({ name, types }: { name: DonationColumn; types: Types }) {
  const { t } = useTranslation();
  const columnName = useColumnName();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`card ${styles.column}`}>
      <h2 id={titleId} className={`text-h3 ${styles.title}`}>
        {columnName(name)}
      </h2>
      {types.length === 0 && (
        <>
          <p className={`text-body text-soft ${styles.title}`}>{t('donations.emptyColumn')}</p>
          <AddLink
            label="donations.addTypes"
            to={PATHS.donationTypes}
            permission={Permission.MANAGE_DONATIONS}
          />
        </>
      )}
      <ul className={`plain-list ${styles.types}`}>
        {types.map((type) => (
          <li key={type.id}>
            <TypeButton type={type} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Three columns of buttons, stacked on a phone; a fixed fee is shown on its button. */
export function DonationColumns({ types }: { types: Types }) {
  return (
    <div className={styles.columns}>
      {Object.values(DonationColumn).map((name) => (
        <TypeColumn key={name} name={name} types={types.filter((type) => type.column === name)} />
      ))}
    </div>
  );
}
