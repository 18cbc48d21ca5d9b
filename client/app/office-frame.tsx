import { ThemeProvider } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { InOfficeContext } from '../components/page/in-office.ts';
import { adminTheme } from './admin-theme.ts';
import { OfficeLayout } from './office-layout.tsx';

/** The office around its pages, in its own denser look. */
export function OfficeFrame(state: Partial<ComponentProps<typeof OfficeLayout>>) {
  return (
    <ThemeProvider theme={adminTheme}>
      <InOfficeContext value>
        <OfficeLayout isLost={false} lacksRole={false} {...state} />
      </InOfficeContext>
    </ThemeProvider>
  );
}
