import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { HireStatus } from '../../../rules/hire-states.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { PATHS } from '../../components/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HireFieldsFragment } from './hire-fields.generated.ts';
import { HireFormParts } from './hire-form-parts.tsx';
import { PrintButton } from './print-button.tsx';
import { PrintedAgreement } from './printed-agreement.tsx';
import { useEditHire } from './use-edit-hire.ts';

/** Enters a booking, or shows and changes a hire; paper gets its letting agreement. */
export function HireForm({ hire }: { hire?: HireFieldsFragment }) {
  const { t } = useTranslation();
  const { form, onSubmit, isSaving } = useEditHire(hire);
  const isOver = hire?.status === HireStatus.DECLINED || hire?.status === HireStatus.CANCELLED;
  return (
    <>
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        sx={{ mt: 3, maxWidth: 760, displayPrint: 'none' }}
      >
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>{t('form.requiredHint')}</Typography>
        <HireFormParts control={form.control} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {!isOver && (
            <BusyButton type="submit" busy={isSaving} busyLabel={t('form.saving')}>
              {t('form.save')}
            </BusyButton>
          )}
          <PrintButton />
          <Button component={RouterLink} to={PATHS.hallCalendar}>
            {t('hallHire.admin.backToCalendar')}
          </Button>
        </Box>
      </Box>
      <PrintedAgreement values={form.watch()} />
    </>
  );
}
