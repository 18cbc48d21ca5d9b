import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

interface FilterPanelProps {
  /** How many fields of the filter are set. */
  narrowedBy: number;
  /** It begins closed although fields are set: by a link that says itself what it leads to. */
  isClosed?: boolean;
  /** The form. */
  children: ReactNode;
}

/** A collapsible filter; its summary says whether any field is set. */
export function FilterPanel({ narrowedBy, isClosed = false, children }: FilterPanelProps) {
  const { t } = useTranslation();
  const [isOpen] = useState(narrowedBy > 0 && !isClosed);
  return (
    <Box
      component="details"
      open={isOpen}
      sx={{
        mb: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
        '&[open] > summary svg': { transform: 'rotate(180deg)' },
      }}
    >
      <Box
        component="summary"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2.5,
          minHeight: 52,
          cursor: 'pointer',
          fontWeight: 600,
          color: 'primary.main',
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
        }}
      >
        <ExpandMore aria-hidden />
        {narrowedBy > 0 ? t('filter.narrowedBy', { fields: narrowedBy }) : t('filter.title')}
      </Box>
      <Box sx={{ px: 2.5, pt: 1, pb: 2.5 }}>{children}</Box>
    </Box>
  );
}
