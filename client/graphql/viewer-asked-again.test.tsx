import { gql } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../testing/answers.ts';
import { showScreen } from '../testing/screen.tsx';
import { useViewer } from './use-viewer.ts';

const WRITES = {
  AddPasskey: gql`
    mutation AddPasskey {
      done
    }
  `,
  ConfirmAuthenticatorApp: gql`
    mutation ConfirmAuthenticatorApp {
      done
    }
  `,
};

const WITHHELD = { role: 'MAIN_USER', withheldRoles: ['TREASURER'] };
const GIVEN = { role: 'ADMIN', withheldRoles: [] };

function Roles({ write }: { write: keyof typeof WRITES }) {
  const { viewer } = useViewer();
  const [send] = useMutation(WRITES[write]);
  return (
    <button type="button" onClick={() => send()}>
      {viewer.withheldRoles.length > 0 ? 'Withheld' : viewer.role}
    </button>
  );
}

it.each(['AddPasskey', 'ConfirmAuthenticatorApp'] as const)(
  '[AUTH-12] a role that waits for a second factor is there at once after %s',
  async (write) => {
    const somebody = { userId: 7, memberId: 0, isCandidate: false, profileForId: 0, name: 'Asha' };
    const viewer = { __typename: 'Viewer', ...somebody, email: '', mobile: '', permissions: [] };
    let isSet = false;
    const { client } = answering({
      Viewer: () => ({ viewer: { ...viewer, ...(isSet ? GIVEN : WITHHELD) } }),
      [write]: () => {
        isSet = true;
        return { done: true };
      },
    });
    const { user } = await showScreen(<Roles write={write} />, '/', client);
    await user.click(await screen.findByText('Withheld'));
    expect(await screen.findByText('ADMIN')).toBeDefined();
  },
);
