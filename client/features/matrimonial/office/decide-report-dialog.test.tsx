import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Instant } from '../../../../rules/days.ts';
import { answering } from '../../../testing/answers.ts';
import { showScreen } from '../../../testing/screen.tsx';
import { DecideReportDialog } from './decide-report-dialog.tsx';
import type { CandidateReportFieldsFragment } from './reports.generated.ts';

const REPORT = {
  ...{ id: 5, version: 2, kind: 'INTIMATE_IMAGE', text: 'It was copied from elsewhere.' },
  ...{ candidateName: 'Rushabh Sanghvi', reporterName: 'Nidhi Thakor', isHidden: true, state: 'OPEN' },
  createdAt: '2026-11-27T10:00:00.000Z' as Instant,
} as CandidateReportFieldsFragment;

it('shows what was reported, and decides nothing before somebody has', async () => {
  const { client, sent } = answering({ DecideCandidateReport: () => ({ decideCandidateReport: true }) });
  const dialog = <DecideReportDialog report={REPORT} onClose={() => undefined} />;
  const { user } = await showScreen(dialog, '/', client);
  expect(screen.getByText('It was copied from elsewhere.')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Answer/), 'We have looked at it.');
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  expect((await screen.findAllByText('Choose whether the report is right.')).length).toBeGreaterThan(0);
  expect(sent('DecideCandidateReport')).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Yes, something is wrong' }));
  await user.click(screen.getByRole('button', { name: 'Save decision' }));
  await waitFor(() => expect(sent('DecideCandidateReport')).toHaveLength(1));
  const [{ input }] = sent('DecideCandidateReport');
  expect(input).toEqual({ decision: 'UPHELD', measure: 'HIDE', answer: 'We have looked at it.' });
});

it('[D115] says what goes with a profile that is removed', async () => {
  const dialog = <DecideReportDialog report={REPORT} onClose={() => undefined} />;
  const { user } = await showScreen(dialog, '/', answering({}).client);
  await user.click(screen.getByRole('radio', { name: 'Yes, something is wrong' }));
  expect(screen.queryByText(/the whole account goes/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Remove the profile' }));
  expect(screen.getByText(/the whole account goes/)).toBeTruthy();
});
