import ArrowBack from '@mui/icons-material/ArrowBack';
import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { PATHS, QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Location state of the navigation from the list. */
interface FromList {
  isFromList: true;
  /** How many the list has. */
  total?: number;
}

/**
 * Where a card leads: to the candidate's page, or to the own profile.
 * @param total how many the list has that the card is in, where that is known
 */
export function linkOf({ id, isOwn }: { id: number; isOwn: boolean }, total?: number) {
  if (isOwn) return { to: PATHS.matrimonialProfile };
  const state: FromList = { isFromList: true, total };
  return { to: `${PATHS.matrimonialPerson}?${QUERY_PARAMETERS.candidateId}=${id}`, state };
}

/** Back to the place in the list where the visitor came from; else to its beginning. */
export function BackToList() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const state: Partial<FromList> | null = useLocation().state;
  const goBack = (event: MouseEvent) => {
    if (!state?.isFromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link
      component={RouterLink}
      to={PATHS.matrimonials}
      onClick={goBack}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 48,
        px: 2,
        borderRadius: 99,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        color: 'text.primary',
        fontWeight: 600,
        textDecoration: 'none',
      }}
    >
      <ArrowBack fontSize="small" />
      {state?.total ? t('person.all', { total: state.total }) : t('person.back')}
    </Link>
  );
}
