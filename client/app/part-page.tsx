import type { ComponentType } from 'react';
import { NotFoundPage } from '../components/page/not-found-page.tsx';
import { useUsedPages } from '../components/page/page-parts.ts';

/** A page that is there only while the association uses the part of the site that it belongs to. */
export function partPage(path: string, Page: ComponentType): ComponentType {
  return function PartPage() {
    return useUsedPages()(path) ? <Page /> : <NotFoundPage />;
  };
}
