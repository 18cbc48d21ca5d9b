import { type ComponentProps, useMemo } from 'react';
import { FixedTheme } from '../../components/kit/fixed-theme.tsx';
import { Kit } from '../../components/kit/kit.tsx';
import { themeOf } from '../../components/kit/theme.ts';
import { InOfficeContext } from '../../components/page/in-office.ts';
import { useSiteColours } from '../../components/page/site-colours.ts';
import { allTexts, loadTextFiles } from '../../i18n/load-texts.ts';
import { adminTheme } from './admin-theme.ts';
import { OfficeLayout } from './office-layout.tsx';

/** The office around its pages, in its own denser look. */
export function OfficeFrame(state: Partial<ComponentProps<typeof OfficeLayout>>) {
  const colours = useSiteColours();
  const theme = useMemo(() => adminTheme(themeOf(colours)), [colours]);
  return (
    <Kit>
      <FixedTheme theme={theme}>
        <InOfficeContext value>
          <OfficeLayout isLost={false} lacksRole={false} {...state} />
        </InOfficeContext>
      </FixedTheme>
    </Kit>
  );
}

/** The frame with its texts, which are those of every feature, as in the office's routes. */
export async function loadOfficeFrame() {
  await loadTextFiles(await allTexts());
  return OfficeFrame;
}
