import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

/** Covers the page while a call runs that must not be disturbed. */
export function BusyOverlay({ open, label }: { open: boolean; label: string }) {
  return (
    <Backdrop
      open={open}
      transitionDuration={0}
      sx={{ zIndex: 'modal', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2 }}
    >
      <CircularProgress sx={{ color: 'common.white' }} aria-hidden />
      <Typography sx={{ color: 'common.white' }}>{label}</Typography>
    </Backdrop>
  );
}
