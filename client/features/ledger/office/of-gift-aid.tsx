import Typography from '@mui/material/Typography';
import { GIFT_AID_COUNTRY } from '../../../../rules/gift-aid-country.ts';
import { place } from '../../../../rules/place.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** What money that is refunded means for Gift Aid, where there is any. */
export function OfGiftAid() {
  const { t } = useTranslation();
  if (place.country !== GIFT_AID_COUNTRY) return null;
  return <Typography sx={{ mb: 2 }}>{t('giftAidClaims.ofRefunded')}</Typography>;
}
