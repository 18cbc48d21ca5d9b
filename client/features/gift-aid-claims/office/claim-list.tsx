import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { NO_FILTER } from '../../../../rules/filters.ts';
import { OfficeList } from '../../../components/office/office-list.tsx';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { Section } from '../../../components/page/section.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useMomentDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { claimAddress } from '../../gift-aid/office/claim-address.ts';
import { ClaimChip } from './claim-chip.tsx';
import { useGiftAidClaimsQuery } from './gift-aid-claims.generated.ts';

/** What was claimed, the newest first. */
export function ClaimList() {
  const { t } = useTranslation();
  const money = useMoney();
  const list = useOfficeList(NO_FILTER, {}, { prefix: 'claims_', pageSize: 10 });
  const siteDay = useMomentDay('long');
  return (
    <Section title={t('giftAidClaims.claims')}>
      <OfficeList
        title={t('giftAidClaims.claims')}
        list={list}
        result={useGiftAidClaimsQuery(list.asking({}))}
        rowsOf={({ giftAidClaims }) => giftAidClaims}
        none={t('giftAidClaims.noClaims')}
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
    </Section>
  );
}
