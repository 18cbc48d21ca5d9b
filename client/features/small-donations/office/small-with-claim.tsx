import Typography from '@mui/material/Typography';
import { taxYearName } from '../../../../rules/tax-years.ts';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { Section } from '../../../components/page/section.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type SmallClaimsQuery, useSmallClaimsQuery } from './small-donations.generated.ts';

/** More is in no form of the tax office: it takes three tax years. */
const PAGE_SIZE = 50;

/** On the page of a Gift Aid claim: the small donations that were sent in the same form. */
export function SmallWithClaim({ id }: { id: number }) {
  const { t } = useTranslation();
  const money = useMoney();
  const result = useSmallClaimsQuery({
    variables: { claimId: id, page: 1, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const lines = ({ smallClaims }: SmallClaimsQuery) => {
    const claims = smallClaims.items.filter(({ voidedAt }) => !voidedAt);
    return (
      <>
        {claims.length === 0 && (
          <Typography sx={{ maxWidth: 720, displayPrint: 'none' }}>
            {t('smallDonations.withThisNone')}
          </Typography>
        )}
        {claims.map(({ id: smallId, taxYear, pence, taxPence }) => (
          <Typography key={smallId}>
            {t('smallDonations.withThisLine', {
              amount: money(pence),
              year: taxYearName(taxYear),
              tax: money(taxPence),
            })}
          </Typography>
        ))}
      </>
    );
  };
  return (
    <Section title={t('smallDonations.withThis')}>
      <LoadState result={result} placeholder={<Placeholder width="60%" />}>
        {lines}
      </LoadState>
    </Section>
  );
}
