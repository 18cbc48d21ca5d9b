import Box from '@mui/material/Box';
import type { totalsFilterRules } from '../../../../rules/donations.ts';
import { dateTimeFormat } from '../../../../rules/formats.ts';
import { localeOf } from '../../../../rules/languages.ts';
import type { FilterValues } from '../../../components/list/filter-address.ts';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { Section } from '../../../components/page/section.tsx';
import { useLocalized } from '../../../i18n/localized.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DonationBars } from './donation-bars.tsx';
import { useDonationTotalsQuery } from './donation-ledger.generated.ts';

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 5,
  alignItems: 'start',
} as const;

/** Totals by month and by type of what a filter matches. */
export function LedgerTotals({ filter }: { filter: FilterValues<typeof totalsFilterRules> }) {
  const { t, language } = useTranslation();
  const localized = useLocalized();
  const loaded = useDonationTotalsQuery({ variables: filter, fetchPolicy: 'cache-and-network' });
  const result = { ...loaded, data: loaded.data ?? loaded.previousData };
  const monthName = dateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <Section title={t('donations.totals')}>
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={320} />}>
        {({ donationTotals: { byMonth, byType } }) => (
          <Box sx={grid}>
            <DonationBars
              title={t('donations.byMonth')}
              heading={t('donations.month')}
              bars={byMonth.map(({ month, ...sums }) => ({
                key: month,
                label: monthName.format(new Date(`${month}-01`)),
                ...sums,
              }))}
            />
            <DonationBars
              title={t('donations.byType')}
              heading={t('donations.typeLabel')}
              bars={byType.map(({ subTypeId, name, textLanguages, ...sums }) => {
                const { text, lang } = localized(name, textLanguages.name);
                return { key: String(subTypeId), label: text, lang, ...sums };
              })}
            />
          </Box>
        )}
      </LoadState>
    </Section>
  );
}
