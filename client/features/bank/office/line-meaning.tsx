import Typography from '@mui/material/Typography';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLineDay } from '../../../i18n/dates.ts';
import { useLocalized } from '../../../i18n/localized.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useChargeName } from '../../charges/office/charge-name.ts';
import type { BankChargeFieldsFragment, BankDonationFieldsFragment } from './bank-lines.generated.ts';
import type { Line } from './use-line-acts.ts';

/** A donation as a line shows it: what for, and whose. */
function DonationText({ donation, pence }: { donation: BankDonationFieldsFragment; pence: number }) {
  const { t } = useTranslation();
  const money = useMoney();
  const type = useLocalized()(donation.typeName, donation.textLanguages.typeName);
  return (
    <>
      <Typography lang={type.lang}>{type.text}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {donation.reference} · {donation.donorName}
        {pence < donation.amountPence && (
          <> · {t('bank.part', { part: money(pence), total: money(donation.amountPence) })}</>
        )}
      </Typography>
    </>
  );
}

/** What is owed as a line shows it, or what money that went out gives back of it. */
function ChargeText({
  charge,
  pence,
  isBack,
}: {
  charge: BankChargeFieldsFragment;
  pence: number;
  isBack: boolean;
}) {
  const { t } = useTranslation();
  const money = useMoney();
  const name = useChargeName()(charge);
  return (
    <>
      <Typography>{isBack ? t('bankCharges.back', { name }) : name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {charge.reference} · {charge.payerName}
        {pence !== charge.pence && (
          <> · {t('bank.part', { part: money(pence), total: money(charge.pence) })}</>
        )}
      </Typography>
    </>
  );
}

/** What a line pays, or may be for. */
export function LineMeaning({ line }: { line: Line }) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const { suggestion, returned, payments, chargePayments, amountPence, allocatedPence, feePence } = line;
  const { isExcluded, excludedNote } = line;
  const claim = line.claim ?? line.suggestedClaim;
  const [candidate, ...others] = suggestion?.candidates ?? [];
  const note = (text: string) => (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
  const isOut = amountPence < 0;
  const charges = suggestion?.charges ?? [];
  const areTogether = suggestion?.reason !== 'SEVERAL';
  const owed = [...chargePayments, ...(areTogether ? charges : [])];
  const choices = (suggestion?.candidates.length ?? 0) + charges.length;
  const chargeTexts = owed.map(({ charge, pence }) => (
    <ChargeText key={charge.id} charge={charge} pence={pence} isBack={isOut} />
  ));
  if (isOut && choices > 0 && !areTogether)
    return <Typography>{t('bank.several', { count: choices })}</Typography>;
  if (isOut && owed.length > 0) return <>{chargeTexts}</>;
  if (isOut)
    return returned ? (
      <>
        <Typography>{t('bank.returnOf', { day: dayText(returned.day) })}</Typography>
        {note(returned.description)}
      </>
    ) : (
      note(excludedNote || t('bank.wentOut'))
    );
  return (
    <>
      {payments.map(({ id, donation, pence }) => (
        <DonationText key={id} donation={donation} pence={pence} />
      ))}
      {chargeTexts}
      {feePence > 0 && note(t('bank.feeOfIt', { amount: money(feePence) }))}
      {(payments.length > 0 || chargePayments.length > 0) && allocatedPence < amountPence && !isExcluded && (
        <Typography>{t('bank.rest', { amount: money(amountPence - allocatedPence) })}</Typography>
      )}
      {claim && <Typography>{t('bankClaims.claim', { number: claim.id })}</Typography>}
      {isExcluded && !claim && note(excludedNote || t('bank.states.EXCLUDED'))}
      {choices > 1 && (charges.length === 0 || !areTogether) && (
        <Typography>{t('bank.several', { count: choices })}</Typography>
      )}
      {candidate && others.length === 0 && charges.length === 0 && <DonationText {...candidate} />}
      {!candidate && suggestion?.newDonation && (
        <Typography>
          {suggestion.newDonation.expectedOn
            ? t('bank.orderOf', {
                name: suggestion.newDonation.donorName,
                day: dayText(suggestion.newDonation.expectedOn, true),
              })
            : t('bank.newDonation', { name: suggestion.newDonation.donorName })}
        </Typography>
      )}
      {!suggestion && !claim && !isExcluded && allocatedPence === 0 && note(t('bank.nobody'))}
    </>
  );
}
