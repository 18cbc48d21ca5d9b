import { Navigate } from 'react-router-dom';
import { usePageRecord } from './page-record.ts';

/** Redirects the visitor: an HTTP redirect from the server, a navigation in the browser. */
export function Redirect({ to }: { to: string }) {
  const record = usePageRecord();
  if (!record) return <Navigate to={to} replace />;
  record.redirect = to;
  return null;
}
