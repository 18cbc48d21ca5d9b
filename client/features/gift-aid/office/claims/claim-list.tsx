import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { NO_FILTER } from '../../../../../rules/filters.ts';
import { RowTable } from '../../../../components/list/row-table.tsx';
import { useFilterAddress } from '../../../../components/list/use-filter-address.ts';
import { OfficeList } from '../../../../components/office/office-list.tsx';
import { Section } from '../../../../components/page/section.tsx';
import { useMoney } from '../../../../components/page/use-money.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useSiteDay } from '../../../ledger/office/use-site-day.ts';
import { claimAddress } from './claim-address.ts';
import { ClaimChip } from './claim-chip.tsx';
import { useGiftAidClaimsQuery } from './gift-aid-claims.generated.ts';

const PAGE_SIZE = 10;

/** What was claimed, the newest first. */
export function ClaimList() {
  const { t } = useTranslation();
  const money = useMoney();
  const { page, toPage } = useFilterAddress(NO_FILTER, 'claims_');
  const loaded = useGiftAidClaimsQuery({
    variables: { page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const siteDay = useSiteDay();
  return (
    <Section title={t('giftAidClaims.claims')}>
      <OfficeList
        result={loaded}
        listOf={(data) => data.giftAidClaims}
        page={page}
        pageSize={PAGE_SIZE}
        toPage={toPage}
        label={t('giftAidClaims.claims')}
        empty={t('giftAidClaims.noClaims')}
      >
        {(claims) => (
          <RowTable
            rows={claims}
            labelled
            columns={[
              {
                label: t('giftAidClaims.claim'),
                show: ({ id, madeAt }) => (
                  <Link
                    component={RouterLink}
                    to={claimAddress(id)}
                    sx={{ py: 1, display: 'inline-block', fontWeight: 600 }}
                  >
                    {t('giftAidClaims.claimOf', { number: id, day: siteDay(madeAt) })}
                  </Link>
                ),
              },
              {
                label: t('giftAidClaims.tax'),
                show: ({ taxPence, smallTaxPence }) => money(taxPence + smallTaxPence),
                isNumber: true,
              },
              { label: t('giftAidClaims.state'), show: ({ state }) => <ClaimChip state={state} /> },
            ]}
          />
        )}
      </OfficeList>
    </Section>
  );
}
