import { Link } from 'react-router-dom';
import { Role } from '../../rules/permissions.ts';
import { useUsedPages } from '../components/page/page-parts.ts';
import { PATHS } from '../components/page/paths.ts';
import { useViewer } from '../graphql/use-viewer.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './account-menu.module.css';
import { LogoutButton } from './logout-button.tsx';

/** What the visitor may do about their own login. */
export function AccountMenu({ stacked = false }: { stacked?: boolean }) {
  const { t } = useTranslation();
  const { viewer } = useViewer();
  const isUsed = useUsedPages();
  const isOfficer = viewer.role === Role.ADMIN || viewer.withheldRoles.length > 0;
  const profile = viewer.role === Role.MEMBER ? PATHS.matrimonialProfile : PATHS.signUp;

  const link = (to: string, text: string) => (
    <Link to={to} className={`button ${styles.entry}`}>
      {text}
    </Link>
  );
  return (
    <nav aria-label={t('layout.accountMenu')} className={stacked ? styles.stack : styles.row}>
      {isOfficer && link(PATHS.adminDashboard, t('layout.dashboard'))}
      {viewer.role === Role.ANONYMOUS
        ? link(PATHS.login, t('layout.signIn'))
        : isUsed(profile) && link(profile, t('layout.profile'))}
      {viewer.role !== Role.ANONYMOUS && <LogoutButton className={`button ${styles.entry}`} />}
    </nav>
  );
}
