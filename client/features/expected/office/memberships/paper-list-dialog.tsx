import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PrintDialog } from '../../../../components/dialogs/print-dialog.tsx';
import { Letterhead } from '../../../../components/page/letterhead.tsx';
import { useLineDay } from '../../../../i18n/dates.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { AssociationMemberFieldsFragment } from './memberships.generated.ts';

interface PaperListDialogProps {
  members: readonly AssociationMemberFieldsFragment[];
  onClose: () => void;
}

/** Members without an e-mail, with their addresses and what the letter to each has to say, to print. */
export function PaperListDialog({ members, onClose }: PaperListDialogProps) {
  const { t } = useTranslation();
  const dayText = useLineDay();
  return (
    <PrintDialog onClose={onClose}>
      {(titleId) => (
        <>
          <Letterhead onPaperOnly />
          <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 2 }}>
            {t('memberships.paperTitle')}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {members.map(({ donorId, name, address, postcode, nextLetter, until }) => (
              <Box component="li" key={donorId} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
                <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {[address, postcode].filter(Boolean).join('\n') || t('memberships.noAddress')}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {[
                    nextLetter && t(`memberships.steps.${nextLetter}`),
                    until && t('memberships.until', { day: dayText(until, true) }),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </Typography>
              </Box>
            ))}
          </Box>
        </>
      )}
    </PrintDialog>
  );
}
