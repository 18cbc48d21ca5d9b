import { createTheme, type Theme } from '@mui/material/styles';

/** The site's theme for the office: denser. */
export const adminTheme = (theme: Theme): Theme =>
  createTheme(theme, {
    typography: {
      body1: { fontSize: '1rem', lineHeight: 1.5 },
      body2: { fontSize: '0.9375rem', lineHeight: 1.45 },
      button: { fontSize: '1rem' },
      h2: { fontSize: '1.75rem' },
      h3: { fontSize: '1.3rem' },
    },
    components: {
      // The kit's labels lie in the field; all of ours stand above it.
      MuiInputLabel: {
        styleOverrides: {
          root: {
            position: 'static',
            maxWidth: 'none',
            marginBottom: 4,
            transform: 'none',
            // The kit lets a press on an empty field's label through to the field below it.
            pointerEvents: 'auto',
            whiteSpace: 'normal',
            color: theme.palette.text.primary,
            fontWeight: 600,
          },
        },
      },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { top: 0, '& legend': { display: 'none' } } } },
      MuiFormHelperText: { styleOverrides: { contained: { marginInline: 0 } } },
      MuiTableCell: { styleOverrides: { root: { padding: '10px 12px', fontSize: '1rem' } } },
    },
  });
