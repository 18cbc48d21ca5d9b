import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ChooseDialog } from './choose-dialog.tsx';
import type { Line, LineActs } from './use-line-acts.ts';

/** What can be done about a line: yes to what it may be, something else, or back. */
export function LineActions({ line, acts }: { line: Line; acts: LineActs }) {
  const { t } = useTranslation();
  const [isChoosing, setIsChoosing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { suggestion, returned, payments, chargePayments, isExcluded, amountPence, allocatedPence } = line;
  const { suggestedClaim } = line;
  const [candidate, ...others] = suggestion?.candidates ?? [];
  const isLikeAnother = suggestion?.reason === 'PAYER_AND_AMOUNT' || suggestion?.reason === 'STANDING_ORDER';
  const newDonation = isLikeAnother ? suggestion.newDonation : undefined;
  const charges = suggestion?.charges ?? [];
  // All of them together, unless one is to be chosen.
  const isOwed = charges.length > 0 && suggestion?.reason !== 'SEVERAL';
  const isOut = amountPence < 0;
  const isOpen = Math.abs(amountPence) > allocatedPence && !isExcluded;
  const about = <VisuallyHidden>: {line.description}</VisuallyHidden>;

  const doing = (work: () => Promise<unknown>) => async () => {
    setIsBusy(true);
    await work().finally(() => setIsBusy(false));
  };
  const sayYes = () => {
    if (returned) return acts.takeAsReturned(line);
    if (suggestedClaim) return acts.payClaim(line, suggestedClaim);
    if (isOwed)
      return acts.pay(
        line,
        charges.map(({ charge, pence }) => ({ chargeId: charge.id, pence })),
      );
    if (candidate) return acts.pay(line, [{ donationId: candidate.donation.id, pence: candidate.pence }]);
    const { donorId, donorName, subTypeId, email } = newDonation!;
    return acts.enterDonation(line, { donorId, donorName, subTypeId, email });
  };
  const isNewDonation =
    charges.length === 0 && ((candidate && others.length === 0) || (!candidate && newDonation));
  const hasYes = returned || suggestedClaim || isOwed || isNewDonation;
  const choose = hasYes ? 'bank.somethingElse' : suggestion || isOut ? 'bank.choose' : 'bank.findDonor';
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {hasYes && (
        <Button variant="contained" disabled={isBusy} onClick={doing(async () => sayYes())}>
          {t('bank.yes')}
          {about}
        </Button>
      )}
      {isOpen && (
        <Button variant={hasYes || isOut ? 'text' : 'outlined'} onClick={() => setIsChoosing(true)}>
          {t(choose)}
          {about}
        </Button>
      )}
      {(payments.length > 0 || chargePayments.length > 0 || isExcluded) && (
        <Button variant="outlined" disabled={isBusy} onClick={doing(() => acts.undo(line))}>
          {t('bank.undo')}
          {about}
        </Button>
      )}
      {isChoosing && <ChooseDialog line={line} acts={acts} onClose={() => setIsChoosing(false)} />}
    </Stack>
  );
}
