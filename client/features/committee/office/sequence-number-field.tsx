import OutlinedInput from '@mui/material/OutlinedInput';
import { LIMITS } from '../../../../rules/limits.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isSequenceNumber, type useSequence } from './use-sequence.ts';

interface SequenceNumberFieldProps {
  member: { id: number; name: string; sequenceNumber: number };
  sequence: ReturnType<typeof useSequence>;
}

/** Digits only, at most four. */
export function SequenceNumberField({ member, sequence }: SequenceNumberFieldProps) {
  const { t } = useTranslation();
  const value = sequence.valueOf(member);
  return (
    <OutlinedInput
      size="small"
      value={value}
      error={sequence.isChecked && !isSequenceNumber(value)}
      onChange={({ target }) => sequence.type(member, target.value.replace(/\D/g, ''))}
      slotProps={{
        input: {
          'aria-label': `${t('committee.sequenceNumberOf')}: ${member.name}`,
          inputMode: 'numeric',
          maxLength: LIMITS.sequenceNumberDigits,
        },
      }}
      sx={{ width: 88 }}
    />
  );
}
