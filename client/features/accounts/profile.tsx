import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LoadState } from '../../components/load-state.tsx';
import { Placeholder } from '../../components/placeholder.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MyDonations } from '../donations/my-donations.tsx';
import { useMyAccountQuery } from './my-account.generated.ts';
import { ProfileForm } from './profile-form.tsx';

/** One's own account, and what one has given and paid. */
export function Profile() {
  const { t } = useTranslation();
  const titleId = useId();
  const result = useMyAccountQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={900} />}>
        {({ myAccount }) => <ProfileForm key={myAccount.version} account={myAccount} />}
      </LoadState>
      <section aria-labelledby={titleId}>
        <Typography variant="h2" id={titleId} sx={{ mt: 7, mb: 3 }}>
          {t('donations.mine')}
        </Typography>
        <MyDonations />
      </section>
    </>
  );
}
