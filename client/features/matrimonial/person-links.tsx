import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { PATHS, QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Location state of the navigation from the list. */
const FROM_LIST = { isFromList: true };

/** Where a card leads: to the candidate's page, or to the own profile. */
export function linkOf({ id, isOwn }: { id: number; isOwn: boolean }) {
  if (isOwn) return { to: PATHS.matrimonialProfile };
  return { to: `${PATHS.matrimonialPerson}?${QUERY_PARAMETERS.candidateId}=${id}`, state: FROM_LIST };
}

/** Back to the place in the list where the visitor came from; else to its beginning. */
export function BackToList() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const state: Partial<typeof FROM_LIST> | null = useLocation().state;
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
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 48 }}
    >
      {t('person.back')}
    </Link>
  );
}
