import SearchIcon from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { PATHS } from '../components/page/paths.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Leads to the search of the site. */
export function SearchLink() {
  const { t } = useTranslation();
  return (
    <IconButton component={Link} to={PATHS.search} aria-label={t('layout.search')} color="inherit">
      <SearchIcon />
    </IconButton>
  );
}
