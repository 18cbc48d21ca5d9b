import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

interface OtherPageProps {
  question: string;
  label: string;
  to: string;
}

/** A question such as "No account?", and a link to the page for those who say yes. */
export function OtherPage({ question, label, to }: OtherPageProps) {
  return (
    <Typography sx={{ mt: 3, textAlign: 'center' }}>
      {question}{' '}
      <Link component={RouterLink} to={to} sx={{ display: 'inline-block' }}>
        {label}
      </Link>
    </Typography>
  );
}
