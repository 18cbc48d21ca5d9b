import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useMoney } from '../../../components/page/use-money.ts';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** One bar: amounts in pence. */
export interface Bar {
  key: string;
  label: string;
  /** The language of the label, if it differs from that of the page. */
  lang?: string;
  paidPence: number;
  pendingPence: number;
  refundedPence: number;
}

const PARTS = [
  { name: 'paidPence', status: 'PAID', colour: 'success.main' },
  { name: 'pendingPence', status: 'PENDING', colour: 'brand.gold' },
  { name: 'refundedPence', status: 'REFUNDED', colour: 'text.secondary' },
] as const;

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(110px, 30%) minmax(0, 1fr) 110px' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: { xs: 0.5, sm: 1 },
} as const;

/** On a phone the bar is below its label and amount. */
const barPlace = {
  gridColumn: { xs: '1 / -1', sm: '2' },
  gridRow: { xs: 'auto', sm: 'auto' },
  order: { xs: 1, sm: 0 },
};

function Legend() {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1.5 }}>
      {PARTS.map(({ status, colour }) => (
        <Box key={status} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ width: 16, height: 16, borderRadius: '3px', bgcolor: colour }} />
          <Typography variant="body2">{t(`donations.status.${status}`)}</Typography>
        </Box>
      ))}
    </Box>
  );
}

function BarRow({ bar, longest }: { bar: Bar; longest: number }) {
  const money = useMoney();
  return (
    <Box sx={[grid, { mb: { xs: 1.5, sm: 1 } }]}>
      <Typography variant="body2" lang={bar.lang} sx={{ overflowWrap: 'anywhere' }}>
        {bar.label}
      </Typography>
      <Box sx={[barPlace, { display: 'flex', height: 20, gap: '2px' }]}>
        {PARTS.filter(({ name }) => bar[name] > 0).map(({ name, colour }) => (
          <Box
            key={name}
            style={{ width: `${(100 * bar[name]) / longest}%` }}
            sx={{ bgcolor: colour, borderRadius: '3px', minWidth: '3px' }}
          />
        ))}
      </Box>
      <Typography variant="body2" sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
        {money(bar.paidPence)}
      </Typography>
    </Box>
  );
}

/** A bar chart of paid, pending and refunded amounts; screen readers get the same as a table. */
export function DonationBars({
  title,
  heading,
  bars,
}: {
  title: string;
  heading: string;
  bars: readonly Bar[];
}) {
  const { t } = useTranslation();
  const money = useMoney();
  const titleId = useId();
  const longest = Math.max(1, ...bars.map((bar) => bar.paidPence + bar.pendingPence + bar.refundedPence));
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ position: 'relative', minWidth: 0 }}>
      <Typography variant="h3" id={titleId} sx={{ mb: 1 }}>
        {title}
      </Typography>
      <div aria-hidden>
        <Legend />
        {bars.map((bar) => (
          <BarRow key={bar.key} bar={bar} longest={longest} />
        ))}
      </div>
      <VisuallyHidden>
        <table>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              {PARTS.map(({ status }) => (
                <th key={status} scope="col">
                  {t(`donations.status.${status}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.key}>
                <th scope="row" lang={bar.lang}>
                  {bar.label}
                </th>
                {PARTS.map(({ name }) => (
                  <td key={name}>{money(bar[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Box>
  );
}
