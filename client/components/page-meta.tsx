import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageRecord } from './page-record.ts';

interface PageMetaProps {
  /** The page's own name; the site's name is added to it. */
  title: string;
  /** For search engines and link previews; the site's own text where left out. */
  description?: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
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

/** A page's title, description and indexing: every page renders exactly one. */
export function PageMeta({ title, description, noindex = false }: PageMetaProps) {
  const { t } = useTranslation();
  const record = usePageRecord();
  const fullTitle = t('site.pageTitle', { page: title });
  const text = description ?? t('site.description');
  if (record) Object.assign(record, { title: fullTitle, description: text, noindex });

  useEffect(() => {
    document.title = fullTitle;
    setMeta('description', text);
    setMeta('robots', noindex ? 'noindex' : undefined);
  }, [fullTitle, text, noindex]);
  return null;
}
