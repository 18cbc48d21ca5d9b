import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { cardOf, SECTION_ANSWERS } from './card-fixtures.ts';
import { PersonPage } from './person-page.tsx';

const NIDHI = {
  __typename: 'CandidateDetails',
  ...{ card: cardOf({ id: 9, firstName: 'Nidhi' }), photos: [], aboutCandidate: 'I argue for a living.' },
  ...{ hasSaidYesThemselves: true, sentStage: null, sentLine: '', tellsAt: null },
  ...{ receivedStage: null, contact: null },
};

it('[D115] after a report that hides the page the reader stands at what is said of it, not below it', async () => {
  let isHidden = false;
  const { client } = answering({
    ...SECTION_ANSWERS,
    Candidate: () => ({ candidate: isHidden ? null : NIDHI }),
    ReportCandidate: () => {
      isHidden = true;
      return { reportCandidate: true };
    },
  });
  const { user } = await showScreen(<PersonPage />, '/matrimonials/person?id=9', client);
  await user.click(await screen.findByRole('button', { name: /^Report this page/ }));
  await user.click(screen.getByRole('radio', { name: 'An intimate photo' }));
  await user.type(screen.getByRole('textbox', { name: /^What should we know/ }), 'The third photo.');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await answer(user, /^Thank you\. We will look at it/);
  await screen.findByText(/^We cannot show this page/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
