import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PlanFields } from './plan-fields.tsx';
import type { VisibilityChoice } from './use-visibility.ts';

const style = {
  my: 3,
  px: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 52,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '&[open] summary svg': { rotate: '180deg' },
} as const;

/** From when until when visitors see the item; folded up while there is nothing to say. */
export function VisibilityFields({ visibility }: { visibility: VisibilityChoice }) {
  const { t } = useTranslation();
  const { plan, setPlan, isWrong } = visibility;
  return (
    <Box component="details" open={plan.from !== '' || plan.until !== '' || undefined} sx={style}>
      <summary>
        {t('contentList.whoSees')}
        <ExpandMore />
      </summary>
      <Box sx={{ pb: 2, pt: 1 }}>
        <PlanFields
          plan={plan}
          onChange={setPlan}
          error={isWrong ? t('messages.shownUntilBeforeFrom') : undefined}
        />
      </Box>
    </Box>
  );
}
