import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { type ReactNode, useId } from 'react';
import { LIMITS } from '../../../rules/limits.ts';

/** What connects a field with the filter. */
export interface FilterFieldState {
  name: string;
  value: string;
  onChange: (event: { target: { value: string; type?: string; checked?: boolean } }) => void;
}

interface FieldProps extends FilterFieldState {
  label: string;
  /** The preferred width in pixels. */
  width: number;
  /** Not shown on a phone. */
  isWideOnly?: boolean;
}

function LabelledField({
  label,
  width,
  isWideOnly,
  children,
}: Pick<FieldProps, 'label' | 'width' | 'isWideOnly'> & {
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <Box
      sx={{
        flex: `1 1 ${width}px`,
        minWidth: 0,
        maxWidth: { sm: width * 1.6 },
        display: isWideOnly ? { xs: 'none', sm: 'block' } : undefined,
      }}
    >
      <FormLabel htmlFor={id} sx={{ display: 'block', color: 'text.primary' }}>
        {label}
      </FormLabel>
      {children(id)}
    </Box>
  );
}

interface FilterInputProps extends FieldProps {
  type?: 'text' | 'search' | 'date' | 'tel';
}

/** A field for text, a number or a date. */
export function FilterInput({ label, width, isWideOnly, type = 'text', ...field }: FilterInputProps) {
  return (
    <LabelledField label={label} width={width} isWideOnly={isWideOnly}>
      {(id) => (
        <OutlinedInput
          {...field}
          id={id}
          type={type}
          size="small"
          fullWidth
          slotProps={{ input: { maxLength: type === 'date' ? undefined : LIMITS.searchMaximum } }}
        />
      )}
    </LabelledField>
  );
}

interface FilterSelectProps extends FieldProps {
  /** The option for no choice: All, From. */
  placeholder: string;
  /** `option` elements. */
  children: ReactNode;
}

/** A select field that may be empty. */
export function FilterSelect({
  label,
  width,
  isWideOnly,
  placeholder,
  children,
  ...field
}: FilterSelectProps) {
  return (
    <LabelledField label={label} width={width} isWideOnly={isWideOnly}>
      {(id) => (
        <Select {...field} native fullWidth size="small" inputProps={{ id }}>
          <option value="">{placeholder}</option>
          {children}
        </Select>
      )}
    </LabelledField>
  );
}

/** A checkbox. */
export function FilterCheckbox({ label, value, ...field }: FilterFieldState & { label: string }) {
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox {...field} value="1" checked={value !== ''} />}
      sx={{ minHeight: 44, mr: 1 }}
    />
  );
}
