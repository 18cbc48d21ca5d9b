import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useContext, useId } from 'react';
import { Link } from 'react-router-dom';
import { Permission } from '../../../rules/permissions.ts';
import { FramedPage } from '../../components/page/framed-page.tsx';
import { InOfficeContext } from '../../components/page/in-office.ts';
import { OwnSessions } from '../../components/page/own-sessions.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { SignedInOnly } from '../../components/page/signed-in-only.tsx';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Passkeys } from './passkeys/passkeys.tsx';
import { SecondFactor } from './second-factor.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2.5, sm: 4 }, mb: 4 }}>
      <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

/** How one signs in to one's main-site account, and where one is signed in. */
export function SecurityPage() {
  const { t } = useTranslation();
  const { permissions } = useViewer().viewer;
  const isInOffice = useContext(InOfficeContext);
  const title = t('security.title');
  return (
    <SignedInOnly
      permission={Permission.EDIT_OWN_ACCOUNT}
      title={title}
      hint={t('security.signInFirst')}
      signInAt={PATHS.login}
      redirectTo={PATHS.login}
    >
      <FramedPage
        title={title}
        above={[{ label: t('accounts.profile'), to: PATHS.signUp }]}
        lead={t('security.lead')}
        action={
          !isInOffice &&
          permissions.includes(Permission.ENTER_OFFICE) && (
            <Button component={Link} to={PATHS.officeToday} variant="outlined">
              {t('security.toOffice')}
            </Button>
          )
        }
      >
        <Part title={t('security.second')}>
          <SecondFactor />
        </Part>
        <Part title={t('security.passkeys')}>
          <Passkeys />
        </Part>
        <Part title={t('sessions.title')}>
          <OwnSessions />
        </Part>
      </FramedPage>
    </SignedInOnly>
  );
}
