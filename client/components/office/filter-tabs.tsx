import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';

interface FilterTab {
  key: string;
  label: string;
  /** How many rows it has; undefined until that is known. */
  count: number | undefined;
  to: string;
  isShown: boolean;
}

/** Tabs above a list, with what is known of its rows and how many there are of each. */
export function FilterTabs({ label, tabs }: { label: string; tabs: readonly FilterTab[] }) {
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {tabs.map((tab) => (
        <Button
          key={tab.key}
          component={RouterLink}
          to={tab.to}
          variant={tab.isShown ? 'contained' : 'outlined'}
          aria-current={tab.isShown ? 'page' : undefined}
          sx={{ minHeight: 44, borderRadius: 999, px: 2, whiteSpace: 'nowrap' }}
        >
          {tab.label} {tab.count}
        </Button>
      ))}
    </Box>
  );
}
