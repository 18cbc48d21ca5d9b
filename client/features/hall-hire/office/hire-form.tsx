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
import type { SlotValues } from './calendar/calendar-entry.ts';
import { RefusalBox } from './calendar/refusal-box.tsx';
import type { RoomNames } from './calendar/use-entry-text.ts';
import { HireRooms } from './hire-rooms.tsx';
import { useEditHire } from './use-edit-hire.ts';

interface HireFormProps {
  hire?: HireFieldsFragment;
  rooms: RoomNames;
  /** Refetches the hire. */
  reload: () => Promise<unknown>;
}

/** Enters a booking, or shows and edits a hire; printing gives its letting agreement. */
export function HireForm({ hire, rooms, reload }: HireFormProps) {
  const { t } = useTranslation();
  const { form, onSubmit, isSaving, conflict, moves } = useEditHire(hire, rooms, reload);
  const { refused, dismiss } = moves;
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
          <HireFormParts>{!isOver && <HireRooms hire={hire} rooms={rooms} />}</HireFormParts>
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
        {refused && (
          <RefusalBox
            refused={refused}
            rooms={rooms}
            isBusy={isSaving}
            onMove={(_, slot) => {
              for (const [name, value] of Object.entries(slot))
                form.setValue(name as keyof SlotValues, value, { shouldDirty: true });
              dismiss();
            }}
            onChoose={() => {
              dismiss();
              form.setFocus('date');
            }}
            onClose={dismiss}
          />
        )}
      </FormProvider>
      <PrintedAgreement values={form.watch()} reference={hire && hireReference(hire.id)} />
    </>
  );
}
