import GlobalStyles from '@mui/material/GlobalStyles';

/** On paper each sheet has its number and says what it belongs to. */
export function NumberedSheets({ name }: { name: string }) {
  const font = "font-family: 'Hind Vadodara', 'Hind Guntur', sans-serif; font-size: 9pt;";
  return (
    <GlobalStyles
      styles={`@page {
        size: A4;
        margin: 15mm;
        @bottom-left { content: ${JSON.stringify(name)}; ${font} }
        @bottom-right { content: counter(page) " / " counter(pages); ${font} }
      }`}
    />
  );
}
