import type { SvgIconComponent } from '@mui/icons-material';
import Groups from '@mui/icons-material/GroupsOutlined';
import SportsCricket from '@mui/icons-material/SportsCricket';
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OpeningPicture } from '../../components/page/opening-picture.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { WhoWeAreQuery } from './who-we-are.generated.ts';

const picture = {
  px: 3,
  pt: 3,
  lineHeight: 0,
  bgcolor: 'primary.main',
  borderRadius: '16px',
  overflow: 'hidden',
} as const;

interface FactProps {
  Icon: SvgIconComponent;
  title: string;
  children: ReactNode;
}

function Fact({ Icon, title, children }: FactProps) {
  return (
    <Card component="section" sx={{ display: 'flex', gap: 2, p: 3 }}>
      <Icon sx={{ flex: 'none', fontSize: 36, color: 'primary.main' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
        {children}
      </Box>
    </Card>
  );
}

/** Facts next to the history: cricket teams, charity and contacts. */
export function Facts({ settings }: { settings: WhoWeAreQuery['siteSettings'] }) {
  const { t } = useTranslation();
  const cricket = useLocalized()(settings.cricket, settings.textLanguages.cricket);
  const { charityName, charityNumber } = settings;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={picture}>
        <OpeningPicture />
      </Box>
      {cricket.text && (
        <Fact Icon={SportsCricket} title={t('whoWeAre.cricket')}>
          <Typography lang={cricket.lang} sx={{ whiteSpace: 'pre-line' }}>
            {cricket.text}
          </Typography>
        </Fact>
      )}
      {(charityName || charityNumber) && (
        <Fact Icon={VerifiedUser} title={t('whoWeAre.charity')}>
          {charityName && <Typography>{charityName}</Typography>}
          {charityNumber && <Typography>{t('layout.charityNumber', { number: charityNumber })}</Typography>}
        </Fact>
      )}
      <Fact Icon={Groups} title={t('whoWeAre.meetUs')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
          <Button component={Link} to={PATHS.committeeMembers} variant="outlined">
            {t('whoWeAre.committee')}
          </Button>
          <Button component={Link} to={PATHS.contact} variant="outlined">
            {t('whoWeAre.contact')}
          </Button>
        </Box>
      </Fact>
    </Box>
  );
}
