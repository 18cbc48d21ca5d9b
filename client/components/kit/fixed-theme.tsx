import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface FixedThemeProps {
  theme: Theme;
  children: ReactNode;
}

/** What MUI's `ThemeProvider` does for a theme whose colours switch by rules of the page alone; its code is five times as much. */
export function FixedTheme({ theme, children }: FixedThemeProps) {
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={theme.components as object}>{children}</DefaultPropsProvider>
    </ThemeContext>
  );
}
