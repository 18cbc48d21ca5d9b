import { NavLink } from 'react-router-dom';
import { useUsedPages } from '../components/page/page-parts.ts';
import { PATHS } from '../components/page/paths.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import type { MenuEntries } from './menu.ts';

interface MenuListProps {
  entries: MenuEntries;
  className: string;
}

/** A menu's links; the one that leads to the page itself carries `aria-current`. */
export function MenuList({ entries, className }: MenuListProps) {
  const { t } = useTranslation();
  const isUsed = useUsedPages();
  return (
    <ul className={`plain-list ${className}`}>
      {entries
        .filter(({ to }) => isUsed(to))
        .map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end={to === PATHS.home}>
              {t(`layout.${label}`)}
            </NavLink>
          </li>
        ))}
    </ul>
  );
}
