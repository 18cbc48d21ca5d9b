import type { ReactNode } from 'react';
import type { TextKey } from '../../i18n/text-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeading } from './page-heading.tsx';
import { PageMeta } from './page-meta.tsx';

/** The padding of `.page-padding`, for pages that MUI lays out. */
export const PAGE_PADDING = { pt: { xs: 6, md: 7 }, pb: { xs: 5, md: 8 } } as const;

interface PublicPageProps {
  title: TextKey;
  /** For search engines and link previews. */
  summary: TextKey;
  /** A sentence or two below the title. */
  lead?: TextKey;
  /** The page's main action, right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page for visitors: its title, description and heading. */
export function PublicPage({ title, summary, lead, action, children }: PublicPageProps) {
  const { t } = useTranslation();
  return (
    <div className="page-width page-padding">
      <PageMeta title={t(title)} description={t(summary)} />
      <PageHeading title={t(title)} lead={lead && t(lead)} action={action} />
      {children}
    </div>
  );
}
