import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useUsedPages } from '../page/page-parts.ts';

interface OtherPageProps {
  question: string;
  label: string;
  to: string;
}

/** A question such as "No account?", and a link to the page for those who say yes; nothing where the site has no such page. */
export function OtherPage({ question, label, to }: OtherPageProps) {
  const isUsed = useUsedPages();
  if (!isUsed(to)) return null;
  return (
    <Typography sx={{ mt: 3, textAlign: 'center' }}>
      {question}{' '}
      <Link component={RouterLink} to={to} sx={{ display: 'inline-block' }}>
        {label}
      </Link>
    </Typography>
  );
}
