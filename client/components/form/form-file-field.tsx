import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { Children, type DragEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import type { MessageKey } from '../../../rules/messages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import { useFieldText } from './field-text.ts';
import { formatBytes } from './file-check.ts';
import { isShrunk, shrinkPicture } from './shrink-picture.ts';

interface FormFileFieldProps {
  label: string;
  hint: string;
  required?: boolean;
  /** The label of the button: "Choose a picture". */
  chooseLabel: string;
  /** MIME types that the file dialog offers. */
  types: readonly string[];
  file: File | undefined;
  /** @param original the file as it was picked, before it was made smaller */
  onPick: (file: File | undefined, original: File | undefined) => void;
  /** What is said of the file's size, by default the size. */
  sizeText?: string;
  error?: MessageKey;
  /** A ref for the button, which gets the focus when the file is refused. */
  button: RefObject<HTMLButtonElement | null>;
  /** Another action next to the button. */
  action?: ReactNode;
  /** A preview of the chosen or the stored file. */
  children?: ReactNode;
}

/**
 * A field for a file from this device, picked with a button or dropped on the field. A photo straight from a camera is made
 * smaller at once.
 */
export function FormFileField(props: FormFileFieldProps) {
  const { label, hint, required, chooseLabel, types, file, onPick, error, button, action, children } = props;
  const { sizeText } = props;
  const hasPreview = Children.toArray(children).length > 0;
  const { t, language } = useTranslation();
  const fieldText = useFieldText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isShrinking, setIsShrinking] = useState(false);
  /** What was picked later counts. */
  const latest = useRef<File>(undefined);

  const pick = async (picked: File | undefined) => {
    latest.current = picked;
    if (!picked || !isShrunk(picked)) {
      setIsShrinking(false);
      onPick(picked, picked);
      return;
    }
    setIsShrinking(true);
    const smaller = await shrinkPicture(picked);
    if (latest.current !== picked) return;
    setIsShrinking(false);
    onPick(smaller, picked);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) void pick(dropped);
  };
  const choose = () => {
    // Otherwise picking the same file again would cause no change event.
    input.current!.value = '';
    input.current!.click();
  };
  const clear = () => {
    void pick(undefined);
    button.current?.focus();
  };

  return (
    <Box sx={{ mb: 3 }}>
      <FormLabel
        component="span"
        id={`${id}-label`}
        sx={{ display: 'block', mb: 0.5, color: 'text.primary', fontWeight: 600 }}
      >
        {label}
        {required && (
          <>
            <span aria-hidden> *</span>
            <VisuallyHidden> ({t('form.required')})</VisuallyHidden>
          </>
        )}
      </FormLabel>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          p: 2,
          border: '2px dashed',
          borderColor: error ? 'error.main' : isOver ? 'primary.main' : 'text.secondary',
          borderRadius: 1,
          bgcolor: isOver ? 'action.hover' : undefined,
        }}
      >
        {/* Beside the buttons where there is room. */}
        {hasPreview && <Box sx={{ display: 'grid', gap: 1, maxWidth: '100%' }}>{children}</Box>}
        <Box sx={{ flex: '1 1 220px', minWidth: 0, display: 'grid', gap: 1, alignContent: 'center' }}>
          {isShrinking ? (
            <Typography role="status">{t('form.shrinking')}</Typography>
          ) : (
            file && (
              <div>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file.name}</Typography>
                <Typography sx={{ color: 'text.secondary' }}>
                  {sizeText ?? formatBytes(file.size, language)}
                </Typography>
              </div>
            )
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Button
              ref={button}
              variant="outlined"
              aria-labelledby={`${id}-label ${id}-button`}
              aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
              id={`${id}-button`}
              onClick={choose}
            >
              {chooseLabel}
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              accept={types.join(',')}
              onChange={(event) => void pick(event.target.files?.[0])}
            />
            {action}
            {file && !isShrinking && <Button onClick={clear}>{t('form.undo')}</Button>}
            {!file && !isShrinking && !hasPreview && (
              <Typography sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
                {t('form.orDrop')}
              </Typography>
            )}
          </Box>
        </Box>
      </Box>
      {error && (
        <FormHelperText id={`${id}-error`} error role="alert" sx={{ mx: 0 }}>
          {fieldText(error)}
        </FormHelperText>
      )}
      <FormHelperText id={`${id}-hint`} sx={{ mx: 0 }}>
        {hint}
      </FormHelperText>
    </Box>
  );
}
