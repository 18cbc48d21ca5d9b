import { lazy, Suspense } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { GIFT_AID_COUNTRY } from '../../../../rules/gift-aid-country.ts';
import { parsePence } from '../../../../rules/money.ts';
import { place } from '../../../../rules/place.ts';
import { useHydrated } from '../../../components/page/use-hydrated.ts';
import { loadTextFiles } from '../../../i18n/load-texts.ts';
import type { GiftForm, GiftValues } from './gift-aid-offer.tsx';

/** Loaded once there is an amount, with its texts. */
const GiftAidOffer = lazy(async () => {
  await loadTextFiles(['gift-aid']);
  return { default: (await import('./gift-aid-offer.tsx')).GiftAidOffer };
});

/** In a form for a gift: the tick for Gift Aid, once there is an amount; nothing outside the United Kingdom. */
export function GiftAidTick<Values extends GiftValues, Output>(props: {
  form: UseFormReturn<Values, unknown, Output>;
}) {
  const form = props.form as unknown as GiftForm;
  const isHydrated = useHydrated();
  const amount = useWatch({ control: form.control, name: 'amount' });
  if (!isHydrated || place.country !== GIFT_AID_COUNTRY || !parsePence(amount)) return null;
  return (
    <Suspense>
      <GiftAidOffer form={form} />
    </Suspense>
  );
}
