import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ChargeActs } from './charge-acts.tsx';
import { ChargeChip } from './charge-chip.tsx';
import { chargeAddress } from './charge-name.ts';
import { type ChargesQuery, useChargesQuery } from './charges.generated.ts';

function ChargeList({ charges: { items } }: ChargesQuery) {
  const { t } = useTranslation();
  const money = useMoney();
  const [first] = items;
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {first ? t('charges.ofHireLead', { reference: first.reference }) : t('charges.ofHireNone')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((charge) => (
          <Box
            component="li"
            key={charge.id}
            sx={{
              display: 'grid',
              gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
              gap: 1,
              alignItems: 'start',
              py: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box>
              <Link
                component={RouterLink}
                to={chargeAddress(charge.id)}
                sx={{ fontWeight: 600, display: 'inline-block', py: 0.5 }}
              >
                {t(`charges.kinds.${charge.kind}`)}: {money(charge.pence)}
              </Link>
              <Box>
                <ChargeChip charge={charge} />
              </Box>
            </Box>
            <ChargeActs charge={charge} />
          </Box>
        ))}
      </Box>
    </>
  );
}

/** What is asked for a booking and what has come of it, with what can be entered. */
export function HireMoney({ hireId }: { hireId: number }) {
  const { t } = useTranslation();
  const result = useChargesQuery({ variables: { hireId }, fetchPolicy: 'cache-and-network' });
  return (
    <Box component="section" aria-labelledby="hire-money" sx={{ my: 3, maxWidth: 760, displayPrint: 'none' }}>
      <Typography variant="h3" component="h2" id="hire-money">
        {t('charges.ofHire')}
      </Typography>
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={80} />}>
        {(data) => <ChargeList {...data} />}
      </LoadState>
    </Box>
  );
}
