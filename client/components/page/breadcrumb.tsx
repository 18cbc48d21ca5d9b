import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';

export interface BreadcrumbStep {
  label: string;
  to?: string;
}

interface BreadcrumbProps {
  /** From the home page to this page, which is the last one and has no address. */
  steps: readonly BreadcrumbStep[];
}

/** The path to this page: Home / LOGIN. */
export function Breadcrumb({ steps }: BreadcrumbProps) {
  const { t } = useTranslation();
  return (
    <Box component="nav" aria-label={t('content.youAreHere')} sx={{ mb: 1 }}>
      <Box
        component="ol"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {steps.map(({ label, to }, index) => (
          <Box
            component="li"
            key={label}
            sx={{ display: 'flex', alignItems: 'center', columnGap: 1, minHeight: 44 }}
          >
            {index > 0 && (
              <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
                /
              </Box>
            )}
            {to ? (
              <Link component={RouterLink} to={to} sx={{ py: 1 }}>
                {label}
              </Link>
            ) : (
              <Typography
                component="span"
                variant="inherit"
                aria-current="page"
                sx={{ color: 'text.secondary' }}
              >
                {label}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
