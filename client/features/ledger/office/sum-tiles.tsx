import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const tile = { p: 2, border: 1, borderColor: 'divider', borderRadius: '12px' } as const;

interface SumTilesProps {
  /** What each is, its value, and what is said below it. */
  tiles: readonly (readonly [label: string, value: string, note?: string])[];
}

/** Counts and sums of a list, side by side. */
export function SumTiles({ tiles }: SumTilesProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${tiles.length}, minmax(0, 1fr))`,
        },
        gap: 1.5,
        mt: 0,
        mb: 3,
      }}
    >
      {tiles.map(([label, value, note]) => (
        <Box key={label} sx={tile}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontWeight: 600, fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Typography>
          {note && (
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {note}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
