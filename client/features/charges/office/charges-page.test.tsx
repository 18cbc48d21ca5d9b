import { screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { place, setPlace } from '../../../../rules/place.ts';
import { answering } from '../../../testing/answers.ts';
import { showScreen } from '../../../testing/screen.tsx';
import { ChargesPage } from './charges-page.tsx';

const HOME = { ...place };
afterEach(() => setPlace(HOME));

it('says nothing of Gift Aid outside the United Kingdom', async () => {
  const { client } = answering({ Charges: () => ({ charges: { rows: [], total: 0 } }) });
  const { show } = await showScreen(<ChargesPage />, '/', client);
  screen.getByText(/They are not donations: no receipt and no Gift Aid/);
  setPlace({ ...HOME, country: 'AU' });
  show(<ChargesPage key="AU" />);
  screen.getByText(/They are not donations, so there is no receipt/);
});
