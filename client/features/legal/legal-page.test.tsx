import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { place, setPlace } from '../../../rules/place.ts';
import { UnusedPartsContext } from '../../components/page/page-parts.ts';
import { loadTextFiles, loadTexts } from '../../i18n/load-texts.ts';
import { showScreen } from '../../testing/screen.tsx';
import { PrivacyPage } from './privacy-page.tsx';

const HOME = { ...place };
afterEach(() => setPlace(HOME));

it('[D89] privacy names Gift Aid where there is any: with donations, in the United Kingdom', async () => {
  const page = (key: string, unused: string[] = []) => (
    <UnusedPartsContext key={key} value={unused}>
      <PrivacyPage />
    </UnusedPartsContext>
  );
  await loadTexts('en');
  await loadTextFiles(['legal.privacy']);
  const { show } = await showScreen(page('UK'));
  screen.getByRole('heading', { name: 'Gift Aid' });
  show(page('without donations', ['donations']));
  expect(screen.queryByRole('heading', { name: 'Gift Aid' })).toBeNull();
  setPlace({ ...HOME, country: 'AU' });
  show(page('AU'));
  screen.getByRole('heading', { name: 'When you give or pay' });
  expect(document.body.textContent).not.toMatch(/Gift Aid|HM Revenue/);
});
