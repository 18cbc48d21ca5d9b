import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { place, setPlace } from '../../../rules/place.ts';
import { showScreen } from '../../testing/screen.tsx';
import { RequestsPage } from './requests-page.tsx';

const HOME = { ...place };
afterEach(() => setPlace(HOME));

it('says where else to complain: to the Information Commissioner in the United Kingdom alone', async () => {
  const { show } = await showScreen(<RequestsPage />);
  expect(screen.getByText(/Information Commissioner/).textContent).toContain('ico.org.uk');
  setPlace({ ...HOME, country: 'AU' });
  show(<RequestsPage key="AU" />);
  expect(screen.queryByText(/Information Commissioner|ico\.org\.uk/)).toBeNull();
  screen.getByText('You can also complain to the authority that oversees data protection in our country.');
});
