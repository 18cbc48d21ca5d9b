import { Link } from 'react-router-dom';
import { Search as SearchIcon } from '../components/icons/search.ts';
import { PATHS } from '../components/page/paths.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './search-link.module.css';

/** Leads to the search of the site. */
export function SearchLink() {
  const { t } = useTranslation();
  return (
    <Link to={PATHS.search} aria-label={t('layout.search')} className={styles.link}>
      <SearchIcon />
    </Link>
  );
}
