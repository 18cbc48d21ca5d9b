import { useTheme } from '@mui/material/styles';
import { type ComponentProps, useMemo } from 'react';
import { FixedTheme } from '../../components/page/fixed-theme.tsx';
import { InOfficeContext } from '../../components/page/in-office.ts';
import { allTexts, loadTextFiles } from '../../i18n/load-texts.ts';
import { adminTheme } from './admin-theme.ts';
import { OfficeLayout } from './office-layout.tsx';

/** The office around its pages, in its own denser look. */
export function OfficeFrame(state: Partial<ComponentProps<typeof OfficeLayout>>) {
  const siteTheme = useTheme();
  const theme = useMemo(() => adminTheme(siteTheme), [siteTheme]);
  return (
    <FixedTheme theme={theme}>
      <InOfficeContext value>
        <OfficeLayout isLost={false} lacksRole={false} {...state} />
      </InOfficeContext>
    </FixedTheme>
  );
}

/** The frame with its texts, which are those of every feature, as in the office's routes. */
export async function loadOfficeFrame() {
  await loadTextFiles(await allTexts());
  return OfficeFrame;
}
