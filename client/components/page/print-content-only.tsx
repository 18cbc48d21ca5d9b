import GlobalStyles from '@mui/material/GlobalStyles';

const styles = {
  '@page': { size: 'A4', margin: '15mm' },
  '@media print': {
    'body header, body footer, body nav': { display: 'none !important' },
    'body, main, #app': { background: 'none' },
  },
} as const;

/** On paper no page has its header, its footer or its menus. */
export function PrintContentOnly() {
  return <GlobalStyles styles={styles} />;
}
