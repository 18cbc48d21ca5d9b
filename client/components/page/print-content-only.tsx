import GlobalStyles from '@mui/material/GlobalStyles';

const styles = {
  '@page': { size: 'A4', margin: '15mm' },
  '@media print': {
    'body header, body footer': { display: 'none !important' },
    'body, main, #app': { background: 'none' },
  },
} as const;

/** For a page that people print: hides the header and the footer on paper. */
export function PrintContentOnly() {
  return <GlobalStyles styles={styles} />;
}
