import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { OPEN_ENDS } from '../../../../rules/open-ends.ts';
import { PARTS, type Part } from '../../../../rules/parts.ts';
import { FieldNotes, type FormFieldProps, useFormField } from '../../../components/form/form-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { EditableSiteSettingsQuery } from './edit-site-settings.generated.ts';

export type OpenEnds = EditableSiteSettingsQuery['openEnds'];

interface PartsFieldProps extends FormFieldProps {
  /** What has to be over before its part can be left. */
  openEnds?: OpenEnds;
}

/** Which parts of the site the association uses, a tick for each; the value is a list of the others. */
export function PartsField({ openEnds = [], ...props }: PartsFieldProps) {
  const { t } = useTranslation();
  const { field, describedBy, error, notes } = useFormField(props);
  const unused: readonly string[] = field.value ?? [];
  const use = (part: Part, isUsed: boolean) =>
    field.onChange(isUsed ? unused.filter((other) => other !== part) : [...unused, part]);
  return (
    <FormControl component="fieldset" error={Boolean(error)} aria-describedby={describedBy} sx={{ mb: 2 }}>
      <FormLabel component="legend" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {props.label}
      </FormLabel>
      {PARTS.map((part, index) => {
        const open = openEnds.filter(({ kind }) => OPEN_ENDS[kind] === part);
        const openId = open.length > 0 ? `${notes.id}-${part}` : undefined;
        return (
          <Fragment key={part}>
            <FormControlLabel
              label={t(`siteSettings.parts.${part}`)}
              control={
                <Checkbox
                  name={`${props.name}-${part}`}
                  checked={!unused.includes(part)}
                  onChange={(_event, isUsed) => use(part, isUsed)}
                  onBlur={field.onBlur}
                  slotProps={{
                    input: { ref: index === 0 ? field.ref : undefined, 'aria-describedby': openId },
                  }}
                />
              }
            />
            <Box id={openId} sx={{ ml: 4, color: 'text.secondary' }}>
              {open.map(({ kind, count }) => (
                <Typography key={kind} variant="body2">
                  {t(`siteSettings.openEnds.${kind}`, { count })}
                </Typography>
              ))}
            </Box>
          </Fragment>
        );
      })}
      <FieldNotes {...notes} />
    </FormControl>
  );
}
