import { GIFT_AID_COUNTRY } from '../../../rules/gift-aid-country.ts';
import { place } from '../../../rules/place.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { loadTextFiles } from '../../i18n/load-texts.ts';

/** With its texts. */
const GiftAidOffer = lazyPart(async () => {
  await loadTextFiles(['gift-aid']);
  return (await import('./gift-aid-offer.tsx')).GiftAidOffer;
});

/**
 * In a form for a gift: the question of Gift Aid; nothing outside the United Kingdom. It is small, since forms load it once there
 * is an amount, and what the question needs is a long list of chunks.
 */
export function GiftAidTick() {
  if (place.country !== GIFT_AID_COUNTRY) return null;
  return <GiftAidOffer />;
}
