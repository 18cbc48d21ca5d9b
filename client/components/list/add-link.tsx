import { Link } from 'react-router-dom';
import { Permission } from '../../../rules/permissions.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import type { TextKey } from '../../i18n/text-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

export interface AddLinkProps {
  label: TextKey;
  to: string;
  /** Whose holders see it. */
  permission?: Permission;
}

/** On an empty place of the site: where whoever may change it fills it. Visitors do not see it. */
export function AddLink({ label, to, permission = Permission.MANAGE_CONTENT }: AddLinkProps) {
  const { t } = useTranslation();
  const { viewer } = useViewer();
  if (!viewer.permissions.includes(permission)) return null;
  return (
    <Link to={to} className="button button-filled">
      {t(label)}
    </Link>
  );
}
