import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { hireReference } from '../../../../rules/hire-reference.ts';
import { HireStatus } from '../../../../rules/hire-states.ts';
import { ConflictHelp } from '../../../components/form/conflict-help.tsx';
import { FormCheckbox } from '../../../components/form/form-checkbox.tsx';
import { SendButton } from '../../../components/form/send-button.tsx';
import { LetterLanguageField } from '../../../components/office/letter-language-field.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { HireFieldsFragment } from '../hire-fields.generated.ts';
import { HireFormParts } from '../hire-form-parts.tsx';
import { PrintFormButton } from '../print-form-button.tsx';
import { PrintedAgreement } from '../printed-agreement.tsx';
import { TypedClashAlert } from './hire-clash-alert.tsx';
import { useEditHire } from './use-edit-hire.ts';

interface HireFormProps {
  hire?: HireFieldsFragment;
  /** Refetches the hire. */
  reload: () => Promise<unknown>;
}

/** Enters a booking, or shows and edits a hire; printing gives its letting agreement. */
export function HireForm({ hire, reload }: HireFormProps) {
  const { t } = useTranslation();
  const { form, onSubmit, isSaving, conflict } = useEditHire(hire, reload);
  const isOver = hire?.status === HireStatus.DECLINED || hire?.status === HireStatus.CANCELLED;
  return (
    <>
      <FormProvider {...form}>
        <Box
          component="form"
          noValidate
          onSubmit={onSubmit}
          sx={{ mt: 3, maxWidth: 760, displayPrint: 'none' }}
        >
          <Typography sx={{ mb: 3, color: 'text.secondary' }}>
            {t('form.requiredHint')}
            {hire?.status === HireStatus.ACCEPTED && <> {t('hallHire.admin.movedHint')}</>}
          </Typography>
          <HireFormParts />
          <LetterLanguageField />
          {!hire && form.watch('email') && (
            <FormCheckbox name="isHirerTold" label={t('hallHire.admin.tellHirer')} />
          )}
          {hire?.wish && !isOver && (
            <Alert severity="info" sx={{ mb: 3 }}>
              <p>{t('hallHire.admin.wish', { wish: hire.wish })}</p>
              <FormCheckbox name="isWishAnswered" label={t('hallHire.admin.wishAnswered')} />
            </Alert>
          )}
          {!isOver && <TypedClashAlert hire={hire} />}
          <ConflictHelp conflict={conflict} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {!isOver && (
              <SendButton busy={isSaving} busyLabel={t('form.saving')}>
                {t('form.save')}
              </SendButton>
            )}
            <PrintFormButton />
            <Button component={RouterLink} to={PATHS.officeHall}>
              {t('hallHire.admin.backToCalendar')}
            </Button>
          </Box>
        </Box>
      </FormProvider>
      <PrintedAgreement values={form.watch()} reference={hire && hireReference(hire.id)} />
    </>
  );
}
