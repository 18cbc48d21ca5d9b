import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

/** How far something with many parts is: a line, and the same in words. */
export function ProgressLine({ done, total, label }: { done: number; total: number; label: string }) {
  return (
    <Box sx={{ maxWidth: 480, my: 2 }}>
      <Typography role="status" sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>
        {label}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={total > 0 ? (done / total) * 100 : 0}
        aria-label={label}
        sx={{ height: 8, borderRadius: 4 }}
      />
    </Box>
  );
}
