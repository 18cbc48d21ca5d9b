/** Only the tax office of this country has Gift Aid. */
export const GIFT_AID_COUNTRY = 'GB';
