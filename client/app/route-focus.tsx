import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../components/page/visually-hidden.tsx';

/**
 * What a browser does when a page loads, for pages that change in place: the reading position moves to the
 * new content and the page's title is announced.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);

  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
