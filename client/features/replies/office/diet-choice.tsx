import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type ReplySettingQuery, useSaveDietMutation } from './reply-setting.generated.ts';

/** Which food can be asked for, from the association's list, to which one more can be added. */
export function DietChoice({ diets }: { diets: ReplySettingQuery['diets'] }) {
  const { t, language } = useTranslation();
  const { field } = useController({ name: 'dietIds' });
  const [name, setName] = useState('');
  const { act, isBusy } = useAct();
  const [save] = useSaveDietMutation();
  const chosen: readonly number[] = field.value;
  const shown = diets.filter(({ id, isHidden }) => !isHidden || chosen.includes(id));
  const add = () =>
    act({
      work: async () =>
        (await save({ variables: { input: { name, isHidden: false, language } } })).data!.saveDiet,
      onDone: ({ id }) => {
        field.onChange([...chosen, id]);
        setName('');
      },
    });
  return (
    <Box component="fieldset" sx={{ m: 0, mb: 3, p: 0, border: 0, minWidth: 0 }}>
      <FormLabel component="legend" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {t('replyOffice.setting.diets')}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        {shown.map((diet) => (
          <FormControlLabel
            key={diet.id}
            label={diet.name}
            control={
              <Checkbox
                checked={chosen.includes(diet.id)}
                onChange={({ target }) =>
                  field.onChange(
                    target.checked ? [...chosen, diet.id] : chosen.filter((id) => id !== diet.id),
                  )
                }
              />
            }
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput
          value={name}
          size="small"
          inputProps={{ 'aria-label': t('replyOffice.setting.newDiet') }}
          placeholder={t('replyOffice.setting.newDiet')}
          onChange={({ target }) => setName(target.value)}
        />
        <Button onClick={add} disabled={name.trim() === '' || isBusy}>
          {t('replyOffice.setting.addDiet')}
        </Button>
      </Box>
    </Box>
  );
}
