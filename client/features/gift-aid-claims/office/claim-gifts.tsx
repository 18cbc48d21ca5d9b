import Typography from '@mui/material/Typography';
import { NO_FILTER } from '../../../../rules/filters.ts';
import { OfficeList } from '../../../components/office/office-list.tsx';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { Section } from '../../../components/page/section.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLineDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useGiftAidClaimGiftsQuery } from './gift-aid-claims.generated.ts';

/** The gifts of a claim, as the tax office gets them. */
export function ClaimGifts({ id }: { id: number }) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const list = useOfficeList(NO_FILTER, {}, { pageSize: 100 });
  return (
    <Section title={t('giftAidClaims.claimGifts')}>
      <OfficeList
        title={t('giftAidClaims.claimGifts')}
        list={list}
        result={useGiftAidClaimGiftsQuery(list.asking({ id }))}
        rowsOf={({ giftAidClaimGifts }) => giftAidClaimGifts}
        none={t('giftAidClaims.none')}
        labelled
        columns={[
          { label: t('giftAidClaims.day'), show: ({ receivedOn }) => dayText(receivedOn, true) },
          { label: t('giftAidClaims.donor'), show: ({ name }) => name },
          { label: t('giftAidClaims.home'), show: ({ home }) => home },
          { label: t('giftAidClaims.reference'), show: ({ reference }) => reference },
          {
            label: t('giftAidClaims.amount'),
            show: ({ pence, refundedPence }) => (
              <>
                {money(pence)}
                {refundedPence > 0 && (
                  <Typography variant="body2">
                    {t('giftAidClaims.refunded', { amount: money(refundedPence) })}
                  </Typography>
                )}
              </>
            ),
            isNumber: true,
          },
        ]}
      />
    </Section>
  );
}
