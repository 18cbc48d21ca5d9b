import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSiteLanguages } from '../../i18n/site-languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAssociation } from './association.ts';
import { type PageLink, pageLinks } from './page-links.ts';
import { type PagePicture, usePageRecord } from './page-record.ts';

interface PageMetaProps {
  /** The page's own name; the site's name is added to it. */
  title: string;
  /** For search engines and link previews, by default the site's description. */
  description?: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** For link previews, by default the site's picture. */
  image?: PagePicture;
}

function setMeta(name: string, content: string | undefined): void {
  let element = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) {
    element?.remove();
    return;
  }
  if (!element) {
    element = document.createElement('meta');
    element.name = name;
    document.head.append(element);
  }
  element.content = content;
}

function setLinks(links: readonly PageLink[]): void {
  const old = document.head.querySelectorAll('link[rel="canonical"], link[rel="alternate"]');
  for (const element of old) element.remove();
  for (const link of links) document.head.append(Object.assign(document.createElement('link'), link));
}

/** The public origin of the site; only the server knows it and writes it into every page. */
function publicOrigin(): string {
  const known = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]');
  return new URL(known?.content ?? location.href).origin;
}

/** A page's title, description, address and indexing: every page renders exactly one. */
export function PageMeta({ title, description, noindex = false, image }: PageMetaProps) {
  const { t, language } = useTranslation();
  const languages = useSiteLanguages();
  const { pathname, search } = useLocation();
  const record = usePageRecord();
  const association = useAssociation();
  const siteName = association.name;
  const fullTitle = siteName ? t('site.pageTitle', { page: title, name: siteName }) : title;
  const text = description ?? association.description;
  if (record) Object.assign(record, { siteName, title: fullTitle, description: text, noindex, image });

  useEffect(() => {
    document.title = fullTitle;
    setMeta('description', text || undefined);
    setMeta('robots', noindex ? 'noindex' : undefined);
    setLinks(noindex ? [] : pageLinks(publicOrigin(), { pathname, search }, language, languages));
  }, [fullTitle, text, noindex, pathname, search, language, languages]);
  return null;
}
