import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DoneNoticeProvider } from '../../components/office/done-notice.tsx';
import type { AdminPath } from '../../components/page/paths.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { loadAdminPage } from './admin-pages.ts';
import { SECTION_PAGES } from './office-sections.ts';

/** Today is headed by its date. */
const OF_SECTIONS = SECTION_PAGES.filter(({ to }) => to !== PATHS.officeToday && to !== PATHS.adminDashboard);

it.each(OF_SECTIONS)(
  '[D105] $to has one name, in the navigation, above it and in the path to it',
  async ({ to, label }) => {
    const Page = await loadAdminPage(to as AdminPath);
    function Name() {
      return <p id="name">{useTranslation().t(label)}</p>;
    }
    await showScreen(
      <DoneNoticeProvider>
        <Name />
        <Page />
      </DoneNoticeProvider>,
      to,
      answering({}).client,
    );
    const name = document.getElementById('name')!.textContent;
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(name);
    const path = screen.getByRole('navigation', { name: 'You are here' });
    expect(
      [...path.querySelectorAll('li')].map(({ textContent }) => textContent?.replace(/^\//, '')),
    ).toEqual(['Dashboard', name]);
  },
);
