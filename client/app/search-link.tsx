import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Link } from 'react-router-dom';
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
