import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { YourData } from '../../components/authentication/your-data.tsx';
import { inKit } from '../../components/kit/kit.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCloseMyAccountMutation } from './close-account.generated.ts';

function OwnData() {
  const { t } = useTranslation();
  const titleId = useId();
  const [close] = useCloseMyAccountMutation({ fetchPolicy: 'no-cache' });
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} sx={{ mt: 7, mb: 2 }}>
        {t('yourData.title')}
      </Typography>
      <YourData
        realm="account"
        download="/exports/my-data.json"
        page="/exports/my-data.html"
        remove={(password) => close({ variables: { password } })}
      />
    </section>
  );
}

/** One's own data on the main site. */
export const AccountData = inKit(OwnData);
