import GlobalStyles from '@mui/material/GlobalStyles';

const PRINTED = {
  '@media print': {
    'body #app, .MuiBackdrop-root': { display: 'none !important' },
    '.MuiDialog-root': { position: 'static !important' },
    '.MuiDialog-container': { display: 'block !important', height: 'auto !important' },
    '.MuiDialog-paper': {
      margin: '0 !important',
      width: '100% !important',
      maxWidth: 'none !important',
      transition: 'none !important',
      border: 0,
      boxShadow: 'none !important',
    },
  },
} as const;

/** Within a dialog: of the page only that dialog is printed, without what is behind it and what that says below each sheet. */
export function PrintedDialog() {
  return (
    <>
      <GlobalStyles styles={PRINTED} />
      <GlobalStyles styles="@page { @bottom-left { content: none; } @bottom-right { content: none; } }" />
    </>
  );
}
