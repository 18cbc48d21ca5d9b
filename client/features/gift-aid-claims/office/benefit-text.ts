import { poundsText } from '../../../../rules/money.ts';
import type { GiftAidGiftFieldsFragment } from './gift-aid-claims.generated.ts';

/** What the donor got for a gift as a field shows it, empty for nothing. */
export const benefitText = ({ benefitPence }: Pick<GiftAidGiftFieldsFragment, 'benefitPence'>) =>
  benefitPence > 0 ? poundsText(benefitPence) : '';
