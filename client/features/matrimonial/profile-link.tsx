import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS, QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface ProfileLinkProps {
  memberId: number;
  /** Whose profile it is, for screen readers. */
  name: string;
  /** It is said to everybody, where there are several. */
  withName?: boolean;
}

/** The administrators' link to a member's read-only profile. */
export function ProfileLink({ memberId, name, withName = false }: ProfileLinkProps) {
  const { t } = useTranslation();
  return (
    <Button
      component={RouterLink}
      to={`${PATHS.matrimonialProfile}?${QUERY_PARAMETERS.profileId}=${memberId}`}
      sx={{ px: 1.5 }}
    >
      {t('memberAdmin.view')}
      {withName ? `: ${name}` : <VisuallyHidden> {name}</VisuallyHidden>}
    </Button>
  );
}
