import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { pageOf, withPage } from '../../../../components/list/page-parameter.ts';
import { RowTable } from '../../../../components/list/row-table.tsx';
import { OfficeList } from '../../../../components/office/office-list.tsx';
import { Section } from '../../../../components/page/section.tsx';
import { useMoney } from '../../../../components/page/use-money.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLineDay } from '../../../ledger/office/use-money-days.ts';
import { useGiftAidClaimGiftsQuery } from './gift-aid-claims.generated.ts';

const PAGE_SIZE = 100;

/** The gifts of a claim, as the tax office gets them. */
export function ClaimGifts({ id }: { id: number }) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const [parameters] = useSearchParams();
  const page = pageOf(parameters.get('page'));
  const loaded = useGiftAidClaimGiftsQuery({
    variables: { id, page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Section title={t('giftAidClaims.claimGifts')}>
      <OfficeList
        result={loaded}
        listOf={(data) => data.giftAidClaimGifts}
        page={page}
        pageSize={PAGE_SIZE}
        toPage={(to) => withPage(parameters, 'page', to)}
        label={t('giftAidClaims.claimGifts')}
        empty={t('giftAidClaims.none')}
      >
        {(gifts) => (
          <RowTable
            rows={gifts}
            labelled
            columns={[
              { label: t('giftAidClaims.day'), show: ({ receivedOn }) => dayText(receivedOn, true) },
              { label: t('giftAidClaims.donor'), show: ({ name }) => name },
              { label: t('giftAidClaims.home'), show: ({ home }) => home },
              { label: t('giftAidClaims.reference'), show: ({ reference }) => reference },
              {
                label: t('giftAidClaims.amount'),
                show: ({ pence, givenBackPence }) => (
                  <>
                    {money(pence)}
                    {givenBackPence > 0 && (
                      <Typography variant="body2">
                        {t('giftAidClaims.givenBack', { amount: money(givenBackPence) })}
                      </Typography>
                    )}
                  </>
                ),
                isNumber: true,
              },
            ]}
          />
        )}
      </OfficeList>
    </Section>
  );
}
