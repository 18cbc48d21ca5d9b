import GlobalStyles from '@mui/material/GlobalStyles';

const styles = {
  '@page': { size: 'A4', margin: '15mm' },
  '@media print': {
    'body header, body footer': { display: 'none !important' },
    'body, main, #app': { background: 'none' },
  },
} as const;

/** On a page that people print: paper gets its content, without the header, the menu and the footer. */
export function PrintContentOnly() {
  return <GlobalStyles styles={styles} />;
}
