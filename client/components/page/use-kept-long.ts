import { GIFT_AID_COUNTRY } from '../../../rules/gift-aid-country.ts';
import { latinLocaleOf } from '../../../rules/languages.ts';
import { place } from '../../../rules/place.ts';
import { periodText, RETENTION, type RetentionKind } from '../../../rules/retention.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Says how long something is kept; where there is Gift Aid, donations that it was claimed for are kept longer. */
export function useKeptLong(): (kind: RetentionKind) => string {
  const { t, language } = useTranslation();
  return (kind) => {
    const isLonger = kind === 'donations' && place.country === GIFT_AID_COUNTRY;
    return t(isLonger ? 'retention.donationsWithGiftAid' : `retention.kinds.${kind}.long`, {
      period: periodText(RETENTION[kind].period, latinLocaleOf(language)),
    });
  };
}
