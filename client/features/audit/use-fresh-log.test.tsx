import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, held } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { useFreshLog } from './use-fresh-log.ts';

const LOG = gql`
  query AuditEntries {
    auditEntries
  }
`;
const MEMBERS = gql`
  query Members {
    members
  }
`;

function Page() {
  const log = useQuery<{ auditEntries: string }>(LOG);
  useFreshLog(useQuery(MEMBERS));
  return <p>{log.data?.auditEntries}</p>;
}

it('the log shows that somebody has just looked at members, once those have come', async () => {
  const members = held();
  const entries = ['Nothing', 'Asha looked at members'];
  const { client, sent } = answering({
    AuditEntries: () => ({ auditEntries: entries.shift() }),
    Members: members.answer,
  });
  await showScreen(<Page />, '/', client);
  await screen.findByText('Nothing');
  expect(sent('AuditEntries')).toHaveLength(1);
  members.give({ members: 'Mira' });
  await screen.findByText('Asha looked at members');
  await waitFor(() => expect(sent('AuditEntries')).toHaveLength(2));
});
