import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CopyButton } from '../../ledger/copy-button.tsx';

/** The link of somebody who was invited, to be handed on where the site sends no mail. It is shown once. */
export function InvitationLink({ link, name }: { link: string; name: string }) {
  const { t } = useTranslation();
  const id = useId();
  const label = t('officers.linkOf', { name });
  return (
    <Box sx={{ flex: '1 1 100%' }}>
      <Typography component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <OutlinedInput
          id={id}
          value={link}
          readOnly
          fullWidth
          size="small"
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={link} about={label} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('officers.linkMeans')}
      </Typography>
    </Box>
  );
}
