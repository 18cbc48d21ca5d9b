import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
  type GiftAidClaimsQuery,
  useGiftAidClaimsQuery,
} from '../../gift-aid-claims/office/gift-aid-claims.generated.ts';
import type { SeenClaim } from './use-line-acts.ts';

/** As many claims are looked at, the newest; older ones are paid long since. */
const CLAIMS_OFFERED = 50;

interface ClaimFieldsetProps {
  chosen: SeenClaim | undefined;
  onChoose: (claim: SeenClaim) => void;
}

/** Chooses the Gift Aid claim that the tax office has paid, of those that wait for money. */
export function ClaimFieldset({ chosen, onChoose }: ClaimFieldsetProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const result = useGiftAidClaimsQuery({
    variables: { page: 1, pageSize: CLAIMS_OFFERED },
    fetchPolicy: 'network-only',
  });
  const choices = ({ giftAidClaims }: GiftAidClaimsQuery) => {
    const waiting = giftAidClaims.items.filter(({ state }) => state === 'SENT');
    if (waiting.length === 0) return <Typography>{t('bankClaims.none')}</Typography>;
    return (
      <RadioGroup aria-label={t('bankClaims.which')} value={chosen?.id ?? 0} sx={{ my: 1 }}>
        {waiting.map(({ id, version, taxPence, smallTaxPence }) => (
          <FormControlLabel
            key={id}
            value={id}
            control={<Radio onChange={() => onChoose({ id, version })} />}
            label={t('bankClaims.waits', { number: id, amount: money(taxPence + smallTaxPence) })}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
    );
  };
  return (
    <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={88} />}>
      {choices}
    </LoadState>
  );
}
