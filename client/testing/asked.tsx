import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

const ASKED = gql`
  query Asked {
    asked
  }
`;

/** Something on the screen that is asked of the server: `answering(ASKED_ANSWER)`, and `sent('Asked')` counts how often. */
export function Asked() {
  return <p>{useQuery<{ asked: string }>(ASKED).data?.asked}</p>;
}

export const ASKED_ANSWER = { Asked: () => ({ asked: 'Nothing' }) };
