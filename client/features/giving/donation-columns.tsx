import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { DonationColumn } from '../../../rules/donation-states.ts';
import { Permission } from '../../../rules/permissions.ts';
import { AddLink } from '../../components/list/add-link.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { useMoney } from '../../components/page/use-money.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DonationTypesQuery } from '../ledger/donation-types.generated.ts';
import { useColumnName } from '../ledger/use-column-name.ts';

type Types = DonationTypesQuery['donationTypes'];

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 4, md: 3 },
  alignItems: 'start',
} as const;

const column = {
  p: { xs: 2, sm: 3 },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderTop: 4,
  borderTopColor: 'primary.main',
  borderRadius: '16px',
} as const;

const entry = {
  width: '100%',
  minHeight: 56,
  justifyContent: 'space-between',
  textAlign: 'start',
  gap: 2,
  px: 2,
} as const;

function TypeButton({ type }: { type: Types[number] }) {
  const money = useMoney();
  const name = useLocalized()(type.name, type.textLanguages.name);
  return (
    <Button
      component={Link}
      to={`${PATHS.donations}?${QUERY_PARAMETERS.subDonationTypeId}=${type.id}`}
      variant="outlined"
      sx={entry}
    >
      <Box component="span" lang={name.lang} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name.text}
      </Box>
      {type.feePence !== null && (
        <Box
          component="span"
          sx={{ flex: 'none', color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}
        >
          {money(type.feePence)}
        </Box>
      )}
    </Button>
  );
}

function TypeColumn({ name, types }: { name: DonationColumn; types: Types }) {
  const { t } = useTranslation();
  const columnName = useColumnName();
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={column}>
      <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 2 }}>
        {columnName(name)}
      </Typography>
      {types.length === 0 && (
        <>
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {t('donations.emptyColumn')}
          </Typography>
          <AddLink
            label="donations.addTypes"
            to={PATHS.donationTypes}
            permission={Permission.MANAGE_DONATIONS}
          />
        </>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {types.map((type) => (
          <li key={type.id}>
            <TypeButton type={type} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Three columns of buttons, stacked on a phone; a fixed fee is shown on its button. */
export function DonationColumns({ types }: { types: Types }) {
  return (
    <Box sx={grid}>
      {Object.values(DonationColumn).map((name) => (
        <TypeColumn key={name} name={name} types={types.filter((type) => type.column === name)} />
      ))}
    </Box>
  );
}
