import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { place, setPlace } from '../../../rules/place.ts';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { AuditList } from './audit-list.tsx';

const HOME = { ...place };
afterEach(() => setPlace(HOME));

it('offers records of Gift Aid to choose from where there is any', async () => {
  const { client } = answering({ AuditEntries: () => ({ auditEntries: { items: [], totalCount: 0 } }) });
  const { show } = await showScreen(<AuditList />, '/?log_kind=DONOR', client);
  const ofGiftAid = () => screen.queryAllByRole('option', { name: /Gift Aid|Small donation/ }).length;
  expect(ofGiftAid()).toBeGreaterThan(2);
  setPlace({ ...HOME, country: 'AU' });
  show(<AuditList key="AU" />);
  expect(ofGiftAid()).toBe(0);
  screen.getByRole('option', { name: 'Donor' });
});
